/** Channel list: all channels with their sums, searched and sorted in the browser, a page of rows at a time; its state is in the address. */
import { useDeferredValue, useState } from 'react';
import type { Channel } from '#contract/resources/channels.ts';
import { holdsEveryWord } from '#contract/search.ts';
import { useTargetNames } from '#features/assign/model/use-target-names.ts';
import { useAnswered } from '#features/insights/use-answered.ts';
import { useWeekBegin } from '#features/insights/use-week-begin.ts';
import { isLastLocalPage, localPage, pagesUnasked } from '#features/records/local-page.ts';
import { useSearchParamText } from '#features/records/use-search-param-text.ts';
import { anyText, oneOf, pageNumber, useUrlState } from '#features/records/use-url-state.ts';
import { useIsHistoryOff } from '#features/trends/HistoryOff.tsx';
import { useLibraryState, useLibrarySummary, useLinkGroupsOfWeek } from '#queries/library.ts';
import { useListPages } from '#queries/records/use-list-pages.ts';
import { channelsQuery } from '#queries/resources/channels.ts';
import { pageLocale } from '#ui/format/locale.ts';

export const channelOrders = ['clicks', 'week', 'starred', 'name', '-name', 'newest'] as const;

type ChannelOrder = (typeof channelOrders)[number];

const urlValues = { q: anyText, sort: oneOf(channelOrders, 'clicks'), page: pageNumber };

/** Costs one request for each hundred channels, and none where they are cached. */
export function useChannelList() {
  const list = useListPages(channelsQuery, { pages: pagesUnasked });
  const { q, search, sort, page, onPage, ...url } = useListUrlState();
  const hasWeeks = !useIsHistoryOff();
  const chosen = url.chosen === 'week' && !hasWeeks ? 'clicks' : url.chosen;
  const isByWeek = chosen === 'week';

  const { nameOf } = useTargetNames();
  const name = (channel: Channel) => nameOf('channel', channel);

  const weekBegin = useWeekBegin();
  const sums = useChannelSums(useLibrarySummary().data?.clicks, isByWeek ? weekBegin : undefined);
  const all = list.rows ?? [];
  const first = useStarredFirst(all, chosen);
  const isShown = useAnswered(sums.isAnswered) && list.rows !== undefined;
  // Clicks sort once all of them are here, so that rows take their places at once.
  const isSorted = isByWeek ? sums.isWeekComplete : chosen !== 'clicks' || sums.isComplete;
  const order = isSorted ? chosen : 'starred';
  const clicksOf = (id: number | null) => {
    const sum = sums.of(id);
    // What is not known comes after none.
    return isByWeek ? (sum?.week ?? -1) : (sum?.clicks ?? 0);
  };
  const sorted = sortChannels({ channels: all, order, first, name, clicksOf });
  const searched = useDeferredValue(q);
  const found = sorted.filter((channel) =>
    holdsEveryWord(`${name(channel)} ${channel.description ?? ''}`, searched),
  );
  const query = localPage(list, {
    page,
    rows: isShown ? found : undefined,
    result: found.length,
  });
  return {
    list,
    query,
    sums,
    isLastPage: isLastLocalPage(page, found.length),
    page,
    onPage,
    q,
    search,
    order,
    sort,
    hasWeeks,
    week: isByWeek ? { begin: weekBegin, isComplete: sums.isWeekComplete } : undefined,
    found: found.length,
  };
}

/**
 * Links and clicks of each channel, as far as its members and all links were read. Costs no request.
 *
 * @param all clicks of all links
 * @param from the beginning of a week whose clicks are asked for, in milliseconds since 1970
 */
function useChannelSums(all: number | undefined, from: number | undefined) {
  const { data: groups } = useLinkGroupsOfWeek('channel', from);
  const isWhole = useLibraryState().phase === 'whole';
  const counted = isWhole ? (groups?.groups.filter(({ isRead }) => isRead) ?? []) : [];
  const byId = new Map(counted.map((group) => [group.key, group]));
  const isComplete = groups?.isComplete === true;
  // A channel that the service fails at may have any of them.
  const none = isComplete && counted.length === groups.groups.length ? groups.none : undefined;
  return {
    /** The sums of a channel; undefined while they are not known. */
    of: (id: number | null) => (id === null ? undefined : byId.get(String(id))),
    /** Of the links that are in none; undefined while that is not known of all channels. */
    none,
    /** This device has said which of them were counted. */
    isAnswered: groups !== undefined,
    /** All channels were counted, but those that the service fails at. */
    isComplete,
    /** Channels that were counted. */
    counted: counted.length,
    /** Clicks of the channel that has most. */
    most: Math.max(1, ...counted.map(({ clicks }) => clicks)),
    /** Clicks of all links; 0 while they are not known. */
    all: all ?? 0,
    /** The end of the last visit; null where none is known. */
    since: groups?.since ?? null,
    /** A link is in two channels. */
    overlaps: isComplete && groups.overlaps,
    week: groups?.week ?? null,
    isWeekComplete: isComplete && groups.isWeekComplete,
  };
}

/** Search, order and page in the address. A search holds at once, and is written into the address after a pause. */
function useListUrlState() {
  const [{ q: inUrl, sort: chosen, page }, setUrl] = useUrlState(urlValues);
  const { text: q, setText, write: endPause, afterPause } = useSearchParamText(inUrl);
  // Both at once: the router would write over a change that is not on the screen yet.
  const write = (text: string, wanted: ChannelOrder) => {
    endPause(text);
    setUrl({ q: text, sort: wanted, page: 1 }, { replace: true });
  };
  return {
    q,
    search: (text: string) => {
      setText(text);
      afterPause(() => write(text, chosen));
    },
    chosen,
    sort: (wanted: ChannelOrder) => write(q, wanted),
    // The page in the address is that of the last search until the new one is in it.
    page: q === inUrl ? page : 1,
    onPage: (next: number) => setUrl({ page: next }),
  };
}

/**
 * The ids of the channels that come first. They are those that wore a star when the list was opened, changed its rows or
 * its order: a row whose star is pressed stays under the pointer.
 */
function useStarredFirst(
  channels: readonly Channel[],
  order: ChannelOrder,
): ReadonlySet<number | null> {
  const key = `${order} ${channels.map(({ id }) => id).join(' ')}`;
  const now = () => ({
    key,
    ids: new Set(channels.flatMap(({ id, starred }) => (starred === true ? [id] : []))),
  });
  const [first, setFirst] = useState(now);
  if (first.key === key) return first.ids;
  const next = now();
  setFirst(next);
  return next.ids;
}

interface Sorting {
  channels: readonly Channel[];
  order: ChannelOrder;
  first: ReadonlySet<number | null>;
  name: (channel: Channel) => string;
  clicksOf: (id: number | null) => number;
}

function sortChannels(sorting: Sorting): readonly Channel[] {
  const { channels, order, first, name, clicksOf } = sorting;
  if (order === 'newest') return channels;
  const { compare } = new Intl.Collator(pageLocale().locale, { numeric: true });
  const turn = order === '-name' ? -1 : 1;
  const isByClicks = order === 'clicks' || order === 'week';
  const isStarredFirst = order === 'starred' || isByClicks;
  const isFirst = ({ id, starred }: Channel) => (id === null ? starred === true : first.has(id));
  const rank = (channel: Channel) => (isStarredFirst && isFirst(channel) ? 0 : 1);
  const byClicks = (one: Channel, other: Channel) =>
    isByClicks ? clicksOf(other.id) - clicksOf(one.id) : 0;
  return channels.toSorted(
    (one, other) =>
      byClicks(one, other) || rank(one) - rank(other) || turn * compare(name(one), name(other)),
  );
}
