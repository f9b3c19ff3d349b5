/** What the service keeps things in: tables behind a query builder, and a short way for visits. */
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** What a visit needs to know of a link. */
export interface VisitedLink {
  id: number;
  url: string;
  type: string;
  password: string | null;
  expiry: string | null;
  geotarget: string;
  devicetarget: string;
  languagetarget: string;
  parameters: string;
  /** JSON: the ids of its pixels. */
  pixels: string;
  deeplink: string;
  /** Whether there is a card for link previews. */
  card: 0 | 1;
}

/** One visit that counts, as it is written down: which link, and what is known of the visitor. */
export interface CountedVisit {
  linkId: number;
  /** A keyed hash of address and browser. */
  visitor: string;
  country: string | null;
  referrer: string;
  browser: string;
  os: string;
  network: 'network1' | 'network2' | 'network3' | null;
}

/** The hot path: synchronous, prepared once. A store on a network would put a cache in front of it. */
export interface VisitStore {
  /** @param host the branded host in lower case, or '' for the service's own */
  find(host: string, alias: string): VisitedLink | undefined;
  /** Writes a batch in one transaction: all of it, or, where it throws, nothing, and it may be handed in again. */
  count(visits: readonly CountedVisit[]): void;
}

export interface Store {
  readonly db: Kysely<Tables>;
  readonly visits: VisitStore;
  /** Random, secret to this store and kept outside its tables; keys the hashes of visitors. */
  readonly visitorSecret: string;
  close(): Promise<void>;
}
