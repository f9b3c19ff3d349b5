/**
 * Folder in PostgreSQL: adds what instances have counted beside each other to the links, and
 * forgets what has ended.
 */
import type { Pool } from 'pg';
import type { Maintenance } from '#service/store/store.ts';
import {
  maxReferrers,
  noReferrer,
  otherReferrers,
  remainingReferrers,
} from '#service/store/tables.ts';

/** Rows in one statement. Its locks are short then, and no batch of visits waits for long. */
const slice = { visitors: 10_000, windows: 1000 };
/**
 * Pending rows in one statement: a batch of visits that has to wait for one of them must not wait
 * until it is refused.
 */
const pendingRows = 1000;
/** Statements in one turn, so that it ends however much there is. */
const maxStatements = 100;

/**
 * One instance at a time, as each would only find the rows locked; the next one takes over where it
 * ends.
 */
const turn = `turn as materialized (select from setting where name = 'folder' for update skip locked)`;

/** The row that `turn` locks: a row, because poolers have no locks of the session. */
export const mergeRow = `insert into setting (name, value) values ('folder', '') on conflict do nothing`;

/**
 * Takes no row that another transaction has locked, so that it waits for no request and no batch;
 * the next turn takes those. Links are found one by one by their index: a plain join may be planned
 * to read all of them, with pending rows locked meanwhile.
 */
const foldClicks = `with ${turn},
picked as (
  select pending."linkId", pending.slot from "pendingClicks" as pending
  cross join lateral (
    select from "linkClicks" where "linkId" = pending."linkId" limit 1 for no key update skip locked) as free
  where exists (select from turn) order by 1, 2 limit $1
  for update of pending skip locked),
taken as (
  delete from "pendingClicks" as pending using picked
  where pending."linkId" = picked."linkId" and pending.slot = picked.slot returning pending.*),
sums as (
  select "linkId", sum(clicks) as clicks, sum("uniqueClicks") as visitors, bool_or("newReferrers") as "newReferrers", count(*) as rows
  from taken group by 1),
raised as (
  update "linkClicks" as link set clicks = link.clicks + sums.clicks, "uniqueClicks" = link."uniqueClicks" + sums.visitors
  from sums where link."linkId" = sums."linkId")
select coalesce(sum(rows), 0)::integer as rows, array_agg("linkId") filter (where "newReferrers") as grown from sums`;

/**
 * Merges the rarest referrers of links that have too many; what instances add meanwhile is not
 * lost. Each step is worked out once and rows are found by their index: as plain joins, the server
 * may rank all referrers again for each row of them.
 */
const boundReferrers = `with many as materialized (
  select "linkId" from "clickCountPart" where "linkId" = any ($1::bigint[]) and dimension = 'referrer'
  group by 1 having count(distinct name) > ${maxReferrers}),
ranked as materialized (
  select "linkId", name, row_number() over (partition by "linkId" order by sum(count) desc, name) as place
  from "clickCountPart" join many using ("linkId")
  where dimension = 'referrer' and name not in ('${noReferrer}', '${otherReferrers}') group by 1, 2),
rare as materialized (
  select part.ctid from ranked cross join lateral (
    select ctid from "clickCountPart"
    where "linkId" = ranked."linkId" and dimension = 'referrer' and name = ranked.name for update skip locked) as part
  where place > ${remainingReferrers}),
removed as (
  delete from "clickCountPart" where ctid = any (array(select ctid from rare)) returning "linkId", count)
insert into "clickCountPart" as part ("linkId", dimension, name, slot, count)
select "linkId", 'referrer', '${otherReferrers}', 0, sum(count) from removed group by 1 order by 1
on conflict ("linkId", dimension, name, slot) do update set count = part.count + excluded.count`;

/** Days begin at midnight UTC by the clock of the database. */
const forgetVisitors = `with ${turn}
delete from visitor where exists (select from turn) and ctid = any (array(
  select ctid from visitor where day < floor(extract(epoch from now()) / 86400)::integer - $1::integer limit ${slice.visitors}))`;

/** A window ends after minutes; one that begins tomorrow is of a clock that was set back. */
const forgetWindows = `delete from "sharedWindow" where key = any (array(
  select key from "sharedWindow", (select extract(epoch from clock_timestamp()) * 1000 as now) as clock
  where started not between now - 86400000 and now + 86400000 limit ${slice.windows}))`;

/** No instance is unsure about a batch for so long. */
const forgetWriters = `delete from "visitWriter" where written < now() - interval '7 days'`;

/** Of links that were deleted while a batch with their visits was written. */
const forgetStrays = `delete from "pendingClicks" as pending where not exists (select from link where id = pending."linkId")`;

/**
 * @param pool of connections that no request waits for
 * @param pending rows that one statement folds
 */
export function postgresMaintenance(pool: Pool, pending = pendingRows): Maintenance {
  return {
    fold: async () => {
      for (let statements = 0; statements < maxStatements; statements += 1) {
        const { rows } = await pool.query<{ rows: number; grown: string[] | null }>(foldClicks, [
          pending,
        ]);
        const grown = rows[0]?.grown ?? [];
        if (grown.length > 0) await pool.query(boundReferrers, [grown]);
        if ((rows[0]?.rows ?? 0) < pending) return { more: false };
      }
      return { more: true };
    },
    clean: async (visitorDays) => {
      for (const statement of [forgetWindows, forgetWriters, forgetStrays])
        await pool.query(statement);
      if (visitorDays === undefined) return;
      for (let statements = 0; statements < maxStatements; statements += 1) {
        const { rowCount } = await pool.query(forgetVisitors, [visitorDays]);
        if ((rowCount ?? 0) < slice.visitors) return;
      }
    },
  };
}
