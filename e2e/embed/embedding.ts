/** What the specs of embedding share: a portal beside the service of the worker, and a page of it that holds nothing yet. */
import { type FrameLocator, type Page } from '@playwright/test';
import { type RunningPortal, startPortal } from '#e2e/portal/portal.ts';
import { test as base, expect } from '#e2e/support/fixtures.ts';
import { type RunningServer, startServer } from '#e2e/support/server.ts';

export { expect };

interface PerWorker {
  /**
   * A service and two portals that may embed it: one whose backend has the key of the service's first account, and one
   * whose policy lets through what Linkdeck needs, and nothing that the portal could want for itself.
   */
  embedding: { portal: RunningPortal; strict: RunningPortal; server: RunningServer };
}

interface PerTest {
  /** An empty page of the portal, with the events it receives in `window.one`. */
  bare: Page;
  /** Violations of their content policies that page and frame report. */
  violations: string[];
}

export const test = base.extend<PerTest, PerWorker>({
  embedding: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const running: { server?: RunningServer } = {};
      const portal = await startPortal({
        linkdeck: () => running.server?.dashboard ?? '',
        key: () => running.server?.key ?? '',
      });
      const policy = { 'connect-src': null, 'style-src': null, 'img-src': null };
      const strict = await startPortal({
        linkdeck: () => running.server?.dashboard ?? '',
        key: () => '',
        policy,
      });
      const origins = `${portal.url},${strict.url}`;
      const server = await startServer([
        '--demo',
        '--rate-limit',
        '600',
        '--embed-origins',
        origins,
      ]);
      running.server = server;
      await use({ portal, strict, server });
      await Promise.all([portal.stop(), strict.stop()]);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  violations: async ({ context }, use) => {
    const violations: string[] = [];
    await context.exposeFunction('reportViolation', (text: string) => violations.push(text));
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const report = Reflect.get(window, 'reportViolation') as (text: string) => void;
        report(`${location.origin} ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
      });
    });
    await use(violations);
  },
  bare: async ({ page, embedding }, use) => {
    embedding.portal.asked.length = 0;
    await page.goto(`${embedding.portal.url}/bare`);
    await use(page);
  },
});

/** Options as they can be handed into a page; functions are made there, by name. */
export interface Mounting {
  place?: 'one' | 'two';
  credentials?: 'user' | 'callback' | 'transport' | 'reading' | 'throwing' | 'hanging' | 'given';
  /** What is handed over where the credentials are `given`. */
  token?: string;
  /** Where the frame is, where that is not where the loader comes from. */
  deckUrl?: string;
  route?: string;
  height?: 'fill' | 'auto';
  appearance?: unknown;
  locale?: unknown;
  features?: unknown;
  naming?: unknown;
}

/** Mounts Linkdeck in an empty page of the portal; its events and the handle are in the window, by the place's name. */
export async function mount(page: Page, mounting: Mounting = {}): Promise<FrameLocator> {
  const { place = 'one' } = mounting;
  await page.evaluate(mountHere, mounting);
  return page.frameLocator(`#${place} iframe`);
}

/** Runs in the page. */
async function mountHere({
  place = 'one',
  credentials = 'user',
  token = '',
  deckUrl,
  ...options
}: Mounting): Promise<void> {
  const loaderUrl =
    document.querySelector<HTMLMetaElement>('meta[name="linkdeck-address"]')?.content ?? '';
  const loader: unknown = await import(/* @vite-ignore */ `${loaderUrl}/embed/v1/linkdeck.js`);
  const ask = async (path: string, body: unknown): Promise<unknown> => {
    const headers = { 'Content-Type': 'application/json' };
    const reply = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    return reply.json();
  };
  const ways = {
    user: 'user',
    callback: {
      getCredential: (request: { reason: string; attempt: number }) => {
        events.push({ event: 'asked', reason: request.reason, attempt: request.attempt });
        return ask('/linkdeck/key', {});
      },
    },
    transport: { transport: (request: unknown) => ask('/linkdeck/request', request) },
    reading: { transport: (request: unknown) => ask('/linkdeck/reading', request) },
    throwing: {
      getCredential: () => {
        events.push({ event: 'asked' });
        throw new Error('secret-of-the-page');
      },
    },
    hanging: {
      getCredential: ({ signal }: { signal: AbortSignal }) => {
        events.push({ event: 'asked' });
        signal.addEventListener('abort', () => events.push({ event: 'aborted' }));
        return new Promise(() => undefined);
      },
    },
    given: {
      getCredential: ({ reason }: { reason: string }) => {
        events.push({ event: 'asked', reason });
        return Promise.resolve(token);
      },
    },
  };
  const events: Record<string, unknown>[] = [];
  const note = (event: string) => (detail: object) => void events.push({ event, ...detail });
  const names = [
    'state',
    'route',
    'size',
    'linkCreated',
    'assigned',
    'jobProgress',
    'budget',
    'error',
  ];
  const mountLinkdeck = Reflect.get(Object(loader), 'mountLinkdeck') as (
    element: unknown,
    options: object,
  ) => unknown;
  const handle = mountLinkdeck(document.getElementById(place), {
    address: deckUrl ?? loaderUrl,
    credentials: ways[credentials],
    on: Object.fromEntries(names.map((name) => [name, note(name)])),
    ...options,
  });
  Reflect.set(window, place, { handle, events });
}

/** All events at a place, or only events of one name. */
export async function eventsOf(
  page: Page,
  event?: string,
  place = 'one',
): Promise<Record<string, unknown>[]> {
  const all = await page.evaluate((name) => {
    const { events: list } = Reflect.get(window, name) as { events: Record<string, unknown>[] };
    return list;
  }, place);
  return event === undefined ? all : all.filter((each) => each['event'] === event);
}

/** Calls a function of the handle. */
export async function call(
  page: Page,
  name: string,
  args: readonly unknown[] = [],
  place = 'one',
): Promise<void> {
  await page.evaluate(
    ([where, verb, given]) => {
      const { handle } = Reflect.get(window, where) as {
        handle: Record<string, (...args: readonly unknown[]) => void>;
      };
      handle[verb]?.(...given);
    },
    [place, name, args] as const,
  );
}

/** Waits until the frame at a place is in a state. */
export async function untilState(page: Page, state: string, place = 'one'): Promise<void> {
  await expect
    .poll(async () => (await eventsOf(page, 'state', place)).at(-1)?.['state'])
    .toBe(state);
}
