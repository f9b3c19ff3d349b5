/**
 * Tests of a rolling restart: behind a balancer that asks /ready, no request is refused and every
 * visit is counted.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ensureDashboard } from '#service/node/build/build-dashboard.ts';
import { waitByClock } from '#service/node/process/drain.ts';
import { openSqliteStore } from '#service/store/sqlite/open.ts';
import { settingsOf } from '#testing/service/settings.ts';
import { chromeOnWindows } from '#testing/service/test-visits.ts';
import { type RunningProgram, startProgram } from './program.ts';

let data = '';
const running: RunningProgram[] = [];
beforeAll(async () => {
  await ensureDashboard();
  data = await mkdtemp(join(tmpdir(), 'linkdeck-rolling-'));
});
beforeEach(() => void vi.stubEnv('DATABASE_URL', ''));
afterEach(() => vi.unstubAllEnvs());
afterAll(async () => {
  await Promise.all(running.map((program) => program.stop()));
  await rm(data, { recursive: true, force: true });
});

/**
 * One folder is for one server. Here two share it, because a database server for both would be all
 * that is different.
 */
const besideAnother = () => Promise.resolve(() => Promise.resolve());

/** An instance whose drain ends when the test says so; everything else waits by the clock. */
async function instance() {
  const drainSeconds = 17;
  const ports = ['--port', '0', '--links-port', '0', '--health-port', '0'];
  const settings = settingsOf(...ports, '--data', data, '--drain-seconds', String(drainSeconds));
  let release = (): void => undefined;
  const drained = new Promise<void>((resolve) => (release = resolve));
  const wait = (milliseconds: number) =>
    milliseconds === drainSeconds * 1000 ? drained : waitByClock(milliseconds);
  const program = await startProgram(settings, { wait, takeFolder: besideAnother });
  running.push(program);
  const line = (name: string) =>
    new RegExp(`^${name} +(\\S+)$`, 'm').exec(program.lines.join('\n'))?.[1] ?? '';
  return {
    program,
    release,
    dashboard: line('Dashboard'),
    links: line('Links'),
    health: line('Health'),
    key: line('API key'),
  };
}
type Instance = Awaited<ReturnType<typeof instance>>;

/**
 * Visits through a balancer, eight at a time, until it is stopped; each answer is a status, or the
 * words of a failure.
 */
function load(instances: Instance[]) {
  const answers: (number | string)[] = [];
  const underWay = new Map<Instance, number>(instances.map((each) => [each, 0]));
  const out = new Set<Instance>();
  let stopped = false;
  async function visitor(): Promise<void> {
    while (!stopped) {
      const chosen = instances.filter((each) => !out.has(each))[
        answers.length % (instances.length - out.size)
      ];
      if (chosen === undefined) throw new Error('no instance is left');
      underWay.set(chosen, (underWay.get(chosen) ?? 0) + 1);
      const headers = { 'User-Agent': chromeOnWindows };
      answers.push(
        await fetch(`${chosen.links}/sale`, { redirect: 'manual', headers }).then(
          ({ status }) => status,
          String,
        ),
      );
      underWay.set(chosen, (underWay.get(chosen) ?? 0) - 1);
    }
  }
  const visitors = Array.from({ length: 8 }, visitor);
  return {
    answers,
    /** Waits for so many more answers. */
    more: async (count: number) => {
      const enough = answers.length + count;
      while (answers.length < enough) await waitByClock(5);
    },
    /**
     * What a balancer does that asks /ready: sends nothing more to an instance that is not, and
     * waits for what it has sent.
     */
    ask: async () => {
      for (const each of instances.filter((one) => !out.has(one))) {
        if ((await fetch(`${each.health}/ready`)).status !== 200) out.add(each);
      }
      for (const each of out) while ((underWay.get(each) ?? 0) > 0) await waitByClock(5);
      return out;
    },
    stop: async () => {
      stopped = true;
      await Promise.all(visitors);
    },
  };
}

test('A new instance becomes ready, the old one is asked to stop: nothing is refused, and every visit is counted', async () => {
  const old = await instance();
  const headers = { Authorization: `Bearer ${old.key}`, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ url: 'https://shop.example/', custom: 'sale' });
  expect(
    (await fetch(`${old.dashboard}/api/url/add`, { method: 'POST', headers, body })).status,
  ).toBe(200);
  const fresh = await instance();
  const { answers, more, ask, stop } = load([old, fresh]);
  await more(50);
  expect(await ask()).toEqual(new Set());

  const stopping = old.program.stop();
  // A balancer that has not asked yet still sends visitors here, and they are answered.
  await more(50);
  const late = await fetch(`${old.links}/sale`, {
    redirect: 'manual',
    headers: { 'User-Agent': chromeOnWindows },
  });
  expect([late.status, late.headers.get('Connection')]).toEqual([302, 'close']);
  expect(await ask()).toEqual(new Set([old]));
  old.release();
  await stopping;
  await expect(fetch(old.links)).rejects.toThrow();
  await more(50);
  await stop();
  fresh.release();
  await fresh.program.stop();
  running.length = 0;

  expect(new Set(answers)).toEqual(new Set([302]));
  const store = await openSqliteStore({ file: join(data, 'linkdeck.db'), visitorSecret: '' });
  const [link] = await store.db
    .selectFrom('linkClicks')
    .select(['clicks', 'uniqueClicks'])
    .execute();
  await store.close();
  expect(link).toEqual({ clicks: answers.length + 1, uniqueClicks: 1 });
});
