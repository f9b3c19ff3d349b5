/**
 * CTA overlays: list. The command line creates them, because the interface has no endpoint for it.
 */
import type { HandlersOf } from '#service/api/handler-types.ts';
import { pageOf } from '#service/api/paging.ts';

export const overlaysHandlers = {
  list: async ({ store, accountId }, input) => ({
    data: await pageOf(
      store.db.selectFrom('overlay').where('accountId', '=', accountId),
      input,
      (onPage) =>
        onPage.select(['id', 'type', 'name', 'created as date']).orderBy('id', 'desc').execute(),
    ),
  }),
} satisfies HandlersOf<'overlays'>;
