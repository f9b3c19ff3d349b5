/** Link ordinals: numbers the links of an account from the oldest to the newest, without a gap, and counts them. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#service/store/tables.ts';

/**
 * Counts a new link of an account and returns its ordinal. To be called in the transaction that
 * inserts the link.
 *
 * @param created when the new link was created: `YYYY-MM-DD HH:MM:SS` in UTC
 */
export async function takeOrdinal(
  db: Kysely<Tables>,
  accountId: number,
  created: string,
): Promise<number> {
  const { links: linkCount } = await db
    .updateTable('account')
    .set((build) => ({ links: build('links', '+', 1) }))
    .where('id', '=', accountId)
    .returning('links')
    .executeTakeFirstOrThrow();
  const lastOlder = await db
    .selectFrom('link')
    .select('ordinal')
    .where('accountId', '=', accountId)
    .where('created', '<=', created)
    .orderBy('ordinal', 'desc')
    .limit(1)
    .executeTakeFirst();
  const ordinal = (lastOlder?.ordinal ?? 0) + 1;
  const isNewest = ordinal === linkCount;
  // Another link is newer only where the clock was set back.
  if (!isNewest) await shiftOrdinals(db, accountId, ordinal);
  return ordinal;
}

/** Frees an ordinal: each link from it on gets the next one. */
async function shiftOrdinals(db: Kysely<Tables>, accountId: number, from: number): Promise<void> {
  await db
    .updateTable('link')
    .set((build) => ({ ordinal: build('ordinal', '+', 1) }))
    .where('accountId', '=', accountId)
    .where('ordinal', '>=', from)
    .execute();
  await copyOrdinals(db, accountId);
}

/** Gives the clicks of each link of an account its ordinal, and a link without clicks its row of them. */
async function copyOrdinals(db: Kysely<Tables>, accountId: number): Promise<void> {
  await db
    .insertInto('linkClicks')
    .columns(['linkId', 'accountId', 'ordinal'])
    .expression((build) =>
      build
        .selectFrom('link')
        .select(['id', 'accountId', 'ordinal'])
        .where('accountId', '=', accountId),
    )
    .onConflict((conflict) =>
      conflict
        .column('linkId')
        .doUpdateSet((build) => ({ ordinal: build.ref('excluded.ordinal') })),
    )
    .execute();
}

/** Numbers and counts all links of an account again, after many were inserted at once. */
export async function numberLinks(db: Kysely<Tables>, accountId: number): Promise<void> {
  const ownLinks = db.selectFrom('link').where('accountId', '=', accountId);
  const ordinal = sql<number>`row_number() over (order by created, id)`.as('ordinal');
  await db
    .updateTable('link')
    .from(ownLinks.select(['id', ordinal]).as('numbered'))
    .set((build) => ({ ordinal: build.ref('numbered.ordinal') }))
    .whereRef('numbered.id', '=', 'link.id')
    .execute();
  await copyOrdinals(db, accountId);
  await db
    .updateTable('account')
    .set({ links: ownLinks.select(({ fn }) => fn.countAll<number>().as('count')) })
    .where('id', '=', accountId)
    .execute();
}
