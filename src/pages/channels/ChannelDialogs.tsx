/** Channel dialogs: create, edit, delete a channel, or assign items to it. */
import { useQuery } from '@tanstack/react-query';
import type { Channel } from '#contract/resources/channels.ts';
import { targetOf } from '#features/assign/model/assignment.ts';
import { AddItemsDialog } from '#features/assign/picker/AddItemsDialog.tsx';
import { DeleteTargetDialog } from '#features/assign/target-page/DeleteTargetDialog.tsx';
import { ChannelForm } from '#features/resource-forms/ChannelForm.tsx';
import { useEngine } from '#queries/EngineContext.tsx';
import { itemsPage } from '#queries/resources/channel-items-page.ts';
import { channelItemsQuery, useDeleteChannel } from '#queries/resources/channels.ts';
import { formatNumber } from '#ui/format/format.ts';

export type ChannelAction =
  | { kind: 'create' }
  /** `present`: the ids of the links that are known to be in it already. */
  | { kind: 'assign'; channel: Pick<Channel, 'id' | 'name'>; present?: ReadonlySet<number> }
  | { kind: 'edit'; channel: Channel }
  | { kind: 'delete'; channel: Pick<Channel, 'id' | 'name'> };

interface ChannelDialogsProps {
  action: ChannelAction | undefined;
  onClose: () => void;
  /** After the channel was deleted, in place of `onClose`. */
  onDeleted?: () => void;
}

export function ChannelDialogs({ action, onClose, onDeleted = onClose }: ChannelDialogsProps) {
  switch (action?.kind) {
    case undefined:
      return null;
    case 'create':
      return <ChannelForm onClose={onClose} />;
    case 'edit':
      return <ChannelForm channel={action.channel} onClose={onClose} />;
    case 'assign':
      return (
        <AddItemsDialog target={targetOf('channel', action.channel)} present={action.present ?? new Set()} onClose={onClose} />
      );
    case 'delete':
      return <DeleteChannel channel={action.channel} onClose={onClose} onDeleted={onDeleted} />;
  }
}

interface DeleteChannelProps {
  channel: Pick<Channel, 'id' | 'name'>;
  onClose: () => void;
  onDeleted: () => void;
}

function DeleteChannel({ channel, onClose, onDeleted }: DeleteChannelProps) {
  const remove = useDeleteChannel();
  // Only what is loaded already: the number of items is not worth a request.
  const items = useQuery({ ...channelItemsQuery(useEngine(), channel.id, itemsPage(1)), enabled: false });
  return (
    <DeleteTargetDialog
      target={targetOf('channel', channel)}
      onDelete={() => remove.mutateAsync({ id: channel.id })}
      onClose={onClose}
      onDeleted={onDeleted}
    >
      {consequence(items.data?.result)} The links, bio pages and QR items themselves stay as they are.
    </DeleteTargetDialog>
  );
}

function consequence(items: number | undefined): string {
  if (items === 0) return 'Nothing is in it.';
  if (items === 1) return 'Its one item is taken out of it.';
  return items === undefined ? 'All its items are taken out of it.' : `All ${formatNumber(items)} items are taken out of it.`;
}
