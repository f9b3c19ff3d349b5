/** Embedding under limits: content policies, blocked frames and storage, a missing key, and what destroying leaves behind. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CDPSession, chromium, type FrameLocator } from '@playwright/test';
import { startPortal } from '#e2e/portal/portal.ts';
import { findChromium } from '#e2e/setup/browser.ts';
import { closeWebServers, serveWeb } from '#e2e/support/local-web.ts';
import { startServer } from '#e2e/support/server.ts';
import { call, eventsOf, expect, mount, test, untilState } from './embedding.ts';

const links = { name: 'Links', level: 1 } as const;

test("The page’s policy `default-src 'none'; frame-src X` suffices", async ({
  page,
  embedding,
  violations,
}) => {
  const { server, strict } = embedding;
  const reply = await page.goto(`${strict.url}/strict`);
  expect(reply?.headers()['content-security-policy']).toBe(
    `default-src 'none'; script-src 'self' ${server.dashboard}; frame-src ${server.dashboard}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
  const frame = await mount(page);
  await frame.getByLabel('API key').fill(server.key);
  await frame.getByRole('button', { name: 'Sign in' }).click();
  await expect(frame.getByRole('heading', links)).toBeVisible();
  await call(page, 'navigate', ['/overview']);
  await expect(frame.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  expect(violations).toEqual([]);
});

test('Where the page’s own policy keeps the frame out, the very line to add is named', async ({
  context,
  embedding,
}) => {
  const page = await context.newPage();
  const { server } = embedding;
  const portal = await startPortal({
    linkdeck: () => server.dashboard,
    key: () => '',
    policy: { 'frame-src': null },
  });
  await page.goto(`${portal.url}/bare`);
  await mount(page);
  await untilState(page, 'failed');
  expect((await eventsOf(page, 'state')).at(-1)).toMatchObject({ code: 'csp_frame_src' });
  await expect(page.getByRole('alert')).toContainText(`frame-src ${server.dashboard}`);
  await portal.stop();
});

test('A page that demands a Cross-Origin-Embedder-Policy of its parts is isolated, and its frame works with worker and pictures', async ({
  page,
}) => {
  const running = { dashboard: '', key: '' };
  const portal = await startPortal({
    linkdeck: () => running.dashboard,
    key: () => running.key,
    headers: {
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
  });
  const server = await startServer(['--demo', '--embed-origins', portal.url]);
  running.dashboard = server.dashboard;
  running.key = server.key;
  await page.goto(`${portal.url}/bare`);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  const frame = await mount(page, { credentials: 'transport' });
  await expect(frame.getByRole('heading', links)).toBeVisible();
  await expect(frame.getByRole('row').nth(3)).toBeVisible();
  const inside = page.frames().find((each) => each.url().startsWith(server.dashboard));
  await inside?.evaluate(() => {
    const picture = document.createElement('iframe');
    picture.setAttribute('sandbox', 'allow-scripts');
    picture.src = new URL('card-image.html', document.baseURI).href;
    addEventListener('message', ({ source }) => {
      if (source === picture.contentWindow) document.title = 'The picture answers';
    });
    document.body.append(picture);
  });
  await expect.poll(() => inside?.evaluate(() => document.title)).toBe('The picture answers');
  await call(page, 'destroy');

  // A host that has only files, and does not send the header.
  await page.route('**/embed/v1/', async (route) => {
    const reply = await route.fetch();
    const { 'cross-origin-embedder-policy': _, ...headers } = reply.headers();
    await route.fulfill({ response: reply, headers });
  });
  await mount(page);
  await untilState(page, 'failed');
  await expect(page.getByRole('alert')).toContainText('sends no Cross-Origin-Embedder-Policy');
  await Promise.all([portal.stop(), server.stop()]);
});

test('A frame that is blocked is never shown, and is replaced by an explanation within 3 s', async ({
  context,
  embedding,
}) => {
  const page = await context.newPage();
  const { server } = embedding;
  const stranger = await startPortal({ linkdeck: () => server.dashboard, key: () => '' });
  await page.clock.install();
  await page.goto(`${stranger.url}/bare`);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(() => {
    const note = ({ target }: Event) =>
      target instanceof HTMLIFrameElement && Reflect.set(window, 'loaded', true);
    document.addEventListener('load', note, { capture: true });
  });
  await mount(page);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'loaded') as unknown)).toBe(true);
  await page.clock.runFor(2400);
  await expect(page.locator('#one iframe')).toBeHidden();
  expect((await eventsOf(page, 'state')).at(-1)).toMatchObject({ state: 'loading' });
  await page.clock.runFor(200);
  expect((await eventsOf(page, 'state')).at(-1)).toMatchObject({
    state: 'failed',
    code: 'blocked',
  });
  await expect(page.getByRole('alert')).toContainText('does not allow this page');
  await expect(page.getByRole('link', { name: 'Open it in a new tab' })).toHaveAttribute(
    'href',
    `${server.dashboard}/`,
  );
  await stranger.stop();
});

test('The frame refuses to run as a page of its own, or in a page that is not listed', async ({
  page,
  embedding,
}) => {
  const { server } = embedding;
  await page.goto(`${server.dashboard}/embed/v1/`);
  await expect(page.getByText('made to be part of another one')).toBeVisible();
  await expect(page.getByLabel('API key')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Open Linkdeck' })).toHaveAttribute(
    'href',
    `${server.dashboard}/`,
  );

  // The browser keeps a stranger out by itself. Where it did not, the frame would not answer him: the header is taken away.
  const stranger = await startPortal({ linkdeck: () => server.dashboard, key: () => '' });
  await page.route('**/embed/v1/', async (route) => {
    const reply = await route.fetch();
    const policy =
      reply.headers()['content-security-policy']?.replace(/frame-ancestors [^;]+; /, '') ?? '';
    await route.fulfill({
      response: reply,
      headers: { ...reply.headers(), 'content-security-policy': policy },
    });
  });
  // The loader gives a frame 2.5 s to greet, which a busy machine may need for more.
  await page.clock.install();
  await page.goto(`${stranger.url}/bare`);
  await page.clock.pauseAt(Date.now() + 60_000);
  const frame = await mount(page);
  await untilState(page, 'handshake');
  await page.clock.runFor(5100);
  expect((await eventsOf(page, 'state')).at(-1)).toMatchObject({
    state: 'failed',
    code: 'handshake',
  });
  await expect(page.getByRole('alert')).toContainText('--embed-origins');
  await expect(frame.getByLabel('API key')).toHaveCount(0);
  await stranger.stop();
});

test('Without third-party storage it works in memory', async ({ bare, embedding }) => {
  await bare.addInitScript(() => {
    if (window.parent === window) return;
    const blocked = {
      get() {
        throw new DOMException('Blocked', 'SecurityError');
      },
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, blocked);
  });
  const frame = await mount(bare);
  await expect(frame.getByText('Your key isn’t remembered here.')).toBeVisible();
  await frame.getByLabel('API key').fill(embedding.server.key);
  await frame.getByRole('button', { name: 'Sign in' }).click();
  await expect(frame.getByRole('heading', links)).toBeVisible();
  await call(bare, 'navigate', ['/campaigns/plan']);
  await frame.getByRole('combobox', { name: 'Campaign', exact: true }).fill('Fair');
  await expect(frame.getByText(/^Not saved: it goes/)).toBeVisible();
  await call(bare, 'navigate', ['/account']);
  await expect(frame.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
  await call(bare, 'switchAccount');
  await expect(frame.getByLabel('API key')).toBeVisible();
});

test('Where a browser lets a frame store, all links are in its memory alone nevertheless, and the next frame reads them', async ({
  embedding: { portal, server },
}, info) => {
  const executablePath = findChromium();
  const profile = info.outputPath('profile');
  // Builds of some distributions let no frame of another site store anything, unless their settings say so.
  await mkdir(join(profile, 'Default'), { recursive: true });
  await writeFile(
    join(profile, 'Default', 'Preferences'),
    '{"profile":{"cookie_controls_mode":0,"block_third_party_cookies":false}}',
  );
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
  });
  const page = await context.newPage();
  await page.goto(`${portal.url}/bare`);
  const openList = () => {
    portal.asked.length = 0;
    return mount(page, { credentials: 'transport' });
  };
  const readAll = async (frame: FrameLocator, role: 'button' | 'menuitem') => {
    await frame.getByRole(role, { name: /^Load all/ }).click();
    await expect(frame.getByRole('button', { name: /^Load all/ })).toHaveCount(0);
    await expect(frame.getByText(/\d of \d/)).toHaveCount(0);
    expect(portal.asked).toContain('POST /linkdeck/request links.list');
  };
  await readAll(await openList(), 'button');
  const inside = page.frames().find((each) => each.url().startsWith(server.dashboard));
  const names = await inside?.evaluate(async () =>
    (await indexedDB.databases()).map(({ name = '' }) => name),
  );
  expect(names).toBeDefined();
  expect(names?.filter((name) => name.includes('library'))).toEqual([]);
  await page.reload();
  // The offer comes once; later it is in the menu of views.
  const frame = await openList();
  await frame.getByRole('button', { name: 'More views' }).click();
  await readAll(frame, 'menuitem');
  await context.close();
});

test('As high as its content, the frame follows it, and a dialog opens where the user looks', async ({
  bare,
}) => {
  const frame = await mount(bare, {
    credentials: 'transport',
    height: 'auto',
    features: { bar: true },
  });
  await expect(frame.getByRole('row').nth(5)).toBeVisible();
  await expect.poll(async () => (await eventsOf(bare, 'size')).length).toBeGreaterThan(0);
  const reportedHeight = async () => Number((await eventsOf(bare, 'size')).at(-1)?.['height']);
  const height = async () => (await bare.locator('#one iframe').boundingBox())?.height ?? 0;
  // The list still grows while it loads, and with it what was reported last.
  await expect
    .poll(async () => Math.abs((await height()) - (await reportedHeight())))
    .toBeLessThan(2);
  const ofLinks = await reportedHeight();
  await call(bare, 'navigate', ['/overlays']);
  await expect(frame.getByRole('heading', { name: 'Overlays', level: 1 })).toBeVisible();
  await expect.poll(reportedHeight).toBeLessThan(ofLinks);
  expect(await eventsOf(bare, 'error')).toEqual([]);
});

test('Five mount and destroy cycles leave no listener, timer, node or growth', async ({
  bare,
  context,
}) => {
  const cycle = async () => {
    const frame = await mount(bare, { credentials: 'transport', route: '/overlays' });
    await expect(frame.getByRole('heading', { name: 'Overlays', level: 1 })).toBeVisible();
    await call(bare, 'destroy');
    await expect(bare.locator('iframe')).toHaveCount(0);
    await bare.evaluate(() => Reflect.deleteProperty(window, 'one'));
  };
  const timers = () =>
    bare.evaluate(() => {
      const { setTimeout: set, clearTimeout: clear } = window;
      const running = new Set<number>();
      Object.assign(window, {
        running,
        setTimeout: (...given: Parameters<typeof set>) => {
          const id = set(...given);
          running.add(id);
          return id;
        },
        clearTimeout: (id: number) => {
          running.delete(id);
          clear(id);
        },
      });
    });
  const session = await context.newCDPSession(bare);
  await session.send('Performance.enable');
  await cycle();
  await timers();
  const before = await counted(session);
  for (let time = 0; time < 5; time += 1) await cycle();
  // The browser takes down the last frame after the page has let go of it. What has leaked stays however often one looks.
  await expect(async () => {
    const after = await counted(session);
    expect(after.listeners).toBeLessThanOrEqual(before.listeners);
    expect(after.nodes).toBeLessThanOrEqual(before.nodes);
    expect(after.heap).toBeLessThan(before.heap + 300_000);
  }).toPass();
  expect(await bare.evaluate(() => (Reflect.get(window, 'running') as Set<number>).size)).toBe(0);
});

async function counted(
  session: CDPSession,
): Promise<{ listeners: number; nodes: number; heap: number }> {
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const valueOf = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
  return {
    listeners: valueOf('JSEventListeners'),
    nodes: valueOf('Nodes'),
    heap: valueOf('JSHeapUsedSize'),
  };
}

test('A page that the Back button shows again as it was goes on with its frame, and gets no word that it is gone', async ({
  browser: _,
}, info) => {
  let linkdeck = '';
  // A page that may be kept as it is, which one that must not be stored is not.
  const host = await serveWeb((_, response) => {
    const page = `<!doctype html><meta name="linkdeck-address" content="${linkdeck}"><title>Kept</title><div id="one"></div>`;
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(page);
  });
  const server = await startServer(['--embed-origins', host]);
  linkdeck = server.dashboard;
  const executablePath = findChromium();
  // Playwright turns this off by itself.
  const context = await chromium.launchPersistentContext(info.outputPath('profile'), {
    executablePath,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await context.newPage();
  await page.goto(host);
  await mount(page, { credentials: 'hanging' });
  await untilState(page, 'auth');
  // Only then does the frame run: a browser that keeps a page while its worker is loaded never loads the rest.
  await expect.poll(() => eventsOf(page, 'asked')).toHaveLength(1);
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'persisted', persisted)),
  );
  await page.goto(`${host}/elsewhere`);
  await page.goBack({ waitUntil: 'commit' });
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'persisted') as unknown))
    .toBe(true);
  // What is shown to the frame is answered as before.
  await call(page, 'update', [{ appearance: { tokens: { accent: 'no colour' } } }]);
  const refused = async () =>
    (await eventsOf(page, 'error')).filter(({ code }) => code === 'refused');
  await expect.poll(refused).toHaveLength(1);
  expect((await eventsOf(page, 'state')).map(({ state }) => state)).toEqual([
    'loading',
    'handshake',
    'auth',
  ]);
  await context.close();
  await server.stop();
  closeWebServers();
});
