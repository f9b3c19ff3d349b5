/** Benchmark of a million links on SQLite: searches by the index and by reading all, the last page, and redirects beside searches. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { addAccount } from '#service/admin/accounts.ts';
import { openDataFolder } from '#service/node/process/data-folder.ts';
import { createService } from '#service/service.ts';
import { searchLinks } from '#service/store/postgres/search-links.ts';
import { openSqliteStore } from '#service/store/sqlite/open.ts';
import type { Store } from '#service/store/store.ts';
import { makeNumberedLinks } from './numbered-links.ts';
import { addLinks } from './redirects-links.ts';
import { median } from './redirects-process.ts';

const number = 1_000_000;
/** Words of three letters and more, which from no link to one of 64 has. */
const searches = ['zzzqqq', 'kettle 99999', 'kettle 999', 'lantern winter'];
const repeats = 5;
/** Redirects a second, and how long they are measured, without searches and beside one each second. */
const offered = 100;
const seconds = 8;
const goals = { search: 0.3, page: 5, beside: 5 };

interface Figure {
  readonly ratio: number;
  readonly good: boolean;
}

export async function benchManyLinks(): Promise<{ search: Figure; page: Figure; beside: Figure }> {
  const data = await mkdtemp(join(tmpdir(), 'linkdeck-bench-'));
  try {
    const store = await openSqliteStore(await openDataFolder(data, { create: true }));
    const { key } = await addAccount(store, { email: 'many@shop.example' }, Date.now());
    const began = performance.now();
    await makeLinks(store);
    console.log(
      `${number.toLocaleString('en')} links of one account on SQLite, made in ${((performance.now() - began) / 1000).toFixed(0)} s`,
    );
    const index = asker(store, key);
    // Without an index of words in this database, PostgreSQL's statements read all links.
    const readAll: Store['search'] = (...wanted) => searchLinks(store.db, ...wanted);
    const scan = asker({ ...store, search: readAll }, key);
    const ratios: number[] = [];
    for (const words of searches) {
      const path = `/api/urls?q=${encodeURIComponent(words)}`;
      const byIndex = await index(path);
      const byScan = await scan(path);
      console.log(
        `  search for "${words}": ${byIndex.ms.toFixed(1)} ms by the index, ${byScan.ms.toFixed(1)} ms by reading all, ${String(byIndex.found)} found`,
      );
      if (byIndex.found !== byScan.found)
        throw new Error(
          `The index finds ${String(byIndex.found)} of ${String(byScan.found)} links`,
        );
      ratios.push(byIndex.ms / byScan.ms);
    }
    const first = await index('/api/urls?page=1');
    const last = await index(`/api/urls?page=${String(Math.ceil(number / 15))}`);
    console.log(`  first page ${first.ms.toFixed(2)} ms, last page ${last.ms.toFixed(2)} ms`);
    await addLinks(store, 200);
    await store.close();
    const [alone, beside] = await redirects(data, key);
    const search = median(ratios);
    const page = last.ms / first.ms;
    const slower = beside / alone;
    return {
      search: { ratio: search, good: search <= goals.search },
      page: { ratio: page, good: page <= goals.page },
      beside: { ratio: slower, good: slower <= goals.beside },
    };
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}

/** The words of a link depend on its number, so that each run has the same. */
async function makeLinks(store: Store): Promise<void> {
  const word = (list: string, step: number) => sql`substr(${list}, 1 + 8 * ((n / ${step}) % 8), 8)`;
  const text = sql`${word('lantern copper  harbor  meadow  kettle  willow  garden  saddle  ', 1)} || ' ' ||
    ${word('spring  summer  autumn  winter  morning evening midnightholiday ', 7)} || ' ' || n`;
  await makeNumberedLinks(store, number, {
    alias: sql`'m' || n`,
    url: sql`'https://shop.example/' || n`,
    title: text,
  });
  await sql`analyze`.execute(store.db);
}

/** A part of a page of the contract. */
interface LinkPage {
  readonly result: number;
  readonly urls: readonly unknown[];
}

/** Asks the API in this process; the median of a few times. */
function asker(store: Store, key: string) {
  const service = createService({
    store,
    now: Date.now,
    linksUrl: 'http://go.test',
    rateLimit: 0,
    corsOrigins: [],
  });
  return async (path: string): Promise<{ ms: number; found: number }> => {
    const times: number[] = [];
    let found = NaN;
    for (let repeat = 0; repeat < repeats; repeat += 1) {
      const began = performance.now();
      const reply = await service.fetch(
        new Request(`http://api.test${path}`, { headers: { Authorization: `Bearer ${key}` } }),
      );
      const { data } = (await reply.json()) as { data: LinkPage };
      times.push(performance.now() - began);
      found = data.result;
      if (found > 0 && data.urls.length === 0) throw new Error(`${path} has an empty page`);
    }
    return { ms: median(times), found };
  };
}

/** The median time of a redirect in milliseconds, without searches and beside one each second, of the real program. */
async function redirects(data: string, key: string): Promise<[alone: number, beside: number]> {
  const words = [
    '--import',
    'tsx',
    'src/service/node/main.ts',
    '--port',
    '0',
    '--links-port',
    '0',
    '--data',
    data,
    '--rate-limit',
    '0',
  ];
  const child = spawn(process.execPath, words, {
    env: { PATH: process.env['PATH'] },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [lines]: unknown[] = await once(child.stdout, 'data');
    const line = (name: string) =>
      new RegExp(`^${name} +(\\S+)$`, 'm').exec(String(lines))?.[1] ?? '';
    const links = line('Links');
    const api = line('Dashboard');
    await paced(links);
    const alone = await paced(links);
    const headers = { Authorization: `Bearer ${key}` };
    const search = new AbortController();
    let maxTime = 0;
    const searches = (async () => {
      while (!search.signal.aborted) {
        const began = performance.now();
        // Two letters, for which there is no index: all links are read.
        await (await fetch(`${api}/api/urls?q=qq`, { headers })).text();
        maxTime = Math.max(maxTime, performance.now() - began);
        await wait(1000);
      }
    })();
    const beside = await paced(links);
    search.abort();
    await searches;
    console.log(
      `  redirect p50 ${alone.toFixed(2)} ms, beside a search of up to ${maxTime.toFixed(0)} ms each second ${beside.toFixed(2)} ms`,
    );
    return [alone, beside];
  } finally {
    child.kill();
    await once(child, 'close');
  }
}

/** The median time of redirects at a steady rate, whether or not those before are answered. */
async function paced(links: string): Promise<number> {
  const times: Promise<number>[] = [];
  const began = performance.now();
  for (let sent = 0; sent < offered * seconds; sent += 1) {
    await wait(Math.max(0, began + (sent * 1000) / offered - performance.now()));
    times.push(timeOf(`${links}/bench-${String(sent % 200)}`));
  }
  return median(await Promise.all(times));
}

function timeOf(url: string): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      headers: {
        'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0',
      },
    });
    sent.once('response', (reply) => {
      reply.resume();
      if (reply.statusCode === 302) resolve(performance.now() - began);
      else
        reject(
          new Error(`A redirect of the benchmark was answered with ${String(reply.statusCode)}`),
        );
    });
    sent.once('error', reject).end();
  });
}
