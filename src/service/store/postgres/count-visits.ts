/**
 * PostgreSQL store of visits: looks links up together, and counts a batch in one statement, without
 * the query builder.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { DatabaseError, type Pool } from 'pg';
import type { CountedVisit, VisitStore } from '#service/store/store.ts';
import { type Sum, sumUp } from '#service/store/sum-visits.ts';
import { linkLookup } from './link-lookup.ts';
import { prepareStatements } from './prepared.ts';
import { visitorNumber } from './visitor-number.ts';

/** Places in which instances count beside each other; see `schema.ts`. */
const slots = 16;

/**
 * Everything of a batch in one statement: nothing of it is written where any part fails. Rows are
 * locked in the order of their keys, table after table, so that two instances wait for each other
 * and never in a circle. Counts are in rows of the instance's slot, which the folder brings
 * together. Only visitors have rows that all instances share: they come late, so that another
 * instance with the same visitors waits for the end of this statement alone. Links that are gone
 * take their visits with them.
 *
 * Links are found one by one by their index, and the arrays come from subqueries, for the same
 * reasons as in `link-lookup.ts`: the plan that is cached must suit a batch of any size, also where
 * it was made for empty tables.
 */
const countBatch = `with writer as (
  insert into "visitWriter" as w (id, seq, written) values ($1, $2, now())
  on conflict (id) do update set seq = excluded.seq, written = excluded.written where w.seq < excluded.seq returning 1),
clicked as (
  select found.id, given.clicks from unnest((select $4::bigint[]), (select $5::bigint[])) as given (id, clicks)
  cross join lateral (select link.id from link where link.id = given.id limit 1) as found
  where exists (select from writer)),
counted as (
  insert into "clickCountPart" as part ("linkId", dimension, name, slot, count)
  select id, dimension, name, $3::smallint, count
  from unnest((select $8::bigint[]), (select $9::text[]), (select $10::text[]), (select $11::bigint[])) as given (id, dimension, name, count)
  where id in (select id from clicked)
  order by id, dimension collate "C", name collate "C"
  on conflict ("linkId", dimension, name, slot) do update set count = part.count + excluded.count
  returning "linkId", dimension = 'referrer' and xmax = 0 as is_new),
fresh as (
  insert into visitor ("linkId", hash)
  select id, hash from unnest((select $6::bigint[]), (select $7::bigint[])) as given (id, hash)
  where id in (select id from clicked) and (select count(*) from counted) >= 0 order by 1, 2 on conflict do nothing returning "linkId")
insert into "pendingClicks" as pending ("linkId", slot, clicks, "uniqueClicks", "newReferrers")
select clicked.id, $3::smallint, clicked.clicks, coalesce(visitors.number, 0), coalesce(referrers.are_new, false)
from clicked
left join (select "linkId", count(*) as number from fresh group by 1) as visitors on visitors."linkId" = clicked.id
left join (select "linkId", bool_or(is_new) as are_new from counted group by 1) as referrers on referrers."linkId" = clicked.id
order by 1
on conflict ("linkId", slot) do update set clicks = pending.clicks + excluded.clicks,
  "uniqueClicks" = pending."uniqueClicks" + excluded."uniqueClicks", "newReferrers" = pending."newReferrers" or excluded."newReferrers"`;

export interface Writer {
  /** The name of this instance: different for each, and for each start. */
  readonly id: string;
  /**
   * Where it counts, from 0 to 15. Two instances may share one: then their batches wait for each
   * other.
   */
  readonly slot: number;
}

/** A writer with a name of its own, in a slot by chance. */
export function newWriter(): Writer {
  return { id: randomUUID(), slot: randomInt(slots) };
}

/**
 * @param pool of connections for visits alone
 * @param warn gets a line where prepared statements turn out not to work; undefined where none are
 * to be prepared
 */
export function postgresVisits(
  pool: Pool,
  writer: Writer,
  warn?: (line: string) => void,
): VisitStore {
  const prepare = prepareStatements(pool, warn);
  const send = prepare('count-visits', countBatch);
  let seq = 0;
  /** A batch whose answer was lost: it may be written, or still be under way at the server. */
  let unsure: { readonly number: number; readonly batch: readonly CountedVisit[] } | undefined;
  /**
   * Visits that are written, and that the queue hands in again because others of their batch were
   * not.
   */
  const written = new WeakSet<CountedVisit>();

  /**
   * Sends a batch under its number, which the writer's row takes once: a second time nothing is
   * written.
   */
  async function write(number: number, batch: readonly CountedVisit[]): Promise<void> {
    try {
      await send([writer.id, number, writer.slot, ...columnsOf(sumUp(batch))]);
    } catch (error) {
      // What the server itself refuses is not written. Where it did not answer, nothing is known.
      if (error instanceof DatabaseError) unsure = undefined;
      throw error;
    }
  }

  return {
    find: linkLookup(prepare),
    count: async (visits) => {
      if (unsure !== undefined) {
        const { number, batch } = unsure;
        await write(number, batch);
        for (const visit of batch) written.add(visit);
        unsure = undefined;
      }
      const batch = visits.filter((visit) => !written.has(visit));
      if (batch.length === 0) return;
      seq += 1;
      unsure = { number: seq, batch };
      await write(seq, batch);
      unsure = undefined;
    },
  };
}

/**
 * The sums as one array for each column of the statement, by link: the server sorts rows the faster
 * that are nearly in order.
 */
function columnsOf(sums: ReadonlyMap<number, Sum>): unknown[][] {
  const links = [...sums].toSorted(([one], [other]) => one - other);
  const visitors = links.flatMap(([id, sum]) =>
    Array.from(sum.visitors, (hash) => ({ id, hash: visitorNumber(hash) })),
  );
  const counts = links.flatMap(([id, sum]) =>
    Array.from(sum.counts.values(), (count) => ({ id, ...count })),
  );
  return [
    links.map(([id]) => id),
    links.map(([, { clicks }]) => clicks),
    visitors.map(({ id }) => id),
    visitors.map(({ hash }) => hash),
    counts.map(({ id }) => id),
    counts.map(({ dimension }) => dimension),
    counts.map(({ name }) => name),
    counts.map(({ count }) => count),
  ];
}
