/** Short links: list, find, get, create. */

import type { HandlersOf } from '#service/api/handler-types.ts';
import { invalid, missing, Refusal } from '#service/api/reply.ts';
import { addToChannel } from '#service/resources/channel-items.ts';
import { takenProblems } from '#service/resources/store-refusals.ts';
import { parkedHost } from '#service/urls/parked-hosts.ts';
import { linkDetailOf, linksOf } from './link-detail.ts';
import { listLinks } from './link-list.ts';
import { takeOrdinal } from './link-ordinals.ts';
import { resolveReferences } from './link-references.ts';
import { newLinkProblems } from './link-rules.ts';
import { takeRoom } from './link-size.ts';
import { insertLink, newLinkRow } from './new-link.ts';

/** Longer keywords only cost the database time. In characters. */
const maxSearchLength = 200;

export const linksHandlers = {
  list: async ({ store, accountId, shortUrls }, { limit, page, order, q = '' }) => {
    if (q.length > maxSearchLength)
      throw invalid(`q: Must be at most ${maxSearchLength} characters long`);
    const { rows, ...found } = await listLinks(store, accountId, {
      limit,
      page,
      order,
      keywords: q,
    });
    const shown = rows.map((row) => ({
      id: row.id,
      alias: row.alias,
      shorturl: shortUrls.of(row),
      longurl: row.url,
      clicks: row.clicks,
      title: row.title,
      description: row.description,
      date: row.created,
    }));
    return { data: { ...found, rows: shown } };
  },

  find: async ({ store, accountId, shortUrls }, { short }) => {
    const place = shortUrls.parse(short);
    const row =
      place &&
      (await linksOf(store, accountId)
        .where('host', 'in', [place.host, parkedHost(accountId, place.host)])
        .where('alias', '=', place.alias)
        .executeTakeFirst());
    if (row === undefined) throw new Refusal(404, 'short: You have no link with this short URL');
    return linkDetailOf(store, shortUrls, row);
  },

  get: async ({ store, accountId, shortUrls }, { id }) => {
    const row = await linksOf(store, accountId)
      .where('link.id', '=', id)
      .executeTakeFirstOrThrow(() => missing('link', id));
    return linkDetailOf(store, shortUrls, row);
  },

  create: async (context, input) => {
    const { store, now, accountId, shortUrls, maxStored } = context;
    const { domain, problems } = await resolveReferences(store.db, shortUrls, accountId, input);
    problems.unshift(...newLinkProblems(input, now));
    if (problems.length > 0) throw invalid(problems.join('; '));

    const password =
      input.password === undefined ? null : await context.hashPassword(input.password);
    const row = { ...newLinkRow(input, domain, accountId, now), password };
    const custom = input.custom?.normalize('NFC');
    return store.change(accountId, async (db) => {
      // Again, now that no other request can change the account: a reference may have been deleted in
      // between.
      const gone = await resolveReferences(db, shortUrls, accountId, input);
      if (gone.problems.length > 0) throw invalid(gone.problems.join('; '));
      await takeRoom(db, accountId, input, maxStored);
      const numbered = { ...row, ordinal: await takeOrdinal(db, accountId, row.created) };
      const created = await insertLink(db, numbered, custom);
      if (created === undefined) throw invalid(takenProblems['link.alias']);
      if (input.channel !== undefined)
        await addToChannel(db, accountId, input.channel, { type: 'links', itemId: created.id });
      return { id: created.id, shorturl: shortUrls.of({ ...domain, alias: created.alias }) };
    });
  },
} satisfies HandlersOf<'links'>;
