/** Channel page state: one channel, a page of its items, how its links did, and the dialog that is open. */
import { useQuery } from '@tanstack/react-query';
import { hasId } from '#contract/reading/readable.ts';
import { useTargetNames } from '#features/assign/model/use-target-names.ts';
import { useTargetAction } from '#features/assign/target-page/use-target-action.ts';
import { isMissing, type RecordState, recordStateOf } from '#features/records/record-state.ts';
import { usePageParam } from '#features/records/use-page-param.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { useLinkReport } from '#queries/library.ts';
import { channelItemsQuery, useChannel } from '#queries/resources/channels.ts';

export type ChannelPageState = ReturnType<typeof useChannelPage>;

/** Costs a request for the items, and one for the name unless a cached list has this channel. */
export function useChannelPage(id: number) {
  const [page, showPage] = usePageParam();
  const found = useChannel(id);
  const items = useQuery(channelItemsQuery(useEngine(), id, page));
  const report = useLinkReport({ channel: id });

  // The service tells by the items. A list without it tells less: it may be a moment old.
  const missing = isMissing(items.error);
  const channel = missing ? undefined : (found.data ?? undefined);
  const named = channel ?? { id, name: null };
  const dialog = useTargetAction(channel, named);
  const links = items.data?.rows.filter(hasId).filter(({ type }) => type === 'links') ?? [];
  return {
    items,
    page,
    showPage,
    report,
    ...dialog,
    missing,
    channel,
    target: useTargetNames().targetOf('channel', named),
    record: stateOf(missing, recordStateOf(found)),
    /** The links that are known to be in it. */
    present: new Set(links.map((link) => link.id)),
  };
}

function stateOf(missing: boolean, listed: RecordState): RecordState {
  if (missing) return { state: 'missing' };
  return listed.state === 'missing' ? { state: 'unlisted' } : listed;
}
