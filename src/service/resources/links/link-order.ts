/** Order of links: numbers the links of an account from the oldest to the newest, without a gap, and counts them. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#service/store/tables.ts';

/**
 * Counts a new link of an account and returns its ordinal. It belongs into the transaction that inserts the link.
 *
 * @param created of the new link: `YYYY-MM-DD HH:MM:SS` in UTC
 */
export async function takeOrdinal(db: Kysely<Tables>, accountId: number, created: string): Promise<number> {
  const { links } = await db
    .updateTable('account')
    .set((build) => ({ links: build('links', '+', 1) }))
    .where('id', '=', accountId)
    .returning('links')
    .executeTakeFirstOrThrow();
  // Only where the clock was set back are there newer links than a new one.
  const own = db.selectFrom('link').where('accountId', '=', accountId);
  const older = await own
    .select('ordinal')
    .where('created', '<=', created)
    .orderBy('ordinal', 'desc')
    .limit(1)
    .executeTakeFirst();
  const ordinal = (older?.ordinal ?? 0) + 1;
  if (ordinal === links) return ordinal;
  await db
    .updateTable('link')
    .set((build) => ({ ordinal: build('ordinal', '+', 1) }))
    .where('accountId', '=', accountId)
    .where('ordinal', '>=', ordinal)
    .execute();
  return ordinal;
}

/** Counts and numbers all links of an account, after many were inserted at once. */
export async function numberLinks(db: Kysely<Tables>, accountId: number): Promise<void> {
  const own = db.selectFrom('link').where('accountId', '=', accountId);
  const ordinal = sql<number>`row_number() over (order by created, id)`.as('ordinal');
  await db
    .updateTable('link')
    .from(own.select(['id', ordinal]).as('numbered'))
    .set((build) => ({ ordinal: build.ref('numbered.ordinal') }))
    .whereRef('numbered.id', '=', 'link.id')
    .execute();
  await db
    .updateTable('account')
    .set({ links: own.select(({ fn }) => fn.countAll<number>().as('count')) })
    .where('id', '=', accountId)
    .execute();
}
