/** Thread priority: lets the thread of the visitors go first where others of the process want the same processor; Linux only. */
import { readlinkSync } from 'node:fs';
import { readlink } from 'node:fs/promises';
import { getPriority, setPriority } from 'node:os';

/** Of `nice`, each a fifth less of the share: with 5, a thread keeps a quarter of a processor that another one wants as a whole. */
const steps = 5;
const lowest = 19;

/** On Linux, a link to the thread that reads it, such as `4711/task/4712`. A priority is of one thread there. */
const self = '/proc/thread-self';
/** Threads that Node.js hashes passwords and reads files in; a variable may set another number. */
const poolThreads = Number(process.env['UV_THREADPOOL_SIZE'] ?? 4);
/** One thread may read several of the links that are asked for together. */
const mostRounds = 20;

/** Lowers the priority of the thread that calls; elsewhere than on Linux it would be that of the process, so nothing is done. */
export function lowerThread(): void {
  if (process.platform !== 'linux') return;
  try {
    lower(readlinkSync(self));
  } catch {
    // Without /proc, or in a sandbox that refuses the call, the service works without it.
  }
}

/** Lowers the priority of the threads that hash passwords, as `lowerThread` does. They read what is read without waiting. */
export async function lowerPool(): Promise<void> {
  if (process.platform !== 'linux') return;
  const lowered = new Set<string>();
  try {
    for (let round = 0; round < mostRounds && lowered.size < poolThreads; round += 1) {
      const links = await Promise.all(Array.from({ length: 4 * poolThreads }, () => readlink(self)));
      for (const link of links) {
        if (!lowered.has(link)) lower(link);
        lowered.add(link);
      }
    }
  } catch {
    // As above.
  }
}

function lower(link: string): void {
  const [, , thread] = link.split('/');
  // A priority that is set for 0 would be that of the caller.
  if (thread === undefined || !/^[1-9]\d*$/.test(thread)) return;
  setPriority(Number(thread), Math.min(getPriority(process.pid) + steps, lowest));
}
