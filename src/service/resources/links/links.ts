/** Short links: list, find, get, create. */
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { parkedHost } from '#service/addresses/parked-hosts.ts';
import type { HandlersOf } from '#service/api/handler-types.ts';
import { pageOf } from '#service/api/paging.ts';
import { invalid, missing, Refusal } from '#service/api/reply.ts';
import { addToChannel } from '#service/resources/channels/channel-items.ts';
import { searchPatterns } from '#service/store/search-patterns.ts';
import type { Tables } from '#service/store/tables.ts';
import { linkDetailOf } from './link-detail.ts';
import { resolveReferences } from './link-references.ts';
import { newLinkProblems } from './link-rules.ts';
import { insertLink, insertUnderRandomAlias, newLinkRow } from './new-link.ts';

/** Longer keywords only cost the database time. In characters. */
const longestSearch = 200;

export const linksHandlers = {
  list: async ({ store, accountId, shortUrls }, { limit, page, order, q = '' }) => {
    if (q.length > longestSearch) throw invalid(`q: Must be at most ${longestSearch} characters long`);
    const matches = store.db.selectFrom('link').where(matching(accountId, q));
    const data = await pageOf(matches, { limit, page }, async (onPage) => {
      const newest = order === 'click' ? onPage.orderBy('clicks', 'desc') : onPage;
      const rows = await newest
        .select(['id', 'host', 'domain', 'alias', 'url', 'clicks', 'title', 'description', 'created'])
        .orderBy('created', 'desc')
        .orderBy('id', 'desc')
        .execute();
      return rows.map((row) => ({
        id: row.id,
        alias: row.alias,
        shorturl: shortUrls.of(row),
        longurl: row.url,
        clicks: row.clicks,
        title: row.title,
        description: row.description,
        date: row.created,
      }));
    });
    return { data };
  },

  find: async ({ store, accountId, shortUrls }, { short }) => {
    const address = shortUrls.parse(short);
    const row =
      address &&
      (await store.db
        .selectFrom('link')
        .selectAll()
        .where('host', 'in', [address.host, parkedHost(accountId, address.host)])
        .where('alias', '=', address.alias)
        .where('accountId', '=', accountId)
        .executeTakeFirst());
    if (row === undefined) throw new Refusal(404, 'short: You have no link with this short URL');
    return linkDetailOf(store, shortUrls, row);
  },

  get: async ({ store, accountId, shortUrls }, { id }) => {
    const own = store.db.selectFrom('link').selectAll().where('id', '=', id).where('accountId', '=', accountId);
    const row = await own.executeTakeFirstOrThrow(() => missing('link', id));
    return linkDetailOf(store, shortUrls, row);
  },

  create: async ({ store, now, accountId, shortUrls }, input) => {
    const { domain, problems } = await resolveReferences(store.db, shortUrls, accountId, input);
    problems.unshift(...newLinkProblems(input, now));
    if (problems.length > 0) throw invalid(problems.join('; '));

    const row = await newLinkRow(input, domain, accountId, now);
    const custom = input.custom?.normalize('NFC');
    return store.db.transaction().execute(async (db) => {
      // Again, now that no other request can write: a reference may have been deleted in between.
      const gone = await resolveReferences(db, shortUrls, accountId, input);
      if (gone.problems.length > 0) throw invalid(gone.problems.join('; '));
      const created = custom === undefined ? await insertUnderRandomAlias(db, row) : await insertLink(db, row, custom);
      if (created === undefined) throw invalid('custom: This alias is taken. Choose another one');
      if (input.channel !== undefined) await addToChannel(db, accountId, input.channel, { type: 'links', itemId: created.id });
      return { id: created.id, shorturl: shortUrls.of({ ...domain, alias: created.alias }) };
    });
  },
} satisfies HandlersOf<'links'>;

function matching(accountId: number, keywords: string) {
  return (build: ExpressionBuilder<Tables, 'link'>): Expression<SqlBool> =>
    build.and([
      build('accountId', '=', accountId),
      ...searchPatterns(keywords).map((pattern) => sql<SqlBool>`${build.ref('searched')} like ${pattern} escape '\\'`),
    ]);
}
