/** Tracking pixels: list, create. */
import type { HandlersOf } from '#service/api/handler-types.ts';
import { pageOf } from '#service/api/paging.ts';
import { timestampOf } from '#service/store/stored-values.ts';

export const pixelsHandlers = {
  list: async ({ store, accountId }, input) => ({
    data: await pageOf(
      store.db.selectFrom('pixel').where('accountId', '=', accountId),
      input,
      (onPage) =>
        onPage
          .select(['id', 'type', 'name', 'tag', 'created as date'])
          .orderBy('id', 'desc')
          .execute(),
    ),
  }),

  create: ({ store, accountId, now }, { type, name, tag }) =>
    store.change(accountId, (db) =>
      db
        .insertInto('pixel')
        .values({ accountId, type, name, tag, created: timestampOf(now) })
        .returning('id')
        .executeTakeFirstOrThrow(),
    ),
} satisfies HandlersOf<'pixels'>;
