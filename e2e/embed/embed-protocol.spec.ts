/** Page and frame on two origins of a real browser, where one of both ends does what it should not. */

import type { CDPSession, Page } from '@playwright/test';
import { build } from 'vite';
import { type RunningPortal, startPortal } from '#e2e/portal/portal.ts';
import type { show as showStrictly } from '#e2e/portal/strict-mode.ts';
import { test as base, call, eventsOf, expect, mount, untilState } from './embedding.ts';
import {
  connect,
  frameIn,
  frameStandIn,
  greetingOf,
  hello,
  lookalikes,
  mountStandIn,
  receivedOn,
  sayToFrame,
  sayToParent,
  watchWindows,
} from './stand-ins.ts';

/** A portal whose own policy lets a frame go anywhere, so that the loader alone decides whom it believes. */
const test = base.extend<{ open: RunningPortal }>({
  open: async ({ embedding: { server } }, use) => {
    const portal = await startPortal({
      linkdeck: () => server.dashboard,
      key: () => '',
      policy: { 'frame-src': 'http: https:' },
    });
    await use(portal);
    await portal.stop();
  },
});

const agreed = expect.objectContaining({
  x: 'linkdeck',
  v: 1,
  i: 1,
  t: 'ready',
  d: { nonce: 'n-5-6-7-8' },
});

/** The last state that the page got. */
async function stateOf(page: Page): Promise<unknown> {
  return (await eventsOf(page, 'state')).at(-1)?.['state'];
}

test('A greeting from the right origin but another window (a sibling frame) is ignored', async ({
  page,
  context,
  open,
  embedding: { portal, server },
}) => {
  const frame = await mountStandIn(page, open);
  await page.evaluate((url) => {
    const sibling = document.createElement('iframe');
    sibling.src = url;
    document.body.append(sibling);
  }, `${server.dashboard}/stand-in/`);
  await expect
    .poll(() => page.frames().some((each) => each.url() === `${server.dashboard}/stand-in/`))
    .toBe(true);
  const sibling = page.frames().find((each) => each.url() === `${server.dashboard}/stand-in/`);
  await sibling?.waitForLoadState();
  if (sibling !== undefined) await sayToParent(sibling, hello());
  expect(await page.evaluate(() => standIn.received.at(-1)?.source === window.frames[1])).toBe(
    true,
  );
  expect(await page.evaluate(() => standIn.received.at(-1)?.origin)).toBe(server.dashboard);
  expect(await stateOf(page)).toBe('loading');
  await sayToParent(frame, hello());
  expect(await stateOf(page)).toBe('handshake');

  // The same at the other end: a frame of the portal beside ours, with the very answer that the portal would give.
  const other = await context.newPage();
  const real = await frameStandIn(other, portal, server.dashboard);
  const nonce = await greetingOf(other);
  await other.evaluate(() => document.body.append(document.createElement('iframe')));
  await expect.poll(() => other.frames().length).toBe(3);
  const beside = other.frames().find((each) => each !== real && each !== other.mainFrame());
  expect(await beside?.evaluate(() => origin)).toBe(portal.url);
  expect(
    await other.evaluate(() => standIn.received.every(({ source }) => source === window.frames[0])),
  ).toBe(true);
  const line = await beside?.evaluate(
    (message) => standIn.post(parent.frames[0], message),
    connect(nonce),
  );
  await expect
    .poll(() =>
      real.evaluate(() =>
        standIn.received.map(({ origin, source }) => [origin, source === parent]),
      ),
    )
    .toEqual([[portal.url, false]]);
  const right = await sayToFrame(other, connect(nonce));
  await expect.poll(() => receivedOn(other, right)).toEqual([agreed]);
  expect(await beside?.evaluate((at) => standIn.lines[at ?? -1]?.received, line)).toEqual([]);
});

test('An origin that looks alike (`https://portal.com.evil`) is refused', async ({
  page,
  embedding: { portal, server },
}) => {
  await watchWindows(page);
  // The browser keeps them out by the header. Without it, they still get no answer.
  await page.route('**/embed/v1/', async (route) => {
    const reply = await route.fetch();
    const policy =
      reply.headers()['content-security-policy']?.replace(/frame-ancestors [^;]+; /, '') ?? '';
    await route.fulfill({
      response: reply,
      headers: { ...reply.headers(), 'content-security-policy': policy },
    });
  });
  const body = `<!doctype html><title>answering</title><iframe src="${server.dashboard}/embed/v1/"></iframe>`;
  await page.route('**/answering/', (route) => route.fulfill({ contentType: 'text/html', body }));
  const others = lookalikes(portal.url);
  expect(others).toHaveLength(6);
  const around = [...others, portal.url].map(
    (origin) => `<iframe src="${origin}/answering/"></iframe>`,
  );
  around.push(`<iframe src="data:text/html,${encodeURIComponent(body)}"></iframe>`);
  await page.route('**/around/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html>${around.join('')}` }),
  );
  await page.goto(`${portal.url}/around/`);
  const frames = page.mainFrame().childFrames();
  expect(frames).toHaveLength(8);
  for (const frame of frames) {
    const isRight = frame.url().startsWith(`${portal.url}/`);
    const real = await frameIn(frame);
    const greetings = () => frame.evaluate(() => standIn.received.length);
    if (isRight) {
      await expect.poll(() => frame.evaluate(() => standIn.lines[0]?.received)).toEqual([agreed]);
      continue;
    }
    // A side that got no answer that it takes greets three times; each time the right answer came, from the wrong origin.
    await expect.poll(greetings).toBe(3);
    await expect.poll(() => real.evaluate(() => standIn.received.length)).toBe(3);
    const origins = await real.evaluate(() =>
      standIn.received.map(({ origin, source, ports }) => [
        origin,
        source === parent,
        ports.length,
      ]),
    );
    const origin = frame.url().startsWith('data:') ? 'null' : new URL(frame.url()).origin;
    expect(origins).toEqual(Array.from({ length: 3 }, () => [origin, true, 1]));
    expect(await frame.evaluate(() => standIn.lines.map((line) => line.received))).toEqual([
      [],
      [],
      [],
    ]);
  }
});

/** Which events the window and the document of a page are listened to for. */
async function listeners(session: CDPSession): Promise<string[]> {
  const found: string[] = [];
  for (const expression of ['window', 'document']) {
    const { result } = await session.send('Runtime.evaluate', { expression });
    const { listeners: all } = await session.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId ?? '',
    });
    found.push(...all.map(({ type }) => type));
  }
  return found.filter((type) => ['message', 'securitypolicyviolation'].includes(type)).sort();
}

test('Mounted twice by StrictMode, there are one frame and no extra listener', async ({
  bare,
  context,
  embedding: { server },
}) => {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: 'e2e/portal/strict-mode.ts', formats: ['es'], fileName: 'strict-mode' },
    },
  });
  const [made] = [output].flat().flatMap((each) => ('output' in each ? each.output : []));
  const body = made?.type === 'chunk' ? made.code : '';
  await bare.route('**/strict-mode.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  const session = await context.newCDPSession(bare);
  expect(await listeners(session)).toEqual([]);
  await bare.evaluate(async (linkdeckUrl) => {
    const events: object[] = [];
    const name = '/strict-mode.js';
    const { show } = (await import(name)) as { show: typeof showStrictly };
    const props = {
      address: linkdeckUrl,
      on: { state: (detail: object) => void events.push({ event: 'state', ...detail }) },
    };
    Reflect.set(window, 'one', {
      handle: show(document.getElementById('one') ?? document.body, props),
      events,
    });
  }, server.dashboard);
  await untilState(bare, 'auth');
  // Mounted, taken away and mounted again, as React does it, and then the one that is left goes on.
  const states = (await eventsOf(bare, 'state')).map(({ state }) => state);
  expect(states).toEqual(['loading', 'destroyed', 'loading', 'handshake', 'auth']);
  await expect(bare.locator('iframe')).toHaveCount(1);
  expect(bare.frames()).toHaveLength(2);
  await expect(bare.frameLocator('iframe').getByLabel('API key')).toBeVisible();
  expect(await listeners(session)).toEqual(['message', 'securitypolicyviolation']);
  await call(bare, 'draw', [{ address: server.dashboard, route: '/channels' }]);
  await expect(bare.locator('iframe')).toHaveCount(1);
  await call(bare, 'leave');
  await expect(bare.locator('iframe')).toHaveCount(0);
  await expect.poll(() => bare.frames().length).toBe(1);
  expect(await listeners(session)).toEqual([]);
});

test('The key is never in `src`, history, messages to `*`, console, events or error texts', async ({
  page,
  context,
  embedding: { portal, server },
}) => {
  const wrong = 'a-wrong-token-of-the-portal';
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  page.on('request', (request) => said.push(request.url()));
  page.on('framenavigated', (frame) => said.push(frame.url()));
  await watchWindows(page);
  await page.addInitScript(recordPorts);

  await test.step('One frame is given the key, another one a wrong key', async () => {
    await page.goto(`${portal.url}/bare`);
    const right = await mount(page, { credentials: 'given', token: server.key });
    const refused = await mount(page, { credentials: 'given', token: wrong, place: 'two' });
    await expect(right.getByRole('heading', { name: 'Links', level: 1 })).toBeVisible();
    await call(page, 'navigate', ['/channels']);
    await expect(right.getByRole('heading', { name: 'Channels', level: 1 })).toBeVisible();
    await expect(refused.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect((await eventsOf(page, 'asked', 'two')).map(({ reason }) => reason)).toEqual([
      'initial',
      'rejected',
    ]);
  });

  const overPorts = await test.step('What page and frames know is read', async () => {
    const session = await context.newCDPSession(page);
    const { entries } = await session.send('Page.getNavigationHistory');
    said.push(
      JSON.stringify(entries),
      JSON.stringify(await eventsOf(page)),
      JSON.stringify(await eventsOf(page, undefined, 'two')),
    );
    expect(page.frames()).toHaveLength(3);
    const sent: string[] = [];
    for (const frame of page.frames()) {
      said.push(...(await frame.evaluate(textsHere)));
      sent.push(await frame.evaluate(() => String(Reflect.get(window, 'sentOverPorts'))));
      expect(await frame.evaluate(() => standIn.received.length)).toBeGreaterThan(0);
    }
    return sent.join('');
  });

  await test.step('The keys went over ports alone, each as often as it was asked for', () => {
    const all = said.join('\n');
    expect(all).toContain('"t":"hello"');
    expect(all).toContain('"t":"connect"');
    expect(all).not.toContain(server.key);
    expect(all).not.toContain(wrong);
    expect(overPorts.split(server.key)).toHaveLength(2);
    expect(overPorts.split(wrong)).toHaveLength(3);
  });
});

/** Runs in each window: stores what goes over ports by itself, as the key is expected there. */
function recordPorts(): void {
  const { postMessage } = MessagePort.prototype;
  const sent: string[] = [];
  Reflect.set(window, 'sentOverPorts', sent);
  MessagePort.prototype.postMessage = function (
    this: MessagePort,
    ...given: [message: unknown, options?: object]
  ) {
    sent.push(JSON.stringify(given[0]));
    postMessage.apply(this, given);
  };
}

/** Runs in each window: all texts in which a key could be. */
function textsHere(): string[] {
  return [
    location.href,
    document.referrer,
    document.documentElement.outerHTML,
    document.title,
    JSON.stringify(history.state),
    JSON.stringify(standIn.received.map(({ data }) => data)),
    performance
      .getEntries()
      .map(({ name }) => name)
      .join('\n'),
  ];
}
