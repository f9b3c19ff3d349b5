/** Channel dialogs: create, edit, delete a channel, or assign items to it. */
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Identified } from '#contract/reading/readable.ts';
import type { Channel } from '#contract/resources/channels.ts';
import {
  type OpenTargetDialog,
  TargetDialogs,
} from '#features/assign/target-page/TargetDialogs.tsx';
import { ChannelForm } from '#features/resource-forms/ChannelForm.tsx';
import { useEngine } from '#queries/EngineContext.tsx';
import { knownTotal } from '#queries/endpoint-query.ts';
import { channelItemsQuery, useDeleteChannel } from '#queries/resources/channels.ts';

export function ChannelDialogs(dialog: OpenTargetDialog<Identified<Channel>>) {
  const t = useTranslations('channels.delete');
  const { action } = dialog;
  const remove = useDeleteChannel();
  const id = action === undefined || action.kind === 'create' ? 0 : action.record.id;
  // Only what is loaded already: the number of items is not worth a request.
  const items = useQuery({ ...channelItemsQuery(useEngine(), id, 1), enabled: false });
  const count = knownTotal(items.data);
  return (
    <TargetDialogs {...dialog} kind="channel" Form={ChannelForm} onDelete={remove.mutateAsync}>
      {count === undefined ? t('items') : t('counted', { count })}
    </TargetDialogs>
  );
}
