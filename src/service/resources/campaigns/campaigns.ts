/** Campaigns: list, create, assign, update, delete. */
import type { Kysely, Selectable } from 'kysely';
import type { ShortUrls } from '#service/addresses/short-url.ts';
import type { HandlersOf } from '#service/api/handler-types.ts';
import { pageOf } from '#service/api/paging.ts';
import { invalid, missing } from '#service/api/reply.ts';
import { folded } from '#service/store/fold-text.ts';
import type { CampaignTable, Tables } from '#service/store/tables.ts';
import { campaignNameProblem, freeCampaignName, readSlug, slugProblem } from './campaign-names.ts';

export const campaignsHandlers = {
  list: async ({ store, accountId, shortUrls }, asked) => ({
    data: await pageOf(store.db.selectFrom('campaign').where('accountId', '=', accountId), asked, async (onPage) => {
      const rows = await onPage.selectAll().orderBy('id', 'desc').execute();
      return rows.map((row) => ({ name: row.name, ...recordOf(row, shortUrls) }));
    }),
  }),

  create: async ({ store, accountId, shortUrls }, input) => {
    const slug = input.slug === undefined ? null : readSlug(input.slug);
    const row = await store.db.transaction().execute(async (db) => {
      const name = input.name ?? (await freeCampaignName(db, accountId));
      await refuseTaken(db, { accountId, name, slug });
      return db
        .insertInto('campaign')
        .values({ accountId, name, folded: folded(name), slug, public: input.public === true ? 1 : 0 })
        .returningAll()
        .executeTakeFirstOrThrow();
    });
    return { domain: row.name, ...recordOf(row, shortUrls) };
  },

  assign: ({ store, accountId }, { campaignid, linkid }) =>
    store.db.transaction().execute(async (db) => {
      await db
        .selectFrom('campaign')
        .select('id')
        .where('id', '=', campaignid)
        .where('accountId', '=', accountId)
        .executeTakeFirstOrThrow(() => missing('campaign', campaignid, 'campaignid'));
      await db
        .updateTable('link')
        .set({ campaign: campaignid })
        .where('id', '=', linkid)
        .where('accountId', '=', accountId)
        .returning('id')
        .executeTakeFirstOrThrow(() => missing('link', linkid, 'linkid'));
      return { message: 'The link is in the campaign' };
    }),

  update: async ({ store, accountId, shortUrls }, input) => {
    const { id, name } = input;
    const row = await store.db.transaction().execute(async (db) => {
      const kept = await db
        .selectFrom('campaign')
        .selectAll()
        .where('id', '=', id)
        .where('accountId', '=', accountId)
        .executeTakeFirstOrThrow(() => missing('campaign', id));
      const slug = input.slug === undefined ? kept.slug : readSlug(input.slug);
      await refuseTaken(db, { accountId, name, slug, except: id });
      const isPublic = input.public === undefined ? kept.public : input.public ? 1 : 0;
      return db
        .updateTable('campaign')
        .set({ name, folded: folded(name), slug, public: isPublic })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
    });
    return { domain: row.name, ...recordOf(row, shortUrls) };
  },

  delete: ({ store, accountId }, { id }) =>
    store.db.transaction().execute(async (db) => {
      await db
        .deleteFrom('campaign')
        .where('id', '=', id)
        .where('accountId', '=', accountId)
        .returning('id')
        .executeTakeFirstOrThrow(() => missing('campaign', id));
      await db.updateTable('link').set({ campaign: null }).where('campaign', '=', id).execute();
      return { message: 'The campaign was deleted. Its links are kept' };
    }),
} satisfies HandlersOf<'campaigns'>;

/** Everything of a campaign but its name, which goes by two keys. */
function recordOf({ id, slug, public: open }: Selectable<CampaignTable>, { at }: ShortUrls) {
  return {
    id,
    public: open === 1,
    rotator: slug === null ? null : at({ kind: 'rotator', slug }),
    list: at({ kind: 'campaign', id }),
  };
}

/** Looks first, which is safe here: transactions take the lock at once, and the indexes stand behind them. */
async function refuseTaken(
  db: Kysely<Tables>,
  wanted: { accountId: number; name: string; slug: string | null; except?: number },
): Promise<void> {
  const { accountId, name, slug, except = 0 } = wanted;
  const problems = [
    await campaignNameProblem(db, accountId, name, except),
    slug === null ? undefined : await slugProblem(db, slug, except),
  ].filter((problem) => problem !== undefined);
  if (problems.length > 0) throw invalid(problems.join('; '));
}
