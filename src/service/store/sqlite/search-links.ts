/**
 * SQLite search: compares the texts of links a slice at a time, so that other requests are answered
 * between two slices.
 */
import { type Kysely, type SqlBool, sql } from 'kysely';
import { searchPattern } from '#service/store/search-pattern.ts';
import type { SearchPage, SearchResult } from '#service/store/store.ts';
import type { Tables } from '#service/store/tables.ts';
import { FairTurns } from '#service/turns/fair-turns.ts';
import { indexedIds } from './search-index.ts';

/** How long a slice should take in milliseconds: another request waits for one. */
const targetTime = 8;
/** Links in the first slice, and in the smallest and the greatest one. */
const firstSlice = 250;
const minSlice = 10;
const maxSlice = 20_000;

/**
 * The search index is used where it leaves at most this part of an account's links: fetching them
 * one by one costs more.
 */
const indexedPart = 1 / 8;

/**
 * Where more match, those that come first by clicks are found by walking through the index of
 * clicks.
 */
const maxSorted = 1000;
/** Links in a slice of that index. */
const walkSlice = 5000;

/**
 * The slices of all searches take turns by account, so that a short search does not wait for the
 * end of a long one.
 */
export class LinkSearch {
  readonly #db: Kysely<Tables>;
  readonly #turns: FairTurns<number>;

  constructor(db: Kysely<Tables>, giveWay: () => Promise<void>) {
    this.#db = db;
    const maxWaitingOfOne = Number.POSITIVE_INFINITY;
    this.#turns = new FairTurns({ maxRunning: 1, maxRunningOfOne: 1, maxWaitingOfOne, giveWay });
  }

  async find(
    accountId: number,
    words: readonly string[],
    { order, limit, offset }: SearchPage,
  ): Promise<SearchResult> {
    const { links } = await this.#db
      .selectFrom('account')
      .select('links')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    const max = Math.floor(links * indexedPart);
    const indexed = await this.#turn(accountId, () => indexedIds(this.#db, words, max));
    const newest =
      indexed === undefined
        ? await this.#inOrdinals(accountId, words, links)
        : await this.#inIds(accountId, words, indexed);
    const result = newest.length;
    if (offset >= result) return { result, ids: [] };
    const ids = order === 'date' ? newest : await this.#byClicks(accountId, newest, offset + limit);
    return { result, ids: ids.slice(offset, offset + limit) };
  }

  /** The links that match, newest first, of all links of the account. */
  async #inOrdinals(accountId: number, words: readonly string[], links: number): Promise<number[]> {
    const found = await this.#inSlices(accountId, links, (start, end) =>
      this.#db
        .selectFrom('link')
        .select(['id', 'ordinal'])
        .where('accountId', '=', accountId)
        .where('ordinal', '>', start)
        .where('ordinal', '<=', end)
        .where(contains(words))
        .execute(),
    );
    return idsByOrdinal(found);
  }

  /** The same of some links, which may be of any account. */
  async #inIds(
    accountId: number,
    words: readonly string[],
    ids: readonly number[],
  ): Promise<number[]> {
    const found = await this.#inSlices(accountId, ids.length, (start, end) =>
      this.#db
        .selectFrom('link')
        .select(['id', 'ordinal'])
        .where('id', 'in', idsIn(ids.slice(start, end)))
        // The plus keeps SQLite from walking through the account's links, which it prefers to any list of
        // ids.
        .where(sql<SqlBool>`+accountId = ${accountId}`)
        .where(contains(words))
        .execute(),
    );
    return idsByOrdinal(found);
  }

  /** The first of these links by clicks, the newest first among equals. */
  async #byClicks(accountId: number, ids: readonly number[], wanted: number): Promise<number[]> {
    if (ids.length <= maxSorted) {
      const rows = await this.#turn(accountId, () =>
        this.#db
          .selectFrom('linkClicks')
          .select('linkId')
          .where('linkId', 'in', idsIn(ids))
          .orderBy('clicks', 'desc')
          .orderBy('ordinal', 'desc')
          .execute(),
      );
      return rows.map(({ linkId }) => linkId);
    }
    const isMatch = new Set(ids);
    const found: number[] = [];
    let last: { clicks: number; ordinal: number } | undefined;
    do {
      const place = last;
      const rows = await this.#turn(accountId, () =>
        this.#db
          .selectFrom('linkClicks')
          .select(['linkId', 'ordinal', 'clicks'])
          .where('accountId', '=', accountId)
          .$if(place !== undefined, (links) =>
            links.where(sql<SqlBool>`(clicks, ordinal) < (${place?.clicks}, ${place?.ordinal})`),
          )
          .orderBy('clicks', 'desc')
          .orderBy('ordinal', 'desc')
          .limit(walkSlice)
          .execute(),
      );
      found.push(...rows.map(({ linkId }) => linkId).filter((id) => isMatch.has(id)));
      last = rows.at(-1);
    } while (last !== undefined && found.length < wanted);
    return found;
  }

  /** Reads from 0 to `number` in slices that each take a few milliseconds. */
  async #inSlices<Row>(
    accountId: number,
    number: number,
    read: (start: number, end: number) => Promise<Row[]>,
  ): Promise<Row[]> {
    const all: Row[][] = [];
    let size = firstSlice;
    for (let start = 0; start < number; ) {
      const end = start + Math.round(size);
      const { rows, took } = await this.#turn(accountId, () => timed(() => read(start, end)));
      all.push(rows);
      start = end;
      const factor = Math.min(4, Math.max(1 / 8, targetTime / Math.max(took, 0.1)));
      size = Math.min(maxSlice, Math.max(minSlice, size * factor));
    }
    return all.flat();
  }

  async #turn<Value>(accountId: number, task: () => Promise<Value>): Promise<Value> {
    const turn = this.#turns.run(accountId, task);
    if (turn === undefined) throw new Error('There is no end to those that may wait');
    return turn;
  }
}

function contains(words: readonly string[]) {
  const each = words.map((word) => sql`searched like ${searchPattern(word)} escape '\\'`);
  return sql<SqlBool>`${sql.join(each, sql` and `)}`;
}

/** Any number of ids in one value. */
function idsIn(ids: readonly number[]) {
  return sql<number>`(select value from json_each(${JSON.stringify(ids)}))`;
}

function idsByOrdinal(rows: { id: number; ordinal: number }[]): number[] {
  rows.sort((one, other) => other.ordinal - one.ordinal);
  return rows.map(({ id }) => id);
}

async function timed<Row>(read: () => Promise<Row[]>): Promise<{ rows: Row[]; took: number }> {
  const began = performance.now();
  const rows = await read();
  return { rows, took: performance.now() - began };
}
