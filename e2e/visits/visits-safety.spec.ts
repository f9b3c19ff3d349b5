/** Safety of interstitial pages: hostile texts, framing, and accessibility. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '#e2e/support/accessible.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { closeWebServers, serveWeb } from '#e2e/support/local-web.ts';
import { openNetworks } from './pixel-networks.ts';
import { openMaker, visitorWith, watch } from './visits.ts';

test.afterAll(closeWebServers);

const script = '<script>alert(1)</script>';
const hostile = `"'>${script}<img src=//stranger.example/x onerror=alert(2)></title></style></noscript>\u202egnp.exe\u2066 \${alert(3)}\r\nSet-Cookie: a=b`;
const iphone = { device: 'iPhone' } as const;

/** A shop that answers everything with a page, and the hostile address on it. */
async function openShop(): Promise<{ shop: string; url: string }> {
  const shop = await serveWeb((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end('<!doctype html><html lang="en"><title>The shop</title><h1>The shop</h1></html>');
  });
  return {
    shop,
    url: `${shop}/${script}"'>?q=<img src=x onerror=alert(4)>&javascript:alert(5)#</title>${script}`,
  };
}

test('Hostile addresses, titles, cards, parameters, tags, overlays and splash pages do nothing but appear as text', async ({
  browser,
  serverWith,
}) => {
  const networks = await openNetworks();
  const server = await serverWith('--rate-limit', '0', '--pixel-origin', networks.origin);
  const { link, pixel, item } = await openMaker(server);
  const { shop, url } = await openShop();
  const short = hostile.slice(0, 90);
  const words = ['--message', hostile, '--button', short, '--link', `${shop}/offer`];
  const overlay = await item('add-overlay', short, ...words);
  const splash = await item('add-splash', short, '--title', short, ...words, '--seconds', '60');
  const common = {
    url,
    metatitle: hostile,
    metadescription: hostile,
    metaimage: `https://cdn.example/${script}`,
    parameters: [{ name: hostile, value: hostile }],
  };
  const pixels = [
    await pixel('socialnetwork1pixel', hostile.slice(0, 200)),
    await pixel('forum', `");alert(6);//</script>${script}`),
  ];
  const cases = [
    { body: { type: 'frame', pixels }, visitor: {} },
    { body: { type: 'splash', pixels }, visitor: {} },
    { body: { type: String(splash), pixels }, visitor: {} },
    { body: { type: `overlay-${overlay}`, pixels }, visitor: {} },
    {
      body: { deeplink: { auto: true, appstore_a: `${shop}/${script}` }, pixels },
      visitor: iphone,
    },
    { body: { type: 'direct', pixels }, visitor: {} },
  ];
  for (const { body, visitor } of cases) {
    const context = await visitorWith(browser, visitor);
    const page = await context.newPage();
    const seen = await watch(page);
    networks.fired.length = 0;
    await page.goto(await link({ ...common, ...body }));
    await expect.poll(() => networks.fired.length).toBe(2);
    if (body.type === 'direct') await expect(page).toHaveURL(/\?q=.*Set-Cookie/);
    expect([seen.dialogs, seen.violations, seen.errors]).toEqual([[], [], []]);
    const hosts = new Set(seen.requests.map((asked) => new URL(asked).origin));
    expect(
      [...hosts].filter((origin) => ![server.links, shop, networks.origin].includes(origin)),
    ).toEqual([]);
    // Their cookies, had anything set one, would be here.
    expect(await context.cookies()).toEqual([]);
    await context.close();
  }
  expect(networks.fired).toContain(`forum ");alert(6);//</script>${script}`);
});

test('No page on the links origin can be framed, not even by a link of the service itself', async ({
  browser,
  serverWith,
}) => {
  const { link } = await openMaker(await serverWith('--rate-limit', '0'));
  const { shop } = await openShop();
  const inner = await link({ url: `${shop}/inner`, type: 'splash', metatitle: 'Inner page' });
  const outer = await link({ url: inner, type: 'frame', metatitle: 'Outer page' });
  const page = await (await visitorWith(browser)).newPage();
  await page.goto(outer);
  await expect(page.getByRole('heading', { name: 'Outer page' })).toBeVisible();
  await expect(page.frameLocator('iframe').getByText('Inner page')).toBeHidden();
  await page.getByRole('link', { name: 'Open page' }).click();
  await expect(page.getByRole('heading', { name: 'Inner page' })).toBeVisible();
  await page.context().close();
});

/** What a script of a network would do to other pages of the links origin, and what came of each try. */
const reaching = (reportPath: string, secret: string) => `
const tries = {};
const attempt = (name, act) => { try { tries[name] = String(act()) } catch (error) { tries[name] = error.name } };
attempt('page', () => parent.document.title);
attempt('window', () => window.open(${JSON.stringify(secret)}));
attempt('origin', () => self.origin);
attempt('top', () => { top.location = ${JSON.stringify(secret)} });
attempt('cookie', () => { document.cookie = '_t=1'; return document.cookie });
fetch(${JSON.stringify(secret)}).then((reply) => reply.text()).catch(() => 'refused').then((text) => {
  new Image().src = ${JSON.stringify(reportPath)} + '?' + new URLSearchParams({ ...tries, fetch: text });
});`;

test('The script of a tag manager on one link reaches neither its page nor the password page of another', async ({
  browser,
  serverWith,
}) => {
  let reported: Record<string, string> | undefined;
  let secret = '';
  const networks = await serveWeb((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://networks');
    if (pathname === '/report') reported = Object.fromEntries(searchParams);
    response.setHeader('Content-Type', 'text/javascript');
    response.end(
      pathname === '/www.googletagmanager.com/gtm.js'
        ? reaching('/report', secret).replaceAll(
            '"/report"',
            `"http://${request.headers.host ?? ''}/report"`,
          )
        : '',
    );
  });
  const server = await serverWith('--rate-limit', '0', '--pixel-origin', networks);
  const one = await openMaker(server);
  const other = await openMaker(server);
  const { shop } = await openShop();
  secret = await other.link({ url: `${shop}/secret`, password: 'open' });
  const link = await one.link({
    url: `${shop}/sale`,
    type: 'splash',
    pixels: [await one.pixel('tagmanagerpixel', 'GTM-X')],
  });
  const context = await visitorWith(browser);
  const page = await context.newPage();
  await page.goto(link);
  await expect.poll(() => reported).toBeDefined();
  expect(reported).toEqual({
    page: 'SecurityError',
    window: 'null',
    origin: 'null',
    top: 'SecurityError',
    cookie: '_t=1',
    fetch: 'refused',
  });
  expect(page.url()).toBe(link);
  expect(await context.cookies()).toEqual([]);
  await context.close();
});

test('A page that opens a short link in a window keeps no hold of it, and a password page neither', async ({
  browser,
  serverWith,
}) => {
  const { link } = await openMaker(await serverWith('--rate-limit', '0'));
  const { shop } = await openShop();
  const context = await visitorWith(browser);
  const page = await context.newPage();
  await page.goto(`${shop}/start`);
  for (const body of [{ type: 'splash' }, { password: 'open' }, { type: 'frame' }]) {
    const short = await link({ url: `${shop}/inner`, ...body });
    const opening = context.waitForEvent('page');
    await page.evaluate((shortUrl) => {
      Object.assign(window, { held: window.open(shortUrl) });
    }, short);
    const opened = await opening;
    await opened.waitForURL(short);
    expect(await opened.evaluate(() => window.opener === null)).toBe(true);
    expect(await page.evaluate(() => (Reflect.get(window, 'held') as Window).closed)).toBe(true);
    await opened.close();
  }
  await context.close();
});

/** Stops what leads a page on by itself, and nothing else: nobody knows how long it takes to look at it. */
function holdOn(): void {
  const { setTimeout: wait } = window;
  Object.assign(window, {
    setInterval: () => 0,
    // The waits of the page that fires pixels.
    setTimeout: (work: () => void, milliseconds?: number) =>
      milliseconds === 400 || milliseconds === 2500 ? 0 : wait(work, milliseconds),
  });
}

test('No page in front of a destination has an accessibility fault on a phone, or is wider than a phone or a desk', async ({
  browser,
  serverWith,
}) => {
  const networks = await openNetworks();
  networks.hangs = true; // so that the page of a direct link stays
  const { link, pixel, item } = await openMaker(
    await serverWith('--rate-limit', '0', '--pixel-origin', networks.origin),
  );
  const { shop } = await openShop();
  const offer = ['--button', 'Have a look', '--link', `${shop}/offer`];
  const overlays = await Promise.all(
    ['#ffd400', '#2563eb', '#767676'].map((color) =>
      item('add-overlay', 'Free returns', ...offer, '--color', color),
    ),
  );
  const splash = await item(
    'add-splash',
    'Are you 18?',
    '--message',
    'One.\nTwo.',
    ...offer,
    '--seconds',
    '60',
  );
  const url = `${shop}/${'long-path/'.repeat(40)}`;
  const cases = [
    { body: { type: 'frame', metatitle: 'The map '.repeat(30) }, visitor: {} },
    {
      body: {
        type: 'splash',
        metadescription: 'A story. '.repeat(50),
        metatitle: 'تخفيضات الربيع',
      },
      visitor: {},
    },
    { body: { type: String(splash) }, visitor: {} },
    ...overlays.map((id) => ({ body: { type: `overlay-${id}` }, visitor: {} })),
    { body: { deeplink: { appstore_a: `${shop}/store` } }, visitor: iphone },
    { body: { pixels: [await pixel('forum', 't2_x')] }, visitor: {} },
    { body: { password: 'x' }, visitor: {} },
  ];
  for (const { body, visitor } of cases) {
    const context = await visitorWith(browser, visitor);
    const page = await context.newPage();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(holdOn);
    await page.goto(await link({ url, ...body }), { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    expect([body, await isTooWide(page)]).toEqual([body, false]);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect([body, await isTooWide(page)]).toEqual([body, false]);
    await context.close();
  }
});

/** Whether the page scrolls sideways. */
function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
}
