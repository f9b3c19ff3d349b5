/** Test fixtures: a real service per worker, a fresh account per test, and a page that is signed in. */
import { test as base, expect, type Page } from '@playwright/test';
import { defaultLimit } from '#contract/protocol/limit.ts';
import { keepEvidence, listen } from './evidence.ts';
import { newProfile, type Profile } from './own-browser.ts';
import { type Recorder, startRecorder } from './recorder.ts';
import { account, addAll, type RunningServer, startServer } from './server.ts';
import { settleActs, settling } from './settled.ts';
import { type Traffic, trafficOf } from './traffic.ts';

export { expect };

/** The API as an integrator would call it, with the key of the test's account. */
export interface Direct {
  get(path: string): Promise<Record<string, unknown>>;
  post(path: string, body?: unknown): Promise<Record<string, unknown>>;
  /** Posts many bodies to one path without a network, and returns the ids of what they make. */
  postAll(path: string, bodies: readonly object[]): Promise<number[]>;
}

/** A running service behind a recorder, whose address is the one that browsers go to. */
interface RecordedServer extends RunningServer {
  readonly recorder: Recorder;
}

interface PerTest {
  /** How many requests a minute the service allows each account; 0 for any number. */
  rateLimit: number;
  /** Whether Linkdeck reads all links by itself, as it does where a service allows it: only for tests of that. */
  readsLinks: boolean;
  /** Whether each act waits until the page is quiet: not in tests of what is done to a busy page. */
  waitsForQuiet: boolean;
  /** Starts a server for this test alone, on an existing data folder where one is given, and stops it after the page is closed. */
  ownServer: typeof startServer;
  /** A browser of the test's own, which it can kill and start again. */
  profile: Profile;
  /** The service of this worker that has this limit. */
  server: RecordedServer;
  /** An account that only this test uses. */
  owner: { email: string; key: string };
  /** Its key. */
  key: string;
  direct: Direct;
  /** A page on Links, signed in by the Connect screen. */
  signedIn: Page;
  /** Sets what the services of the worker and the acts of the test do, and keeps what a failed test leaves. */
  around: undefined;
  /** Fails the test when the page logs an error or breaks its own content policy. */
  quiet: undefined;
  /** What browsers ask the service for with the test's key: from pages and from workers. */
  traffic: Traffic;
}

interface PerWorker {
  /** A service with these options, started when it is asked for first, and shared by all tests of the worker. */
  serverWith: (...options: string[]) => Promise<RecordedServer>;
}

/** What the browser itself logs of refused replies; the tests that provoke one look at the screen instead. */
const browserOwn = /^Failed to load resource|blocked by CORS policy/;

let accounts = 0;

/** Those of the worker, whose tests run one after another. */
const recorders = new Set<Recorder>();
let config: object = {};

export const test = base.extend<PerTest, PerWorker>({
  serverWith: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const started = new Map<string, Promise<RecordedServer>>();
      await use((...options) => {
        const server = started.get(options.join(' ')) ?? recorded(startServer(options));
        started.set(options.join(' '), server);
        return server;
      });
      for (const starting of started.values()) {
        const server = await starting;
        await server.recorder.close();
        await server.stop();
      }
    },
    { scope: 'worker' },
  ],
  ownServer: async ({ page }, use) => {
    const started: RunningServer[] = [];
    await use(async (...options) => {
      const server = await startServer(...options);
      started.push(server);
      return server;
    });
    // A part of the screen that still loads would fail, and count as noise.
    await page.close();
    await Promise.all(started.map(({ stop }) => stop()));
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
  profile: async ({}, use) => {
    const profile = newProfile();
    await use(profile);
    await profile.remove();
  },
  rateLimit: [defaultLimit, { option: true }],
  readsLinks: [false, { option: true }],
  waitsForQuiet: [true, { option: true }],
  around: [
    async ({ context, readsLinks, waitsForQuiet }, use, info) => {
      config = readsLinks ? {} : { readsLinks };
      for (const recorder of recorders) recorder.config = config;
      settling.isOn = waitsForQuiet;
      context.on('page', settleActs);
      const lines = listen(context);
      const began = Date.now();
      await use(undefined);
      if (info.status === info.expectedStatus) return;
      const requests = [...recorders].flatMap((recorder) =>
        recorder.requests.filter(({ at }) => at >= began),
      );
      await keepEvidence(info, context, { lines, requests });
    },
    { auto: true },
  ],
  server: async ({ serverWith, rateLimit }, use) =>
    use(await serverWith('--rate-limit', String(rateLimit))),
  owner: async ({ server }, use, info) => {
    accounts += 1;
    const email = `p${info.workerIndex}-${accounts}@shop.example`;
    const made = await account(server.data, 'add', '--email', email);
    await use({ email, key: String(made['key']) });
  },
  key: async ({ owner }, use) => use(owner.key),
  direct: async ({ server, key }, use) => {
    await use(directly(server, key));
  },
  traffic: async ({ server, key }, use) => {
    const stops: (() => void)[] = [];
    const traffic = trafficOf(server.recorder, key);
    await use({
      ...traffic,
      answer: (find) => {
        const stop = traffic.answer(find);
        stops.push(stop);
        return stop;
      },
    });
    for (const stop of stops) stop();
  },
  signedIn: async ({ page, server, key }, use) => {
    await connect(page, server.dashboard, key);
    // A test adds links to an account that has been read, never while it is read.
    await expect(page.getByText('Make your first short link')).toBeVisible();
    await use(page);
  },
  quiet: [
    async ({ page }, use) => {
      const noise: string[] = [];
      page.on('pageerror', (error) => noise.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !browserOwn.test(message.text()))
          noise.push(message.text());
      });
      await use(undefined);
      expect(noise).toEqual([]);
    },
    { auto: true },
  ],
});

async function recorded(starting: Promise<RunningServer>): Promise<RecordedServer> {
  const server = await starting;
  const recorder = await startRecorder(server.dashboard);
  recorder.config = config;
  recorders.add(recorder);
  return { ...server, dashboard: recorder.url, recorder };
}

/** Calls the API of a service with a key, as plain JSON. */
export function directly(server: RunningServer, key: string): Direct {
  const call = async (method: string, path: string, body?: unknown) => {
    const reply = await fetch(server.dashboard + path, {
      method,
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { ...((await reply.json()) as object) };
  };
  return {
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, body),
    postAll: (path, bodies) => addAll(server, key, path, bodies),
  };
}

/** Opens Links, pastes the key on the Connect screen and waits for Links. */
export async function connect(page: Page, url: string, key: string): Promise<void> {
  await page.goto(`${url}/links`);
  await page.getByLabel('API key').fill(key);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Links', level: 1 })).toBeVisible();
}

/** Opens a screen in a browser that may have been killed: the key is given again where it is asked for. */
export async function openWithKey(page: Page, url: string, key: string): Promise<void> {
  await page.goto(url);
  const field = page.getByLabel('API key');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(field.or(navigation)).toBeVisible();
  if (await field.isVisible()) {
    await field.fill(key);
    await page.getByRole('button', { name: 'Sign in' }).click();
  }
  await expect(navigation).toBeVisible();
}

/**
 * Makes each hold that begins in the page from now on last so long, in place of the seconds that a user has: what a test
 * does within a hold then takes as long as the machine needs. The engine allows a minute at most.
 */
export async function lengthenHolds(page: Page, milliseconds = 60_000): Promise<void> {
  await page.addInitScript(lengthenHere, milliseconds);
  await page.evaluate(lengthenHere, milliseconds);
}

/** Runs in the page, which tells the engine over a port how long to hold a job. */
function lengthenHere(milliseconds: number): void {
  const { postMessage } = MessagePort.prototype;
  const lengthen = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('holdMs' in value) Object.assign(value, { holdMs: milliseconds });
    else for (const each of Object.values(value)) lengthen(each);
  };
  MessagePort.prototype.postMessage = function (
    this: MessagePort,
    ...given: [message: unknown, options?: object]
  ) {
    lengthen(given[0]);
    postMessage.apply(this, given);
  };
}
