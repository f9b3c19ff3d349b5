/** PostgreSQL statements for visits: a prepared look-up, and a batch as one statement, without the query builder. */
import { DatabaseError, type Pool } from 'pg';
import { type CountedVisit, type VisitedLink, type VisitStore, visitedColumns } from '#service/store/store.ts';
import { type Sum, sumUp } from '#service/store/sum-visits.ts';
import { hasCard, keptReferrers, mostReferrers, noReferrer, otherReferrers } from '#service/store/tables.ts';

const findLink = `select ${visitedColumns.join(', ')}, ${hasCard} as card from link where host = $1 and alias = $2`;

/**
 * Everything of a batch in one statement: nothing of it is written where any part fails. Rows are locked in the order of
 * their keys, so that two instances with the same links wait for each other and never in a circle. Links that are gone take
 * their visits with them. Returns the links that have new referrers.
 */
const countBatch = `with writer as (
  insert into "visitWriter" as w (id, seq, written) values ($1, $2, now())
  on conflict (id) do update set seq = excluded.seq, written = excluded.written where w.seq < excluded.seq returning 1),
clicked as (
  select link.id, given.clicks from link join unnest($3::bigint[], $4::bigint[]) as given (id, clicks) on given.id = link.id
  where exists (select from writer) order by link.id for no key update of link),
fresh as (
  insert into visitor ("linkId", hash)
  select id, hash from unnest($5::bigint[], $6::text[]) as given (id, hash)
  where id in (select id from clicked) order by 1, 2 on conflict do nothing returning "linkId"),
counted as (
  insert into "clickCount" as c ("linkId", dimension, name, count)
  select id, dimension, name, count from unnest($7::bigint[], $8::text[], $9::text[], $10::bigint[]) as given (id, dimension, name, count)
  where id in (select id from clicked) order by 1, 2, 3
  on conflict ("linkId", dimension, name) do update set count = c.count + excluded.count
  returning "linkId", dimension, xmax = 0 as is_new),
raised as (
  update link set clicks = link.clicks + clicked.clicks, "uniqueClicks" = link."uniqueClicks" + coalesce(new.visitors, 0)
  from clicked left join (select "linkId", count(*) as visitors from fresh group by 1) as new on new."linkId" = clicked.id
  where link.id = clicked.id)
select distinct "linkId" as id from counted where dimension = 'referrer' and is_new`;

/** Merges the rarest referrers of links that have too many; what other instances add meanwhile is not lost. */
const boundReferrers = `with many as (
  select "linkId" from "clickCount" where "linkId" = any ($1::bigint[]) and dimension = 'referrer'
  group by 1 having count(*) > ${mostReferrers}),
ranked as (
  select "linkId", name, row_number() over (partition by "linkId" order by count desc, name) as place
  from "clickCount" join many using ("linkId")
  where dimension = 'referrer' and name not in ('${noReferrer}', '${otherReferrers}')),
removed as (
  delete from "clickCount" as c using ranked
  where c."linkId" = ranked."linkId" and c.dimension = 'referrer' and c.name = ranked.name and ranked.place > ${keptReferrers}
  returning c."linkId", c.count)
insert into "clickCount" as c ("linkId", dimension, name, count)
select "linkId", 'referrer', '${otherReferrers}', sum(count) from removed group by 1 order by 1
on conflict ("linkId", dimension, name) do update set count = c.count + excluded.count`;

/**
 * @param pool of connections for visits alone
 * @param writer the name of this instance: different for each, and for each start
 */
export function postgresVisits(pool: Pool, writer: string): VisitStore {
  let seq = 0;
  /** A batch whose answer was lost: it may be written, or still be under way at the server. */
  let unsure: { readonly number: number; readonly batch: readonly CountedVisit[] } | undefined;
  /** Visits that are written, and that the queue hands in again because others of their batch were not. */
  const written = new WeakSet<CountedVisit>();

  /** Sends a batch under its number, which the writer's row takes once: a second time nothing is written. */
  async function write(number: number, batch: readonly CountedVisit[]): Promise<void> {
    try {
      const { rows } = await pool.query<{ id: number }>(countBatch, [writer, number, ...columnsOf(sumUp(batch))]);
      if (rows.length > 0) await pool.query(boundReferrers, [rows.map(({ id }) => id)]);
    } catch (error) {
      // What the server itself refuses is not written. Where it did not answer, nobody knows.
      if (error instanceof DatabaseError) unsure = undefined;
      throw error;
    }
  }

  return {
    find: async (host, alias) => {
      if (host.includes('\0') || alias.includes('\0')) return undefined; // the database refuses such text, and has none
      const { rows } = await pool.query<VisitedLink>({ name: 'find-link', text: findLink, values: [host, alias] });
      return rows[0];
    },
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

/** The sums as one array for each column of the statement. */
function columnsOf(sums: ReadonlyMap<number, Sum>): unknown[][] {
  const links = [...sums];
  const visitors = links.flatMap(([id, sum]) => Array.from(sum.visitors, (hash) => ({ id, hash })));
  const counts = links.flatMap(([id, sum]) => Array.from(sum.counts.values(), (count) => ({ id, ...count })));
  return [
    ...[links.map(([id]) => id), links.map(([, { clicks }]) => clicks)],
    ...[visitors.map(({ id }) => id), visitors.map(({ hash }) => hash)],
    ...[counts.map(({ id }) => id), counts.map(({ dimension }) => dimension), counts.map(({ name }) => name)],
    counts.map(({ count }) => count),
  ];
}
