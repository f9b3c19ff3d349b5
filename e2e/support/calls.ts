/** Calls of the API by the dashboard: each worker stores them in a file, and one spec checks that no endpoint is missing. */
import { appendFile, mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RecordedRequest } from './recorder.ts';

/** Outside the folder that Playwright empties before each run, as several runs make one suite; `setup/browser.ts` empties it. */
const folder = fileURLToPath(new URL('../../test-results/calls', import.meta.url));

/** Every call of the interface that the service answered with success, as `PUT /api/…`. */
export function callsIn(requests: readonly RecordedRequest[]): ReadonlySet<string> {
  // What a browser asks by itself before a request to another origin is no call.
  const good = requests.filter(
    ({ method, status }) =>
      method !== 'OPTIONS' && status !== null && status >= 200 && status < 300,
  );
  return new Set(good.map(({ method, path }) => `${method} ${path.replace(/\?.*/s, '')}`));
}

/**
 * Stores calls for the spec that reads them.
 *
 * @param worker a number that no other worker of the run has, so that no two write to one file
 */
export async function storeCalls(calls: ReadonlySet<string>, worker: number): Promise<void> {
  if (calls.size === 0) return;
  await mkdir(folder, { recursive: true });
  await appendFile(join(folder, `${worker}.txt`), `${[...calls].join('\n')}\n`);
}

/** All calls that were stored since the suite began. */
export async function storedCalls(): Promise<ReadonlySet<string>> {
  const files = await readdir(folder);
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return new Set(texts.flatMap((text) => text.split('\n')).filter((line) => line !== ''));
}
