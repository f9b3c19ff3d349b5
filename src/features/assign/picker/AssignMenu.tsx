/** Assign menu: "Assign to channel…" and "Assign to campaign…" behind a button, after other actions, and the picker that they open. */
import { Menu } from '@mantine/core';
import { Layers, Megaphone } from 'lucide-react';
import { lazy, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AssignableItem } from '#features/assign/model/assignment.ts';
import { LazyDialog } from '#ui/dialogs/LazyDialog.tsx';
import type { AssignPickerProps } from './AssignPicker.tsx';

const AssignPicker = lazy(async () => ({
  default: (await import('./AssignPicker.tsx')).AssignPicker,
}));

interface AssignMenuProps {
  items: readonly AssignableItem[];
  button: ReactElement;
  /** Menu items before those that assign. */
  children?: ReactNode;
  /** For a menu that its button opens by itself. */
  state?: {
    readonly id: string;
    readonly opened: boolean;
    readonly onChange: (opened: boolean) => void;
  };
  /** What takes the focus after the picker; by default the button. */
  returnTo?: () => HTMLElement | null;
}

/** The focus comes back to the button. */
export function AssignMenu({ items, button, children, state, returnTo }: AssignMenuProps) {
  const t = useTranslations('assigning.menu');
  const [request, setRequest] = useState<PickerRequest>();
  const holder = useRef<HTMLSpanElement>(null);
  return (
    <span ref={holder} style={{ display: 'contents' }}>
      <Menu position="bottom-end" width={220} {...state}>
        <Menu.Target>{button}</Menu.Target>
        <Menu.Dropdown>
          {children}
          <Menu.Item
            leftSection={<Layers size={16} aria-hidden />}
            onClick={() => setRequest({ kind: 'channel', items })}
          >
            {t('channel')}
          </Menu.Item>
          {items.every(({ type }) => type === 'links') ? (
            <Menu.Item
              leftSection={<Megaphone size={16} aria-hidden />}
              onClick={() => setRequest({ kind: 'campaign', items })}
            >
              {t('campaign')}
            </Menu.Item>
          ) : null}
        </Menu.Dropdown>
      </Menu>
      <LazyAssignPicker
        request={request}
        onClose={() => setRequest(undefined)}
        returnTo={returnTo ?? (() => holder.current?.querySelector('button'))}
      />
    </span>
  );
}

/** What the user wants to assign, and to which kind of target. */
export type PickerRequest = Pick<AssignPickerProps, 'kind' | 'items'>;

interface LazyAssignPickerProps extends Omit<AssignPickerProps, 'kind' | 'items'> {
  request: PickerRequest | undefined;
}

/** Loads the picker when the user asks for it. */
export function LazyAssignPicker({ request, ...rest }: LazyAssignPickerProps) {
  if (request === undefined) return null;
  return (
    <LazyDialog onClose={rest.onClose}>
      <AssignPicker {...request} {...rest} />
    </LazyDialog>
  );
}
