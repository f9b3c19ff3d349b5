/** Tests of the priority of threads, where the system has one for each. */
import { readdir, readFile, readlink, readlinkSync } from 'node:fs';
import { getPriority } from 'node:os';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { lowerPool } from './lower-priority.ts';
import { newApiWorker, openApiWorker } from './start-worker.ts';

const ownPriority = () => getPriority(process.pid);

/** The priority of each thread of this process by its number. */
async function priorities(): Promise<Map<string, number>> {
  const threads = await promisify(readdir)('/proc/self/task');
  const read = async (thread: string): Promise<[string, number][]> => {
    const stat = await promisify(readFile)(`/proc/self/task/${thread}/stat`, 'utf8').catch(() => undefined);
    // The name of the thread is in brackets; the priority is the 17th word behind it.
    return stat === undefined ? [] : [[thread, Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])]];
  };
  return new Map((await Promise.all(threads.map(read))).flat());
}

describe.skipIf(process.platform !== 'linux')('The priority of threads', () => {
  test('The thread of the API goes behind that of the visitors', async () => {
    const before = await priorities();
    const options = { linksUrl: 'http://go.test', rateLimit: 0, corsOrigins: [], answersLike: [], visitorDays: undefined };
    const store = { file: ':memory:', visitorSecret: 'x' };
    const api = await openApiWorker(newApiWorker(), store, { ...options, log: 'text' }, () => undefined);
    const added = [...(await priorities())].filter(([thread]) => !before.has(thread)).map(([, priority]) => priority);
    await api.close();
    expect(added).toContain(ownPriority() + 5);
    expect((await priorities()).get(String(process.pid))).toBe(ownPriority());
  });

  test('Threads that hash passwords go behind that of the visitors, however often they are told to', async () => {
    const own = (await priorities()).get(basename(readlinkSync('/proc/thread-self')));
    for (const _ of [1, 2, 3]) await lowerPool();
    const links = await Promise.all(Array.from({ length: 400 }, () => promisify(readlink)('/proc/thread-self')));
    const after = await priorities();
    expect(new Set(links.map((link) => after.get(basename(link))))).toEqual(new Set([ownPriority() + 5]));
    expect(after.get(basename(readlinkSync('/proc/thread-self')))).toBe(own);
  });
});
