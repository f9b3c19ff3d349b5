/** Channels: list, get (their items), create, assign, update, delete. */

import type { Kysely } from 'kysely';
import { toSearchText } from '#contract/search.ts';
import type { HandlersOf } from '#service/api/handler-types.ts';
import { pageOf } from '#service/api/paging.ts';
import { invalid } from '#service/api/reply.ts';
import { zeroOrOne } from '#service/store/stored-values.ts';
import type { Tables } from '#service/store/tables.ts';
import { changeInSlices } from './change-in-slices.ts';
import { addToChannel, itemLabels, itemsOf, removeSomeItems } from './channel-items.ts';
import { nameProblem, requireOwned } from './owned-records.ts';

/** The badge of a channel without a colour: a grey that stands out on light and on dark. */
const defaultColor = '#64748b';

export const channelsHandlers = {
  list: async ({ store, accountId }, input) => ({
    data: await pageOf(
      store.db.selectFrom('channel').where('accountId', '=', accountId),
      input,
      async (onPage) => {
        const rows = await onPage
          .select(['id', 'name', 'description', 'color', 'starred'])
          .orderBy('id', 'desc')
          .execute();
        return rows.map((row) => ({ ...row, starred: row.starred === 1 }));
      },
    ),
  }),

  get: async ({ store, accountId, shortUrls }, { id, ...paging }) => {
    await requireOwned(store.db, accountId, 'channel', id);
    return { data: await itemsOf(store, shortUrls, id, paging) };
  },

  create: async ({ store, accountId }, input) => {
    const { name, description = '', color = defaultColor, starred = false } = input;
    const { id } = await store.change(accountId, async (db) => {
      await refuseTaken(db, accountId, name);
      return db
        .insertInto('channel')
        .values({
          accountId,
          name,
          folded: toSearchText(name),
          description,
          color,
          starred: zeroOrOne(starred),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
    });
    return { id, name, description, color, starred };
  },

  assign: ({ store, accountId }, { channelid, type, itemid }) =>
    store.change(accountId, async (db) => {
      await requireOwned(db, accountId, 'channel', channelid, 'channelid');
      await addToChannel(db, accountId, channelid, { type, itemId: itemid });
      return { message: `The ${itemLabels[type]} is in the channel` };
    }),

  update: ({ store, accountId }, { id, name, description, color, starred }) =>
    store.change(accountId, async (db) => {
      await requireOwned(db, accountId, 'channel', id);
      if (name !== undefined) await refuseTaken(db, accountId, name, id);
      const folded = name === undefined ? undefined : toSearchText(name);
      const change = {
        name,
        folded,
        description,
        color,
        starred: starred === undefined ? undefined : zeroOrOne(starred),
      } as const;
      // With the account there is a column to set where the request changes nothing.
      await db
        .updateTable('channel')
        .set({ accountId, ...change })
        .where('id', '=', id)
        .execute();
      return { message: 'The channel was updated' };
    }),

  delete: async ({ store, accountId }, { id }) => {
    await changeInSlices(store, accountId, async (db) => {
      await requireOwned(db, accountId, 'channel', id);
      if (await removeSomeItems(db, id)) return true;
      await db.deleteFrom('channel').where('id', '=', id).execute();
      return false;
    });
    return { message: 'The channel was deleted. Its items are kept and no longer in it' };
  },
} satisfies HandlersOf<'channels'>;

async function refuseTaken(
  db: Kysely<Tables>,
  accountId: number,
  name: string,
  except?: number,
): Promise<void> {
  const problem = await nameProblem(db, accountId, 'channel', name, except);
  if (problem !== undefined) throw invalid(problem);
}
