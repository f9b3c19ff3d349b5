/** Channel list: all channels, searched and sorted in the browser, a page of cards at a time; its state is in the address. */
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Channel } from '#contract/resources/channels.ts';
import { useTargetNames } from '#features/assign/model/use-target-names.ts';
import type { PageQuery } from '#features/records/PaginatedList.tsx';
import { usePageParam } from '#features/records/use-page-param.ts';
import { useSearchParamText } from '#features/records/use-search-param-text.ts';
import { foldText, holdsEveryWord } from '#queries/records/use-picker-pages.ts';
import { useWholeList } from '#queries/records/use-whole-list.ts';
import { channelsQuery } from '#queries/resources/channels.ts';
import { pageLocale } from '#ui/format/locale.ts';

/** Whole rows of cards in two, three and four columns. */
const channelsOnPage = 96;

/** How many requests read a list unasked: a thousand channels. */
const mostPages = 10;

export const channelOrders = ['starred', 'name', '-name', 'newest'] as const;

type ChannelOrder = (typeof channelOrders)[number];

/** Costs one request for each hundred channels, and none where they are cached. */
export function useChannelList() {
  const list = useWholeList(channelsQuery, mostPages);
  const { q, search, order, sort, page, onPage } = useListAddress();

  const { nameOf } = useTargetNames();
  const name = (channel: Channel) => nameOf('channel', channel);

  const all = list.rows ?? [];
  const sorted = sortChannels({ channels: all, order, first: useStarredFirst(all, order), name });
  const words = useDeferredValue(foldText(q)).split(/\s+/);
  const found = sorted.filter((channel) => holdsEveryWord(foldText(`${name(channel)} ${channel.description ?? ''}`), words));
  const shown = found.slice((page - 1) * channelsOnPage, page * channelsOnPage);
  const query: PageQuery<Channel> = {
    ...list,
    isPlaceholderData: false,
    data:
      list.rows === undefined
        ? undefined
        : {
            ...{ rows: shown, result: found.length, perpage: channelsOnPage, currentpage: page, nextpage: page },
            ...{ maxpage: Math.ceil(found.length / channelsOnPage), counted: true, more: 'no' },
            unreadable: [...list.unreadable],
            ...(list.notes === undefined ? {} : { notes: list.notes }),
          },
  };
  return {
    list,
    query,
    page,
    onPage,
    q,
    search,
    order,
    sort,
    found: found.length,
  };
}

/** Search, order and page in the address. A search holds at once, and is written into the address after a pause. */
function useListAddress() {
  const [params, setParams] = useSearchParams();
  const [asked, onPage] = usePageParam();
  const order = channelOrders.find((each) => each === params.get('sort')) ?? 'starred';
  const inAddress = params.get('q') ?? '';
  const { text: q, setText, write: endPause, afterPause } = useSearchParamText(inAddress);
  // Both at once: the router would write over a change that is not on the screen yet.
  const write = (text: string, wanted: ChannelOrder) => {
    endPause(text);
    setParams({ ...(text === '' ? {} : { q: text }), ...(wanted === 'starred' ? {} : { sort: wanted }) }, { replace: true });
  };
  return {
    q,
    search: (text: string) => {
      setText(text);
      afterPause(() => write(text, order));
    },
    order,
    sort: (wanted: ChannelOrder) => write(q, wanted),
    // The page in the address is that of the last search until the new one is in it.
    page: q === inAddress ? asked : 1,
    onPage,
  };
}

/**
 * The ids of the channels that come first. They are those that wore a star when the list was opened, changed its rows or
 * its order: a card whose star is pressed stays under the pointer.
 */
function useStarredFirst(channels: readonly Channel[], order: ChannelOrder): ReadonlySet<number | null> {
  const key = `${order} ${channels.map(({ id }) => id).join(' ')}`;
  const now = () => ({ key, ids: new Set(channels.flatMap(({ id, starred }) => (starred === true ? [id] : []))) });
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
}

function sortChannels({ channels, order, first, name }: Sorting): readonly Channel[] {
  if (order === 'newest') return channels;
  const { compare } = new Intl.Collator(pageLocale().locale, { numeric: true });
  const turn = order === '-name' ? -1 : 1;
  const rank = ({ id, starred }: Channel) => (order === 'starred' && (id === null ? starred === true : first.has(id)) ? 0 : 1);
  return channels.toSorted((one, other) => rank(one) - rank(other) || turn * compare(name(one), name(other)));
}
