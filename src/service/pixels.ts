/** Tracking pixels: list, create. */
import type { HandlersOf } from './handler.ts';
import { timestampOf } from './moments.ts';
import { pageOf } from './paging.ts';

export const pixelsHandlers = {
  list: async ({ store, accountId }, asked) => ({
    data: await pageOf(store.db.selectFrom('pixel').where('accountId', '=', accountId), asked, (onPage) =>
      onPage.select(['id', 'type', 'name', 'tag', 'created as date']).orderBy('id', 'desc').execute(),
    ),
  }),

  create: ({ store, accountId, now }, { type, name, tag }) =>
    store.db
      .insertInto('pixel')
      .values({ accountId, type, name, tag, created: timestampOf(now) })
      .returning('id')
      .executeTakeFirstOrThrow(),
} satisfies HandlersOf<'pixels'>;
