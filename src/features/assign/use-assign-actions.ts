/** Assign actions: put items into a channel or a campaign, which a picker asks for. */
import { Layers, Megaphone } from 'lucide-react';
import { lazy } from 'react';
import { useTranslations } from 'use-intl';
import type { Action } from '#features/actions/actions.ts';
import { useDialog } from '#ui/dialogs/DialogHost.tsx';
import type { AssignableItem, AssignTarget } from './model/assignment.ts';

const AssignPicker = lazy(async () => ({
  default: (await import('./picker/AssignPicker.tsx')).AssignPicker,
}));

type PickTarget = (kind: AssignTarget['kind'], items: readonly AssignableItem[]) => void;

export function useAssignPicker(): PickTarget {
  const open = useDialog();
  return (kind, items) => open(AssignPicker, { kind, items });
}

/** Campaigns take links alone. */
export function useAssignActions(items: readonly AssignableItem[]): (Action | undefined)[] {
  const t = useTranslations('assigning.menu');
  const pick = useAssignPicker();
  return [
    {
      id: 'assign-channel',
      title: t('channel'),
      icon: Layers,
      key: 'a',
      run: () => pick('channel', items),
    },
    items.some(({ type }) => type !== 'links')
      ? undefined
      : {
          id: 'assign-campaign',
          title: t('campaign'),
          icon: Megaphone,
          key: 'A',
          run: () => pick('campaign', items),
        },
  ];
}
