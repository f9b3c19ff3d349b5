/** Embedding in a browser: ways to give the key, navigation, downloads, focus, appearance and events. */
import type { Page } from '@playwright/test';
import { call, eventsOf, expect, mount, test, untilState } from './embedding.ts';

const links = { name: 'Links', level: 1 } as const;

/** Everything that a script of the portal's page could read of itself, as text. */
async function pageText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const seen = new Set<unknown>();
    const texts: string[] = [
      document.documentElement.outerHTML,
      location.href,
      JSON.stringify(history.state),
    ];
    texts.push(JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie);
    const visit = (value: unknown, depth: number): void => {
      if (typeof value === 'string') texts.push(value);
      if (typeof value !== 'object' && typeof value !== 'function') return;
      if (value === null || depth > 7 || seen.has(value)) return;
      seen.add(value);
      for (const name of Reflect.ownKeys(value)) {
        const own = Object.getOwnPropertyDescriptor(value, name);
        if (own !== undefined && 'value' in own) visit(own.value, depth + 1);
      }
    };
    for (const name of ['one', 'two']) visit(Reflect.get(window, name), 0);
    return texts.join('\n');
  });
}

test('Typed inside the frame: a user signs in, creates a link, and the page gets an event of it; the key is nowhere in the page', {
  tag: '@core',
}, async ({ bare, embedding, violations }) => {
  const said: string[] = [];
  bare.on('console', (message) => said.push(message.text()));
  bare.on('request', (request) => said.push(request.url()));
  const frame = await mount(bare, { features: { bar: true } });
  await expect(frame.getByText('Your key isn’t remembered here.')).toBeVisible();
  await frame.getByLabel('API key').fill(embedding.server.key);
  await frame.getByRole('button', { name: 'Sign in' }).click();
  await expect(frame.getByRole('heading', links)).toBeVisible();
  await untilState(bare, 'ready');
  await frame.getByRole('button', { name: 'New link' }).first().click();
  await frame.getByLabel('Destination', { exact: true }).fill('https://shop.example/from-a-portal');
  await frame.getByRole('button', { name: 'Create link' }).click();
  await expect
    .poll(() => eventsOf(bare, 'linkCreated'))
    .toEqual([
      {
        event: 'linkCreated',
        id: expect.any(Number),
        shortUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/\w+$/),
        source: 'form',
      },
    ]);
  const [budget] = await eventsOf(bare, 'budget');
  expect(budget).toMatchObject({
    limit: expect.any(Number),
    remaining: expect.any(Number),
    queued: 0,
  });
  // The key is in no address, history, message, console, event or error text.
  expect(await pageText(bare)).not.toContain(embedding.server.key);
  expect(said.join('\n')).not.toContain(embedding.server.key);
  expect(embedding.portal.asked).toEqual([]);
  expect(violations).toEqual([]);
});

test('In transport mode the backend sends, an endpoint outside the allow-list is refused, the key is in neither page nor frame', {
  tag: '@processes',
}, async ({ bare, embedding, violations }) => {
  const sent: string[] = [];
  bare.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) sent.push(request.url());
  });
  const frame = await mount(bare, { credentials: 'transport' });
  await expect(frame.getByRole('heading', links)).toBeVisible();
  await expect(frame.getByRole('row').nth(3)).toBeVisible();
  expect(embedding.portal.asked).toContain('POST /linkdeck/request account.get');
  expect(embedding.portal.asked).toContain('POST /linkdeck/request links.list');
  expect(sent).toEqual([]);
  const refused = await bare.evaluate(async () => {
    const asked = {
      endpoint: 'account.update',
      method: 'PUT',
      path: '/api/account/update',
      body: '{"password":"x"}',
    };
    const reply = await fetch('/linkdeck/request', { method: 'POST', body: JSON.stringify(asked) });
    return (await reply.json()) as unknown;
  });
  expect(refused).toMatchObject({ status: 400 });
  expect(await pageText(bare)).not.toContain(embedding.server.key);

  // The heaps of both processes as they are, with everything that is reachable or not yet collected.
  for (const text of await heaps(bare)) expect(text.includes(embedding.server.key)).toBe(false);
  expect(violations).toEqual([]);
});

/** The heap snapshots of the page and of the frame inside it, as text; those of workers are not among them. */
async function heaps(page: Page): Promise<string[]> {
  const inside = page.frames().find((frame) => frame !== page.mainFrame());
  const targets = [page, ...(inside === undefined ? [] : [inside])];
  const texts: string[] = [];
  for (const target of targets) {
    const session = await page
      .context()
      .newCDPSession(target)
      .catch(() => undefined);
    if (session === undefined) continue;
    const chunks: string[] = [];
    session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
    await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
    texts.push(chunks.join(''));
    await session.detach();
  }
  // One process for the page, and another one for the frame, as their sites differ.
  expect(texts).toHaveLength(2);
  return texts;
}

test('Handed over: the page is asked once, the key is in none of its events, and neither in the heap nor under the hands of the frame', {
  tag: '@processes',
}, async ({ bare, embedding, violations }) => {
  const { key } = embedding.server;
  await test.step('The page gives the key, and the frame is used', async () => {
    await bare.addInitScript(watchFrame);
    await bare.reload();
    const frame = await mount(bare, { credentials: 'given', token: key });
    await expect(frame.getByRole('heading', links)).toBeVisible();
    await untilState(bare, 'ready');
    await call(bare, 'navigate', ['/channels']);
    await expect(frame.getByRole('heading', { name: 'Channels', level: 1 })).toBeVisible();
  });

  await test.step('The key passed through nothing in the document of the frame', async () => {
    const inside = bare.frames().find((each) => each !== bare.mainFrame());
    const seen = String(
      await inside?.evaluate(() => (Reflect.get(window, 'seen') as string[]).join('\n')),
    );
    // The watch sees messages of the page, and replies of the service that the worker passes on.
    for (const word of ['"t":"init"', 'links.list', '"t":"route.changed"'])
      expect(seen.includes(word)).toBe(true);
    expect(seen.includes(key)).toBe(false);
  });

  await test.step('The key is in the heap of the page, and not in that of the frame', async () => {
    const [page = '', frame = ''] = await heaps(bare);
    // The search finds a key where there is one: the page has it.
    expect([page.includes(key), frame.includes('links.list')]).toEqual([true, true]);
    for (const part of [key, key.slice(4, -4), btoa(key)]) expect(frame.includes(part)).toBe(false);
  });

  await test.step('The page was asked once, and got no event with the key', async () => {
    expect(await eventsOf(bare, 'asked')).toEqual([{ event: 'asked', reason: 'initial' }]);
    expect(JSON.stringify(await eventsOf(bare))).not.toContain(key);
    expect(await bare.evaluate(() => document.documentElement.outerHTML)).not.toContain(key);
  });
  expect(violations).toEqual([]);
});

/** Runs in the frame, ahead of its own script: everything that a key could pass through notes what it sees. */
function watchFrame(): void {
  if (window.parent === window) return;
  const seen: string[] = [];
  Reflect.set(window, 'seen', seen);
  const note = (value: unknown) => {
    try {
      seen.push(typeof value === 'string' ? value : JSON.stringify([value]));
    } catch {
      // It holds itself, and is no message.
    }
  };
  const watch = (owner: object, name: string) => {
    const own = Reflect.get(owner, name) as (...given: unknown[]) => unknown;
    Reflect.set(owner, name, function (this: unknown, ...given: unknown[]) {
      given.forEach(note);
      return own.apply(this, given);
    });
  };
  for (const prototype of [MessagePort.prototype, Worker.prototype, BroadcastChannel.prototype])
    watch(prototype, 'postMessage');
  for (const name of ['append', 'set']) watch(Headers.prototype, name);
  watch(window, 'fetch');
  watch(JSON, 'parse');
  // What every listener reads of what came.
  const data = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data');
  Object.defineProperty(MessageEvent.prototype, 'data', {
    ...data,
    get(this: MessageEvent) {
      const value: unknown = data?.get?.call(this);
      note(value);
      return value;
    },
  });
  const { Request: OwnRequest } = window;
  window.Request = class extends OwnRequest {
    constructor(...given: ConstructorParameters<typeof OwnRequest>) {
      super(...given);
      for (const [name, value] of this.headers) note(`${name}: ${value}`);
    }
  };
}

test('A reload of the frame connects again, with one request for the key', async ({ bare }) => {
  const frame = await mount(bare, { credentials: 'callback' });
  await expect(frame.getByRole('heading', links)).toBeVisible();
  await call(bare, 'navigate', ['/channels']);
  await expect(frame.getByRole('heading', { name: 'Channels', level: 1 })).toBeVisible();
  const before = await eventsOf(bare, 'asked');
  const inside = bare.frames().find((each) => each !== bare.mainFrame());
  await inside?.evaluate(() => location.reload());
  await expect.poll(async () => (await eventsOf(bare, 'asked')).length).toBe(before.length + 1);
  await expect(frame.getByRole('heading', { name: 'Channels', level: 1 })).toBeVisible();
  await untilState(bare, 'ready');
  expect(await eventsOf(bare, 'asked')).toHaveLength(2);
  const states = (await eventsOf(bare, 'state')).map(({ state }) => state);
  expect(states).toEqual([
    'loading',
    'handshake',
    'auth',
    'ready',
    'loading',
    'handshake',
    'auth',
    'ready',
  ]);
});

test('After ten navigations in the frame, Back goes to the previous page of the parent', async ({
  page,
  embedding,
}) => {
  await page.goto(`${embedding.portal.url}/typed`);
  await page.goto(`${embedding.portal.url}/bare`);
  const length = await page.evaluate(() => history.length);
  const frame = await mount(page, { credentials: 'transport', features: { navigation: true } });
  await expect(frame.getByRole('heading', links)).toBeVisible();
  for (let time = 0; time < 5; time += 1) {
    await frame.getByRole('link', { name: 'Channels', exact: true }).click();
    await expect(frame.getByRole('heading', { name: 'Channels', level: 1 })).toBeVisible();
    await frame.getByRole('link', { name: 'Links', exact: true }).click();
    await expect(frame.getByRole('heading', links)).toBeVisible();
  }
  expect(await page.evaluate(() => history.length)).toBe(length);
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe('/typed');
});

test('CSV download and clipboard work in the sandbox', async ({ bare, context }) => {
  const frame = await mount(bare, { credentials: 'transport' });
  await expect(frame.getByRole('heading', links)).toBeVisible();
  await frame.getByRole('button', { name: /^Copy/ }).first().click();
  const pasted = await context.newPage();
  await context.grantPermissions(['clipboard-read'], { origin: new URL(bare.url()).origin });
  await pasted.close();
  await bare.bringToFront();
  await bare.getByRole('heading', { level: 1 }).click();
  await expect
    .poll(() => bare.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^http:\/\/127\.0\.0\.1:\d+\//);

  const download = bare.waitForEvent('download');
  const inside = bare.frames().find((each) => each !== bare.mainFrame());
  await inside?.evaluate(() => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob(['short link,clicks\n'], { type: 'text/csv' }));
    link.download = 'links.csv';
    link.click();
  });
  expect((await download).suggestedFilename()).toBe('links.csv');
});

test('The focus enters and leaves the frame in order, and Escape closes its dialog only', {
  tag: '@processes',
}, async ({ bare }) => {
  const frame = await mount(bare, { credentials: 'transport', features: { bar: true } });
  await expect(frame.getByRole('heading', links)).toBeVisible();
  await bare.evaluate(() => {
    document.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') document.title = 'The page closed something';
    });
  });
  await bare.locator('#before').focus();
  await bare.keyboard.press('Tab');
  await expect(frame.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await bare.keyboard.press('Shift+Tab');
  await expect(bare.locator('#before')).toBeFocused();
  await bare.locator('#after').focus();
  await bare.keyboard.press('Shift+Tab');
  // The frame is in another process, which takes its time to get the focus.
  await expect.poll(() => bare.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
  await bare.keyboard.press('Tab');
  await expect(bare.locator('#after')).toBeFocused();

  await frame.getByRole('button', { name: 'New link' }).first().click();
  await expect(frame.getByRole('dialog')).toBeVisible();
  await bare.keyboard.press('Escape');
  await expect(frame.getByRole('dialog')).toHaveCount(0);
  expect(await bare.title()).toBe('An empty page');
});

test('Look and language follow the page, live', async ({ bare }) => {
  const tokens = { accent: '#7a1fa2', background: '#fffaf0', radius: 0, fontSize: 16 };
  const frame = await mount(bare, {
    credentials: 'transport',
    route: '/overview',
    features: { bar: true },
    appearance: { scheme: 'light', tokens },
    locale: { language: 'de-CH', timeZone: 'Asia/Tokyo' },
  });
  const button = frame.getByRole('button', { name: /Neuer Link|رابط جديد/ }).first();
  await expect(button).toHaveAccessibleName('Neuer Link');
  await expect(button).toHaveCSS('background-color', 'rgb(122, 31, 162)');
  await expect(button).toHaveCSS('border-radius', '0px');
  await expect(frame.locator('body')).toHaveCSS('background-color', 'rgb(255, 250, 240)');
  await call(bare, 'update', [
    {
      appearance: { scheme: 'dark', darkTokens: { accent: '#ffd166' } },
      locale: { language: 'ar-EG' },
    },
  ]);
  await expect(button).toHaveCSS('background-color', 'rgb(255, 209, 102)');
  await expect(button).toHaveCSS('color', 'rgb(13, 18, 22)');
  await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(button).toHaveAccessibleName('رابط جديد');
  await call(bare, 'update', [
    {
      appearance: {
        scheme: 'light',
        tokens: { text: 'url(https://evil.example)', accent: '#eeeeee' },
      },
    },
  ]);
  await expect(button).toHaveCSS('background-color', 'rgb(11, 108, 104)');
  const refused = (await eventsOf(bare, 'error')).map(({ message }) => String(message)).join('\n');
  expect(refused).toContain('text (light)');
  expect(refused).toContain('contrast below 4.5');
});

test('From right to left nothing is cut at its beginning, and what is at the start of a line or card is on the right', async ({
  bare,
}) => {
  const frame = await mount(bare, {
    credentials: 'transport',
    locale: { language: 'en-GB', direction: 'rtl' },
  });
  await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl');

  await test.step('Titles in the table begin inside their cells', async () => {
    const titles = frame.locator('td bdi[title]');
    await expect(titles.nth(5)).toBeVisible();
    expect(await titles.evaluateAll(cutTitles)).toEqual([]);
  });

  await test.step('Sentences, which are English, end with their full stop at their right', async () => {
    await call(bare, 'navigate', ['/account?tab=security']);
    await expect(
      frame.getByText('You stay signed in until you close or reload this page.'),
    ).toBeVisible();
    const stops = await frame.locator('main p').evaluateAll(fullStops);
    expect(stops.length).toBeGreaterThan(1);
    expect(stops.filter(({ isAtItsRight }) => !isAtItsRight)).toEqual([]);
  });

  await test.step('On a phone the card of a link begins at the right', async () => {
    await call(bare, 'navigate', ['/links']);
    await bare.setViewportSize({ width: 390, height: 844 });
    const cards = frame.getByRole('listitem').filter({ has: frame.getByRole('checkbox') });
    const title = cards.first().locator('bdi[title]').first();
    const gap = await title.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return element.getBoundingClientRect().right - text.getBoundingClientRect().right;
    });
    expect(Math.abs(gap)).toBeLessThan(2);
  });

  await test.step('And the dot of a channel is at the right of its card', async () => {
    await call(bare, 'navigate', ['/channels']);
    // The links that are still shown have such names too.
    const channels = frame.getByRole('listitem');
    const channel = channels.filter({ has: frame.getByRole('link', { name: 'Newsletter' }) });
    await expect(channel).toBeVisible();
    const gap = await channel.evaluate((item) => {
      const dot = item.querySelector('[class*=dot]')?.getBoundingClientRect();
      return Math.round(dot?.right ?? 0) - Math.round(item.getBoundingClientRect().right);
    });
    expect(Math.abs(gap)).toBeLessThan(14);
  });
});

/** Runs in the frame: the titles whose first letter is left of their cell. */
function cutTitles(titles: Element[]): (string | null)[] {
  return titles.flatMap((title) => {
    const [text] = title.childNodes;
    const cell = title.closest('td');
    if (text === undefined || cell === null) return ['no text'];
    const first = document.createRange();
    first.setStart(text, 0);
    first.setEnd(text, 1);
    const isCut = first.getBoundingClientRect().left < cell.getBoundingClientRect().left;
    return isCut ? [title.textContent] : [];
  });
}

/** Runs in the frame: the plain paragraphs that end with a full stop, and whether it is right of the letter before it. */
function fullStops(paragraphs: Element[]): { content: string; isAtItsRight: boolean }[] {
  return paragraphs.flatMap((paragraph) => {
    const [text] = paragraph.childNodes;
    const content = text?.nodeValue ?? '';
    if (text === undefined || paragraph.childNodes.length > 1 || !content.endsWith('.')) return [];
    const leftOf = (at: number) => {
      const letter = document.createRange();
      letter.setStart(text, at);
      letter.setEnd(text, at + 1);
      return letter.getBoundingClientRect().left;
    };
    const stop = content.length - 1;
    return [{ content, isAtItsRight: leftOf(stop) > leftOf(stop - 1) }];
  });
}
