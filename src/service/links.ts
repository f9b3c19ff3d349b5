/** Short links: list, find, get, create. */
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { HandlersOf } from './handler.ts';
import { linkDetailOf } from './link-detail.ts';
import { newLinkProblems } from './link-rules.ts';
import { insertLink, insertUnderRandomAlias, newLinkRow } from './new-link.ts';
import { pagingOf } from './paging.ts';
import { invalid, Refusal } from './respond.ts';
import { searchPatterns } from './search.ts';
import type { Domain } from './short-urls.ts';
import type { Tables } from './store/tables.ts';

/** Longer keywords are no search, but work for the database. In characters. */
const longestSearch = 200;

export const linksHandlers = {
  list: async ({ store, accountId, shortUrls }, { limit, page, order, q = '' }) => {
    if (q.length > longestSearch) throw invalid(`q: Must be at most ${longestSearch} characters long`);
    const matches = store.db.selectFrom('link').where(matching(accountId, q));
    const { result } = await matches
      .select(({ fn }) => fn.countAll<number | string>().as('result'))
      .executeTakeFirstOrThrow();
    const paging = pagingOf({ limit, page }, Number(result)); // some drivers count in text
    if (paging.slice === undefined) return { data: paging.around([]) };
    const newest = order === 'click' ? matches.orderBy('clicks', 'desc') : matches;
    const rows = await newest
      .select(['id', 'host', 'domain', 'alias', 'url', 'clicks', 'title', 'description', 'created'])
      .orderBy('created', 'desc')
      .orderBy('id', 'desc')
      .limit(paging.slice.limit)
      .offset(paging.slice.offset)
      .execute();
    const links = rows.map((row) => ({
      id: row.id,
      alias: row.alias,
      shorturl: shortUrls.of(row),
      longurl: row.url,
      clicks: row.clicks,
      title: row.title,
      description: row.description,
      date: row.created,
    }));
    return { data: paging.around(links) };
  },

  find: async ({ store, accountId, shortUrls }, { short }) => {
    const address = shortUrls.read(short);
    const row =
      address &&
      (await store.db
        .selectFrom('link')
        .selectAll()
        .where('host', '=', address.host)
        .where('alias', '=', address.alias)
        .where('accountId', '=', accountId)
        .executeTakeFirst());
    if (row === undefined) throw new Refusal(404, 'short: You have no link with this short URL');
    return linkDetailOf(store, shortUrls, row);
  },

  get: async ({ store, accountId, shortUrls }, { id }) => {
    const row = await store.db
      .selectFrom('link')
      .selectAll()
      .where('id', '=', id)
      .where('accountId', '=', accountId)
      .executeTakeFirst();
    if (row === undefined) throw new Refusal(404, `id: You have no link with the id ${id}`);
    return linkDetailOf(store, shortUrls, row);
  },

  create: async ({ store, now, accountId, shortUrls }, input) => {
    const problems = newLinkProblems(input, now);
    const ownDomain: Domain = { host: '', domain: '' };
    const domain = input.domain === undefined ? ownDomain : shortUrls.readDomain(input.domain);
    if (domain === undefined) problems.push('domain: Must be a host name such as go.example.com, with or without https://');
    if (domain === undefined || problems.length > 0) throw invalid(problems.join('; '));

    const row = await newLinkRow(input, domain, accountId, now);
    const custom = input.custom?.normalize('NFC');
    const placed =
      custom === undefined ? await insertUnderRandomAlias(store, row) : await insertLink(store, row, custom);
    if (placed === undefined) throw invalid('custom: This alias is taken. Choose another one');
    return { id: placed.id, shorturl: shortUrls.of({ ...domain, alias: placed.alias }) };
  },
} satisfies HandlersOf<'links'>;

function matching(accountId: number, keywords: string) {
  return (build: ExpressionBuilder<Tables, 'link'>): Expression<SqlBool> =>
    build.and([
      build('accountId', '=', accountId),
      ...searchPatterns(keywords).map((pattern) => sql<SqlBool>`${build.ref('searched')} like ${pattern} escape '\\'`),
    ]);
}
