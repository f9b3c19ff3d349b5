/**
 * Counting in PostgreSQL: writes each batch of visits exactly once, also where the answer to it was
 * lost.
 */
import { randomInt } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { DatabaseError } from 'pg';
import { boundReferrers, type CountingDialect, countVisits } from '#service/store/count-visits.ts';
import type { CountedVisit, Work } from '#service/store/store.ts';
import { dayOf } from '#service/store/stored-values.ts';
import type { Tables } from '#service/store/tables.ts';

/** Of the transactions that raise clicks; any number that no other program is likely to take. */
const clicksLock = 7_253_301_845;

/** Places in which instances count beside each other. Two may share one: then their batches wait. */
const slots = 16;

/**
 * @param transact on connections that no request waits for
 * @param writer the name of this instance: different for each, and for each start
 */
export function countOnce(
  transact: <Result>(work: Work<Result>) => Promise<Result>,
  writer: string,
  slot = randomInt(slots),
): (visits: readonly CountedVisit[]) => Promise<void> {
  const counting: CountingDialect = {
    given,
    lockClicks: (db) => sql`select pg_advisory_xact_lock(${sql.lit(clicksLock)})`.execute(db),
    slot,
  };
  let seq = 0;
  /** A batch whose answer was lost: it may be written, or still be under way at the server. */
  let unsure: { readonly number: number; readonly batch: readonly CountedVisit[] } | undefined;
  /**
   * Visits that are written, and that the queue hands in again because others of their batch were
   * not.
   */
  const written = new WeakSet<CountedVisit>();

  async function write(number: number, batch: readonly CountedVisit[]): Promise<void> {
    let grown: readonly number[];
    try {
      grown = await transact(async (db) =>
        (await takesBatch(db, writer, number)) ? countVisits(db, counting, batch) : [],
      );
      unsure = undefined;
    } catch (error) {
      // What the server itself refuses is not written. Where it did not answer, nothing is known.
      unsure = error instanceof DatabaseError ? undefined : { number, batch };
      throw error;
    }
    // Where this fails, the next new referrer of the link brings it about.
    for (const linkId of grown)
      await transact((db) => boundReferrers(db, linkId)).catch(() => undefined);
  }

  return async (visits) => {
    if (unsure !== undefined) {
      const { number, batch } = unsure;
      await write(number, batch);
      for (const visit of batch) written.add(visit);
    }
    const batch = visits.filter((visit) => !written.has(visit));
    if (batch.length === 0) return;
    seq += 1;
    await write(seq, batch);
  };
}

/** An array for each column. */
const given: CountingDialect['given'] = (columns, rows) => {
  const arrays = columns.map(
    ([, type], at) => sql`${rows.map((row) => row[at])}::${sql.raw(type)}[]`,
  );
  const names = columns.map(([name]) => sql.ref(name));
  return sql`unnest(${sql.join(arrays)}) as given (${sql.join(names)})`;
};

/**
 * Whether the number of a batch is new to the writer's row, which is locked until the end of the
 * transaction. A second time it is not.
 */
async function takesBatch(db: Kysely<Tables>, writer: string, seq: number): Promise<boolean> {
  const day = dayOf(Date.now());
  const taken = await db
    .insertInto('visitWriter')
    .values({ writer, seq, day })
    .onConflict((conflict) =>
      conflict.column('writer').doUpdateSet({ seq, day }).where('visitWriter.seq', '<', seq),
    )
    .returning('writer')
    .executeTakeFirst();
  return taken !== undefined;
}
