/** Campaigns: list, create, assign, update, delete. */

import type { Kysely, Selectable } from 'kysely';
import { toSearchText } from '#contract/search.ts';
import type { HandlersOf } from '#service/api/handler-types.ts';
import { pageOf } from '#service/api/paging.ts';
import { invalid, missing } from '#service/api/reply.ts';
import { zeroOrOne } from '#service/store/stored-values.ts';
import type { CampaignTable, Tables } from '#service/store/tables.ts';
import type { ShortUrls } from '#service/urls/short-url.ts';
import { freeCampaignName, slugProblem, storedSlug } from './campaign-names.ts';
import { changeInSlices, rowsInSlice } from './change-in-slices.ts';
import { nameProblem, requireOwned } from './owned-records.ts';

export const campaignsHandlers = {
  list: async ({ store, accountId, shortUrls }, input) => ({
    data: await pageOf(
      store.db.selectFrom('campaign').where('accountId', '=', accountId),
      input,
      async (onPage) => {
        const rows = await onPage.selectAll().orderBy('id', 'desc').execute();
        return rows.map((row) => ({ name: row.name, ...recordOf(row, shortUrls) }));
      },
    ),
  }),

  create: async ({ store, accountId, shortUrls }, input) => {
    const slug = storedSlug(input.slug ?? '');
    const row = await store.change(accountId, async (db) => {
      const name = input.name ?? (await freeCampaignName(db, accountId));
      await refuseTaken(db, accountId, { name, slug });
      return db
        .insertInto('campaign')
        .values({
          accountId,
          name,
          folded: toSearchText(name),
          slug,
          public: zeroOrOne(input.public === true),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
    });
    return { domain: row.name, ...recordOf(row, shortUrls) };
  },

  assign: ({ store, accountId }, { campaignid, linkid }) =>
    store.change(accountId, async (db) => {
      await requireOwned(db, accountId, 'campaign', campaignid, 'campaignid');
      await requireOwned(db, accountId, 'link', linkid, 'linkid');
      await db.updateTable('link').set({ campaign: campaignid }).where('id', '=', linkid).execute();
      return { message: 'The link is in the campaign' };
    }),

  update: async ({ store, accountId, shortUrls }, input) => {
    const { id, name } = input;
    const row = await store.change(accountId, async (db) => {
      const own = db
        .selectFrom('campaign')
        .selectAll()
        .where('id', '=', id)
        .where('accountId', '=', accountId);
      const before = await own.executeTakeFirstOrThrow(() => missing('campaign', id));
      const slug = input.slug === undefined ? before.slug : storedSlug(input.slug);
      await refuseTaken(db, accountId, { name, slug, except: id });
      const isPublic = input.public === undefined ? before.public : zeroOrOne(input.public);
      return db
        .updateTable('campaign')
        .set({ name, folded: toSearchText(name), slug, public: isPublic })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
    });
    return { domain: row.name, ...recordOf(row, shortUrls) };
  },

  delete: async ({ store, accountId }, { id }) => {
    await changeInSlices(store, accountId, async (db) => {
      await requireOwned(db, accountId, 'campaign', id);
      const some = db.selectFrom('link').select('id').where('campaign', '=', id).limit(rowsInSlice);
      const { numUpdatedRows } = await db
        .updateTable('link')
        .set({ campaign: null })
        .where('id', 'in', some)
        .executeTakeFirst();
      if (Number(numUpdatedRows) === rowsInSlice) return true;
      await db.deleteFrom('campaign').where('id', '=', id).execute();
      return false;
    });
    return { message: 'The campaign was deleted. Its links are kept' };
  },
} satisfies HandlersOf<'campaigns'>;

/** Everything of a campaign but its name, which endpoints return under two keys. */
function recordOf(row: Selectable<CampaignTable>, shortUrls: ShortUrls) {
  const { id, slug } = row;
  return {
    id,
    public: row.public === 1,
    rotator: slug === null ? null : shortUrls.special({ kind: 'rotator', slug }),
    list: shortUrls.special({ kind: 'campaign', id }),
  };
}

async function refuseTaken(
  db: Kysely<Tables>,
  accountId: number,
  { name, slug, except = 0 }: { name: string; slug: string | null; except?: number },
): Promise<void> {
  const problems = [
    await nameProblem(db, accountId, 'campaign', name, except),
    slug === null ? undefined : await slugProblem(db, slug, except),
  ].filter((problem) => problem !== undefined);
  if (problems.length > 0) throw invalid(problems.join('; '));
}
