/** Custom splash pages: list. They are made by the command line, as the interface only lists them. */
import type { HandlersOf } from '#service/api/handler-types.ts';
import { pageOf } from '#service/api/paging.ts';

export const splashHandlers = {
  list: async ({ store, accountId }, asked) => ({
    data: await pageOf(store.db.selectFrom('splash').where('accountId', '=', accountId), asked, (onPage) =>
      onPage.select(['id', 'name', 'created as date']).orderBy('id', 'desc').execute(),
    ),
  }),
} satisfies HandlersOf<'splash'>;
