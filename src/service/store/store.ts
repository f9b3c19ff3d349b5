/**
 * Store interface: the tables behind a query builder, and a short path for visits that may answer
 * at once.
 */
import type { Kysely, Selectable } from 'kysely';
import type { LinkTable, Tables } from './tables.ts';

/** Why a store cannot be opened: one line for the operator who starts the service. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/** The columns of a link that a visit reads. */
export const visitedColumns = [
  ...([
    'id',
    'url',
    'type',
    'password',
    'expiry',
    'geotarget',
    'devicetarget',
    'languagetarget',
  ] as const),
  ...(['parameters', 'pixels', 'deeplink'] as const),
] as const;

export interface VisitedLink extends Pick<Selectable<LinkTable>, (typeof visitedColumns)[number]> {
  /** Whether there is a card for link previews. */
  card: 0 | 1;
}

/** One visit as it is counted: which link, and what is known of the visitor. */
export interface CountedVisit {
  linkId: number;
  /**
   * A keyed hash of IP address and browser, in base64url. Its first 8 bytes are stored: of 100
   * million visitors of one link, two are taken for one with a probability of one in 4 000.
   */
  visitor: string;
  country: string | null;
  referrer: string;
  browser: string;
  os: string;
  network: 'network1' | 'network2' | 'network3' | null;
}

/** The hot path: a look-up is without a promise where the store has the answer at once. */
export interface VisitStore {
  /** @param host the branded host in lower case, or '' for the service's own */
  find(host: string, alias: string): VisitedLink | undefined | Promise<VisitedLink | undefined>;
  /**
   * Writes a batch in one transaction: all of it or, where it rejects, nothing. Its visits may be
   * tried again.
   */
  count(visits: readonly CountedVisit[]): Promise<void>;
}

/**
 * The unique columns that a change can break although it has checked before: another account may
 * have been faster.
 */
export const uniqueColumns = [
  'account.email',
  'campaign.slug',
  'domain.host',
  'link.alias',
] as const;
export type UniqueColumn = (typeof uniqueColumns)[number];

/** A change that was undone because another record has the same value in a unique column. */
export class TakenError extends Error {
  override readonly name = 'TakenError';
  readonly column: UniqueColumn;

  constructor(column: UniqueColumn, options: ErrorOptions) {
    super(`Another record has the same ${column}`, options);
    this.column = column;
  }
}

/**
 * Counts in windows of time that all instances of the service share; a window begins with its first
 * count.
 */
export interface SharedWindows {
  /**
   * Counts one more.
   *
   * @param length of the window in milliseconds
   * @returns how many this is in its window, `limit` + 1 at most, and how long that still lasts in
   * milliseconds
   */
  take(key: string, limit: number, length: number): Promise<{ used: number; left: number }>;
  forget(key: string): Promise<void>;
  /** Forgets windows that have ended. */
  clean(): Promise<void>;
}

/** The connections of one pool at a moment. */
export interface PoolState {
  readonly pool: string;
  readonly open: number;
  readonly idle: number;
  /** Statements that wait for a connection. */
  readonly waiting: number;
}

/** Which of the links that match are wanted: so many, after so many others. */
export interface SearchPage {
  /** The most clicked first, or the newest. */
  readonly order: 'click' | 'date';
  readonly limit: number;
  readonly offset: number;
}

export interface SearchResult {
  /** How many links match. */
  readonly result: number;
  /** Those that are wanted, in their order. */
  readonly ids: readonly number[];
}

/** What is done in one transaction. */
export type Work<Result> = (db: Kysely<Tables>) => Promise<Result>;

export interface Store {
  /** Undefined where one process alone has the database, and counts in its memory. */
  readonly windows: SharedWindows | undefined;
  readonly db: Kysely<Tables>;
  /**
   * Changes records of an account in one transaction: all of it or, where it rejects, nothing. The
   * account is locked first, so that of two changes the second one sees what the first has done.
   *
   * @param accountId undefined where the work makes the account
   * @throws TakenError where a value was taken meanwhile by another account
   */
  change<Result>(accountId: number | undefined, work: Work<Result>): Promise<Result>;
  /** Resolves once calls that have arrived meanwhile have had their turn. */
  giveWay(): Promise<void>;
  readonly visits: VisitStore;
  /**
   * Each minute: forgets what has ended, and visitors who were counted more than so many days ago;
   * without a number none.
   */
  upkeep(visitorDays?: number): Promise<void>;
  /**
   * Finds the links of an account whose `searched` contains all of these words, at least one; see
   * `contract/search.ts`.
   */
  search(accountId: number, words: readonly string[], wanted: SearchPage): Promise<SearchResult>;
  /** Random, secret to this store and stored outside its tables; keys the hashes of visitors. */
  readonly visitorSecret: string;
  /**
   * Whether an error means that the database cannot be reached or is too busy, so that the same
   * request may succeed later.
   */
  isUnavailable(error: unknown): boolean;
  /** Left out where there are no connections to wait for. */
  pools?(): readonly PoolState[];
  close(): Promise<void>;
}
