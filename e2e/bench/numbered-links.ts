/** Numbered links: as many as a benchmark needs, of account 1, in one statement; each value is SQL over their number `n`, from 1. */
import { type RawBuilder, sql } from 'kysely';
import { numberLinks } from '#service/resources/links/link-ordinals.ts';
import type { Store } from '#service/store/store.ts';
import type { LinkTable } from '#service/store/tables.ts';

type Values = { readonly [Column in keyof LinkTable]?: RawBuilder<unknown> };

interface NumberedLinks extends Values {
  readonly alias: RawBuilder<unknown>;
  readonly url: RawBuilder<unknown>;
  readonly title: RawBuilder<unknown>;
}

const none = sql`''`;
const emptyList = sql`'[]'`;

/** The same links in each run. */
export async function makeNumberedLinks(
  { db }: Store,
  amount: number,
  given: NumberedLinks,
): Promise<void> {
  const { alias, url, title, description = none } = given;
  const values: Values = {
    accountId: sql`1`,
    host: none,
    domain: none,
    type: sql`'direct'`,
    description,
    status: sql`'private'`,
    geotarget: emptyList,
    devicetarget: emptyList,
    languagetarget: emptyList,
    pixels: emptyList,
    parameters: emptyList,
    deeplink: sql`'{}'`,
    created: sql`'2026-01-01 00:00:00'`,
    searched: sql`lower(${sql.join([alias, url, title, description], sql` || char(10) || `)})`,
    ...given,
  };
  const columns = Object.keys(values) as (keyof LinkTable)[]; // their type says so
  await db
    .insertInto('link')
    .columns(columns)
    .expression(
      sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${amount})
        select ${sql.join(Object.values(values))} from numbers`,
    )
    .execute();
  await numberLinks(db, 1);
}

/** Gives each of them clicks, as SQL over `ordinal`, which is their number. */
export async function addClicks({ db }: Store, clicks: RawBuilder<number>): Promise<void> {
  await db.updateTable('linkClicks').set({ clicks }).execute();
}
