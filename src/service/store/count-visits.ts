/** Counting: adds a batch of visits to their links inside a transaction, the same on each database. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { CountedVisit } from './store.ts';
import { dayOf } from './stored-values.ts';
import { type Sum, sumUp } from './sum-visits.ts';
import {
  maxReferrers,
  noReferrer,
  otherReferrers,
  remainingReferrers,
  type Tables,
} from './tables.ts';

/** What counting needs of a database beside the query builder. */
export interface CountingDialect {
  /** Many rows in few parameters, to be selected from as `given`. */
  given(columns: readonly Column[], rows: readonly Row[]): RawBuilder<unknown>;
  /** Lets no other transaction raise the clicks of links until the end of this one. */
  lockClicks(db: Kysely<Tables>): Promise<unknown>;
  /** Where this instance counts; see `schema.ts`. */
  readonly slot: number;
}

/** A column of given rows; numbers of more than 53 bits are given as text. */
type Column = readonly [name: string, type: 'bigint' | 'text'];
type Row = readonly (number | string)[];

type Sums = readonly (readonly [linkId: number, sum: Sum])[];

/**
 * Adds the visits up by link and writes the sums. Only clicks, the last and fewest rows, are written
 * by one instance after the other. Visitors and counts come in the order of their keys, table after
 * table: two instances with the same ones wait for each other, and never in a circle.
 *
 * @returns the links that have referrers which they did not have before; see `boundReferrers`
 */
export async function countVisits(
  db: Kysely<Tables>,
  dialect: CountingDialect,
  visits: readonly CountedVisit[],
): Promise<readonly number[]> {
  const sums = await ofLinksThatAre(db, dialect, sumUp(visits));
  if (sums.length === 0) return [];
  const fresh = await addVisitors(db, dialect, sums);
  const grown = await linksWithNewReferrers(db, dialect, sums);
  await addCounts(db, dialect, sums);
  await dialect.lockClicks(db);
  await addClicks(db, dialect, sums, fresh);
  return grown;
}

/** A link that is gone takes its visits with it, and not those of the others in the batch. */
async function ofLinksThatAre(
  db: Kysely<Tables>,
  { given }: CountingDialect,
  sums: ReadonlyMap<number, Sum>,
): Promise<Sums> {
  const ids = Array.from(sums.keys(), (id) => [id]);
  const { rows } = await sql<{ linkId: number }>`
    select link."linkId" from ${given([['linkId', 'bigint']], ids)}
    join "linkClicks" as link on link."linkId" = given."linkId"`.execute(db);
  const found = new Set(rows.map(({ linkId }) => linkId));
  return [...sums].filter(([id]) => found.has(id));
}

/** Returns how many visitors of each link are new. */
async function addVisitors(
  db: Kysely<Tables>,
  { given }: CountingDialect,
  sums: Sums,
): Promise<ReadonlyMap<number, number>> {
  const visitors = sums.flatMap(([id, sum]) =>
    Array.from(sum.visitors, (visitor) => [id, visitorNumber(visitor)]),
  );
  const columns: readonly Column[] = [
    ['linkId', 'bigint'],
    ['hash', 'bigint'],
  ];
  const { rows } = await sql<{ linkId: number }>`
    insert into visitor ("linkId", hash, day)
    select given."linkId", given.hash, ${sql.lit(dayOf(Date.now()))} from ${given(columns, visitors)}
    where true order by 1, 2 on conflict do nothing returning "linkId"`.execute(db);
  const fresh = new Map<number, number>();
  for (const { linkId } of rows) fresh.set(linkId, (fresh.get(linkId) ?? 0) + 1);
  return fresh;
}

const bytes = new DataView(new ArrayBuffer(8));

/** The first 8 bytes of a visitor, in base64url, as a number of 64 bits in decimal digits. */
function visitorNumber(visitor: string): string {
  const text = atob(visitor.slice(0, 11).replaceAll('-', '+').replaceAll('_', '/'));
  for (let at = 0; at < 8; at += 1) bytes.setUint8(at, text.charCodeAt(at));
  return bytes.getBigInt64(0).toString();
}

async function linksWithNewReferrers(
  db: Kysely<Tables>,
  { given }: CountingDialect,
  sums: Sums,
): Promise<readonly number[]> {
  const referrers = sums.flatMap(([id, sum]) =>
    [...sum.counts.values()]
      .filter(({ dimension, name }) => dimension === 'referrer' && name !== noReferrer)
      .map(({ name }) => [id, name]),
  );
  if (referrers.length === 0) return [];
  const columns: readonly Column[] = [
    ['linkId', 'bigint'],
    ['name', 'text'],
  ];
  const { rows } = await sql<{ linkId: number }>`
    select distinct given."linkId" from ${given(columns, referrers)}
    where not exists (select 1 from "clickCountPart" as known
      where known."linkId" = given."linkId" and known.dimension = 'referrer' and known.name = given.name)`.execute(
    db,
  );
  return rows.map(({ linkId }) => linkId);
}

async function addCounts(
  db: Kysely<Tables>,
  { given, slot }: CountingDialect,
  sums: Sums,
): Promise<void> {
  const counts = sums.flatMap(([id, sum]) =>
    Array.from(sum.counts.values(), ({ dimension, name, count }) => [id, dimension, name, count]),
  );
  const columns: readonly Column[] = [
    ['linkId', 'bigint'],
    ['dimension', 'text'],
    ['name', 'text'],
    ['count', 'bigint'],
  ];
  await sql`insert into "clickCountPart" as part ("linkId", dimension, name, slot, count)
    select given."linkId", given.dimension, given.name, ${sql.lit(slot)}, given.count
    from ${given(columns, counts)} where true order by 1, 2, 3
    on conflict ("linkId", dimension, name, slot) do update set count = part.count + excluded.count`.execute(
    db,
  );
}

async function addClicks(
  db: Kysely<Tables>,
  { given }: CountingDialect,
  sums: Sums,
  fresh: ReadonlyMap<number, number>,
): Promise<void> {
  const clicks = sums.map(([id, sum]) => [id, sum.clicks, fresh.get(id) ?? 0]);
  const columns: readonly Column[] = [
    ['linkId', 'bigint'],
    ['clicks', 'bigint'],
    ['visitors', 'bigint'],
  ];
  await sql`update "linkClicks" set clicks = "linkClicks".clicks + given.clicks,
    "uniqueClicks" = "linkClicks"."uniqueClicks" + given.visitors
    from ${given(columns, clicks)} where "linkClicks"."linkId" = given."linkId"`.execute(db);
}

/**
 * Keeps at most 500 referrers of a link, because any visitor can invent hosts and each would be a
 * row. No click is lost: those of the rarest are counted as those of other hosts. It writes in all
 * slots: beside other instances in a transaction of its own, which holds no row that they wait for.
 */
export async function boundReferrers(db: Kysely<Tables>, linkId: number): Promise<void> {
  const names = db
    .selectFrom('clickCount')
    .where('linkId', '=', linkId)
    .where('dimension', '=', 'referrer');
  const { number } = await names
    .select(({ fn }) => fn.countAll<number>().as('number'))
    .executeTakeFirstOrThrow();
  if (number <= maxReferrers) return;
  const remaining = names
    .select('name')
    .where('name', 'not in', [noReferrer, otherReferrers])
    .orderBy('count', 'desc')
    .orderBy('name')
    .limit(remainingReferrers);
  const merged = await db
    .deleteFrom('clickCountPart')
    .where('linkId', '=', linkId)
    .where('dimension', '=', 'referrer')
    .where('name', 'not in', [noReferrer, otherReferrers])
    .where('name', 'not in', remaining)
    .returning('count')
    .execute();
  const count = merged.reduce((sum, row) => sum + row.count, 0);
  await db
    .insertInto('clickCountPart')
    .values({ linkId, dimension: 'referrer', name: otherReferrers, count })
    .onConflict((conflict) =>
      conflict
        .columns(['linkId', 'dimension', 'name', 'slot'])
        .doUpdateSet({ count: sql<number>`"clickCountPart".count + ${count}` }),
    )
    .execute();
}
