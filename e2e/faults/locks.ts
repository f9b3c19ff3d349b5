/** Locks and lost files: another process holds the database, a second server wants its folder, the file is deleted. */
import { rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { type Finding, finding, percentile } from '#e2e/suites/findings.ts';
import { callApi, clicksOf, follow, until } from '#e2e/suites/raw-calls.ts';
import { startServer } from '#e2e/support/server.ts';
import { busyTimeout } from '#service/store/sqlite/connection.ts';
import { loadDriver } from '#service/store/sqlite/driver.ts';

const link = { url: 'https://shop.example/', custom: 'sale' };

/** @param seconds how long the lock is held */
export async function holdLock(seconds: number): Promise<Finding[]> {
  const server = await startServer(['--rate-limit', '0']);
  const { dashboard, links, key, data } = server;
  await callApi(dashboard, key, 'POST /api/url/add', link);
  const holder = (await loadDriver())(join(data, 'linkdeck.db'));
  holder.exec('begin immediate');
  const waits: number[] = [];
  const redirects: number[] = [];
  const tries: [string, boolean][] = [];
  const visits: [string, boolean][] = [];
  const end = Date.now() + seconds * 1000;
  const writing = async (): Promise<void> => {
    while (Date.now() < end) {
      const began = performance.now();
      const { status, headers } = await callApi(dashboard, key, 'POST /api/url/add', {
        url: 'https://shop.example/',
      });
      waits.push(performance.now() - began);
      tries.push([`answered ${status}`, status === 503 && headers.get('Retry-After') !== null]);
    }
  };
  const visiting = async (): Promise<void> => {
    while (Date.now() < end) {
      const { status, took } = await follow(`${links}/sale`);
      redirects.push(took);
      visits.push([`answered ${status}`, status === 302]);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  await Promise.all([writing(), writing(), writing(), writing(), visiting()]);
  holder.exec('rollback');
  holder.close();
  const again = await callApi(dashboard, key, 'POST /api/url/add', {
    url: 'https://shop.example/',
  });
  const counted = await until(
    async () => (await clicksOf(server, key, 'sale')) === visits.length,
    5000,
  );
  await server.stop();
  const maxWait = Math.max(...waits);
  return [
    finding(
      `Writes while another process holds the lock for ${seconds} s: 503 with Retry-After`,
      // The lock is held until all are answered: one that waited for it would take as long as SQLite waits.
      [...tries, ['before SQLite stops waiting', maxWait < busyTimeout]],
      `longest ${maxWait.toFixed(0)} ms, four at a time`,
    ),
    finding(
      'Redirects meanwhile, and their count afterwards',
      [...visits, ['writes go on', again.status === 200], ['all counted', counted]],
      `p95 ${percentile(redirects, 0.95).toFixed(1)} ms`,
    ),
  ];
}

/** The words with which a start on that folder ends, or those of a server that started. */
async function startOn(data: string): Promise<string> {
  const outcome = await startServer([], data).catch((error: unknown) => String(error));
  if (typeof outcome === 'string') return outcome;
  await outcome.stop();
  return 'It started.';
}

export async function loseFile(): Promise<Finding[]> {
  const server = await startServer(['--rate-limit', '0']);
  const { dashboard, links, key, data } = server;
  await callApi(dashboard, key, 'POST /api/url/add', link);
  const second = await startOn(data);
  const file = join(data, 'linkdeck.db');
  await rm(file);
  const began = Date.now();
  const isReported = await until(
    () => server.output().includes('was deleted while it was in use'),
    5000,
  );
  const after = Date.now() - began;
  const refused = await callApi(dashboard, key, 'POST /api/url/add', {
    url: 'https://shop.example/',
  });
  const redirect = await follow(`${links}/sale`);
  await server.kill();
  for (const rest of ['-wal', '-shm']) await rm(file + rest, { force: true });
  const gone = await startOn(data);
  const other = await startServer([]);
  await other.stop();
  await truncate(join(other.data, 'linkdeck.db'));
  const empty = await startOn(other.data);
  return [
    finding(
      'A second server on one folder',
      [['refused in words', /is in use by another server \(process \d+\)/.test(second)]],
      'refused',
    ),
    finding(
      'The database deleted while it is in use',
      [
        ['reported within a second', isReported && after <= 1000],
        ['writes are refused', refused.status === 503],
        ['links open', redirect.status === 302],
      ],
      `reported after ${after} ms`,
    ),
    finding(
      'Started on a folder whose database is gone or empty',
      [
        ['gone', gone.includes('is gone, and this folder had one')],
        ['empty', empty.includes('is empty, and this folder had one')],
      ],
      'refused, no new one made',
    ),
  ];
}
