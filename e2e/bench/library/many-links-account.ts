/** SQLite account of the library benchmark: any number of generated links, the same in each run. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { addClicks, makeNumberedLinks } from '#e2e/bench/numbered-links.ts';
import { addAccount } from '#service/admin/accounts.ts';
import { openDataFolder } from '#service/node/process/data-folder.ts';
import { openSqliteStore } from '#service/store/sqlite/open.ts';

/** Eight characters for each word, so that a word is cut out by its number. */
const words = 'lantern copper  harbor  meadow  kettle  willow  garden  saddle  ';
const seasons = 'spring  summer  autumn  winter  morning evening midnightholiday ';
const hosts = 'shop    blog    docs    www     news    video   forum   help    ';

/** A new data folder with one account, and its key. */
export async function makeAccount(links: number): Promise<{ data: string; key: string }> {
  const data = await mkdtemp(join(tmpdir(), 'linkdeck-bench-'));
  const store = await openSqliteStore(await openDataFolder(data, { create: true }));
  const { key } = await addAccount(store, { email: 'many@shop.example' }, Date.now());
  const word = (list: string, step: number) =>
    sql`trim(substr(${list}, 1 + 8 * ((n / ${step}) % 8), 8))`;
  const url = sql`'https://' || ${word(hosts, 3)} || '.example/' || ${word(words, 5)} || '/' || ${word(seasons, 2)} || '/' ||
    (n * 7919 % 1000003) || '?utm_source=newsletter'`;
  // Every twentieth title has letters of other scripts.
  const title = sql`case when n % 20 = 0 then '東京 ' else '' end || ${word(words, 1)} || ' ' || ${word(seasons, 7)} || ' ' || n`;
  const description = sql`'A ' || ${word(words, 11)} || ' for the ' || ${word(seasons, 13)} || ', number ' || n || ' of the list'`;
  await makeNumberedLinks(store, links, {
    alias: sql`'m' || (n * 7919 % 1000003)`,
    url,
    title,
    description,
    created: sql`datetime('2022-01-01', '+' || n || ' minutes')`,
  });
  // Most links have few clicks, and few have most of them.
  await addClicks(
    store,
    sql`cast(pow(ordinal * 104729 % 1000003 / 1000003.0, 8) * 10000 as integer)`,
  );
  await sql`analyze`.execute(store.db);
  await store.close();
  return { data, key };
}
