/** New links: makes the row of a link, and inserts it under an alias that is free. */
import type { Insertable, Kysely } from 'kysely';
import type { NewLink } from '#contract/resources/links.ts';
import { searchedText } from '#contract/search.ts';
import { timestampOf } from '#service/store/stored-values.ts';
import type { LinkTable, Tables } from '#service/store/tables.ts';
import { randomAlias } from '#service/urls/aliases.ts';
import type { Domain } from '#service/urls/short-url.ts';
import { languageOf } from './target-names.ts';

type NewRow = Omit<Insertable<LinkTable>, 'alias' | 'searched'>;

/** The columns of a link that depend on neither its alias nor its password. */
export function newLinkRow(
  link: NewLink,
  domain: Domain,
  accountId: number,
  now: number,
): Omit<NewRow, 'password'> {
  return {
    accountId,
    ...domain,
    url: link.url,
    type: link.type ?? 'direct',
    expiry: link.expiry ?? null,
    title: link.metatitle?.trim() || new URL(link.url).host,
    metatitle: link.metatitle ?? null,
    metadescription: link.metadescription ?? null,
    metaimage: link.metaimage ?? null,
    description: link.description ?? '',
    status: link.status ?? 'private',
    geotarget: JSON.stringify(link.geotarget ?? []),
    devicetarget: JSON.stringify(link.devicetarget ?? []),
    languagetarget: JSON.stringify(
      (link.languagetarget ?? []).map((rule) => ({
        ...rule,
        language: languageOf(rule.language) ?? rule.language,
      })),
    ),
    pixels: JSON.stringify(link.pixels ?? []),
    parameters: JSON.stringify(link.parameters ?? []),
    deeplink: JSON.stringify(link.deeplink ?? {}),
    campaign: link.campaign ?? null,
    created: timestampOf(now),
  };
}

/**
 * Inserts a link under the alias that was asked for, else under a random one, which is longer where
 * the short ones are used up. Undefined where the alias is taken on that domain.
 */
export async function insertLink(db: Kysely<Tables>, row: NewRow, custom: string | undefined) {
  if (custom !== undefined) return insertUnder(db, row, custom);
  for (let length = 7; length < 17; length += 1) {
    const inserted = await insertUnder(db, row, randomAlias(length));
    if (inserted !== undefined) return inserted;
  }
  throw new Error('No free alias was found');
}

async function insertUnder(db: Kysely<Tables>, row: NewRow, alias: string) {
  const { url, title, description, accountId, ordinal } = row;
  // Looking first would let two requests win: only the unique index can tell.
  const made = await db
    .insertInto('link')
    .values({ ...row, alias, searched: searchedText({ alias, url, title, description }) })
    .onConflict((conflict) => conflict.columns(['host', 'alias']).doNothing())
    .returning(['id', 'alias'])
    .executeTakeFirst();
  if (made !== undefined)
    await db.insertInto('linkClicks').values({ linkId: made.id, accountId, ordinal }).execute();
  return made;
}
