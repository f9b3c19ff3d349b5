/** Upkeep: forgets visitors who were counted long ago, a slice at a time. */
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Work } from './store.ts';
import { dayOf } from './stored-values.ts';
import type { Tables } from './tables.ts';

/**
 * Visitors that are read in one transaction, some milliseconds of the thread; there is no index of
 * days that every visit would pay for.
 */
const slice = 5000;
/** Slices in one turn. The next turn goes on from there. */
const maxSlices = 20;

/** A visitor by its key; the hash as text, because it has more digits than a number. */
interface Place {
  readonly linkId: number;
  readonly hash: string;
}

/** Makes the function that does one turn; it takes for how many days visitors are remembered. */
export function visitorRetention(
  transact: (work: Work<Place | undefined>) => Promise<Place | undefined>,
  giveWay: () => Promise<void>,
): (days: number) => Promise<void> {
  let last: Place | undefined;
  return async (days) => {
    const oldest = dayOf(Date.now()) - days;
    for (let slices = 0; slices < maxSlices; slices += 1) {
      last = await transact((db) => forgetSlice(db, last, oldest));
      if (last === undefined) return;
      await giveWay();
    }
  };
}

/** Forgets the old ones among the visitors behind a place; returns the next place, if there is one. */
async function forgetSlice(
  db: Kysely<Tables>,
  after: Place | undefined,
  oldest: number,
): Promise<Place | undefined> {
  const behind = after === undefined ? sql<SqlBool>`true` : compared('>', after);
  const end = await db
    .selectFrom('visitor')
    .select(['linkId', sql<string>`cast(hash as text)`.as('hash')])
    .where(behind)
    .orderBy('linkId')
    .orderBy(sql.ref('visitor.hash'))
    .limit(1)
    .offset(slice)
    .executeTakeFirst();
  await db
    .deleteFrom('visitor')
    .where(behind)
    .where(end === undefined ? sql<SqlBool>`true` : compared('<=', end))
    .where('day', '<', oldest)
    .execute();
  return end;
}

function compared(operator: '>' | '<=', { linkId, hash }: Place) {
  return sql<SqlBool>`("linkId", hash) ${sql.raw(operator)} (${linkId}, cast(${hash} as bigint))`;
}
