/** Parts in a browser: one engine for all parts of a page, the picker in a mail editor, and what a hostile page can do. */
import type { Frame, FrameLocator, Page, Route } from '@playwright/test';
import type { RunningPortal } from '#e2e/portal/portal.ts';
import { scriptOf } from '#e2e/support/loaded-script.ts';
import { expect, test } from './embedding.ts';

interface PartsWindow {
  page: {
    events: Record<string, unknown>[];
    linkdeck: { destroy(): void };
    mount(part: string): { destroy(): void };
    mounted: { destroy(): void }[];
  };
}

/** All tests use one account, and an engine would leave room for what it takes for another app. */
const anyPace = 'rpm=600';

/** A link of the demonstration account that is among its newest. */
const known = 'help-care-for-leather-boots';

const part = (page: Page, name: string, at = 0): FrameLocator =>
  page.locator(`.part-${name}`).nth(at).frameLocator('iframe');
const dialog = (page: Page): FrameLocator => page.frameLocator('dialog iframe');
const search = (frame: FrameLocator) => frame.getByRole('combobox', { name: /^Search links/ });

/** The requests of the service that frames send by themselves. */
function countRequests(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) sent.push(pathname);
  });
  return sent;
}

async function openParts(page: Page, portal: RunningPortal, query: string): Promise<void> {
  portal.asked.length = 0;
  await page.goto(`${portal.url}/parts?${query}&${anyPace}`);
  await page.waitForFunction(() => Reflect.get(window, 'page') !== undefined);
}

async function openMail(page: Page, portal: RunningPortal, way: string): Promise<void> {
  await page.goto(`${portal.url}/mail?way=${way}&${anyPace}`);
  await page.waitForFunction(() => Reflect.get(window, 'linkdeck') !== undefined);
}

async function eventsOf(page: Page, name: string): Promise<Record<string, unknown>[]> {
  const events = await page.evaluate(() => (window as unknown as PartsWindow).page.events);
  return events.filter(({ event }) => event === name);
}

const keysAsked = (portal: RunningPortal) =>
  portal.asked.filter((line) => line.startsWith('POST /linkdeck/key')).length;

test('Five parts ask the page once for a key, read links once and run one worker; a sixth sends nothing', async ({
  page,
  embedding: { portal },
  violations,
}) => {
  const sent = countRequests(page);
  await openParts(page, portal, 'way=handed&parts=list,list,create,picker,picker');
  for (const at of [0, 1])
    await expect(part(page, 'list', at).getByRole('listitem').nth(9)).toBeVisible();
  for (const at of [0, 1])
    await expect(part(page, 'picker', at).getByRole('option').nth(9)).toBeVisible();
  await expect(part(page, 'create').getByLabel('Destination')).toBeVisible();
  expect(keysAsked(portal)).toBe(1);
  expect(sent.filter((path) => path !== '/api/account')).toEqual(['/api/urls']);
  expect(page.workers()).toHaveLength(1);

  await page.evaluate(() => {
    const { page: here } = window as unknown as PartsWindow;
    here.mounted[0]?.destroy();
    here.mount('list');
  });
  await expect(part(page, 'list', 2).getByRole('listitem').nth(9)).toBeVisible();
  expect(keysAsked(portal)).toBe(1);
  expect(sent).toHaveLength(2);
  expect(violations).toEqual([]);
});

test('Each part after the first loads at most 45 KB of script, and none moves the page once it has its place', async ({
  page,
  embedding: { portal },
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift' });
  });
  await openParts(page, portal, 'way=handed&parts=list,picker,create,figures:1,list');
  // That the page makes room for the parts is its own doing.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    (Reflect.get(window, 'shifts') as number[]).length = 0;
  });
  for (const at of [0, 1])
    await expect(part(page, 'list', at).getByRole('listitem').nth(9)).toBeVisible();
  await expect(part(page, 'picker').getByRole('option').nth(9)).toBeVisible();
  await expect(part(page, 'create').getByText('/…')).toBeVisible();
  await expect(part(page, 'figures').getByText('Unique clicks')).toBeVisible();
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as number[]);
  expect(shifts.reduce((sum, each) => sum + each, 0)).toBeLessThan(0.02);

  const first = await scriptOf(page);
  expect(first).toBeGreaterThan(50);
  await page.evaluate(() => {
    (window as unknown as PartsWindow).page.mount('picker');
  });
  await expect(part(page, 'picker', 1).getByRole('option').nth(9)).toBeVisible();
  expect((await scriptOf(page)) - first).toBeLessThan(45);
});

const allTags = {
  source: 'portal',
  medium: 'mail',
  campaign: 'spring',
  term: 'boots',
  content: 'top',
};

for (const [name, options] of Object.entries({
  'nothing filled in': {},
  'three fields filled in': { domain: 'go.shop.example', channel: 1, campaign: 1 },
  'tags filled in': { utm: { source: 'portal' } },
  'campaign, tags and alias locked': {
    campaign: 1,
    utm: { source: 'portal', medium: 'mail' },
    locked: ['campaign', 'utm', 'alias'],
  },
  'everything locked': {
    url: 'https://shop.example/of-the-page',
    domain: 'go.shop.example',
    channel: 1,
    campaign: 1,
    utm: allTags,
    locked: ['url', 'domain', 'alias', 'channel', 'campaign', 'utm'],
  },
}))
  test(`A form with ${name} has its height before it is painted`, async ({
    page,
    embedding: { portal },
  }) => {
    await page.addInitScript(() => {
      const heights: number[] = [];
      Reflect.set(window, 'heights', heights);
      const sizes = new ResizeObserver(() => {
        const frame = document.querySelector('.part-create iframe');
        if (frame !== null) heights.push(frame.getBoundingClientRect().height);
      });
      const places = new MutationObserver(() => {
        const frame = document.querySelector('.part-create iframe');
        if (frame === null) return;
        places.disconnect();
        sizes.observe(frame);
      });
      places.observe(document, { childList: true, subtree: true });
    });
    const create = encodeURIComponent(JSON.stringify(options));
    await openParts(page, portal, `way=kept&parts=create&create=${create}`);
    const form = part(page, 'create');
    await expect(form.getByRole('button', { name: 'Create link' })).toBeVisible();
    const locked = form.getByRole('region', { name: 'Set by this page' });
    await expect(locked.getByText(/^(Channel|Campaign) \d+$/)).toHaveCount(0);
    const heights = () => page.evaluate(() => Reflect.get(window, 'heights') as number[]);
    const content = () =>
      form.locator('main').evaluate((main) => main.getBoundingClientRect().height);
    const rest = async () => Math.abs(((await heights()).at(-1) ?? 0) - (await content()));
    await expect.poll(rest).toBeLessThan(2);
    const all = await heights();
    for (const height of all) expect(Math.abs(height - (all.at(-1) ?? 0))).toBeLessThanOrEqual(2);
  });

test('A key typed into one part opens all of them, and is nowhere in the page', async ({
  page,
  embedding: { portal, server },
}) => {
  await openParts(page, portal, 'way=typed&parts=list,create');
  await expect(part(page, 'list').getByLabel('API key')).toBeVisible();
  await part(page, 'create').getByLabel('API key').fill(server.key);
  await part(page, 'create').getByRole('button', { name: 'Sign in' }).click();
  await expect(part(page, 'create').getByLabel('Destination')).toBeVisible();
  await expect(part(page, 'list').getByRole('listitem').nth(9)).toBeVisible();
  const text = await page.evaluate(
    () => document.documentElement.outerHTML + JSON.stringify(Reflect.get(window, 'page')),
  );
  expect(text).not.toContain(server.key);
});

test('A link created in one part is in the list of another without a request, and the page has its destination', async ({
  page,
  embedding: { portal },
}) => {
  await openParts(page, portal, 'way=kept&parts=create,list');
  const form = part(page, 'create');
  await expect(part(page, 'list').getByRole('listitem').nth(9)).toBeVisible();
  await form.getByLabel('Destination').fill('https://shop.example/from-a-part');
  await form.getByLabel('Destination').press('Enter');
  await form.getByRole('button', { name: 'Create now' }).click();
  await expect(form.getByText('Created:')).toBeVisible();
  await expect(part(page, 'list').getByText('shop.example/from-a-part').first()).toBeVisible();
  const lists = portal.asked.filter((line) => line.endsWith('links.list'));
  expect(lists).toHaveLength(1);
  const about = { id: expect.any(Number), longUrl: 'https://shop.example/from-a-part' };
  await expect.poll(() => eventsOf(page, 'linkPicked')).toEqual([expect.objectContaining(about)]);
  await expect
    .poll(() => eventsOf(page, 'linkCreated'))
    .toEqual([expect.objectContaining({ ...about, source: 'form' })]);
});

test('Every key that is typed into the page while parts load arrives there, and the page does not scroll', async ({
  page,
  embedding: { portal },
}) => {
  const typed = 'cakes / pies? coffee & tea, c/o '.repeat(7).slice(0, 200);
  for (const way of ['typed', 'kept']) {
    await page.goto(
      `${portal.url}/parts?way=${way}&parts=picker,create,list,figures:1&${anyPace}`,
      {
        waitUntil: 'commit',
      },
    );
    await page.locator('#field').focus();
    await page.keyboard.type(typed.slice(0, 120), { delay: 5 });
    const shown =
      way === 'typed'
        ? part(page, 'figures').getByLabel('API key')
        : part(page, 'figures').getByText('Unique clicks');
    await expect(shown).toBeVisible();
    await page.keyboard.type(typed.slice(120), { delay: 5 });
    await expect(page.locator('#field')).toHaveValue(typed);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

/** Selects the words of a link, or a paragraph, in the mail. */
async function selectWords(page: Page, selector: string): Promise<void> {
  await page.evaluate((wanted) => {
    const range = document.createRange();
    const element = document.querySelector(wanted);
    if (element === null) throw new Error(`${wanted} is missing`);
    range.selectNodeContents(element);
    document.getElementById('mail')?.focus();
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
  }, selector);
}

const help = '#mail p:nth-of-type(2)';

test('In a mail editor, by the keyboard alone: an existing link, then a new one whose destination is prefilled', async ({
  page,
  embedding: { portal },
  violations,
}) => {
  await openMail(page, portal, 'kept');
  await selectWords(page, help);
  await page.keyboard.press('Control+k');
  await expect(search(dialog(page))).toBeFocused();
  await expect(dialog(page).getByRole('option').first()).toBeVisible();
  await page.keyboard.type(known);
  await expect(dialog(page).getByRole('option').first()).toContainText(known);
  await page.keyboard.press('Enter');
  await expect(page.locator(`${help} a`)).toHaveAttribute('href', new RegExp(`/${known}$`));
  await expect(page.locator('#mail')).toBeFocused();

  await selectWords(page, '#mail p:nth-of-type(1) a');
  await page.keyboard.press('Control+k');
  await expect(search(dialog(page))).toBeFocused();
  await expect(search(dialog(page))).toHaveValue('https://shop.example/from-the-mail');
  await expect(dialog(page).getByRole('option').first()).toContainText('Create a link to');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Destination')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(page.locator('#last')).toHaveText('created https://shop.example/from-the-mail');
  await expect(page.locator('#mail p:nth-of-type(1) a')).toHaveAttribute('href', /^http:\/\/127/);
  await expect(page.locator('dialog')).toBeHidden();
  expect(violations).toEqual([]);
});

test('A closed dialog leaves the words as they are and gives the focus back: Escape, the button, a press beside it, a signal', async ({
  page,
  embedding: { portal },
}) => {
  await openMail(page, portal, 'kept');
  const closings = [
    () => page.keyboard.press('Escape'),
    () => dialog(page).getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(5, 5),
  ];
  for (const close of closings) {
    await selectWords(page, help);
    await page.evaluate(() => (document.getElementById('last')!.textContent = ''));
    await page.keyboard.press('Control+k');
    await expect(search(dialog(page))).toBeFocused();
    await close();
    await expect(page.locator('#last')).toHaveText('nothing');
    await expect(page.locator('dialog')).toBeHidden();
    await expect(page.locator('#mail')).toBeFocused();
  }
  await expect(page.locator(`${help} a`)).toHaveCount(0);
  const aborted = await page.evaluate(async () => {
    const aborting = new AbortController();
    const linkdeck = Reflect.get(window, 'linkdeck') as {
      pickLink(options: object): Promise<unknown>;
    };
    const first = linkdeck.pickLink({});
    const second = linkdeck.pickLink({ signal: aborting.signal });
    aborting.abort();
    return Promise.all([first, second]);
  });
  expect(aborted).toEqual([null, null]);
});

test('By touch on a small screen, and locked: the key is typed into the dialog, then a link is picked', async ({
  browser,
  embedding: { portal, server },
}) => {
  const context = await browser.newContext({
    viewport: { width: 380, height: 700 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await openMail(page, portal, 'typed');
  await selectWords(page, help);
  await page.locator('#short-link').tap();
  await dialog(page).getByLabel('API key').fill(server.key);
  await dialog(page).getByRole('button', { name: 'Sign in' }).tap();
  await dialog(page).getByRole('option', { name: known }).first().tap();
  await expect(page.locator('#last')).toHaveText('');
  await expect(page.locator(`${help} a`)).toHaveAttribute('href', /^http/);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(380);
  await context.close();
});

/** Answers requests of an endpoint in place of the portal's backend. */
async function answerAs(page: Page, endpoint: string, reply: object): Promise<void> {
  await page.route('**/linkdeck/request', (route: Route) =>
    route.request().postData()?.includes(`"${endpoint}"`) === true
      ? route.fulfill({ json: { headers: {}, body: '{}', ...reply } })
      : route.continue(),
  );
}

test('Over the limit the search goes on and the new link waits; the page has an event of it', async ({
  page,
  embedding: { portal },
}) => {
  await openParts(page, portal, 'way=kept&parts=picker');
  const picker = part(page, 'picker');
  await expect(picker.getByRole('option').nth(5)).toBeVisible();
  const body = JSON.stringify({ error: 1, message: 'Too many requests' });
  await answerAs(page, 'links.create', { status: 429, headers: { 'retry-after': '30' }, body });
  await search(picker).fill('https://shop.example/waits');
  await search(picker).press('Enter');
  await picker.getByLabel('Destination').press('Enter');
  await picker.getByRole('button', { name: 'Create now' }).click();
  await expect
    .poll(async () => (await eventsOf(page, 'error')).map(({ code }) => code))
    .toContain('rate_limited');
  await expect(picker.getByRole('group', { name: /^Creating/ })).toBeVisible();
  await picker.getByRole('button', { name: 'Back to search' }).click();
  await search(picker).fill(known);
  await expect(picker.getByRole('option').first()).toContainText(known);
});

test('An engine that is loaded again has all parts back, with one more key and nothing sent twice', async ({
  page,
  embedding: { portal },
}) => {
  await openParts(page, portal, 'way=handed&parts=picker,create');
  await expect(part(page, 'picker').getByRole('option').nth(5)).toBeVisible();
  await engineOf(page).evaluate(() => location.reload());
  await expect.poll(() => keysAsked(portal)).toBe(2);
  const form = part(page, 'create');
  await form.getByLabel('Destination').fill('https://shop.example/after-a-reload');
  await form.getByLabel('Destination').press('Enter');
  await form.getByRole('button', { name: 'Create now' }).click();
  await expect(form.getByText('Created:')).toBeVisible();
  await expect(part(page, 'picker').getByRole('option').first()).toBeVisible();
  const created = await eventsOf(page, 'linkCreated');
  expect(created.map(({ longUrl }) => longUrl)).toEqual(['https://shop.example/after-a-reload']);
});

/** The hidden frame. */
function engineOf(page: Page): Frame {
  const [first] = page.frames().filter((frame) => frame.url().endsWith('/embed/v1/'));
  if (first === undefined) throw new Error('The page has no engine');
  return first;
}

test('A hostile page, and frames of it, get no answer from the engine', async ({
  page,
  embedding: { portal },
}) => {
  // The page knows the name of its engine, which its own loader has made up.
  await page.addInitScript(() => {
    if (window !== window.top) return;
    const random = crypto.getRandomValues.bind(crypto);
    const names: string[] = [];
    Reflect.set(window, 'names', names);
    Reflect.set(crypto, 'getRandomValues', (array: Uint32Array<ArrayBuffer>) => {
      names.push(`n-${random(array).join('-')}`);
      return array;
    });
  });
  await openParts(page, portal, 'way=kept&parts=list');
  await expect(part(page, 'list').getByRole('listitem').nth(9)).toBeVisible();
  const answers = await page.evaluate(async () => {
    const got: unknown[] = [];
    const listen = ({ data }: MessageEvent<{ t: string }>) => {
      if (data.t.startsWith('engine.')) got.push(data);
    };
    addEventListener('message', listen);
    const posts = ['blank', 'srcdoc', 'sandbox'].map((kind) => {
      const frame = document.createElement('iframe');
      if (kind === 'srcdoc') frame.srcdoc = '<p>none</p>';
      if (kind === 'sandbox') frame.setAttribute('sandbox', 'allow-scripts');
      document.body.append(frame);
      return frame;
    });
    const frames = [...document.querySelectorAll('iframe')].filter((each) => !posts.includes(each));
    for (const frame of frames) {
      for (const sender of [window, ...posts.slice(0, 2).map((each) => each.contentWindow)]) {
        const { port1, port2 } = new MessageChannel();
        const others = new MessageChannel();
        port1.onmessage = ({ data }: MessageEvent<unknown>) => void got.push(data);
        others.port1.onmessage = ({ data }: MessageEvent<unknown>) => void got.push(data);
        const [engine] = Reflect.get(window, 'names') as string[];
        const asked = { x: 'linkdeck', engine };
        // As the engine's own parts ask their session for a sign of life.
        port1.postMessage({ t: 'q', i: 'a', m: 'hello', a: [] });
        sender?.setTimeout(() => {
          frame.contentWindow?.postMessage({ ...asked, t: 'engine.sought' }, '*');
          frame.contentWindow?.postMessage({ ...asked, t: 'engine.join' }, '*', [
            port2,
            others.port2,
          ]);
        });
      }
    }
    // A part that is mounted afterwards comes after all of these messages.
    const { page: here } = window as unknown as PartsWindow;
    here.mount('create');
    return got;
  });
  await expect(part(page, 'create').getByLabel('Destination')).toBeVisible();
  expect(answers).toEqual([]);
  expect(portal.asked.filter((line) => line.endsWith('links.list'))).toHaveLength(1);
});

test('Eight mounts and destroys leave no frame, no worker and no element', async ({
  page,
  embedding: { portal },
}) => {
  await openParts(page, portal, 'way=kept&parts=list');
  await expect(part(page, 'list').getByRole('listitem').nth(9)).toBeVisible();
  for (let round = 0; round < 8; round += 1) {
    await page.evaluate(() => {
      const { page: here } = window as unknown as PartsWindow;
      here.mounted.push(here.mount('create'));
    });
    await expect(part(page, 'create', round).getByLabel('Destination')).toBeVisible();
    await page.evaluate(() => (window as unknown as PartsWindow).page.mounted.at(-1)?.destroy());
  }
  await expect.poll(() => page.frames().length).toBe(3);
  expect(page.workers()).toHaveLength(1);
  await page.evaluate(() => (window as unknown as PartsWindow).page.linkdeck.destroy());
  await expect.poll(() => page.frames().length).toBe(1);
  await expect.poll(() => page.workers().length).toBe(0);
  expect(await page.locator('iframe').count()).toBe(0);
});

test('As elements: a picker is a field of the form that posts its link, and holds it back without one', async ({
  page,
  embedding: { portal },
}) => {
  await openParts(page, portal, 'parts=');
  await page.evaluate(() => {
    const form = document.createElement('form');
    const field = document.createElement('linkdeck-picker');
    field.setAttribute('name', 'link');
    field.setAttribute('required', '');
    const save = document.createElement('button');
    save.textContent = 'Save';
    form.append(field, save);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      Reflect.set(window, 'posted', Object.fromEntries(new FormData(form)));
    });
    const { linkdeck } = (window as unknown as PartsWindow).page;
    Reflect.set(field, 'linkdeck', linkdeck);
    document.getElementById('parts')?.append(form);
  });
  const picker = page.frameLocator('linkdeck-picker iframe');
  await expect(picker.getByRole('option').nth(5)).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  expect(await page.evaluate(() => Reflect.get(window, 'posted') as unknown)).toBeUndefined();
  await search(picker).fill(known);
  await expect(picker.getByRole('option').first()).toContainText(known);
  await search(picker).press('Enter');
  await expect
    .poll(() =>
      page.locator('linkdeck-picker').evaluate((field) => Reflect.get(field, 'value') as string),
    )
    .toMatch(known);
  await page.getByRole('button', { name: 'Save' }).click();
  expect(await page.evaluate(() => Reflect.get(window, 'posted') as unknown)).toEqual({
    link: expect.stringMatching(known),
  });
});
