/** Branded domains: list, create, update, delete. */
import type { Kysely } from 'kysely';
import type { HandlersOf } from '#service/api/handler-types.ts';
import { pageOf } from '#service/api/paging.ts';
import { invalid, missing } from '#service/api/reply.ts';
import type { Tables } from '#service/store/tables.ts';
import { parkedHost } from '#service/urls/parked-hosts.ts';
import { changeInSlices, rowsInSlice } from './change-in-slices.ts';
import { refuseLoops } from './domain-redirects.ts';
import { requireOwned } from './owned-records.ts';
import { takenProblems } from './store-refusals.ts';

export const domainsHandlers = {
  list: async ({ store, accountId }, input) => ({
    data: await pageOf(
      store.db.selectFrom('domain').where('accountId', '=', accountId),
      input,
      (onPage) =>
        onPage
          .select(['id', 'domain', 'redirectroot', 'redirect404'])
          .orderBy('id', 'desc')
          .execute(),
    ),
  }),

  create: async (
    { store, accountId, shortUrls },
    { domain: written, redirectroot = '', redirect404 = '' },
  ) => {
    const parsed = shortUrls.parseDomain(written);
    if (parsed === undefined)
      throw invalid('domain: Must be a scheme and a host, such as https://go.example.com');
    const { host, domain } = parsed;
    if (shortUrls.hasOwnName(host))
      throw invalid('domain: This is the address of the service itself. Add a domain of your own');
    refuseLoops(host, { redirectroot, redirect404 });
    const added = await store.change(accountId, async (db) => {
      const inserted = await db
        .insertInto('domain')
        .values({ accountId, host, domain, redirectroot, redirect404 })
        .onConflict((conflict) => conflict.column('host').doNothing())
        .returning('id')
        .executeTakeFirst();
      return inserted ?? unfinished(db, accountId, host);
    });
    if (added === undefined) throw invalid(takenProblems['domain.host']);
    // The links that it had in this account before it was deleted.
    await changeInSlices(store, accountId, async (db) => {
      await requireOwned(db, accountId, 'domain', added.id);
      return (await moveLinks(db, parkedHost(accountId, host), { host, domain })) === rowsInSlice;
    });
    return added;
  },

  update: ({ store, accountId }, { id, redirectroot, redirect404 }) =>
    store.change(accountId, async (db) => {
      const before = await db
        .selectFrom('domain')
        .select(['host', 'redirectroot', 'redirect404'])
        .where('id', '=', id)
        .where('accountId', '=', accountId)
        .executeTakeFirstOrThrow(() => missing('domain', id));
      const change = {
        redirectroot: redirectroot ?? before.redirectroot,
        redirect404: redirect404 ?? before.redirect404,
      };
      refuseLoops(before.host, change);
      await db.updateTable('domain').set(change).where('id', '=', id).execute();
      return { message: 'The domain was updated' };
    }),

  delete: async ({ store, accountId }, { id }) => {
    let links = 0;
    await changeInSlices(store, accountId, async (db) => {
      const { host } = await db
        .selectFrom('domain')
        .select('host')
        .where('id', '=', id)
        .where('accountId', '=', accountId)
        .executeTakeFirstOrThrow(() => missing('domain', id));
      const moved = await moveLinks(db, host, { host: parkedHost(accountId, host) });
      links += moved;
      if (moved === rowsInSlice) return true;
      await db.deleteFrom('domain').where('id', '=', id).execute();
      return false;
    });
    return { message: deletedMessage(links) };
  },
} satisfies HandlersOf<'domains'>;

/**
 * The domain of this account where links of it are still parked: it was added before, and the
 * process ended in between.
 */
function unfinished(db: Kysely<Tables>, accountId: number, host: string) {
  const parked = db.selectFrom('link').select('id').where('host', '=', parkedHost(accountId, host));
  return db
    .selectFrom('domain')
    .select('id')
    .where('host', '=', host)
    .where('accountId', '=', accountId)
    .where(({ exists }) => exists(parked))
    .executeTakeFirst();
}

/** Gives one slice of the links of a host another host, and returns how many they were. */
async function moveLinks(
  db: Kysely<Tables>,
  from: string,
  to: { host: string; domain?: string },
): Promise<number> {
  const some = db.selectFrom('link').select('id').where('host', '=', from).limit(rowsInSlice);
  const { numUpdatedRows } = await db
    .updateTable('link')
    .set(to)
    .where('id', 'in', some)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

function deletedMessage(links: number): string {
  if (links === 0) return 'The domain was deleted';
  const [its, they] =
    links === 1 ? ['Its link is', 'it opens'] : [`Its ${links} links are`, 'they open'];
  return `The domain was deleted. ${its} kept but cannot be opened now; ${they} again once you add the domain again`;
}
