/** Links query: the list from the links that are here, a page of it from the service, or the link of a short URL. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Link, LinkDetail } from '#contract/resources/links.ts';
import { hasEveryRow } from '#features/library/has-every-row.ts';
import { linksOnPage } from '#features/library/use-link-page.ts';
import {
  type ListState,
  linkViewOf,
  needsLibrary,
  serviceOrder,
} from '#features/link-list/list-state.ts';
import { isMissing } from '#features/records/record-state.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import type { ReadPage } from '#queries/endpoint-query.ts';
import {
  type LibraryLink,
  type LibraryState,
  type LinkView,
  type LinkWindow,
  maxWindow,
  useLibraryState,
  useLinkWindowAhead,
} from '#queries/library.ts';
import { linkByShortUrlQuery, linkOfDetail, linksQuery } from '#queries/resources/links.ts';
import { pageLocale } from '#ui/format/locale.ts';
import type { Refreshable } from '#ui/layout/LastUpdated.tsx';
import type { Loadable } from '#ui/layout/QueryState.tsx';

/** The part of a page that the screen needs. */
export type ResultPage = Pick<
  ReadPage<Link>,
  'rows' | 'unreadable' | 'result' | 'maxpage' | 'notes'
>;

/** What a list from the links that are here has besides. */
interface LibraryList {
  readonly view: LinkView;
  /** The view as text: another one is another list. */
  readonly key: string;
  /** Links that match, or that were found first where they are not counted yet. */
  readonly total: number;
  readonly isCounted: boolean;
  /** The sum of their clicks; null where they are not counted. */
  readonly clicks: number | null;
  /** Not all links are here, so that more of the account may match. */
  readonly partial: boolean;
  /** The rows of a list that is too long to be rendered whole; undefined of a short one and of pages. */
  readonly scrolled: ScrolledRows | undefined;
}

interface ScrolledRows {
  readonly rowAt: (index: number) => LibraryLink | undefined;
  readonly onRange: (first: number, last: number) => void;
}

export interface LinkList {
  /** The link that was looked up, or `missing`; undefined while it loads and where none is looked up. */
  found: Link | 'missing' | undefined;
  page: Loadable<ResultPage> & { isPlaceholderData: boolean };
  lookUp: Loadable<LinkDetail>;
  /** The rows on the screen; of a long list those around them too. */
  rows: readonly Link[];
  /** Matches over all pages, where known. */
  total: number | undefined;
  refreshable: Refreshable;
  /** Undefined where the service has answered. */
  library: LibraryList | undefined;
  /** Asks for the list of another state before the address has it, where the links that are here answer. */
  askAhead: (next: ListState) => Promise<void>;
}

/** A list of more rows is rendered as it is scrolled. */
const maxRendered = 50;

/**
 * From the links that are here it costs no request. A page of the service costs one; a look-up without a match costs one
 * more, for a search with the same text.
 *
 * @param pageSize rows on a page of the links that are here, or null for one long list
 */
export function useLinkList(state: ListState, pageSize: number | null): LinkList {
  const { q, short, page } = state;
  const engine = useEngine();
  const library = useLibraryState();
  const lookUp = useQuery({ ...linkByShortUrlQuery(engine, short), enabled: short !== '' });
  const missing = isMissing(lookUp.error);
  const wanted = isAnsweredHere(state, library);
  // Links that trends have read may be here before any question: the library is still idle then.
  const isIdle =
    library.phase === 'empty' || (library.phase === 'filling' && library.pausedFor === 'paused');
  // The page that has the newest links: refreshing it brings them here.
  const newest = linksQuery(engine, { page: 1, limit: linksOnPage, order: 'date' });
  const here = useLibraryList(state, {
    pageSize,
    // The first question makes the engine load what answers it, and read the links of a small account.
    wanted: wanted || (isIdle && short === '' && (q !== '' || needsLibrary(state))),
    // A reply is in the library before the library has announced it.
    read: useQueryClient().getQueryState(newest.queryKey)?.dataUpdatedAt ?? 0,
  });
  const fits = wanted && !here.failed;
  const text = short === '' ? q : short;
  const asked = {
    page,
    limit: linksOnPage,
    order: serviceOrder(state) ?? 'date',
    ...(text === '' ? {} : { q: text }),
  };
  const service = useQuery({
    ...(fits ? newest : linksQuery(engine, asked)),
    enabled: !fits && (short === '' || missing),
  });

  const isHere = fits && here.page !== undefined;
  const shown = short === '' || missing ? service : lookUp;
  const lookedUp = missing ? 'missing' : lookUp.data && linkOfDetail(lookUp.data);
  const found = short === '' ? undefined : lookedUp;
  const list = { ...service, ...(isHere ? { data: here.page, isPlaceholderData: false } : {}) };
  return {
    found,
    rows: found === undefined || found === 'missing' ? (list.data?.rows ?? []) : [found],
    page: list,
    lookUp,
    total:
      list.isPlaceholderData || (isHere && here.list?.isCounted === false)
        ? undefined
        : list.data?.result,
    refreshable: {
      // A reading of all links is as new as a reply to this list.
      dataUpdatedAt: Math.max(shown.dataUpdatedAt, isHere ? (library.newestRead ?? 0) : 0),
      isFetching: service.isFetching || lookUp.isFetching,
      refetch: shown.refetch,
    },
    library: isHere ? here.list : undefined,
    askAhead: async (next) => {
      if (isAnsweredHere(next, library)) await here.askAhead(next);
    },
  };
}

/**
 * Whether the links that are here answer: all of them, or for what the service cannot do. While the first pass runs they
 * answer a search too, as the user can ask the service after that.
 */
function isAnsweredHere(state: ListState, library: LibraryState): boolean {
  const { phase, pausedFor, loaded: known } = library;
  if (state.short !== '' || state.askService) return false;
  // What is kept is there in a moment.
  if (phase === 'loading') return true;
  if (needsLibrary(state)) return phase === 'whole' || known > 0;
  if (phase === 'filling') return state.q !== '' && pausedFor !== 'paused';
  return hasEveryRow(library, state.q, linksOnPage);
}

interface LibraryListOptions {
  pageSize: number | null;
  wanted: boolean;
  /** When the service was read last: the rows are asked for again then. */
  read: number;
}

function useLibraryList(
  state: ListState,
  { pageSize, wanted, read }: LibraryListOptions,
): {
  page: ResultPage | undefined;
  list: LibraryList | undefined;
  failed: boolean;
  askAhead: (next: ListState) => Promise<void>;
} {
  const { phase } = useLibraryState();
  const view = viewOf(state);
  const key = JSON.stringify(view);
  const [scroll, setScroll] = useState({ key, from: 0 });
  const scrolledTo = scroll.key === key ? scroll.from : 0;
  const from = pageSize === null ? scrolledTo : (state.page - 1) * pageSize;
  const count = pageSize ?? maxWindow;
  const [{ data, error }, askWindow] = useLinkWindowAhead(
    wanted ? { view, from, count } : undefined,
    read,
  );
  const askAhead = async (next: ListState) => {
    const nextView = viewOf(next);
    if (JSON.stringify(nextView) !== key || data?.isCounted === false)
      await askWindow({ view: nextView, from: (next.page - 1) * (pageSize ?? 0), count });
  };

  const onRange = useCallback(
    (first: number, last: number) =>
      setScroll((before) => {
        const now = before.key === key ? before.from : 0;
        const next = holds(now, first, last) ? now : windowAround(first);
        return before.key === key && next === now ? before : { key, from: next };
      }),
    [key],
  );
  if (data === undefined || error !== null)
    return { page: undefined, list: undefined, failed: error !== null, askAhead };
  // Of the rows that are shown, which stay until those of another view are there.
  const { total, isCounted, clicks, rows, view: shown } = data;
  const isLong = pageSize === null && total > maxRendered;
  return {
    failed: false,
    askAhead,
    page: {
      rows: [...rows],
      unreadable: [],
      result: total,
      maxpage: pageSize === null ? 1 : Math.ceil(total / pageSize),
    },
    list: {
      view: shown,
      key: JSON.stringify(shown),
      total,
      isCounted,
      clicks,
      partial: phase !== 'whole',
      scrolled: isLong ? { rowAt: (index) => rowAt(data, index), onRange } : undefined,
    },
  };
}

function viewOf(state: ListState): LinkView {
  return linkViewOf(state, pageLocale().timeZone ?? '');
}

/** Rows above and below those in view, which are there before they are scrolled to. */
const margin = 40;

function holds(from: number, first: number, last: number): boolean {
  return from <= Math.max(0, first - margin / 2) && last + margin / 2 < from + maxWindow;
}

/** Where a window begins, in steps, so that scrolling back and forth asks for few of them. */
function windowAround(first: number): number {
  return Math.max(0, Math.floor((first - 2 * margin) / margin) * margin);
}

function rowAt({ from, rows }: LinkWindow, index: number): LibraryLink | undefined {
  return rows[index - from];
}
