/** Library hooks: the links of the account that are at hand, searched, sorted and filtered without a request. */
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useId, useSyncExternalStore } from 'react';
import type { Engine } from '#engine/engine.ts';
import type { Facets, Library, LibraryLink, LibraryState, LinkView, LinkWindow } from '#engine/library/library-types.ts';
import { useEngine } from './EngineContext.tsx';
import { replyKey } from './endpoint-query.ts';

export {
  type Facet,
  type Facets,
  fewResults,
  type LibraryLink,
  type LibrarySort,
  type LibraryState,
  type LinkView,
  type LinkWindow,
  librarySorts,
} from '#engine/library/library-types.ts';

/** What is at hand; the component renders again when it changes. */
export function useLibraryState(): LibraryState {
  const { library } = useEngine();
  return useSyncExternalStore(library.subscribe, library.get);
}

/** Begins and pauses the first pass over all links, and removes them. */
export function useLibraryActions(): Pick<Library, 'fill' | 'pause' | 'remove'> {
  return useEngine().library;
}

/** The most rows that one window has. */
export const longestWindow = 200;

/** Rows that are asked for before all that match are counted: more than a screen shows. */
const firstRows = 60;

/** Which part of a view is on the screen. */
export interface WantedWindow {
  readonly view: LinkView;
  /** The place of the first row, from 0. */
  readonly from: number;
  readonly count: number;
}

/** A window with the view that it is of: while the rows of the next one are on their way, those of the last one are shown. */
interface ShownWindow extends LinkWindow {
  readonly view: LinkView;
}

/**
 * A window of a view, asked again with each version of the library. The rows of the last window stay until those of the
 * next one are there.
 *
 * @param wanted undefined where nothing is asked
 * @param read when the service was read last: the rows are asked for again then
 */
export function useLinkWindow(wanted: WantedWindow | undefined, read = 0) {
  return useLinkWindowAhead(wanted, read)[0];
}

/**
 * As `useLinkWindow`, with a function that asks for the first window of another view at once, and not after the screen is
 * rendered for it. It resolves when there are rows to show, which may not be counted yet.
 */
export function useLinkWindowAhead(wanted: WantedWindow | undefined, read: number) {
  const engine = useEngine();
  const client = useQueryClient();
  const { version } = useLibraryState();
  // Of this tab and component alone, as a later query of the same viewer ends this one.
  const viewer = `${engine.tab} ${useId()}`;
  const versions = [version, read];
  const query = useQuery({ ...windowQuery(engine, viewer, wanted ?? nothingWanted, versions), enabled: wanted !== undefined });
  const askAhead = (next: WantedWindow): Promise<void> => {
    const { view, count } = next;
    const whole = windowQuery(engine, viewer, next, versions);
    const queryFn = async (): Promise<ShownWindow> => {
      const isKnown = client.getQueryData(whole.queryKey) !== undefined;
      // A page is shown with the number of pages.
      const first = isKnown || count <= firstRows ? null : await engine.library.first(view, firstRows);
      return { ...(first ?? (await engine.library.query(viewer, view, next.from, count))), view };
    };
    // Kept until the screen asks for it, which then also tells of a failure, and counts.
    const asked = client.query({ ...whole, queryFn, gcTime: 1000 });
    return asked.then(ignore, ignore);
  };
  return [query, askAhead] as const;
}

/** All links, newest first. */
export const everyLink: LinkView = {
  ...{ q: '', sort: 'date', descending: true, domain: null, host: null },
  clicks: { from: null, to: null },
  made: { from: null, to: null },
};

const ignore = () => undefined;

const nothingWanted: WantedWindow = { view: everyLink, from: 0, count: 0 };

function windowQuery(engine: Engine, viewer: string, { view, from, count }: WantedWindow, versions: readonly number[]) {
  return queryOptions<ShownWindow>({
    queryKey: [...replyKey(engine, 'library.query', { view, from, count }), ...versions],
    queryFn: async ({ client, queryKey }) => {
      try {
        return { ...(await engine.library.query(viewer, view, from, count)), view };
      } catch (error) {
        const first = client.getQueryData<ShownWindow>(queryKey);
        // A later question ended this one, whose first rows are on the screen until those of the later one are there.
        if (first !== undefined && error instanceof Error && 'kind' in error && error.kind === 'cancelled') return first;
        throw error;
      }
    },
    placeholderData: keepPreviousData,
    // Rows are compared field by field where they are rendered.
    structuralSharing: false,
    // Rows are kept by the library; each version would be one more copy of them.
    gcTime: 0,
    staleTime: ({ state }) => (state.data?.isCounted === false ? 0 : Infinity),
  });
}

/** Before similar links are looked for, in milliseconds: it takes many times as long as a search, which would wait for it. */
const pause = 200;

/** Resolves after a pause, or never where the signal is aborted. */
function quiet(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, pause);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

/** Links that nearly fit the keywords of a view, at most 20; none while they are looked for. */
export function useSimilarLinks(view: LinkView): readonly LibraryLink[] {
  const engine = useEngine();
  const { version } = useLibraryState();
  const { data } = useQuery({
    queryKey: [...replyKey(engine, 'library.similar', { view }), version],
    queryFn: async ({ signal }) => {
      await quiet(signal);
      return engine.library.similar(view);
    },
    gcTime: 0,
    staleTime: Infinity,
  });
  return data ?? [];
}

/** The most frequent values of a view; undefined until they are counted. */
export function useFacets(view: LinkView): Facets | undefined {
  const engine = useEngine();
  const { version } = useLibraryState();
  const { data } = useQuery({
    queryKey: [...replyKey(engine, 'library.facets', { view }), version],
    queryFn: () => engine.library.facets(view),
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: Infinity,
  });
  return data;
}

/** Gives the links of a view in its order: all of them, or those from one place to another, both included. */
export function useSelectLinks(): (view: LinkView, from?: number, to?: number) => Promise<readonly LibraryLink[]> {
  const { library, tab } = useEngine();
  return useCallback(
    async (view, from = 0, to = Infinity) => {
      if (to - from < longestWindow) return (await library.query(`${tab} range`, view, from, to - from + 1)).rows;
      const found: LibraryLink[] = [];
      let total = Infinity;
      while (from + found.length <= Math.min(to, total - 1)) {
        const part = await library.select(view, from + found.length);
        if (part.links.length === 0) break;
        total = part.total;
        // One by one: a call with fifty thousand arguments can exceed the stack.
        for (const link of part.links) found.push(link);
      }
      return found.slice(0, to - from + 1);
    },
    [library, tab],
  );
}

/** A link at hand, as it was read last; null where it is not, undefined until that is known. @param wanted false asks for none */
export function useKnownLink(id: number, wanted: boolean): LibraryLink | null | undefined {
  const engine = useEngine();
  const { version } = useLibraryState();
  const query = queryOptions({
    queryKey: [...replyKey(engine, 'library.link', { id }), version],
    queryFn: () => engine.library.link(id),
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: Infinity,
  });
  return useQuery({ ...query, enabled: wanted }).data;
}

/** Links at hand that lead to a destination, at most 20; none while that is looked up, and without a destination. */
export function useLinksWithDestination(url: string): readonly LibraryLink[] {
  const engine = useEngine();
  const { version } = useLibraryState();
  const { data } = useQuery({
    queryKey: [...replyKey(engine, 'library.withDestination', { url }), version],
    queryFn: () => engine.library.withDestination(url),
    enabled: url !== '',
    gcTime: 0,
    staleTime: Infinity,
  });
  // The same list each time, so that nothing is worked out again for each text that leads nowhere.
  return data === undefined || data.length === 0 ? none : data;
}

const none: readonly LibraryLink[] = [];
