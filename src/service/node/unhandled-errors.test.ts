/**
 * Errors that nobody handles, in the main thread and in the one that writes: the program ends, and
 * its log quotes none.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureDashboard } from '#service/node/build/build-dashboard.ts';
import { killPrograms, readyProgram } from '#testing/service/program-process.ts';

/**
 * Loaded first by each thread: a request that carries the planted key makes it fail, with
 * everything that it was given.
 */
const defect = `
const { isMainThread, parentPort } = require('node:worker_threads');
const fail = (text) => {
  if (!text.includes('planted')) return;
  if (process.env.WAY === 'thrown') setTimeout(() => { throw new TypeError(text); });
  else Promise.reject(new TypeError(text));
};
if (process.env.THREAD === 'main' && isMainThread) {
  const { Server } = require('node:http');
  const { emit } = Server.prototype;
  Server.prototype.emit = function (name, ...given) {
    if (name === 'request') fail(JSON.stringify(given[0].headers));
    return emit.call(this, name, ...given);
  };
}
if (process.env.THREAD === 'writing' && !isMainThread && parentPort !== null) {
  const { on } = parentPort;
  parentPort.on = function (name, listener) {
    return on.call(this, name, (message) => {
      if (name === 'message') fail(JSON.stringify(message));
      listener(message);
    });
  };
}
`;

let root = '';
beforeAll(async () => {
  await ensureDashboard();
  root = await mkdtemp(join(tmpdir(), 'linkdeck-unhandled-'));
  await writeFile(join(root, 'defect.cjs'), defect);
});
afterAll(async () => {
  killPrograms();
  await rm(root, { recursive: true, force: true });
});

test.each([
  ['main', 'rejected', 'text'],
  ['writing', 'thrown', 'json'],
] as const)(
  'An error of the %s thread that is %s ends the program, and no line of its log as %s quotes it',
  async (thread, way, format) => {
    // Of the form of a key: others are refused before any thread but the main one reads them.
    const key = `ld_planted${'x'.repeat(33)}`;
    const env = { NODE_OPTIONS: `--require=${join(root, 'defect.cjs')}`, THREAD: thread, WAY: way };
    const program = await readyProgram(
      '--data',
      join(root, `${thread}-${way}`),
      '--log',
      format,
      env,
    );
    const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
    const asking = {
      method: 'POST',
      headers,
      body: JSON.stringify({ url: `https://shop.example/${key}` }),
    };
    await fetch(`${program.dashboard}/api/url/add`, asking).catch(() => undefined);
    expect(await program.ended).toBe(1);
    const said = program.out() + program.err();
    expect(said).toContain('TypeError');
    expect(said).not.toContain('planted');
  },
);
