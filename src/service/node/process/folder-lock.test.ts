import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lockFolder } from './folder-lock.ts';

vi.setConfig({ testTimeout: 60_000 });

let folder = '';
const children: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linkdeck-lock-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

/** Starts a process that takes the folder and keeps it. */
async function otherProcess(): Promise<ChildProcess> {
  const script = `const { lockFolder } = await import(${JSON.stringify(new URL('folder-lock.ts', import.meta.url).href)});
await lockFolder(${JSON.stringify(folder)});
process.stdout.write('has it');
setInterval(() => undefined, 60_000);`;
  const path = join(folder, 'holder.mjs');
  await writeFile(path, script);
  const child = spawn(process.execPath, ['--import', 'tsx', path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  await once(child.stdout, 'data');
  return child;
}

test('A second server on a folder is refused with the process that has it, until that one gives it back', async () => {
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(
    `The data folder ${folder} is in use by another server (process ${process.pid}). Stop that one first, or choose another folder with --data.`,
  );
  await unlock();
  await (await lockFolder(folder))();
});

test('The folder of another process is refused; one that was killed has left only its number, which keeps nobody out', async () => {
  const other = await otherProcess();
  await expect(lockFolder(folder)).rejects.toThrow(
    `in use by another server (process ${other.pid})`,
  );
  other.kill('SIGKILL');
  await once(other, 'exit');
  expect(await readFile(join(folder, 'server.pid'), 'utf8')).toBe(`${other.pid}\n`);
  const unlock = await lockFolder(folder);
  expect(await readFile(join(folder, 'server.pid'), 'utf8')).toBe(`${process.pid}\n`);
  await unlock();
});

test('The number of a process that lives is no lock: in containers each process has the same one', async () => {
  await writeFile(join(folder, 'server.pid'), `${process.pid}\n`);
  await (await lockFolder(folder))();
});
