/**
 * Library types: views over all loaded links of an account, the rows that answer them, and the
 * state of the sync.
 */
import type { Observed } from '#base/listeners.ts';
import type { ShortLinkTarget } from '#contract/new-link/check-new-link.ts';
import type { Link } from '#contract/resources/links.ts';
import type { Split } from '#engine/links/known-detail.ts';
import type { LinkTrend } from '#engine/trends/trend-types.ts';
import type { ChannelMember } from './channel-members.ts';
import type {
  ChannelTags,
  ClickBar,
  GainPeriod,
  Grouping,
  KnownWeek,
  LibrarySummary,
  LinkCheck,
  LinkGroups,
  LinkSelection,
  PeriodGroup,
  PeriodQuery,
  PeriodSum,
  ReportGrouping,
  SelectionSum,
} from './insight-types.ts';

/** The columns that links are sorted by. */
export const librarySorts = [
  'date',
  'clicks',
  'perDay',
  'gained',
  'week',
  'alias',
  'title',
  'destination',
  'channel',
] as const;

export type LibrarySort = (typeof librarySorts)[number];

/** In rankings by clicks a day, younger links would be first by chance; in days. */
export const youngestRanked = 3;

/** At least `from` and less than `to`; null for no bound. */
export interface Range {
  readonly from: number | null;
  readonly to: number | null;
}

/** Links that have one of these values, '' for no value; or, turned round, those that have none of them. */
export interface ValueFilter {
  readonly values: readonly string[];
  readonly isNot: boolean;
}

/** Which links, in which order. Every part narrows the result. */
export interface LinkView {
  /**
   * Keywords with the meaning of the service: each of them must occur in alias, destination, title
   * or description; or in a note, which the service does not know.
   */
  readonly q: string;
  readonly sort: LibrarySort;
  readonly descending: boolean;
  /** In the order `week`: its beginning, in milliseconds since 1970. */
  readonly week?: number;
  readonly clicks: Range;
  /** Time of creation, in milliseconds since 1970; a link without a date is outside every bound. */
  readonly made: Range;
  /** The host of the destination, or null for all. */
  readonly host: string | null;
  /** Ids of channels. */
  readonly channel?: ValueFilter;
  /** UTM tags. */
  readonly source?: ValueFilter;
  readonly medium?: ValueFilter;
  readonly campaign?: ValueFilter;
  /** Hosts of destinations without `www.`. */
  readonly site?: ValueFilter;
  /** Hosts of short URLs. */
  readonly domain?: ValueFilter;
  readonly check?: LinkCheck;
  /** Created in the last so many days. */
  readonly madeWithin?: number;
}

/** A link of the library. */
export interface LibraryLink extends Link {
  readonly id: NonNullable<Link['id']>;
  /** When its clicks were read, in milliseconds since 1970. */
  readonly readAt: number;
  /** It was not found where it should have been; it may have been deleted elsewhere. */
  readonly notFound: boolean;
}

/** A window of a view. */
export interface LinkWindow {
  /** Links that the view holds. */
  readonly total: number;
  /** The sum of their clicks; null where they are not counted. */
  readonly clicks: number | null;
  /** False where `total` is the number of rows that were found first, and there may be more. */
  readonly isCounted: boolean;
  /** The version of the library that was read; ask again where the state has a later one. */
  readonly version: number;
  /** The place of the first row, from 0. */
  readonly from: number;
  readonly rows: readonly LibraryLink[];
}

/** The most rows of a window, and the most links that are told of at once beside it. */
export const maxWindow = 200;

/** Accounts with at most so many links are read with the first search in them, for two or three requests. */
export const maxUnasked = 200;

/** A search that finds fewer links has similar ones beside them. */
export const fewResults = 5;

/** A value that links have, and how many links of a view have it. */
export interface Facet {
  /** What a view of these links filters by. */
  readonly value: string;
  readonly label: string;
  readonly count: number;
  /** Of a channel; null for none. */
  readonly color: string | null;
}

interface FieldFacets {
  /** At most 50, the most frequent first. */
  readonly values: readonly Facet[];
  /** Links without a value. */
  readonly none: number;
}

/** The values of a view, of each field as if it had no filter. */
export type Facets = Readonly<Record<Grouping, FieldFacets>>;

/** Why the sync sends nothing at the moment. */
export type PauseReason = 'paused' | 'user' | 'other-app' | 'limit' | 'offline' | 'key' | 'failed';

/** Where links are stored. */
export interface LibraryStorage {
  /**
   * `memory`: until the page or its worker ends. `browser`: encrypted, as long as the API key is
   * stored.
   */
  readonly mode: 'memory' | 'browser';
  /** Whether they can be stored, which takes a key that is stored. */
  readonly isPossible: boolean;
  /** What is stored of them and of their history, in bytes. */
  readonly bytes: number;
  /**
   * Why they are no longer stored though the user wanted it: no more room, or the browser has
   * removed them; else null.
   */
  readonly lost: 'full' | 'gone' | null;
}

/** What is recorded of clicks: the id of each link, its totals and their times. */
interface RecordedHistory {
  /** Whether it can be stored on this device. */
  readonly isPossible: boolean;
  readonly isStored: boolean;
  /** The first reading, in milliseconds since 1970; null for none. */
  readonly since: number | null;
}

/** Under 1 KB, and announced at most four times a second. */
export interface LibraryState {
  /**
   * `empty`: nothing was read. `loading`: what is stored is being read; what is there already can
   * be asked for. `filling`: the first pass is not done. `whole`: every link of the account was
   * read at least once; what has changed since is read again bit by bit.
   */
  readonly phase: 'empty' | 'loading' | 'filling' | 'whole';
  /** Null while it reads, and while there is nothing to read. */
  readonly pausedFor: PauseReason | null;
  /** Loaded links. */
  readonly loaded: number;
  /** Links of the account by the service's own count, or null where it is not known. */
  readonly total: number | null;
  /** Rows that have no usable id; they are counted, and not loaded. */
  readonly unreadable: number;
  /**
   * When the clicks of the links were read, in milliseconds since 1970: the earliest and the
   * latest; null for none.
   */
  readonly oldestRead: number | null;
  readonly newestRead: number | null;
  /** The first screen has its replies, so that links are read by themselves. */
  readonly isBegun: boolean;
  /** The user has asked for all links, so that reading them is work of theirs. */
  readonly isAsked: boolean;
  /** Links of an earlier visit are read again: what is new since then is not all known. */
  readonly isRereading: boolean;
  /** Requests until the first pass is done, estimated; null where nothing can be said. */
  readonly requestsLeft: number | null;
  /** Links removed since the library was opened, because they were deleted elsewhere. */
  readonly removed: number;
  /** Links that were not found where they should have been. */
  readonly notFound: number;
  /**
   * Whether the service sorts by date; if not, new links are found by full passes. Null where it is
   * not known.
   */
  readonly sorts: boolean | null;
  /** Grows with each change of a row. */
  readonly version: number;
  /** Requests that were sent to read links, and nothing else. */
  readonly requests: number;
  readonly keeping: LibraryStorage;
  readonly history: RecordedHistory;
}

/** Why the first pass makes no progress until the user or the service does something. */
const stops: readonly (PauseReason | null)[] = ['paused', 'key', 'failed'];

/** Whether the first pass that the user has asked for is at work, or will continue without them. */
export function isFilling({
  phase,
  pausedFor,
  isAsked,
}: Pick<LibraryState, 'phase' | 'pausedFor' | 'isAsked'>): boolean {
  return isAsked && phase === 'filling' && !stops.includes(pausedFor);
}

/** One part of an export of all trends. */
export interface TrendPart {
  /** Links of the whole export. */
  readonly total: number;
  /** Links of this part, also those that are no longer loaded: the next part begins after them. */
  readonly count: number;
  readonly trends: readonly (LinkTrend & { readonly link: LibraryLink })[];
}

/** A link with its clicks, all of them or those of a time. */
export interface LinkClicks {
  readonly link: LibraryLink;
  readonly clicks: number;
}

/** A link of a ranking. */
export interface RankedLink extends LinkClicks {
  /**
   * Whole days since it was created, and its clicks a day since then; null where that is not known.
   */
  readonly days: number | null;
  readonly perDay: number | null;
}

/** What rows show of their links besides what the service lists. */
export interface RowFacts {
  /** The end of the user's last visit, in milliseconds since 1970; null where none is known. */
  readonly since: number | null;
  /** The host that most short links are on; '' where none is known. */
  readonly mainDomain: string;
  /** The site of most destinations, without `www.`; '' where fewer than half of them are on one. */
  readonly mainSite: string;
  /** Whether any link was observed often enough of late for a chart. */
  readonly hasTrends: boolean;
  /** All channels as far as they were read. */
  readonly channels: readonly ChannelMember[];
  /** Links that are in a channel, have new clicks, or whose clicks in a week are known. */
  readonly links: readonly LinkFact[];
}

interface LinkFact {
  readonly id: number;
  /** Ids of the channels that it is in. */
  readonly channels: readonly number[];
  /** Clicks since the user's last visit. */
  readonly gained: number;
  /** Clicks in the week that was asked for; null where they are not known. */
  readonly week: number | null;
}

/** The place of a link among all links of the account by clicks. */
export interface LinkRank {
  /** Counted from 1; links with the same number of clicks share a place. */
  readonly rank: number;
  readonly links: number;
}

/** Which links a ranking is made of, and by what. */
export interface RankingQuery {
  readonly by: 'clicks' | 'perDay';
  readonly count: number;
  /** Only links that were created in the last so many days; null for all. */
  readonly madeWithin: number | null;
}

/** Links that something may be wrong with, and up to two of them. */
export interface CheckResult {
  readonly check: Exclude<LinkCheck, 'gained' | 'noted'>;
  readonly links: number;
  readonly examples: readonly LibraryLink[];
  /** When the examples expire, in milliseconds since 1970. */
  readonly expiries: readonly number[];
}

/** What has changed since the user's last visit. */
export interface VisitChanges {
  /** The end of that visit, in milliseconds since 1970. */
  readonly since: number;
  /** New clicks, and the links that have them. */
  readonly clicks: number;
  readonly links: number;
  /** False while links are still being read, so that there may be more. */
  readonly isComplete: boolean;
  /** The links with most new clicks. */
  readonly top: readonly { readonly link: LibraryLink; readonly gained: number }[];
  /**
   * Clicks of the last 30 days between visits, oldest first; none where there is not enough for a
   * chart.
   */
  readonly bars: readonly ClickBar[];
}

/**
 * Sums over selections, in their order, each with the link that has most clicks; null where none
 * has any.
 */
export interface SelectionSums extends GainPeriod, KnownWeek {
  /** False while links are still being read. */
  readonly isComplete: boolean;
  readonly sums: readonly (SelectionSum & { readonly best: LibraryLink | null })[];
}

/** What a report is made of: the links of a selection, those of a view, or both. */
export interface ReportQuery extends LinkSelection {
  readonly view?: LinkView;
  /** Asks for what was observed; without it nothing is asked. */
  readonly observed?: ObservedPeriod;
  /** Asks for the statistics of the links. */
  readonly withDetails?: boolean;
}

/**
 * The last so many days, null for all that was observed; or the time since the beginning of a week,
 * in milliseconds since 1970.
 */
export type ObservedPeriod = { readonly days: number | null } | { readonly week: number };

/** Clicks of several links between observations. */
export interface ObservedClicks {
  /** The first and the last observation, in milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
  /**
   * Clicks whose interval lies wholly in that time, or mostly in the week; and the links that were
   * observed.
   */
  readonly clicks: number;
  readonly links: number;
  /** The links with most of them, most first; links without any are left out. */
  readonly movers: readonly LinkClicks[];
  /** Oldest first; none where there is not enough for a chart. */
  readonly bars: readonly ClickBar[];
  /**
   * What is known of the week, with its beginning in milliseconds since 1970; null where it is of
   * another time.
   */
  readonly week: (PeriodSum & { readonly begin: number }) | null;
}

/** Clicks by name, added up over links. */
export interface SplitSum {
  /** Links that have them. */
  readonly links: number;
  /** Most first. */
  readonly counts: readonly { readonly name: string; readonly count: number }[];
}

/** Unique clicks, added up over the links that have them. */
interface UniqueSum {
  readonly uniqueClicks: number;
  readonly links: number;
  /** All clicks of these links. */
  readonly clicks: number;
}

/** The statistics of the links of a report, as far as they were read. */
export interface ReportDetails {
  /** Links whose statistics were read, and the clicks that they have in the report. */
  readonly links: number;
  readonly clicks: number;
  /** Null where no link has unique clicks. */
  readonly unique: UniqueSum | null;
  /** When they were read, in milliseconds since 1970; null for no link. */
  readonly oldestRead: number | null;
  readonly newestRead: number | null;
  /** Null where no link has them. */
  readonly splits: Readonly<Record<Split, SplitSum | null>>;
  /** Links whose statistics were not read, most clicked first, at most 2,000. */
  readonly missing: readonly UnreadDetail[];
}

export interface UnreadDetail {
  readonly id: number;
  /** The short URL, or what there is in place of it. */
  readonly label: string;
  readonly clicks: number;
}

/** How the links that belong together did. */
export interface LinkReport extends GainPeriod {
  /** False while links, or the members of the channel, are still being read. */
  readonly isComplete: boolean;
  /** How many channels have their members read, of how many; null where that is not known. */
  readonly channels: { readonly read: number; readonly all: number | null };
  /** Null where it was not asked for, and where nothing was observed twice. */
  readonly observed: ObservedClicks | null;
  /** Null where they were not asked for. */
  readonly details: ReportDetails | null;
  readonly sum: SelectionSum;
  /** Most clicked first, at most 1,000. */
  readonly links: readonly ReportedLink[];
  readonly groups: Readonly<Record<ReportGrouping, LinkGroups>>;
  /**
   * Clicks of the last 30 days between visits, oldest first; none where there is not enough for a
   * chart.
   */
  readonly bars: readonly ClickBar[];
}

export interface ReportedLink extends Omit<RankedLink, 'days'> {
  readonly gained: number;
  /** Clicks in the time that was asked for; null where they are not known, and for no such time. */
  readonly observed: number | null;
  /** It belongs by its tag, and not by its id alone. */
  readonly isTagged: boolean;
}

export interface PeriodReport {
  readonly sum: PeriodSum;
  readonly before: PeriodSum;
  /** Those with most clicks in the period, at most five each. */
  readonly links: readonly LinkClicks[];
  readonly channels: readonly PeriodGroup[];
  readonly campaigns: readonly PeriodGroup[];
  /** False while links are still being read, so that there may be more. */
  readonly isComplete: boolean;
}

/**
 * All loaded links of an account, as far as they were read. Search, sort and filter send no
 * request.
 */
export interface Library extends Observed<LibraryState> {
  /**
   * The first rows of a view, before all that match are counted; null where they are not found
   * within a few milliseconds.
   *
   * @param count at most `maxWindow`
   */
  first(view: LinkView, count: number): Promise<LinkWindow | null>;
  /**
   * A window of a view.
   *
   * @param viewer the name of who asks; a later query of the same viewer ends an earlier one as
   * `cancelled`
   * @param from the place of the first row, from 0
   * @param count at most `maxWindow`
   */
  query(viewer: string, view: LinkView, from: number, count: number): Promise<LinkWindow>;
  /**
   * The links of a view in its order, in parts of at most 50 000 from a place; `total` as in a
   * window.
   */
  select(view: LinkView, from: number): Promise<{ total: number; links: readonly LibraryLink[] }>;
  facets(view: LinkView): Promise<Facets>;
  /**
   * Links that nearly fit the keywords of a view, best first, at most 20; only where fewer than
   * five fit.
   */
  similar(view: LinkView): Promise<readonly LibraryLink[]>;
  /** The link with an id as it was read last, or null where it is not loaded. */
  link(id: number): Promise<LibraryLink | null>;
  /**
   * Loaded links to the page of this destination, at most 20: the same destination first, then
   * those with other UTM tags.
   */
  withDestination(url: string): Promise<readonly LibraryLink[]>;
  /**
   * Where a URL leads that is on the host of the account's short links; null for every other URL.
   */
  shortLinkTarget(url: string): Promise<ShortLinkTarget | null>;
  /**
   * The first screen has its replies: links are read by themselves from now on. All of them up to
   * 10,000, at once where that takes about ten requests; of more, the 1,000 most clicked and the
   * 200 newest.
   */
  begin(): Promise<void>;
  /**
   * The user asks for all links: the first pass begins or continues, and holds the idle lock open
   * until it is done.
   */
  readAllLinks(): Promise<void>;
  /** Reads the newest links, unless they were read so within the last minute. Costs a request. */
  readNewest(): Promise<void>;
  /** No request is sent until `readAllLinks` is called. */
  pause(): Promise<void>;
  /**
   * Keeps the links in this browser as long as the API key, or no longer: then all that is stored
   * is removed, and the links stay in memory.
   *
   * @throws ApiError `invalid` where they cannot be stored
   */
  keep(wanted: boolean): Promise<void>;
  /**
   * Whether readings of clicks are stored on this device from now on; if not, all of them are
   * forgotten.
   *
   * @throws ApiError `invalid` where they cannot be stored or removed
   */
  keepHistory(wanted: boolean): Promise<void>;
  /**
   * Removes all links, from memory and from what is stored; what was recorded of their clicks
   * stays.
   */
  remove(): Promise<void>;
  /** How the clicks of a link grew, in at most 60 intervals; null where it was never observed. */
  trend(id: number): Promise<LinkTrend | null>;
  /**
   * The last days of at most `maxWindow` links, in at most 40 intervals each; links that were not observed
   * twice are left out.
   */
  sparklines(ids: readonly number[], days: number): Promise<readonly LinkTrend[]>;
  /**
   * What rows show of at most `maxWindow` links.
   *
   * @param week the beginning of a week whose clicks are asked for, in milliseconds since 1970
   */
  rowFacts(ids: readonly number[], week?: number): Promise<RowFacts>;
  /** What has changed since the user's last visit; null where none is known. */
  sinceVisit(): Promise<VisitChanges | null>;
  /** The clicks of a period, and what made them. */
  period(query: PeriodQuery): Promise<PeriodReport>;
  /** Sums over all loaded links. */
  summary(): Promise<LibrarySummary>;
  /** Links and clicks by what links have in common. */
  groups(by: Grouping, week?: number): Promise<LinkGroups>;
  /** The links with most clicks, at most 50. */
  best(query: RankingQuery): Promise<readonly RankedLink[]>;
  /** Sums over selections of links, in one pass. */
  sums(selections: readonly LinkSelection[], week?: number): Promise<SelectionSums>;
  /** How the links that belong together did. */
  report(query: ReportQuery): Promise<LinkReport>;
  /**
   * The place of a link by clicks; null while links are still being read, and where its clicks are
   * not known.
   */
  rank(id: number): Promise<LinkRank | null>;
  /** What may be wrong with links; checks that find none are left out. */
  checks(): Promise<readonly CheckResult[]>;
  /** The usual tags of each channel; none for one whose links differ. */
  channelTags(): Promise<readonly ChannelTags[]>;
  /** One part of an export: the trends of at most 2 000 links, beginning at `offset`. */
  allTrends(offset: number): Promise<TrendPart>;
}

/** The functions of the core, each with what has to be there before it is asked. */
export const libraryVerbs = {
  first: 'core',
  query: 'core',
  select: 'core',
  facets: 'core',
  similar: 'core',
  withDestination: 'core',
  shortLinkTarget: 'core',
  link: 'links',
  begin: 'links',
  readAllLinks: 'links',
  pause: 'links',
  summary: 'links',
  best: 'links',
  rank: 'links',
  channelTags: 'links',
  trend: 'history',
  sparklines: 'history',
  rowFacts: 'history',
  sinceVisit: 'history',
  checks: 'history',
  period: 'history',
  allTrends: 'history',
  groups: 'history',
  sums: 'history',
  report: 'history',
} as const satisfies Partial<Record<keyof Library, 'core' | 'links' | 'history'>>;
