/** Branded domains: list, create, update, delete. */
import { parkedHost } from '#service/addresses/parked-hosts.ts';
import type { HandlersOf } from '#service/api/handler-types.ts';
import { pageOf } from '#service/api/paging.ts';
import { invalid, missing } from '#service/api/reply.ts';
import { refuseLoops } from './domain-redirects.ts';
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
    return store.change(accountId, async (db) => {
      const added = await db
        .insertInto('domain')
        .values({ accountId, host, domain, redirectroot, redirect404 })
        .onConflict((conflict) => conflict.column('host').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (added === undefined) throw invalid(takenProblems['domain.host']);
      // The links that it had in this account before it was deleted.
      await db
        .updateTable('link')
        .set({ host, domain })
        .where('host', '=', parkedHost(accountId, host))
        .execute();
      return added;
    });
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

  delete: ({ store, accountId }, { id }) =>
    store.change(accountId, async (db) => {
      const own = db.deleteFrom('domain').where('id', '=', id).where('accountId', '=', accountId);
      const { host } = await own
        .returning('host')
        .executeTakeFirstOrThrow(() => missing('domain', id));
      const links = db.updateTable('link').set({ host: parkedHost(accountId, host) });
      const { numUpdatedRows } = await links.where('host', '=', host).executeTakeFirst();
      return { message: deletedMessage(Number(numUpdatedRows)) };
    }),
} satisfies HandlersOf<'domains'>;

function deletedMessage(links: number): string {
  if (links === 0) return 'The domain was deleted';
  const [its, they] =
    links === 1 ? ['Its link is', 'it opens'] : [`Its ${links} links are`, 'they open'];
  return `The domain was deleted. ${its} kept but cannot be opened now; ${they} again once you add the domain again`;
}
