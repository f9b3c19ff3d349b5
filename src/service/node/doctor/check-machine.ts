/** Doctor's checks of the machine: who else may use the data folder, room on its disk, and clock. */
import type { Stats } from 'node:fs';
import { readFile, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { type Finding, good, hint, wrong } from './finding.ts';

/** Visits wait in memory where a disk is full; this much is hours of them, in bytes. */
const minSpace = 200 * 1024 ** 2;

/** Statistics, sessions and the rate limit count in seconds. */
const maxDrift = 30_000;

/** What the checks need of the file system; a test has other answers. */
export interface Files {
  /** What is left of the disk of a folder, in bytes. */
  readonly freeBytes: (folder: string) => Promise<number>;
}

export const ownFiles: Files = {
  freeBytes: async (folder) => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  },
};

/**
 * What the start does not see of a folder; one that cannot be used it refuses itself.
 *
 * @param folder as `--data` names it
 */
export async function checkDataFolder(folder: string, files: Files): Promise<Finding[]> {
  const found = await stat(folder).catch(() => undefined);
  if (found?.isDirectory() !== true) return [];
  const problems = await folderProblems(folder, found, files);
  return problems.length > 0
    ? problems
    : [good('data-folder', `${folder} is closed to others, with room on its disk`)];
}

async function folderProblems(
  folder: string,
  { mode, uid: owner }: Stats,
  files: Files,
): Promise<Finding[]> {
  const problems: Finding[] = isOpen(mode) ? await openFiles(folder) : [];
  const free = await files.freeBytes(folder);
  if (free < minSpace)
    problems.push(
      wrong(
        'data-folder',
        `The disk of ${folder} has ${Math.floor(free / 1024 ** 2)} MB left`,
        'Make room: with a full disk, visits are counted in memory alone.',
      ),
    );
  if (process.getuid?.() === 0 && owner !== 0)
    problems.push(
      hint(
        'data-folder',
        `${folder} is another user's (number ${owner}), and the doctor runs as root, who may write anywhere`,
        'Run the doctor as the user of the service.',
      ),
    );
  return problems;
}

/** Whether others than the owner have a right. */
function isOpen(mode: number): boolean {
  return (mode & 0o077) !== 0;
}

/** Files of a folder that others may enter, and that they may use. */
async function openFiles(folder: string): Promise<Finding[]> {
  const problems: Finding[] = [];
  for (const name of ['linkdeck.db', 'visitor-secret']) {
    const path = join(folder, name);
    const mode = (await stat(path).catch(() => undefined))?.mode ?? 0;
    if (!isOpen(mode)) continue;
    const rights = (mode & 0o777).toString(8);
    const found = `Other users of this machine may use ${path} (rights ${rights})`;
    problems.push(wrong('data-folder', found, `Run: chmod 700 ${folder} && chmod 600 ${path}`));
  }
  return problems;
}

/**
 * The visitor secret of the folder, or undefined where there is none that can be read. Makes none.
 */
export async function readVisitorSecret(folder: string): Promise<string | undefined> {
  const text = await readFile(join(folder, 'visitor-secret'), 'utf8').catch(() => '');
  return /^[0-9a-f]{64}$/.test(text.trim()) ? text.trim() : undefined;
}

/** A clock beside that of this process. */
export interface OtherClock {
  readonly name: string;
  /** In milliseconds since 1970. */
  readonly time: number;
  /** What this process had at that moment. */
  readonly own: number;
}

/** When the data was last written: never later than now. */
export async function checkClock(
  clocks: readonly OtherClock[],
  databaseFile: string | undefined,
  now: number,
): Promise<Finding> {
  const off = clocks.find(({ time, own }) => Math.abs(time - own) > maxDrift);
  const change = 'Set the clock by NTP, for instance: timedatectl set-ntp true';
  if (off !== undefined) {
    const seconds = Math.round(Math.abs(off.time - off.own) / 1000);
    const direction = off.own > off.time ? 'ahead of' : 'behind';
    return wrong('clock', `This machine's clock is ${seconds} s ${direction} ${off.name}`, change);
  }
  const written =
    databaseFile === undefined ? undefined : await stat(databaseFile).catch(() => undefined);
  if (written !== undefined && written.mtimeMs - now > maxDrift)
    return wrong(
      'clock',
      `The database was written at ${written.mtime.toISOString()}, and here it is ${new Date(now).toISOString()}: the clock was set back`,
      change,
    );
  const time = new Date(now).toISOString();
  if (clocks.length === 0)
    return good('clock', `${time}; there is no other clock to compare it with`);
  return good('clock', `${time}, as ${clocks.map(({ name }) => name).join(' and ')}`);
}
