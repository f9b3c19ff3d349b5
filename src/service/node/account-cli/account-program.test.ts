/** Tests of `npm run account` as a program of its own: its output, its end and the folder that it makes. */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '#service/node/build/build-dashboard.ts';

let root = '';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'linkdeck-account-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

function start(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const all = ['--import', 'tsx', 'src/service/node/account.ts', ...args];
  return new Promise((resolve) => {
    // The settings of this machine must not change the test.
    execFile(
      process.execPath,
      all,
      { cwd: projectRoot, env: { PATH: process.env['PATH'] } },
      (error, out, err) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err });
      },
    );
  });
}

test('It makes a folder for its owner alone, prints one object on stdout, and ends with 0', async () => {
  const data = join(root, 'new');
  const { code, out, err } = await start(
    'add',
    '--email',
    'eve@shop.example',
    '--data',
    data,
    '--json',
  );
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(JSON.parse(out)).toMatchObject({
    email: 'eve@shop.example',
    key: expect.stringMatching(/^ld_/) as string,
  });
  expect((await stat(data)).mode & 0o077).toBe(0);
  expect((await stat(join(data, 'linkdeck.db'))).mode & 0o077).toBe(0);
});

test('A failure is reported on stderr alone and makes no folder', async () => {
  const ran = await start('list', '--json', '--data', join(root, 'none'));
  expect(ran).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringMatching(/^There is no data in the folder .*\n$/) as string,
  });
  expect(await readdir(root)).not.toContain('none');
});
