/**
 * Library hooks: the links of the account that are loaded, searched, sorted and filtered without a
 * request.
 */
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useId, useMemo } from 'react';
import type { ShortLinkTarget } from '#contract/new-link/check-new-link.ts';
import type { Engine } from '#engine/engine.ts';
import type {
  ChannelTags,
  Grouping,
  LibrarySummary,
  LinkGroups,
  LinkSelection,
} from '#engine/library/insight-types.ts';
import {
  type CheckResult,
  type Facets,
  type Library,
  type LibraryLink,
  type LinkRank,
  type LinkReport,
  type LinkView,
  type LinkWindow,
  maxWindow,
  type RankedLink,
  type RankingQuery,
  type ReportQuery,
  type RowFacts,
  type SelectionSums,
} from '#engine/library/library-types.ts';
import { useEngine } from './EngineContext.tsx';
import { replyKey } from './endpoint-query.ts';
import { type Insight, useAnswer, useLibraryState } from './library-answer.ts';

export {
  type ChannelTags,
  type GainedSum,
  type Grouping,
  groupings,
  type KnownWeek,
  type LibrarySummary,
  type LinkCheck,
  type LinkGroup,
  type LinkGroups,
  type LinkSelection,
  linkChecks,
  type PeriodGroup,
  type PeriodSum,
  type ReportGrouping,
  reportGroupings,
} from '#engine/library/insight-types.ts';
export { readTags } from '#engine/library/insights/url-tags.ts';
export {
  type CheckResult,
  type Facet,
  type Facets,
  fewResults,
  type LibraryLink,
  type LibrarySort,
  type LibraryState,
  type LinkRank,
  type LinkReport,
  type LinkView,
  type LinkWindow,
  librarySorts,
  maxUnasked,
  maxWindow,
  type ObservedClicks,
  type PeriodReport,
  type RankedLink,
  type RankingQuery,
  type ReportDetails,
  type ReportedLink,
  type ReportQuery,
  type RowFacts,
  type SelectionSums,
  type SplitSum,
  type ValueFilter,
} from '#engine/library/library-types.ts';
export { type Insight, useLibraryState } from './library-answer.ts';

/** Begins and pauses the first pass over all links, and removes them. */
export function useLibraryActions(): Pick<Library, 'readAllLinks' | 'pause' | 'remove'> {
  return useEngine().library;
}

/** Switches whether readings of clicks are stored on this device; off forgets them. */
export function useKeepHistory(): Library['keepHistory'] {
  return useEngine().library.keepHistory;
}

/** Rows that are asked for before all that match are counted: more than a screen shows. */
const firstRows = 60;

/** Which part of a view is on the screen. */
export interface WantedWindow {
  readonly view: LinkView;
  /** The place of the first row, from 0. */
  readonly from: number;
  readonly count: number;
}

/**
 * A window with the view that it is of: while the rows of the next one are on their way, those of
 * the last one are shown.
 */
interface ShownWindow extends LinkWindow {
  readonly view: LinkView;
}

/**
 * A window of a view, asked again with each version of the library. The rows of the last window
 * stay until those of the next one are there.
 *
 * @param wanted undefined where nothing is asked
 * @param read when the service was read last: the rows are asked for again then
 */
export function useLinkWindow(wanted: WantedWindow | undefined, read = 0) {
  return useLinkWindowAhead(wanted, read)[0];
}

/**
 * As `useLinkWindow`, with a function that asks for the first window of another view at once, and
 * not after the screen is rendered for it. It resolves when there are rows to show, which may not
 * be counted yet.
 */
export function useLinkWindowAhead(wanted: WantedWindow | undefined, read: number) {
  const engine = useEngine();
  const client = useQueryClient();
  const { version } = useLibraryState();
  // Of this tab and component alone, as a later query of the same viewer ends this one.
  const viewer = `${engine.tab} ${useId()}`;
  const versions = [version, read];
  const query = useQuery({
    ...windowQuery(engine, viewer, wanted ?? nothingWanted, versions),
    enabled: wanted !== undefined,
  });
  const askAhead = (next: WantedWindow): Promise<void> => {
    const { view, count } = next;
    const whole = windowQuery(engine, viewer, next, versions);
    const queryFn = async (): Promise<ShownWindow> => {
      const isKnown = client.getQueryData(whole.queryKey) !== undefined;
      // A page is shown with the number of pages.
      const first =
        isKnown || count <= firstRows ? null : await engine.library.first(view, firstRows);
      return { ...(first ?? (await engine.library.query(viewer, view, next.from, count))), view };
    };
    // Cached until the screen asks for it, which then also says why it failed, and counts.
    const asked = client.query({ ...whole, queryFn, gcTime: 1000 });
    return asked.then(ignore, ignore);
  };
  return [query, askAhead] as const;
}

/** All links, newest first. */
export const everyLink: LinkView = {
  q: '',
  sort: 'date',
  descending: true,
  host: null,
  clicks: { from: null, to: null },
  made: { from: null, to: null },
};

const ignore = () => undefined;

const nothingWanted: WantedWindow = { view: everyLink, from: 0, count: 0 };

function windowQuery(
  engine: Engine,
  viewer: string,
  { view, from, count }: WantedWindow,
  versions: readonly number[],
) {
  return queryOptions<ShownWindow>({
    queryKey: [...replyKey(engine, 'library.query', { view, from, count }), ...versions],
    queryFn: async ({ client, queryKey }) => {
      try {
        return { ...(await engine.library.query(viewer, view, from, count)), view };
      } catch (error) {
        const first = client.getQueryData<ShownWindow>(queryKey);
        // A later question ended this one, whose first rows are on the screen until those of the later one
        // are there.
        if (
          first !== undefined &&
          error instanceof Error &&
          'kind' in error &&
          error.kind === 'cancelled'
        )
          return first;
        throw error;
      }
    },
    placeholderData: keepPreviousData,
    // Rows are compared field by field where they are rendered.
    structuralSharing: false,
    // Rows are cached by the library; each version would be one more copy of them.
    gcTime: 0,
    staleTime: ({ state }) => (state.data?.isCounted === false ? 0 : Infinity),
  });
}

/**
 * Before similar links are searched, in milliseconds: it takes many times as long as a search,
 * which would wait for it.
 */
const pause = 200;

/** Resolves after a pause, or never where the signal is aborted. */
function quiet(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, pause);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

/** Links that nearly fit the keywords of a view, at most 20; none while they are searched. */
export function useSimilarLinks(view: LinkView): readonly LibraryLink[] {
  return useAnswer('similar', [view], { turn: quiet, isExact: true }).data ?? none;
}

/** The most frequent values of a view; undefined until they are counted. */
export function useFacets(view: LinkView): Facets | undefined {
  return useAnswer('facets', [view]).data;
}

/**
 * Gives the links of a view in its order: all of them, or those from one place to another, both
 * included.
 */
export function useSelectLinks(): (
  view: LinkView,
  from?: number,
  to?: number,
) => Promise<readonly LibraryLink[]> {
  const { library, tab } = useEngine();
  return useCallback(
    async (view, from = 0, to = Infinity) => {
      if (to - from < maxWindow)
        return (await library.query(`${tab} range`, view, from, to - from + 1)).rows;
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

/**
 * A loaded link, as it was read last; null where it is not, undefined until that is known.
 * @param wanted false asks for none
 */
export function useKnownLink(id: number, wanted: boolean): LibraryLink | null | undefined {
  return useAnswer('link', [id], { wanted }).data;
}

/**
 * Loaded links that lead to the page of a destination, also with other UTM tags, at most 20; none
 * while that is looked up, and without a destination.
 */
export function useLinksWithDestination(url: string): readonly LibraryLink[] {
  const { data = none } = useAnswer('withDestination', [url], {
    wanted: url !== '',
    isExact: true,
  });
  // The same list each time, so that nothing is worked out again for each text that leads nowhere.
  return data.length === 0 ? none : data;
}

/**
 * Where a URL leads that is on the host of the account's short links; null for every other URL, and
 * while that is looked up.
 */
export function useShortLinkTarget(url: string): ShortLinkTarget | null {
  const options = { wanted: url !== '', isExact: true };
  return useAnswer('shortLinkTarget', [url], options).data ?? null;
}

/** Which of these short URLs links of the account have, as far as they are loaded. Costs no request. */
export function useUsedShortUrls(urls: readonly string[]): ReadonlySet<string> {
  const engine = useEngine();
  const { version } = useLibraryState();
  const { data } = useQuery({
    queryKey: [...replyKey(engine, 'library.usedShortUrls', { urls }), version],
    queryFn: async () => {
      const found = await Promise.all(urls.map((url) => engine.library.shortLinkTarget(url)));
      return urls.filter((_, index) => (found[index]?.longurl ?? null) !== null);
    },
    enabled: urls.length > 0,
    placeholderData: (before) => before,
    gcTime: 0,
    staleTime: Infinity,
  });
  return useMemo(() => new Set(data), [data]);
}

const none: readonly LibraryLink[] = [];

/** Sums over all loaded links. */
export function useLibrarySummary(): Insight<LibrarySummary> {
  return useAnswer('summary', []);
}

/**
 * Links and clicks by what links have in common.
 *
 * @param wanted false asks for none
 */
export function useLinkGroups(by: Grouping, wanted = true): Insight<LinkGroups> {
  return useAnswer('groups', [by], { wanted });
}

/**
 * The same with the clicks of a week.
 *
 * @param week its beginning, in milliseconds since 1970; undefined asks for none
 */
export function useLinkGroupsOfWeek(by: Grouping, week: number | undefined): Insight<LinkGroups> {
  return useAnswer('groups', withWeek(by, week), { read: useReadSince(week) });
}

/** The question alone where there is no week: screens share its answer. */
function withWeek<Asked>(
  asked: Asked,
  week: number | undefined,
): [asked: Asked] | [asked: Asked, week: number] {
  return week === undefined ? [asked] : [asked, week];
}

/** 1 once all links were read in a week: the same clicks, read again, are known from then on. */
function useReadSince(week: number | undefined): number {
  const { oldestRead } = useLibraryState();
  return week !== undefined && oldestRead !== null && oldestRead > week ? 1 : 0;
}

/** The links with most clicks. */
export function useBestLinks(query: RankingQuery): Insight<readonly RankedLink[]> {
  return useAnswer('best', [query]);
}

/**
 * What rows show of their links besides what the service lists.
 *
 * @param week the beginning of a week whose clicks they show, in milliseconds since 1970
 */
export function useRowFacts(ids: readonly number[], week?: number): Insight<RowFacts> {
  const options = { wanted: ids.length > 0, read: useReadSince(week) };
  return useAnswer('rowFacts', withWeek(ids, week), options);
}

/** The place of a link by clicks; null where it is not clear, undefined until that is known. */
export function useLinkRank(id: number): LinkRank | null | undefined {
  return useAnswer('rank', [id]).data;
}

/** The usual tags of each channel whose links are known; none until they are counted. */
export function useChannelTags(): readonly ChannelTags[] {
  return useAnswer('channelTags', []).data ?? noTags;
}

const noTags: readonly ChannelTags[] = [];

/** Where a link of a campaign leads, and the names of the channels that it is in. */
export interface CampaignLink {
  readonly url: string;
  readonly channels: readonly string[];
}

/** Reads the most clicked links with a value of `utm_campaign`, as far as links are loaded, the first created first. Costs no request. */
export function useReadCampaignLinks(): (campaign: string) => Promise<readonly CampaignLink[]> {
  const { library } = useEngine();
  return useCallback(
    async (campaign) => {
      const report = await library.report({ campaigns: [campaign] });
      // As many as facts are told of.
      const found = report.links.slice(0, maxWindow).map(({ link }) => link);
      const links = found.toSorted((one, other) => one.id - other.id);
      const facts = await library.rowFacts(links.map(({ id }) => id));
      const names = new Map(facts.channels.map(({ id, name }) => [id, name]));
      const channels = new Map(facts.links.map((fact) => [fact.id, fact.channels]));
      return links.map(({ id, longurl }) => ({
        url: longurl ?? '',
        channels: (channels.get(id) ?? []).flatMap((id) => names.get(id) ?? []),
      }));
    },
    [library],
  );
}

/** What may be wrong with links. */
export function useLinkChecks(): Insight<readonly CheckResult[]> {
  return useAnswer('checks', []);
}

/**
 * Sums over selections of links, in their order.
 *
 * @param week the beginning of a week whose clicks are asked for, in milliseconds since 1970
 */
export function useSelectionSums(
  selections: readonly LinkSelection[],
  week?: number,
): SelectionSums | undefined {
  const options = { isExact: true, read: useReadSince(week) };
  return useAnswer('sums', withWeek(selections, week), options).data;
}

/**
 * How the links that belong together did.
 *
 * @param read grows with each link whose statistics were read
 */
export function useLinkReport(query: ReportQuery, read = 0): Insight<LinkReport> {
  return useAnswer('report', [query], { read });
}

/**
 * Whether links, and the members of channels, are read by themselves: else what is not known stays
 * unknown.
 */
export function useReadsByItself(): boolean {
  const { isBegun, isAsked } = useLibraryState();
  return isBegun || isAsked;
}
