/** What every spec shares: a real service per worker, a fresh account per test, and a person who is signed in. */
import { AxeBuilder } from '@axe-core/playwright';
import { type Page, test as base, expect } from '@playwright/test';
import { account, type RunningServer, startServer } from './server.ts';

export { expect };

/** The API as an integrator would call it, with the key of the test's account. */
interface Direct {
  get(path: string): Promise<Record<string, unknown>>;
  post(path: string, body?: unknown): Promise<Record<string, unknown>>;
}

interface PerTest {
  /** The key of an account that only this test uses. */
  key: string;
  direct: Direct;
  /** A page on Links, signed in by the Connect screen. */
  signedIn: Page;
  /** Fails the test when the page logs an error or breaks its own content policy. */
  quiet: undefined;
}

interface PerWorker {
  server: RunningServer;
}

/** What the browser itself logs of refused replies; the tests that provoke one look at the screen instead. */
const browserOwn = /^Failed to load resource|blocked by CORS policy/;

let accounts = 0;

export const test = base.extend<PerTest, PerWorker>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const server = await startServer([]);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  key: async ({ server }, use, info) => {
    accounts += 1;
    const made = await account(server.data, 'add', '--email', `p${info.workerIndex}-${accounts}@shop.example`);
    await use(String(made['key']));
  },
  direct: async ({ server, key }, use) => {
    await use(directly(server.dashboard, key));
  },
  signedIn: async ({ page, server, key }, use) => {
    await connect(page, server.dashboard, key);
    await use(page);
  },
  quiet: [
    async ({ page }, use) => {
      const noise: string[] = [];
      page.on('pageerror', (error) => noise.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !browserOwn.test(message.text())) noise.push(message.text());
      });
      await use(undefined);
      expect(noise).toEqual([]);
    },
    { auto: true },
  ],
});

/** Calls the API of a service with a key, as plain JSON. */
export function directly(address: string, key: string): Direct {
  const call = async (method: string, path: string, body?: unknown) => {
    const reply = await fetch(address + path, {
      method,
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { ...((await reply.json()) as object) };
  };
  return { get: (path) => call('GET', path), post: (path, body) => call('POST', path, body) };
}

/** Pastes the key on the Connect screen and waits for Links. */
export async function connect(page: Page, address: string, key: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('API key').fill(key);
  await page.getByRole('button', { name: 'Connect' }).click();
  await expect(page.getByRole('heading', { name: 'Links', level: 1 })).toBeVisible();
}

/** Looks for accessibility faults, contrast included, in both colour schemes. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map((n) => n.html).join(' | ')}`);
    expect(found).toEqual([]);
  }
}
