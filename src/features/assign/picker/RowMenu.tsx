/** Row menu: the three dots of a row, a plain button whose menu is made when it is first opened. */
import { Ellipsis } from 'lucide-react';
import {
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useTranslations } from 'use-intl';
import type { AssignableItem } from '#features/assign/model/assignment.ts';
import { IconButton } from '#ui/inputs/IconButton.tsx';
import { AssignMenu } from './AssignMenu.tsx';

interface RowMenuProps {
  item: AssignableItem;
  /** In place of the three dots. */
  icon?: ReactNode;
  /** Of the tooltip. */
  tip?: string;
  /** Menu items before those that assign, given the button. */
  children?: ReactNode;
  ref?: RefObject<HTMLButtonElement | null>;
}

/** The focus comes back to the button. */
export function RowMenu({ item, icon, tip, children, ref }: RowMenuProps) {
  const t = useTranslations('ui');
  const own = useRef<HTMLButtonElement>(null);
  const button = ref ?? own;
  // Undefined until it is opened: most of the rows that are scrolled past never are.
  const [opened, setOpened] = useState<boolean>();
  const id = useId();
  return (
    <>
      <IconButton
        ref={button}
        id={id}
        label={t('actions', { name: item.name.slice(0, 80) })}
        tip={tip}
        aria-haspopup="menu"
        aria-expanded={opened === true}
        aria-controls={opened === true ? `${id}-dropdown` : undefined}
        onClick={() => setOpened(opened !== true)}
      >
        {icon ?? <Ellipsis size={16} aria-hidden />}
      </IconButton>
      {opened === undefined ? null : (
        <OpenedMenu id={id} item={item} button={button} opened={opened} onChange={setOpened}>
          {children}
        </OpenedMenu>
      )}
    </>
  );
}

interface OpenedMenuProps {
  id: string;
  item: AssignableItem;
  button: RefObject<HTMLButtonElement | null>;
  opened: boolean;
  onChange: (opened: boolean) => void;
  children: ReactNode;
}

function OpenedMenu({ id, item, button, opened, onChange, children }: OpenedMenuProps) {
  // The menu returns the focus only where it was there before it opened.
  const [isThere, setIsThere] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- it has to be closed once before it opens
  useEffect(() => setIsThere(true), []);
  return (
    <AssignMenu
      items={[item]}
      button={<Existing element={button} />}
      state={{ id, opened: isThere && opened, onChange }}
      returnTo={() => button.current}
    >
      {children}
    </AssignMenu>
  );
}

/** Gives an element that is on the page already as the target of a menu. */
function Existing({
  element,
  ref,
}: {
  element: RefObject<HTMLElement | null>;
  ref?: Ref<HTMLElement | null>;
}) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element.current, [
    element,
  ]);
  return null;
}
