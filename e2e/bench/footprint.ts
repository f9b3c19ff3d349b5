/** Measures what a program of its own takes: `npm run footprint` starts it packed and from a clone, five times each, and fails over a bar. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { residentBytes } from '#e2e/support/resident-memory.ts';
import { projectRoot } from '#service/node/build/build-dashboard.ts';
import { median } from './redirects-process.ts';

interface Way {
  readonly name: string;
  /** Run by Node.js itself, because npm's own process is none of the program. */
  readonly command: readonly string[];
  readonly maxMegabytes: number;
  readonly maxSeconds: number;
}

interface Footprint {
  readonly megabytes: number;
  readonly seconds: number;
}

const ways: readonly Way[] = [
  {
    name: 'Packed',
    command: ['dist/package/linkdeck.js'],
    maxMegabytes: 80,
    maxSeconds: 0.5,
  },
  {
    name: 'From a clone',
    command: ['src/service/node/start.js'],
    maxMegabytes: 120,
    maxSeconds: 1.5,
  },
];

const starts = 5;
/** What a program still does after its start is over by then. */
const idleMilliseconds = 5000;
const ports = ['--port', '0', '--links-port', '0'];

let isWithin = true;
console.log(`Medians of ${starts} starts, on Node.js ${process.version}:\n`);
for (const way of ways) {
  const { megabytes, seconds } = await measure(way);
  const good = megabytes <= way.maxMegabytes && seconds <= way.maxSeconds;
  isWithin &&= good;
  console.log(
    `${way.name.padEnd(13)} ${megabytes.toFixed(0)} MB (at most ${way.maxMegabytes}), ` +
      `ready after ${seconds.toFixed(2)} s (at most ${way.maxSeconds})  ${good ? 'kept' : 'NOT KEPT'}\n` +
      `              node ${way.command.join(' ')}`,
  );
}
if (!isWithin) process.exitCode = 1;

async function measure({ command }: Way): Promise<Footprint> {
  const data = await mkdtemp(join(tmpdir(), 'linkdeck-footprint-'));
  try {
    const words = [...command, ...ports, '--data', data];
    // The first start makes the database, builds what is missing and fills the caches.
    await start(words, 0);
    const found: Footprint[] = [];
    for (let count = 0; count < starts; count += 1)
      found.push(await start(words, idleMilliseconds));
    return {
      megabytes: median(found.map((each) => each.megabytes)),
      seconds: median(found.map((each) => each.seconds)),
    };
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}

/** Starts the program, measures it after the given time of rest, and ends it. */
async function start(words: readonly string[], rest: number): Promise<Footprint> {
  const began = performance.now();
  const child = spawn(process.execPath, words, {
    cwd: projectRoot,
    env: { ...process.env, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  try {
    // It prints its addresses once it is ready.
    await Promise.race([once(child.stdout, 'data'), ended.then(failEarly)]);
    const seconds = (performance.now() - began) / 1000;
    await wait(rest);
    return { megabytes: (await residentBytes(child.pid ?? NaN)) / 1e6, seconds };
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

function failEarly(): never {
  throw new Error('The program ended before it was ready');
}
