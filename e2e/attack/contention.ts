/** Contention: how long redirects take, and those of a bare server, beside an account that searches, guesses, uploads and locks. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { aliases } from '#e2e/bench/redirects-links.ts';
import { startMeasured } from '#e2e/bench/redirects-process.ts';
import { type Finding, finding, percentile } from '#e2e/suites/findings.ts';
import { follow } from '#e2e/suites/raw-calls.ts';
import { addAll } from '#e2e/support/server.ts';
import { loadDriver } from '#service/store/sqlite/driver.ts';
import type { Orders } from './noise.ts';
import type { Target } from './stranger.ts';

/**
 * What the redirects of others may take, as a multiple of their time without, or of what a bare server takes beside the same
 * noise: how much a busy machine slows any program down is not the service's doing.
 */
const goal = 3;
interface Times {
  /** Of the service, in milliseconds. */
  readonly service: number[];
  readonly bare: number[];
}

/** A redirect of each server each 10 ms for so many seconds; how long each took. */
async function visits(urls: { service: string; bare: string }, seconds: number): Promise<Times> {
  const times: Times = { service: [], bare: [] };
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    for (const name of ['service', 'bare'] as const) {
      const { status, took } = await follow(urls[name]);
      if (status !== 302) throw new Error(`The link answered ${status}`);
      times[name].push(took);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
  return times;
}

/** A process of its own that makes the noise, and so takes no time from the one that measures; it waits until it is resumed. */
async function openNoise(orders: Orders) {
  const child = fork(fileURLToPath(new URL('noise.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  });
  let done = 0;
  child.on('message', () => (done += 1));
  child.send(orders);
  await once(child, 'message');
  child.kill('SIGSTOP');
  return {
    resume: () => child.kill('SIGCONT'),
    pause: async (): Promise<void> => {
      child.kill('SIGSTOP');
      // What is under way ends.
      await new Promise((resolve) => setTimeout(resolve, 700));
    },
    end: async (): Promise<number> => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      return done;
    },
  };
}

/**
 * In turns, quiet and noisy, because what else the machine does then falls on both alike.
 *
 * @param rounds of five quiet and ten noisy seconds each
 */
export async function besideAnother(
  target: Target,
  rounds: number,
  links: number,
): Promise<Finding[]> {
  const { server, owner, stranger, make } = target;
  const bodies = Array.from({ length: links }, (_, number) => ({
    url: `https://evil.example/${number}`,
    metatitle: `The page number ${number}`,
  }));
  await addAll(server, stranger, '/api/url/add', bodies);
  await make(owner, '/api/url/add', { url: 'https://shop.example/', custom: 'busy' });
  await make(stranger, '/api/url/add', {
    url: 'https://evil.example/',
    custom: 'guessed',
    password: 'x',
  });
  const folder = await mkdtemp(join(tmpdir(), 'linkdeck-bare-'));
  const children: ChildProcess[] = [];
  const { port } = await startMeasured('../bench/redirects-bare.ts', [folder], children);
  const urls = {
    service: `${server.links}/busy`,
    bare: `http://127.0.0.1:${port}/${aliases[0] ?? ''}`,
  };
  await visits(urls, 2);
  const noise = await openNoise({
    dashboard: server.dashboard,
    key: stranger,
    guessed: `${server.links}/guessed`,
  });
  await noise.pause();
  const before: Times = noTimes();
  const beside: Times = noTimes();
  for (let round = 1; round <= rounds; round += 1) {
    const quiet = await visits(urls, 5);
    const holder = (await loadDriver())(join(server.data, 'linkdeck.db'));
    holder.exec('begin immediate');
    noise.resume();
    const noisy = await visits(urls, 10);
    holder.exec('rollback');
    holder.close();
    await noise.pause();
    for (const name of ['service', 'bare'] as const) {
      before[name].push(...quiet[name]);
      beside[name].push(...noisy[name]);
    }
  }
  const others = await noise.end();
  for (const child of children) if (child.connected) child.disconnect();
  await rm(folder, { recursive: true, force: true });
  const p95 = (name: keyof Times) => ({
    quiet: percentile(before[name], 0.95),
    noisy: percentile(beside[name], 0.95),
  });
  const text = ({ quiet, noisy }: ReturnType<typeof p95>) =>
    `${quiet.toFixed(1)} ms quiet, ${noisy.toFixed(1)} ms beside: ${(noisy / quiet).toFixed(1)} times`;
  const ours = p95('service');
  const bare = p95('bare');
  return [
    finding(
      `Redirects while another account searches ${links} links, guesses, uploads, and holds the lock, ${rounds * 10} s in all`,
      [
        [
          `p95 at most ${goal} times the quiet one, or a bare server's`,
          ours.noisy <= goal * Math.max(ours.quiet, bare.noisy),
        ],
      ],
      `p95 ${text(ours)}; a bare server ${text(bare)}; ${beside.service.length} redirects beside ${others} other requests`,
    ),
  ];
}

const noTimes = (): Times => ({ service: [], bare: [] });
