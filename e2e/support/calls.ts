/** Which endpoints the dashboard has called in all specs: each worker notes them in a file, and one spec reads those. */
import { appendFile, mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RecordedRequest } from './recorder.ts';

/** Every call of the interface that the service answered with success, as `PUT /api/…`. */
export function callsIn(requests: readonly RecordedRequest[]): ReadonlySet<string> {
  // What a browser asks by itself before a request to another origin is no call.
  const good = requests.filter(({ method, status }) => method !== 'OPTIONS' && status !== null && status >= 200 && status < 300);
  return new Set(good.map(({ method, path }) => `${method} ${path.replace(/\?.*/s, '')}`));
}

/**
 * Keeps calls for the spec that reads them.
 *
 * @param results the folder of results, which is emptied before each run
 * @param worker a number that no other worker of the run has, so that no two write to one file
 */
export async function keepCalls(calls: ReadonlySet<string>, results: string, worker: number): Promise<void> {
  if (calls.size === 0) return;
  await mkdir(join(results, folder), { recursive: true });
  await appendFile(join(results, folder, `${worker}.txt`), `${[...calls].join('\n')}\n`);
}

/** All calls that were kept in this run. */
export async function keptCalls(results: string): Promise<ReadonlySet<string>> {
  const files = await readdir(join(results, folder));
  const texts = await Promise.all(files.map((file) => readFile(join(results, folder, file), 'utf8')));
  return new Set(texts.flatMap((text) => text.split('\n')).filter((line) => line !== ''));
}

const folder = 'calls';
