/** Asks before a channel is deleted, and says what becomes of its items. */
import { useQuery } from '@tanstack/react-query';
import type { Channel } from '#contract/resources/channels.ts';
import { targetOf } from '#features/assign/model/assignment.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { itemsPage } from '#queries/resources/channel-items-page.ts';
import { channelItemsQuery, useDeleteChannel } from '#queries/resources/channels.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { formatNumber } from '#ui/format/format.ts';

interface DeleteChannelProps {
  channel: Pick<Channel, 'id' | 'name'>;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteChannel({ channel, onClose, onDeleted }: DeleteChannelProps) {
  const remove = useDeleteChannel();
  // What is known of its items already; to ask for them only to count them would be a request for a number.
  const items = useQuery({ ...channelItemsQuery(useEngine(), channel.id, itemsPage(1)), enabled: false });
  return (
    <ConfirmDialog
      title="Delete this channel?"
      confirmLabel="Delete channel"
      act={{ thing: 'channel', done: 'deleted' }}
      onConfirm={async () => {
        await remove.mutateAsync({ id: channel.id });
        onDeleted();
      }}
      onClose={onClose}
    >
      <bdi dir="auto">
        <b>{targetOf('channel', channel).name.slice(0, 200)}</b>
      </bdi>{' '}
      will be gone, and this cannot be undone. {consequence(items.data?.result)} The links, bio pages and QR items themselves stay
      as they are.
    </ConfirmDialog>
  );
}

function consequence(items: number | undefined): string {
  if (items === 0) return 'Nothing is in it.';
  if (items === 1) return 'Its one item is taken out of it.';
  return items === undefined ? 'All its items are taken out of it.' : `All ${formatNumber(items)} items are taken out of it.`;
}
