/** Branded domains: list, create, update, delete. */

import { parkedHost } from '#service/addresses/parked-hosts.ts';
import type { HandlersOf } from '#service/api/handler-types.ts';
import { pageOf } from '#service/api/paging.ts';
import { invalid, missing } from '#service/api/reply.ts';
import { redirectProblems } from './domain-redirects.ts';

export const domainsHandlers = {
  list: async ({ store, accountId }, asked) => ({
    data: await pageOf(store.db.selectFrom('domain').where('accountId', '=', accountId), asked, (onPage) =>
      onPage.select(['id', 'domain', 'redirectroot', 'redirect404']).orderBy('id', 'desc').execute(),
    ),
  }),

  create: async ({ store, accountId, shortUrls }, { domain: written, redirectroot = '', redirect404 = '' }) => {
    const place = shortUrls.readDomain(written);
    if (place === undefined) throw invalid('domain: Must be a scheme and a host, such as https://go.example.com');
    const { host, domain } = place;
    if (host === '') throw invalid('domain: This is the address of the service itself. Add a domain of your own');
    const problems = redirectProblems(host, { redirectroot, redirect404 });
    if (problems.length > 0) throw invalid(problems.join('; '));
    return store.db.transaction().execute(async (db) => {
      const added = await db
        .insertInto('domain')
        .values({ accountId, host, domain, redirectroot, redirect404 })
        .onConflict((conflict) => conflict.column('host').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (added === undefined) throw invalid('domain: This domain was added already, here or in another account');
      // The links that it had in this account before it was deleted.
      await db.updateTable('link').set({ host, domain }).where('host', '=', parkedHost(accountId, host)).execute();
      return added;
    });
  },

  update: ({ store, accountId }, { id, redirectroot, redirect404 }) =>
    store.db.transaction().execute(async (db) => {
      const kept = await db
        .selectFrom('domain')
        .select(['host', 'redirectroot', 'redirect404'])
        .where('id', '=', id)
        .where('accountId', '=', accountId)
        .executeTakeFirstOrThrow(() => missing('domain', id));
      const change = {
        redirectroot: redirectroot ?? kept.redirectroot,
        redirect404: redirect404 ?? kept.redirect404,
      };
      const problems = redirectProblems(kept.host, change);
      if (problems.length > 0) throw invalid(problems.join('; '));
      await db.updateTable('domain').set(change).where('id', '=', id).execute();
      return { message: 'The domain was updated' };
    }),

  delete: ({ store, accountId }, { id }) =>
    store.db.transaction().execute(async (db) => {
      const { host } = await db
        .deleteFrom('domain')
        .where('id', '=', id)
        .where('accountId', '=', accountId)
        .returning('host')
        .executeTakeFirstOrThrow(() => missing('domain', id));
      const parked = await db
        .updateTable('link')
        .set({ host: parkedHost(accountId, host) })
        .where('host', '=', host)
        .executeTakeFirst();
      return { message: deleted(Number(parked.numUpdatedRows)) };
    }),
} satisfies HandlersOf<'domains'>;

function deleted(links: number): string {
  if (links === 0) return 'The domain was deleted';
  const [its, they] = links === 1 ? ['Its link is', 'it opens'] : [`Its ${links} links are`, 'they open'];
  return `The domain was deleted. ${its} kept but cannot be opened now; ${they} again once you add the domain again`;
}
