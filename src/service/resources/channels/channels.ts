/** Channels: list, get (their items), create, assign, update, delete. */
import type { Kysely } from 'kysely';
import type { HandlersOf } from '#service/api/handler-types.ts';
import { pageOf } from '#service/api/paging.ts';
import { invalid, missing } from '#service/api/reply.ts';
import { folded } from '#service/store/fold-text.ts';
import type { Tables } from '#service/store/tables.ts';
import { addToChannel, itemName, itemsOf } from './channel-items.ts';

/** The badge of a channel whose colour nobody chose: a grey that is seen on light and on dark. */
const defaultColor = '#64748b';

export const channelsHandlers = {
  list: async ({ store, accountId }, asked) => ({
    data: await pageOf(store.db.selectFrom('channel').where('accountId', '=', accountId), asked, async (onPage) => {
      const rows = await onPage.select(['id', 'name', 'description', 'color', 'starred']).orderBy('id', 'desc').execute();
      return rows.map((row) => ({ ...row, starred: row.starred === 1 }));
    }),
  }),

  get: async ({ store, accountId, shortUrls }, { id, ...asked }) => {
    await refuseMissing(store.db, accountId, id, 'id');
    return { data: await itemsOf(store.db, shortUrls, id, asked) };
  },

  create: async ({ store, accountId }, input) => {
    const { name, description = '', color = defaultColor, starred = false } = input;
    const { id } = await store.db.transaction().execute(async (db) => {
      await refuseTaken(db, accountId, name, 0);
      return db
        .insertInto('channel')
        .values({ accountId, name, folded: folded(name), description, color, starred: starred ? 1 : 0 })
        .returning('id')
        .executeTakeFirstOrThrow();
    });
    return { id, name, description, color, starred };
  },

  assign: ({ store, accountId }, { channelid, type, itemid }) =>
    store.db.transaction().execute(async (db) => {
      await refuseMissing(db, accountId, channelid, 'channelid');
      const isIn = await addToChannel(db, accountId, channelid, { type, id: itemid });
      if (!isIn) throw missing(itemName[type], itemid, 'itemid');
      return { message: `The ${itemName[type]} is in the channel` };
    }),

  update: ({ store, accountId }, { id, name, description, color, starred }) =>
    store.db.transaction().execute(async (db) => {
      await refuseMissing(db, accountId, id, 'id');
      if (name !== undefined) await refuseTaken(db, accountId, name, id);
      await db
        .updateTable('channel')
        .set({
          accountId, // so that there is something to set where nothing was sent
          ...(name === undefined ? {} : { name, folded: folded(name) }),
          ...(description === undefined ? {} : { description }),
          ...(color === undefined ? {} : { color }),
          ...(starred === undefined ? {} : { starred: starred ? 1 : 0 }),
        })
        .where('id', '=', id)
        .execute();
      return { message: 'The channel was updated' };
    }),

  delete: async ({ store, accountId }, { id }) => {
    // Its items are unassigned by the database itself, which deletes their rows with the channel's.
    await store.db
      .deleteFrom('channel')
      .where('id', '=', id)
      .where('accountId', '=', accountId)
      .returning('id')
      .executeTakeFirstOrThrow(() => missing('channel', id));
    return { message: 'The channel was deleted. Its items are kept and no longer in it' };
  },
} satisfies HandlersOf<'channels'>;

async function refuseMissing(db: Kysely<Tables>, accountId: number, id: number, field: string): Promise<void> {
  await db
    .selectFrom('channel')
    .select('id')
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow(() => missing('channel', id, field));
}

/** @param except the channel that may keep its own name, or 0 */
async function refuseTaken(db: Kysely<Tables>, accountId: number, name: string, except: number): Promise<void> {
  const taken = await db
    .selectFrom('channel')
    .select('id')
    .where('accountId', '=', accountId)
    .where('folded', '=', folded(name))
    .where('id', '<>', except)
    .executeTakeFirst();
  if (taken !== undefined) throw invalid('name: You have a channel with this name. Choose another one');
}
