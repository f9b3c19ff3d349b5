/** Database of the fleet: the links that are visited, and what was counted of them. */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { addAccount } from '#service/admin/accounts.ts';
import { hashPassword } from '#service/credentials/password.ts';
import { numberLinks } from '#service/resources/links/link-ordinals.ts';
import { openPostgresStore } from '#service/store/postgres/open.ts';
import type { Store } from '#service/store/store.ts';
import { plainLink } from '#testing/service/store-rows.ts';

export const visitorSecret = randomBytes(32).toString('hex');

export async function openFleetDatabase(url: string) {
  const store = await openPostgresStore({ url, visitorSecret });
  const { id, key } = await addAccount(store, { email: 'fleet@shop.example' }, Date.now());
  return { store, accountId: id, key };
}

/** Adds links with these aliases; with the password where one is wanted. */
export async function addLinks(
  store: Store,
  accountId: number,
  aliases: readonly string[],
  isLocked = false,
): Promise<void> {
  const stored = isLocked ? await hashPassword('open sesame') : null;
  const untargeted = {
    geotarget: '[]',
    devicetarget: '[]',
    languagetarget: '[]',
    parameters: '[]',
  };
  const rows = aliases.map((alias) => ({
    ...plainLink,
    ...untargeted,
    accountId,
    alias,
    password: stored,
  }));
  await store.db.insertInto('link').values(rows).execute();
  await numberLinks(store.db, accountId);
}

export interface Counted {
  readonly clicks: number;
  readonly visitors: number;
  /** The clicks by browser, added up; the same as `clicks` where nothing is wrong. */
  readonly byBrowser: number;
}

/** What was counted of each link, by alias. */
export async function countedLinks(store: Store): Promise<Map<string, Counted>> {
  const byBrowser = sql<number>`coalesce((select sum(count) from "clickCount" where "linkId" = link.id and dimension = 'browser'), 0)::bigint`;
  const rows = await store.db
    .selectFrom('link')
    .innerJoin('linkClicks', 'linkId', 'link.id')
    .select(['alias', 'linkClicks.clicks', 'linkClicks.uniqueClicks', byBrowser.as('byBrowser')])
    .execute();
  return new Map(
    rows.map(({ alias, clicks, uniqueClicks, byBrowser: sum }) => [
      alias,
      { clicks, visitors: uniqueClicks, byBrowser: sum },
    ]),
  );
}

/** Ends one connection of an instance by chance, as an operator or a failing network would. */
export async function endSomeBackEnd(url: string): Promise<number> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rowCount } = await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'linkdeck' order by random() limit 1`);
    return rowCount ?? 0;
  } catch {
    return 0; // the server is being restarted
  } finally {
    await client.end();
  }
}
