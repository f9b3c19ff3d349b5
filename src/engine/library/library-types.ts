/** Library types: views over all links of an account at hand, the rows that answer them, and the state of the sync. */
import type { Observed } from '#client/listeners.ts';
import type { Link } from '#contract/resources/links.ts';
import type { AccountTrend, LinkTrend, Mover, SinceVisit } from '#engine/trends/trend-types.ts';

/** The columns that links are sorted by. */
export const librarySorts = ['date', 'clicks', 'alias', 'title', 'destination'] as const;

export type LibrarySort = (typeof librarySorts)[number];

/** At least `from` and less than `to`; null for no bound. */
export interface Range {
  readonly from: number | null;
  readonly to: number | null;
}

/** Which links, in which order. Every part narrows the result. */
export interface LinkView {
  /** Keywords with the meaning of the service: each of them must occur in alias, destination, title or description. */
  readonly q: string;
  readonly sort: LibrarySort;
  readonly descending: boolean;
  readonly clicks: Range;
  /** Time of creation, in milliseconds since 1970; a link without a date is outside every bound. */
  readonly made: Range;
  /** The host of the short URL, or null for all. */
  readonly domain: string | null;
  /** The host of the destination, or null for all. */
  readonly host: string | null;
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
  /** False where `total` is the number of rows that were found first, and there may be more. */
  readonly isCounted: boolean;
  /** The version of the library that was read; ask again where the state has a later one. */
  readonly version: number;
  /** The place of the first row, from 0. */
  readonly from: number;
  readonly rows: readonly LibraryLink[];
}

/** A search that finds fewer links has similar ones beside them. */
export const fewResults = 5;

/** A value that links have, and how many links of a view have it. */
export interface Facet {
  readonly value: string;
  readonly count: number;
}

/** The most frequent values of a view, at most 50 each, as if the filter of that field were not set. */
export interface Facets {
  readonly domains: readonly Facet[];
  readonly hosts: readonly Facet[];
}

/** Why the sync sends nothing at the moment. */
export type RestReason = 'paused' | 'person' | 'other-app' | 'limit' | 'offline' | 'key' | 'failed';

/** Where links are kept. */
export interface LibraryKeeping {
  /** `memory`: until the page or its worker ends. `browser`: encrypted, as long as the API key is kept. */
  readonly mode: 'memory' | 'browser';
  /** Whether they can be kept, which takes a key that is kept. */
  readonly isPossible: boolean;
  /** What is stored of them and of their history, in bytes. */
  readonly bytes: number;
  /** Why they are no longer kept though the user wanted it: no more room, or the browser has removed them; else null. */
  readonly lost: 'full' | 'gone' | null;
}

/** Under 1 KB, and announced at most four times a second. */
export interface LibraryState {
  /**
   * `empty`: nothing was read. `loading`: what is kept is taken up; what is there already can be asked for. `filling`: the first pass is not done. `whole`: every link of the account was read at least
   * once; what has changed since is read again bit by bit.
   */
  readonly phase: 'empty' | 'loading' | 'filling' | 'whole';
  /** Null while it reads, and while there is nothing to read. */
  readonly resting: RestReason | null;
  /** Links at hand. */
  readonly known: number;
  /** Links of the account by the service's own count, or null where it is not known. */
  readonly total: number | null;
  /** Rows that have no usable id; they are counted, and not at hand. */
  readonly unreadable: number;
  /** When the clicks of the links were read, in milliseconds since 1970: the earliest and the latest; null for none. */
  readonly oldestRead: number | null;
  readonly newestRead: number | null;
  /** Requests until the first pass is done, estimated; null where nothing can be said. */
  readonly requestsLeft: number | null;
  /** Links removed since the library was opened, because they were deleted elsewhere. */
  readonly removed: number;
  /** Links that were not found where they should have been. */
  readonly notFound: number;
  /** Whether the service sorts by date; if not, new links are found by full passes. Null where it is not known. */
  readonly sorts: boolean | null;
  /** Grows with each change of a row. */
  readonly version: number;
  /** Requests that were sent to read links, and nothing else. */
  readonly requests: number;
  readonly keeping: LibraryKeeping;
}

/** Why the first pass makes no progress until the user or the service does something. */
const stops: readonly (RestReason | null)[] = ['paused', 'key', 'failed'];

/** Whether the first pass is at work, or will continue without the user. */
export function isFilling({ phase, resting }: Pick<LibraryState, 'phase' | 'resting'>): boolean {
  return phase === 'filling' && !stops.includes(resting);
}

/** The trend of an account, with the links themselves in place of their ids. */
export interface LibraryTrend extends Omit<AccountTrend, 'movers'> {
  readonly movers: readonly (Mover & { readonly link: LibraryLink })[];
  /** Links at hand whose counter was read, and the sum of their counters since each link was made. */
  readonly counted: { readonly links: number; readonly clicks: number };
}

/** All that was recorded of some links. */
export interface TrendPart {
  /** Links in all parts, and in this one with those that are not at hand any more. */
  readonly total: number;
  readonly asked: number;
  readonly trends: readonly (LinkTrend & { readonly link: LibraryLink })[];
}

/** All links of an account at hand, as far as they were read. Search, sort and filter send no request. */
export interface Library extends Observed<LibraryState> {
  /**
   * The first rows of a view, before all that match are counted; null where they are not found within a few milliseconds.
   *
   * @param count at most 200
   */
  first(view: LinkView, count: number): Promise<LinkWindow | null>;
  /**
   * A window of a view.
   *
   * @param viewer the name of who asks; a later query of the same viewer ends an earlier one as `cancelled`
   * @param from the place of the first row, from 0
   * @param count at most 200
   */
  query(viewer: string, view: LinkView, from: number, count: number): Promise<LinkWindow>;
  /** The links of a view in its order, in parts of at most 50 000 from a place; `total` as in a window. */
  select(view: LinkView, from: number): Promise<{ total: number; links: readonly LibraryLink[] }>;
  facets(view: LinkView): Promise<Facets>;
  /** Links that nearly fit the keywords of a view, best first, at most 20; only where fewer than five fit. */
  similar(view: LinkView): Promise<readonly LibraryLink[]>;
  /** The link with an id as it was read last, or null where it is not at hand. */
  link(id: number): Promise<LibraryLink | null>;
  /** Links at hand with this destination, compared without regard to a final slash, at most 20. */
  withDestination(url: string): Promise<readonly LibraryLink[]>;
  /** The user asks for all links: the first pass begins or continues, and holds the idle lock open until it is done. */
  fill(): Promise<void>;
  /** No request is sent until `fill` is called. */
  pause(): Promise<void>;
  /**
   * Keeps the links in this browser as long as the API key, or no longer: then all that is kept is removed, and the links
   * stay in memory.
   *
   * @throws ApiError `invalid` where they cannot be kept
   */
  keep(wanted: boolean): Promise<void>;
  /** Removes all links and what was recorded of them, from memory and from what is kept. */
  remove(): Promise<void>;
  /** How the clicks of a link grew, in at most 60 intervals; null where nobody has looked at it. */
  trend(id: number): Promise<LinkTrend | null>;
  /** The same for at most 200 links in at most 12 intervals each; links without two looks are left out. */
  sparklines(ids: readonly number[]): Promise<readonly LinkTrend[]>;
  /** The clicks of all links at hand in the last days, and the links with most of them. */
  accountTrend(days: number): Promise<LibraryTrend>;
  /** What has changed since the user's last visit; null where none is known. */
  sinceVisit(): Promise<SinceVisit | null>;
  /** All that was recorded, in parts of at most 2 000 links from a place on. */
  allTrends(from: number): Promise<TrendPart>;
}
