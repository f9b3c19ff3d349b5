/**
 * Public links of a campaign: read from the index a slice at a time, and remembered where there are
 * many.
 */
import type { Kysely, Selectable } from 'kysely';
import { LRUCache } from 'lru-cache';
import { isParked } from '#service/urls/parked-hosts.ts';
import type { LinkTable, Tables } from './tables.ts';

/** Entries of the index in one statement, half a millisecond of the thread that redirects. */
const slice = 400;
/**
 * Links are remembered for so many times as long as it took to read them, within these bounds in
 * milliseconds.
 */
const costFactor = 20;
const minAge = 1000;
const maxAge = 10_000;
/** The most ids that are remembered, of all campaigns together. */
const maxIds = 1_000_000;

/** The most links that are listed. */
const maxListed = 200;

/** What is in the index, at least on SQLite; see `sqlite/schema.ts`. */
const columns = [
  'id',
  'ordinal',
  'expiry',
  'host',
  'password',
  'title',
  'domain',
  'alias',
] as const;

type IndexEntry = Pick<Selectable<LinkTable>, (typeof columns)[number]>;

/** The links of a campaign that visitors may see. */
interface Visible {
  /** The newest of them, newest first. */
  readonly newest: readonly IndexEntry[];
  /** How many there are. */
  readonly count: number;
  /** The ids of those without a password, newest first. */
  readonly open: readonly number[];
}

export interface PublicLinksOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Lets redirects go first between two slices. */
  readonly giveWay: () => Promise<void>;
}

export class PublicLinks {
  readonly #db: Kysely<Tables>;
  readonly #options: PublicLinksOptions;
  readonly #remembered = new LRUCache<number, { visible: Visible; at: number; age: number }>({
    maxSize: maxIds,
    sizeCalculation: ({ visible }) => maxListed + visible.open.length,
  });
  /** What is being read, so that many visits read once. */
  readonly #reading = new Map<number, Promise<Visible>>();

  constructor(db: Kysely<Tables>, options: PublicLinksOptions) {
    this.#db = db;
    this.#options = options;
  }

  /** @param timestamp the current time: `YYYY-MM-DD HH:MM:SS` in UTC */
  async of(campaign: number, timestamp: string): Promise<Visible> {
    const known = this.#remembered.get(campaign);
    // The cache's own ttl would keep them for good where the clock was set back.
    if (known !== undefined && Math.abs(this.#options.now() - known.at) < known.age)
      return known.visible;
    const underWay = this.#reading.get(campaign);
    if (underWay !== undefined) return underWay;
    const first = await this.#readSlice(campaign);
    // Few are read each time, so that a link which was just created is among them.
    if (first.length < slice) return visibleOf(first, timestamp);
    const reading = this.#readAll(campaign, timestamp, first).finally(() =>
      this.#reading.delete(campaign),
    );
    this.#reading.set(campaign, reading);
    return reading;
  }

  async #readAll(
    campaign: number,
    timestamp: string,
    first: readonly IndexEntry[],
  ): Promise<Visible> {
    const { now, giveWay } = this.#options;
    const began = now();
    const newest: IndexEntry[] = [];
    const open: number[] = [];
    let count = 0;
    let entries = first;
    for (;;) {
      const visible = visibleOf(entries, timestamp);
      newest.push(...visible.newest.slice(0, maxListed - newest.length));
      open.push(...visible.open);
      count += visible.count;
      const last = entries.at(-1);
      if (entries.length < slice || last === undefined) break;
      await giveWay();
      entries = await this.#readSlice(campaign, last.ordinal);
    }
    const at = now();
    const age = Math.min(maxAge, Math.max(minAge, costFactor * (at - began)));
    const visible = { newest, open, count };
    this.#remembered.set(campaign, { visible, at, age });
    return visible;
  }

  /** @param before the ordinal of the last entry of the slice before */
  #readSlice(campaign: number, before?: number): Promise<IndexEntry[]> {
    return this.#db
      .selectFrom('link')
      .select(columns)
      .where('campaign', '=', campaign)
      .where('status', '=', 'public')
      .$if(before !== undefined, (entries) => entries.where('ordinal', '<', before ?? 0))
      .orderBy('ordinal', 'desc')
      .limit(slice)
      .execute();
  }
}

/** Without links that have expired, and those of deleted domains. */
function visibleOf(entries: readonly IndexEntry[], timestamp: string): Visible {
  const visible = entries.filter(
    ({ expiry, host }) => (expiry === null || expiry > timestamp) && !isParked(host),
  );
  const open = visible.filter(({ password }) => password === null);
  return {
    newest: visible.slice(0, maxListed),
    count: visible.length,
    open: open.map(({ id }) => id),
  };
}
