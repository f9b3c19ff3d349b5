/** Channel dialogs: create, edit, delete a channel, or assign items to it. */
import { useQuery } from '@tanstack/react-query';
import type { Identified } from '#contract/reading/readable.ts';
import type { Channel } from '#contract/resources/channels.ts';
import { type OpenTargetDialog, TargetDialogs } from '#features/assign/target-page/TargetDialogs.tsx';
import { ChannelForm } from '#features/resource-forms/ChannelForm.tsx';
import { useEngine } from '#queries/EngineContext.tsx';
import { knownTotal } from '#queries/endpoint-query.ts';
import { channelItemsQuery, useDeleteChannel } from '#queries/resources/channels.ts';
import { formatCount } from '#ui/format/format.ts';

export function ChannelDialogs(dialog: OpenTargetDialog<Identified<Channel>>) {
  const { action } = dialog;
  const remove = useDeleteChannel();
  const id = action === undefined || action.kind === 'create' ? 0 : action.record.id;
  // Only what is loaded already: the number of items is not worth a request.
  const items = useQuery({ ...channelItemsQuery(useEngine(), id, 1), enabled: false });
  return (
    <TargetDialogs {...dialog} kind="channel" Form={ChannelForm} onDelete={remove.mutateAsync}>
      {consequence(knownTotal(items.data))} The links, bio pages and QR items themselves stay as they are.
    </TargetDialogs>
  );
}

function consequence(items: number | undefined): string {
  if (items === 0) return 'Nothing is in it.';
  if (items === 1) return 'Its one item is taken out of it.';
  return items === undefined ? 'All its items are taken out of it.' : `All ${formatCount(items, 'item')} are taken out of it.`;
}
