/** Benchmark of one account beside another: calls over 100,000 links of one, and how long another one's calls take meanwhile. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { addAccount } from '#service/admin/accounts.ts';
import { openDataFolder } from '#service/node/process/data-folder.ts';
import { openSqliteStore } from '#service/store/sqlite/open.ts';
import type { Store } from '#service/store/store.ts';
import { timestampOf } from '#service/store/stored-values.ts';
import { addClicks, makeNumberedLinks } from './numbered-links.ts';

const number = 100_000;
/** How often the other account asks, in milliseconds, and how long without a call. */
const pause = 20;
const quietTime = 3000;
/** How often a page is read: one alone ends too soon to be seen beside. */
const repeats = 25;
/** How much longer calls of others may take beside one, in milliseconds. */
const goals = { p50: 25, p99: 250 };

const calls: readonly (readonly [name: string, request: string, repeats: number])[] = [
  ['last page by clicks', `GET /api/urls?order=click&limit=100&page=${number / 100}`, repeats],
  [
    'page in the middle by clicks',
    `GET /api/urls?order=click&limit=100&page=${number / 200}`,
    repeats,
  ],
  ['last page of a channel', `GET /api/channel/1?limit=100&page=${number / 100}`, repeats],
  ['page in the middle of a channel', `GET /api/channel/1?limit=100&page=${number / 200}`, repeats],
  ['deleting a channel', 'DELETE /api/channel/1/delete', 1],
  ['deleting a campaign', 'DELETE /api/campaign/1/delete', 1],
  ['deleting a domain', 'DELETE /api/domain/1/delete', 1],
  ['adding it again', 'POST /api/domain/add {"domain":"https://go.example.com"}', 1],
];

/** What the worst of the calls adds to another account's, in milliseconds. */
export async function benchBesideCalls(): Promise<{ p50: number; p99: number; good: boolean }> {
  const data = await mkdtemp(join(tmpdir(), 'linkdeck-bench-'));
  try {
    const store = await openSqliteStore(await openDataFolder(data, { create: true }));
    const { key } = await addAccount(store, { email: 'many@shop.example' }, Date.now());
    const other = await addAccount(store, { email: 'few@shop.example' }, Date.now());
    await makeRows(store);
    await store.close();
    return await measure(data, key, other.key);
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}

/** Links with clicks; all in one channel and one campaign, and half of them on a domain. */
async function makeRows(store: Store): Promise<void> {
  const { db } = store;
  const made = timestampOf(Date.now());
  const own = { accountId: 1 };
  const redirects = { redirectroot: '', redirect404: '' };
  await db
    .insertInto('domain')
    .values({ ...own, host: 'go.example.com', domain: 'https://go.example.com', ...redirects })
    .execute();
  await db
    .insertInto('campaign')
    .values({ ...own, name: 'Spring', folded: 'spring', public: 0 })
    .execute();
  await db
    .insertInto('channel')
    .values({
      ...own,
      name: 'News',
      folded: 'news',
      description: '',
      color: '#64748b',
      starred: 0,
    })
    .execute();
  const onDomain = (value: string) => sql`case when n % 2 = 0 then ${value} else '' end`;
  await makeNumberedLinks(store, number, {
    host: onDomain('go.example.com'),
    domain: onDomain('https://go.example.com'),
    alias: sql`'m' || n`,
    url: sql`'https://shop.example/' || n`,
    title: sql`'Link ' || n`,
    created: sql`${made}`,
    campaign: sql`1`,
  });
  await addClicks(store, sql`(ordinal * 7919) % 5000`);
  await db
    .insertInto('channelItem')
    .columns(['channelId', 'type', 'itemId', 'created'])
    .expression((build) =>
      build
        .selectFrom('link')
        .select(({ val }) => [val(1).as('channel'), val('links').as('type'), 'id', 'created']),
    )
    .execute();
}

async function measure(data: string, key: string, otherKey: string) {
  const words = ['--port', '0', '--links-port', '0', '--data', data, '--rate-limit', '0'];
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/service/node/main.ts', ...words], {
    env: { PATH: process.env['PATH'] },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [lines]: unknown[] = await once(child.stdout, 'data');
    const api = /^Dashboard +(\S+)$/m.exec(String(lines))?.[1] ?? '';
    const beside = (work: () => Promise<void>) => timesBeside(api, otherKey, work);
    await beside(() => wait(quietTime));
    console.log(`${number.toLocaleString('en')} links of one account, and calls of another one`);
    const added = { p50: 0, p99: 0 };
    for (const [name, request, times] of calls) {
      // Alone right before, because other work on the machine comes and goes.
      const alone = await beside(() => wait(quietTime));
      const began = performance.now();
      const seen = await beside(async () => {
        for (let time = 0; time < times; time += 1) await send(api, key, request);
      });
      const took = ((performance.now() - began) / times).toFixed(0);
      console.log(`  ${name} took ${took} ms; alone ${asText(alone)}; beside ${asText(seen)}`);
      added.p50 = Math.max(added.p50, quantile(seen, 0.5) - quantile(alone, 0.5));
      added.p99 = Math.max(added.p99, quantile(seen, 0.99) - quantile(alone, 0.99));
    }
    return { ...added, good: added.p50 <= goals.p50 && added.p99 <= goals.p99 };
  } finally {
    child.kill();
    await once(child, 'close');
  }
}

/** How long calls of the other account take while work is done; they leave at a steady rate. */
async function timesBeside(
  api: string,
  key: string,
  work: () => Promise<void>,
): Promise<readonly number[]> {
  const times: Promise<number>[] = [];
  const done = new AbortController();
  const working = work().finally(() => {
    done.abort();
  });
  const began = performance.now();
  while (!done.signal.aborted) {
    times.push(timeOf(() => send(api, key, 'GET /api/account')));
    await wait(Math.max(0, began + times.length * pause - performance.now()));
  }
  await working;
  return (await Promise.all(times)).toSorted((one, two) => one - two);
}

async function timeOf(call: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await call();
  return performance.now() - began;
}

async function send(api: string, key: string, request: string): Promise<void> {
  const [method, path, body] = request.split(' ');
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
  const reply = await fetch(`${api}${path ?? ''}`, { method, headers, body });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${request} was answered with ${reply.status}: ${text}`);
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.ceil(sorted.length * share) - 1] ?? NaN;
}

function asText(sorted: readonly number[]): string {
  const p50 = quantile(sorted, 0.5);
  const p99 = quantile(sorted, 0.99);
  return `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms of ${sorted.length}`;
}
