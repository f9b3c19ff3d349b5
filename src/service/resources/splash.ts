/**
 * Custom splash pages: list. The command line creates them, because the interface has no endpoint
 * for it.
 */
import type { HandlersOf } from '#service/api/handler-types.ts';
import { pageOf } from '#service/api/paging.ts';

export const splashHandlers = {
  list: async ({ store, accountId }, input) => ({
    data: await pageOf(
      store.db.selectFrom('splash').where('accountId', '=', accountId),
      input,
      (onPage) => onPage.select(['id', 'name', 'created as date']).orderBy('id', 'desc').execute(),
    ),
  }),
} satisfies HandlersOf<'splash'>;
