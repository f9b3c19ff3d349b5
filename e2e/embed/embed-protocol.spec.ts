/** Page and frame on two origins of a real browser, where one of both ends does what it should not. */

import type { CDPSession, Frame, FrameLocator, Page } from '@playwright/test';
import fc from 'fast-check';
import { build } from 'vite';
import { type RunningPortal, startPortal } from '#e2e/portal/portal.ts';
import type { show as showStrictly } from '#e2e/portal/strict-mode.ts';
import { fromFrame, toFrame } from '#embed/protocol/messages.ts';
import { test as base, call, eventsOf, expect, mount, untilState } from './embedding.ts';
import {
  accept,
  connect,
  frameIn,
  frameStandIn,
  greetingOf,
  hello,
  lookalikes,
  mountStandIn,
  receivedOn,
  say,
  sayToFrame,
  sayToParent,
  watchWindows,
  wrapped,
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

test.describe.configure({ timeout: 120_000 });

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

test('A greeting from a wrong origin is ignored', async ({ page, open, embedding: { server } }) => {
  await mountStandIn(page, open);
  const goTo = async (origin: string) => {
    await page.evaluate((url) => window.frames[0]?.location.replace(url), `${origin}/embed/v1/`);
    await expect.poll(async () => (await frameIn(page)).url()).toBe(`${origin}/embed/v1/`);
    return frameIn(page);
  };
  const others = lookalikes(server.dashboard);
  expect(others).toHaveLength(6);
  for (const origin of others) {
    const frame = await goTo(origin);
    await sayToParent(frame, hello());
    expect(await page.evaluate(() => standIn.received.at(-1)?.origin)).toBe(origin);
    expect(await stateOf(page)).toBe('loading');
    // An answer would have been sent before this word.
    await page.evaluate(() => window.frames[0]?.postMessage('last word', '*'));
    await expect
      .poll(() => frame.evaluate(() => standIn.received.map(({ data }) => data)))
      .toEqual(['last word']);
  }
  await sayToParent(await goTo(server.dashboard), hello());
  expect(await stateOf(page)).toBe('handshake');
});

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

test('The origin `null` is refused', async ({ page, open }) => {
  // As behind a proxy or in a sandbox that takes the frame's origin away.
  const frame = await mountStandIn(
    page,
    open,
    {},
    { 'Content-Security-Policy': 'sandbox allow-scripts' },
  );
  expect(await frame.evaluate(() => origin)).toBe('null');
  await sayToParent(frame, hello());
  expect(await page.evaluate(() => standIn.received.at(-1)?.origin)).toBe('null');
  expect((await eventsOf(page, 'state')).at(-1)).toMatchObject({
    state: 'failed',
    code: 'opaque_origin',
  });
  await expect(page.getByRole('alert')).toContainText('allow-same-origin');
  expect(await frame.evaluate(() => standIn.received)).toEqual([]);
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

test('A `connect` that is repeated with an old nonce is ignored', async ({
  page,
  embedding: { portal, server },
}) => {
  const frame = await frameStandIn(page, portal, server.dashboard);
  const old = await greetingOf(page);
  const first = await sayToFrame(page, connect(old));
  await expect.poll(() => receivedOn(page, first)).toEqual([agreed]);
  // To the document that has agreed already…
  const again = await sayToFrame(page, connect(old));
  await say(page, first, wrapped('ping'));
  await expect.poll(() => receivedOn(page, first)).toMatchObject([{ t: 'ready' }, { t: 'pong' }]);
  expect(await receivedOn(page, again)).toEqual([]);
  // …and to the next one.
  await frame.evaluate(() => location.reload());
  const fresh = await greetingOf(page, old);
  const replayed = await sayToFrame(page, connect(old));
  const right = await sayToFrame(page, connect(fresh));
  await expect.poll(() => receivedOn(page, right)).toEqual([agreed]);
  expect([await receivedOn(page, again), await receivedOn(page, replayed)]).toEqual([[], []]);
});

test('Two ports, or none, are refused', async ({ page, embedding: { portal, server } }) => {
  await frameStandIn(page, portal, server.dashboard);
  const nonce = await greetingOf(page);
  const two = await sayToFrame(page, connect(nonce), 2);
  expect(await sayToFrame(page, connect(nonce), 0)).toBe(-1);
  const right = await sayToFrame(page, connect(nonce));
  await expect.poll(() => receivedOn(page, right)).toEqual([agreed]);
  expect([await receivedOn(page, two), await receivedOn(page, two + 1)]).toEqual([[], []]);
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

test('It can be destroyed in each state', async ({ page, context, open }) => {
  await mountStandIn(page, open);
  const session = await context.newCDPSession(page);
  // The one of the test itself, and the two of what is mounted.
  expect(await listeners(session)).toEqual(['message', 'message', 'securitypolicyviolation']);
  await call(page, 'destroy');

  const greet = async (changes = {}) => sayToParent(await frameIn(page), hello(changes));
  const talk = async (...messages: unknown[]) => {
    await greet();
    const frame = await frameIn(page);
    await say(frame, await accept(frame), ...messages);
  };
  const ok = wrapped('auth.state', { state: 'ok' }, 2);
  const ways: [state: string, reach: () => Promise<unknown>][] = [
    ['loading', () => frameIn(page)],
    ['handshake', () => greet()],
    ['auth', () => talk(wrapped('auth.request', { reason: 'initial', attempt: 1 }, 2))],
    ['ready', () => talk(ok)],
    ['reauth', () => talk(ok, wrapped('auth.state', { state: 'locked' }, 3))],
    ['failed', () => greet({ versions: [9] })],
  ];
  for (const [state, reach] of ways) {
    await mount(page, { credentials: 'hanging' });
    await reach();
    await untilState(page, state);
    if (state === 'auth') await expect.poll(() => eventsOf(page, 'asked')).toHaveLength(1);
    await call(page, 'destroy');
    await call(page, 'destroy');
    expect(
      (await eventsOf(page, 'state'))
        .map((each) => each['state'])
        .filter((each) => each === 'destroyed'),
    ).toHaveLength(1);
    expect(await eventsOf(page, 'aborted')).toHaveLength(state === 'auth' ? 1 : 0);
    await expect.poll(() => page.frames().length).toBe(1);
    expect(await page.locator('#one').innerHTML()).toBe('');
    expect(await listeners(session)).toEqual(['message']);
    for (const name of ['update', 'navigate', 'switchAccount', 'reload']) {
      await expect(call(page, name, [{}]), `${name} while ${state}`).rejects.toThrow(
        'Linkdeck was destroyed',
      );
    }
  }
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

/** Anything that JSON can say, the same in each run. */
const anything: unknown[] = fc.sample(fc.jsonValue({ maxDepth: 3 }), { seed: 7, numRuns: 240 });

/** Well-wrapped messages that do not hold what they should, by the checks of the end that receives them. */
function malformed(checks: Readonly<Record<string, (value: unknown) => boolean>>): unknown[] {
  const names = Object.keys(checks);
  return anything
    .map((value, at): [string, unknown] => [names[at % names.length] ?? '', value])
    .filter(([name, value]) => checks[name]?.(value) === false)
    .map(([name, value], at) => wrapped(name, value, at + 2));
}

/** Things that are no JSON, and things that are nearly messages. */
function oddities(): unknown[] {
  const circle: Record<string, unknown> = {};
  circle['self'] = circle;
  const near = { x: 'linkdeck', v: 1, i: 2, t: 'route.set', d: { path: '/campaigns' } };
  const nearToo = {
    x: 'linkdeck',
    v: 1,
    i: 2,
    t: 'route.changed',
    d: { path: '/campaigns', title: '' },
  };
  return [
    undefined,
    null,
    10n,
    new Date(0),
    new Map([['x', 'linkdeck']]),
    new Uint8Array(8),
    circle,
    ...[near, nearToo].flatMap((each) => [
      { ...each, v: 2 },
      { ...each, x: 'other' },
      { ...each, i: -1 },
      { ...each, i: NaN },
      { ...each, re: 'one' },
      { ...each, t: '__proto__' },
      { ...each, d: circle },
      { ...each, d: { ...each.d, more: 'x'.repeat(70_000) } },
      [each],
      JSON.stringify(each),
    ]),
  ];
}

test('Random messages in both directions throw nothing and change no state', async ({
  page,
  context,
  open,
  embedding,
}) => {
  const thrown: string[] = [];
  context.on('weberror', (error) => thrown.push(String(error.error())));
  await test.step('To the page, from a stand-in for the frame', async () => {
    const frame = await mountStandIn(page, open, { credentials: 'callback' });
    await floodWindowOfPage(page, frame);
    await floodPortOfPage(page, frame);
  });
  await page.clock.resume();
  await test.step('To the frame, from a stand-in for the page', async () => {
    const other = await context.newPage();
    const frame = await frameStandIn(other, embedding.portal, embedding.server.dashboard);
    const line = await floodWindowOfFrame(other);
    await giveKey(other, line, embedding.server.key);
    await expect(frame.getByRole('heading', { name: 'Channels', level: 1 })).toBeVisible();
    await floodPortOfFrame(other, frame, line);
  });
  expect(thrown).toEqual([]);
});

async function floodWindowOfPage(page: Page, frame: Frame): Promise<void> {
  for (const message of anything.slice(0, 60))
    await frame.evaluate((data) => parent.postMessage(data, '*'), message);
  await frame.evaluate(`(${String(oddities)})().forEach((data) => parent.postMessage(data, '*'))`);
  for (const changes of [
    { x: 'other' },
    { versions: 'all' },
    { versions: [-1] },
    { nonce: 7 },
    { nonce: 'n-1' },
  ])
    await sayToParent(frame, hello(changes));
  expect(await stateOf(page)).toBe('loading');
}

async function floodPortOfPage(page: Page, frame: Frame): Promise<void> {
  await sayToParent(frame, hello());
  const line = await accept(frame);
  await say(frame, line, wrapped('auth.state', { state: 'ok' }, 2));
  await untilState(page, 'ready');
  const before = await eventsOf(page);
  const wrong = malformed(fromFrame);
  expect(wrong.length).toBeGreaterThan(100);
  await say(frame, line, ...anything, ...wrong);
  await sayOddities(frame, line);
  await say(frame, line, wrapped('route.changed', { path: '/last', title: 'Last' }, 999));
  await expect.poll(async () => (await eventsOf(page)).length).toBeGreaterThan(before.length);
  expect(await eventsOf(page)).toEqual([
    ...before,
    { event: 'route', path: '/last', title: 'Last' },
  ]);
}

/** Ends with a right answer to the greeting; returns the line that it opens. */
async function floodWindowOfFrame(page: Page): Promise<number> {
  const nonce = await greetingOf(page);
  await page.evaluate(
    (all) => all.forEach((data) => window.frames[0]?.postMessage(data, '*')),
    anything.slice(0, 60),
  );
  await page.evaluate(
    `(${String(oddities)})().forEach((data) => window.frames[0].postMessage(data, '*'))`,
  );
  return sayToFrame(page, connect(nonce));
}

/** Answers the frame's request for a key, so that Channels is shown. */
async function giveKey(page: Page, line: number, key: string): Promise<void> {
  await say(
    page,
    line,
    wrapped('route.set', { path: '/channels' }),
    wrapped('init', { credentials: 'callback' }, 2),
  );
  const request = async () => (await receivedOn(page, line)).find(({ t }) => t === 'auth.request');
  await expect.poll(request).toBeDefined();
  const asked = await request();
  await say(page, line, { ...wrapped('auth.provide', { token: key }, 3), re: asked?.i });
}

async function floodPortOfFrame(page: Page, frame: Frame, line: number): Promise<void> {
  const routes = async () =>
    (await receivedOn(page, line)).filter(({ t }) => t === 'route.changed');
  const refusals = async () =>
    (await receivedOn(page, line)).filter(
      ({ t, d }) => t === 'error' && JSON.stringify(d).includes('"refused"'),
    ).length;
  await expect.poll(async () => (await routes()).length).toBeGreaterThan(0);
  expect(await refusals()).toBe(0);
  const wrong = malformed(toFrame);
  expect(wrong.length).toBeGreaterThan(80);
  const before = await frame.evaluate(readDocument);
  await say(page, line, ...anything, ...wrong);
  await sayOddities(page, line);
  await say(page, line, wrapped('ping', {}, 998));
  await expect.poll(async () => (await receivedOn(page, line)).at(-1)?.t).toBe('pong');
  // Each known message that holds what it may not is named to the page, and is all that comes of it.
  expect(await refusals()).toBe(wrong.length);
  expect(await routes()).toHaveLength(1);
  expect(await frame.evaluate(readDocument)).toEqual(before);
  await say(page, line, wrapped('route.set', { path: '/links' }, 999));
  await expect(frame.getByRole('heading', { name: 'Links', level: 1 })).toBeVisible();
}

/** What only the other side can make, as it would not survive the way from the test. */
async function sayOddities(end: Page | Frame, line: number): Promise<void> {
  await end.evaluate(
    `(${String(oddities)})().forEach((data) => standIn.lines[${line}].port.postMessage(data))`,
  );
}

/** Runs in the frame: where it is, the attributes of its document, and its heading. */
function readDocument(): unknown[] {
  const { documentElement } = document;
  return [
    location.href,
    documentElement.getAttributeNames().map((name) => [name, documentElement.getAttribute(name)]),
    document.querySelector('h1')?.textContent,
  ];
}

test('A message of an unknown type is ignored', async ({
  page,
  context,
  open,
  embedding: { portal, server },
}) => {
  const unknown = ['route.explode', 'toString', 'constructor', '__proto__', ''].map((name, at) =>
    wrapped(name, { path: '/links' }, at + 2),
  );
  const frame = await mountStandIn(page, open);
  await sayToParent(frame, hello());
  const line = await accept(frame);
  await untilState(page, 'auth');
  const before = await eventsOf(page);
  await say(frame, line, ...unknown, wrapped('route.changed', { path: '/last', title: '' }, 99));
  await expect.poll(async () => (await eventsOf(page)).length).toBeGreaterThan(before.length);
  expect(await eventsOf(page)).toEqual([...before, { event: 'route', path: '/last', title: '' }]);

  const other = await context.newPage();
  await frameStandIn(other, portal, server.dashboard);
  const first = await sayToFrame(other, connect(await greetingOf(other)));
  await say(other, first, ...unknown, wrapped('ping', {}, 99));
  await expect.poll(() => receivedOn(other, first)).toMatchObject([{ t: 'ready' }, { t: 'pong' }]);
});

test('Where the versions differ, page and frame say so', async ({
  page,
  context,
  open,
  embedding: { portal, server },
}) => {
  const frame = await mountStandIn(page, open);
  await sayToParent(frame, hello({ versions: [2, 3] }));
  expect((await eventsOf(page, 'state')).at(-1)).toMatchObject({
    state: 'failed',
    code: 'version',
  });
  expect(await eventsOf(page, 'error')).toMatchObject([{ code: 'version', recoverable: false }]);
  await expect(page.getByRole('alert')).toContainText('different versions (1 here, 2,3 there)');
  expect(await frame.evaluate(() => standIn.received)).toEqual([]);
  await call(page, 'reload');
  await expect.poll(() => page.frames().includes(frame)).toBe(false);
  const next = await frameIn(page);
  await sayToParent(next, hello({ versions: [1, 2, 3] }));
  expect(await stateOf(page)).toBe('handshake');
  await expect
    .poll(() => next.evaluate(() => standIn.received.map(({ data }) => data)))
    .toMatchObject([{ t: 'connect', v: 1 }]);

  const other = await context.newPage();
  await frameStandIn(other, portal, server.dashboard);
  const nonce = await greetingOf(other);
  const later = await sayToFrame(other, connect(nonce, { v: 2 }));
  const right = await sayToFrame(other, connect(nonce));
  await expect.poll(() => receivedOn(other, right)).toEqual([agreed]);
  expect(await receivedOn(other, later)).toEqual([]);
});

const injections = [
  'url(https://evil.example/a.png)',
  '#fff;background:url(https://evil.example)',
  'red}body{background:url(https://evil.example)}',
  '</style><script src=https://evil.example></script>',
  'var(--evil)',
  'image-set("https://evil.example" 1x)',
  '#12345678;/*evil*/',
  '\\75 rl(https://evil.example)',
];

test('Theme values that inject styles are rejected', async ({ bare }) => {
  const asked: string[] = [];
  bare.on('request', (request) => asked.push(request.url()));
  const frame = await mount(bare, { appearance: { scheme: 'light' } });
  const button = frame.getByRole('button', { name: 'Sign in' });
  await expect(button).toHaveCSS('background-color', 'rgb(11, 108, 104)');
  for (const [at, text] of injections.entries()) {
    await call(bare, 'update', [
      {
        appearance: {
          scheme: 'light',
          tokens: { accent: text, background: text, fontFamily: text },
        },
      },
    ]);
    await expect.poll(() => eventsOf(bare, 'error')).toHaveLength(3 * (at + 1));
    const messages = (await eventsOf(bare, 'error'))
      .slice(-3)
      .map(({ message }) => String(message));
    expect(
      messages.map((message) => /Not followed: (\w+)/.exec(message)?.[1]).sort(),
      text,
    ).toEqual(['accent', 'background', 'fontFamily']);
    await expect(button).toHaveCSS('background-color', 'rgb(11, 108, 104)');
    const styles = await frame.locator('html').evaluate((root) => {
      const sheets = [...document.styleSheets, ...document.adoptedStyleSheets].flatMap((sheet) =>
        [...sheet.cssRules].map(({ cssText }) => cssText),
      );
      return [root.outerHTML, ...sheets].join('\n');
    });
    expect(styles).toContain('--deck-accent');
    expect(styles).not.toContain('evil');
  }
  // Numbers that are none, or far too large, are refused with the whole message; others are held within bounds.
  await call(bare, 'update', [
    { appearance: { scheme: 'light', tokens: { fontSize: '16px;color:red' } } },
  ]);
  await expect
    .poll(async () => String((await eventsOf(bare, 'error')).at(-1)?.['message']))
    .toContain('"appearance.set" was refused');
  await call(bare, 'update', [
    {
      appearance: {
        scheme: 'light',
        tokens: { accent: '#7a1fa2', fontSize: 900, fontFamily: 'Georgia, serif' },
      },
    },
  ]);
  await expect(button).toHaveCSS('background-color', 'rgb(122, 31, 162)');
  await expect(button).toHaveCSS('font-family', /Georgia/);
  expect(await frame.locator('html').evaluate((root) => root.style.fontSize)).toMatch(
    /^128\.57\d*%$/,
  );
  expect(asked.filter((url) => url.includes('evil'))).toEqual([]);
});

/** The contrast between an element's text and its own ground, as the browser has painted both. */
async function contrastOf(frame: FrameLocator, ink: string, ground: string): Promise<number> {
  const [one = 0, other = 0] = await Promise.all(
    (
      [
        [ink, 'color'],
        [ground, 'background-color'],
      ] as const
    ).map(async ([selector, property]) => {
      const colour = await frame
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
      expect(colour).toMatch(/^rgb\(/);
      const [red = 0, green = 0, blue = 0] = [...colour.matchAll(/\d+/g)].map(([part]) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    }),
  );
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

test('Theme colours without enough contrast are rejected', async ({ bare }) => {
  const frame = await mount(bare, { appearance: { scheme: 'light' } });
  const button = frame.getByRole('button', { name: 'Sign in' });
  await expect(button).toHaveCSS('background-color', 'rgb(11, 108, 104)');
  const unreadable: [tokens: object, report: string][] = [
    [{ accent: '#eeeeee' }, 'accent on background (light): contrast below 4.5'],
    [
      { accent: '#555555', accentText: '#666666' },
      'accentText on accent (light): contrast below 4.5',
    ],
    [{ text: '#f0f0f0', textStrong: '#f4f4f4' }, 'text on background (light): contrast below 4.5'],
    [
      { background: '#151c22', surface: '#151c22' },
      'text on background (light): contrast below 4.5',
    ],
    [{ text: 'rgb(118, 140, 160)' }, 'text on background (light): contrast below 4.5'],
  ];
  for (const [tokens, report] of unreadable) {
    const before = (await eventsOf(bare, 'error')).length;
    await call(bare, 'update', [{ appearance: { scheme: 'light', tokens } }]);
    await expect
      .poll(async () =>
        (await eventsOf(bare, 'error'))
          .slice(before)
          .map(({ message }) => String(message))
          .join('\n'),
      )
      .toContain(report);
    await expect
      .poll(() => contrastOf(frame, 'button[type=submit]', 'button[type=submit]'))
      .toBeGreaterThanOrEqual(4.5);
    expect(await contrastOf(frame, 'h1', 'body')).toBeGreaterThanOrEqual(4.5);
    expect(await contrastOf(frame, 'body', 'body')).toBeGreaterThanOrEqual(4.5);
  }
  // What can be read is followed, to the last digit.
  await call(bare, 'update', [
    {
      appearance: {
        scheme: 'light',
        tokens: { accent: '#7a1fa2', background: '#fffaf0', text: '#202020' },
      },
    },
  ]);
  await expect(button).toHaveCSS('background-color', 'rgb(122, 31, 162)');
  await expect(frame.locator('body')).toHaveCSS('background-color', 'rgb(255, 250, 240)');
  await expect(frame.locator('body')).toHaveCSS('color', 'rgb(32, 32, 32)');
});

const wrongRoutes = [
  '//evil.example',
  '//evil.example/links',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '/\\evil.example',
  'https://evil.example/',
  'data:text/html,<script>alert(1)</script>',
  '/<script>alert(1)</script>',
  '/links\n//evil.example',
  `/${'a'.repeat(512)}`,
];

test('Routes that lead elsewhere (`//evil`, `javascript:`) are rejected', async ({
  bare,
  embedding: { server },
}) => {
  const went: string[] = [];
  bare.on('dialog', (dialog) => void dialog.dismiss());
  bare.on('dialog', () => went.push('a dialog'));
  const frame = await mount(bare, { credentials: 'transport', route: 'javascript:alert(1)' });
  // Nowhere else than where it begins by itself.
  await expect(frame.getByRole('heading', { name: 'Links', level: 1 })).toBeVisible();
  const refusals = async () =>
    (await eventsOf(bare, 'error')).filter(({ message }) =>
      String(message).includes('"route.set" was refused'),
    ).length;
  expect(await refusals()).toBe(1);
  await expect
    .poll(async () => (await eventsOf(bare, 'route')).map(({ path }) => path))
    .toEqual(['/links']);
  bare.on('framenavigated', (each) => went.push(each.url()));
  for (const path of wrongRoutes) await call(bare, 'navigate', [path]);
  await expect.poll(refusals).toBe(1 + wrongRoutes.length);
  await expect(frame.getByRole('heading', { name: 'Links', level: 1 })).toBeVisible();
  await call(bare, 'navigate', ['/channels?q=a']);
  await expect(frame.getByRole('heading', { name: 'Channels', level: 1 })).toBeVisible();
  await expect
    .poll(async () => (await eventsOf(bare, 'route')).map(({ path }) => path))
    .toEqual(['/links', '/channels?q=a']);
  expect((await frameIn(bare)).url()).toBe(`${server.dashboard}/embed/v1/`);
  expect(went).toEqual([]);
});

test('From the frame, a page gets no path that could lead elsewhere', async ({ page, open }) => {
  const frame = await mountStandIn(page, open);
  await sayToParent(frame, hello());
  const line = await accept(frame);
  const elsewhere = [
    '//evil.example',
    '//evil.example/links',
    'javascript:alert(1)',
    '/\\evil.example',
    // A browser leaves these characters out, and what is left names another host.
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r/evil.example',
    'https://evil.example/',
    '',
  ];
  await say(
    frame,
    line,
    ...elsewhere.map((path, at) => wrapped('route.changed', { path, title: '' }, at + 2)),
  );
  await say(frame, line, wrapped('route.changed', { path: '/links?q=a', title: '' }, 99));
  await expect
    .poll(async () => (await eventsOf(page, 'route')).map(({ path }) => path))
    .toEqual(['/links?q=a']);
});
