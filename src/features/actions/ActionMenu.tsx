/** Action menu: actions behind a button, by default the three dots of a record; made when it is first opened. */
import { Menu } from '@mantine/core';
import { Check, Ellipsis, TriangleAlert } from 'lucide-react';
import {
  type ComponentPropsWithoutRef,
  createContext,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  use,
  useEffect,
  useId,
  useImperativeHandle,
  useState,
} from 'react';
import { useTranslations } from 'use-intl';
import { FocusHandoff } from '#ui/dialogs/FocusHandoff.tsx';
import { useCopy } from '#ui/inputs/clipboard.ts';
import { IconButton } from '#ui/inputs/IconButton.tsx';
import { ScreenReaderText } from '#ui/text/ScreenReaderText.tsx';
import { targetOf } from './ActionButton.tsx';
import type { Action } from './actions.ts';

/** Acts for an item of a menu, which closes: its button says the outcome. */
const ActContext = createContext<(action: Action) => void>(({ run }) => run?.());

const outcomeIcons = { copied: Check, failed: TriangleAlert };

interface ActionMenuProps {
  name: string;
  /** In place of the three dots. */
  button?: (props: ComponentPropsWithoutRef<'button'>) => ReactElement;
  /** `ActionItems`. */
  children: ReactNode;
}

export function ActionMenu({ name, button, children }: ActionMenuProps) {
  const t = useTranslations('ui');
  const { outcome, message, copy } = useCopy();
  const [said, setSaid] = useState('');
  const [target, setTarget] = useState<HTMLElement>();
  // Undefined until it is opened: most of the rows that are scrolled past never are.
  const [opened, setOpened] = useState<boolean>();
  const id = useId();
  const Icon = outcome === undefined ? Ellipsis : outcomeIcons[outcome];
  const act = async ({ copies, run, tell }: Action) => {
    run?.();
    if (copies !== undefined) await copy(copies);
    setSaid((await tell?.()) ?? '');
  };
  const shown = {
    id,
    'aria-haspopup': 'menu',
    'aria-expanded': opened === true,
    'aria-controls': opened === true ? `${id}-dropdown` : undefined,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
      setTarget(currentTarget);
      setOpened(opened !== true);
    },
  } as const;
  return (
    // Deleting the record removes this button while it has the focus.
    <FocusHandoff>
      {/* Before the button: after one at the edge of the screen it would be outside of that. */}
      <ScreenReaderText>{message || said}</ScreenReaderText>
      {button?.(shown) ?? (
        <IconButton
          {...shown}
          label={t('actions', { name: name.slice(0, 80) })}
          tip={message || undefined}
        >
          <Icon
            size={16}
            color={outcome === 'copied' ? 'var(--deck-accent)' : 'currentColor'}
            aria-hidden
          />
        </IconButton>
      )}
      {opened === undefined || target === undefined ? null : (
        <Dropdown id={id} button={target} opened={opened} onChange={setOpened}>
          <ActContext value={(action) => void act(action)}>{children}</ActContext>
        </Dropdown>
      )}
    </FocusHandoff>
  );
}

interface DropdownProps {
  id: string;
  button: HTMLElement;
  opened: boolean;
  onChange: (opened: boolean) => void;
  children: ReactNode;
}

function Dropdown({ id, button, opened, onChange, children }: DropdownProps) {
  // The menu returns the focus only where it was there before it opened.
  const [isThere, setIsThere] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- it has to be closed once before it opens
  useEffect(() => setIsThere(true), []);
  return (
    <Menu id={id} position="bottom-end" width={240} opened={isThere && opened} onChange={onChange}>
      <Menu.Target>
        <Existing element={button} />
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}

/** Gives an element that is on the page already as the target of a menu. */
function Existing({ element, ref }: { element: HTMLElement; ref?: Ref<HTMLElement> }) {
  useImperativeHandle<HTMLElement, HTMLElement>(ref, () => element, [element]);
  return null;
}

/** Null stands for a line between groups. They work in any menu. */
export function ActionItems({ actions }: { actions: readonly (Action | null | undefined)[] }) {
  const act = use(ActContext);
  return actions.map((action, place) => {
    if (action === null) return <Menu.Divider key={`line ${place}`} />;
    if (action === undefined) return null;
    const { id, title, shown = title, icon: Icon, isDanger = false } = action;
    return (
      <Menu.Item
        key={id}
        c={isDanger ? 'var(--mantine-color-error)' : undefined}
        leftSection={Icon && <Icon size={16} aria-hidden />}
        {...targetOf({ ...action, run: () => act(action) })}
      >
        {shown}
      </Menu.Item>
    );
  });
}
