/** Store interface: the tables behind a query builder, and a short path for visits that may answer at once. */
import type { Expression, Kysely, Selectable } from 'kysely';
import type { LinkTable, Tables } from './tables.ts';

/** The columns of a link that a visit reads. */
export const visitedColumns = [
  ...(['id', 'url', 'type', 'password', 'expiry', 'geotarget', 'devicetarget', 'languagetarget'] as const),
  ...(['parameters', 'pixels', 'deeplink'] as const),
] as const;

export interface VisitedLink extends Pick<Selectable<LinkTable>, (typeof visitedColumns)[number]> {
  /** Whether there is a card for link previews. */
  card: 0 | 1;
}

/** One visit as it is counted: which link, and what is known of the visitor. */
export interface CountedVisit {
  linkId: number;
  /** A keyed hash of IP address and browser. */
  visitor: string;
  country: string | null;
  referrer: string;
  browser: string;
  os: string;
  network: 'network1' | 'network2' | 'network3' | null;
}

/** The hot path: prepared once, and without a promise where the store has the answer at once. */
export interface VisitStore {
  /** @param host the branded host in lower case, or '' for the service's own */
  find(host: string, alias: string): VisitedLink | undefined | Promise<VisitedLink | undefined>;
  /** Writes a batch in one transaction: all of it or, where it throws or rejects, nothing. The same batch may be tried again. */
  count(visits: readonly CountedVisit[]): void | Promise<void>;
}

export interface Store {
  readonly db: Kysely<Tables>;
  readonly visits: VisitStore;
  /**
   * Looks into the search index for the links of all accounts that may contain all of these words (see `contract/search.ts`).
   *
   * @returns a query of their ids, without any link that contains the words missing; undefined where there are more than
   * `most`, where the words are too short, and where the database itself knows when to use its index
   */
  searchIndex(words: readonly string[], most: number): Promise<Expression<number> | undefined>;
  /** Random, secret to this store and kept outside its tables; keys the hashes of visitors. */
  readonly visitorSecret: string;
  close(): Promise<void>;
}
