/**
 * Traces of a suite: each worker stores what its service was asked and which aliases it holds, for the spec that looks at
 * all of them.
 */
import { appendFile, mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openStoreOf } from '#e2e/setup/database.ts';
import type { RecordedRequest } from './recorder.ts';
import type { RunningServer } from './server.ts';

/** Outside the folder that Playwright empties before each run, as several runs make one suite; `setup/browser.ts` empties it. */
const folderOf = (what: 'calls' | 'aliases') =>
  fileURLToPath(new URL(`../../test-results/${what}`, import.meta.url));

/** Every call of the interface that the service answered with success, as `PUT /api/…`. */
export function callsIn(requests: readonly RecordedRequest[]): ReadonlySet<string> {
  // What a browser asks by itself before a request to another origin is no call.
  const good = requests.filter(
    ({ method, status }) =>
      method !== 'OPTIONS' && status !== null && status >= 200 && status < 300,
  );
  return new Set(good.map(({ method, path }) => `${method} ${path.replace(/\?.*/s, '')}`));
}

/** Every alias that a service holds, with the account that made it: `/sale p3-7@shop.example`. */
export async function aliasesIn(server: RunningServer): Promise<ReadonlySet<string>> {
  const store = await openStoreOf(server.data);
  const rows = await store.db
    .selectFrom('link')
    .innerJoin('account', 'account.id', 'link.accountId')
    .select(['link.host', 'link.alias', 'account.email'])
    .execute();
  await store.close();
  return new Set(rows.map(({ host, alias, email }) => `${host}/${alias} ${email}`));
}

/**
 * Stores lines for the spec that reads them.
 *
 * @param worker a number that no other worker of the run has, so that no two write to one file
 */
export async function storeTraces(
  what: 'calls' | 'aliases',
  lines: ReadonlySet<string>,
  worker: number,
): Promise<void> {
  if (lines.size === 0) return;
  await mkdir(folderOf(what), { recursive: true });
  await appendFile(join(folderOf(what), `${worker}.txt`), `${[...lines].join('\n')}\n`);
}

/** All lines that were stored since the suite began. */
export async function storedTraces(what: 'calls' | 'aliases'): Promise<ReadonlySet<string>> {
  const folder = folderOf(what);
  const files = await readdir(folder);
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return new Set(texts.flatMap((text) => text.split('\n')).filter((line) => line !== ''));
}
