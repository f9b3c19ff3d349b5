/** Pixels on visits: each fires once, holds no visitor up, and not for bots. */
import { pixelTypes } from '#contract/pixel-types.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { closeWebServers, serveWeb } from '#e2e/support/local-web.ts';
import { openNetworks, tags } from './pixel-networks.ts';
import { openMaker, visitorWith, watch } from './visits.ts';

let networks: Awaited<ReturnType<typeof openNetworks>>;
test.beforeAll(async () => {
  networks = await openNetworks();
});
test.beforeEach(() => {
  networks.hangs = false;
  networks.fired.length = 0;
  networks.pictures.length = 0;
});
test.afterAll(closeWebServers);

function openShop(): Promise<string> {
  return serveWeb((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end('<!doctype html><html lang="en"><title>The shop</title><h1>The shop</h1></html>');
  });
}

type ServerWith = Parameters<Parameters<typeof test>[2]>[0]['serverWith'];

const openService = (serverWith: ServerWith) =>
  serverWith('--rate-limit', '0', '--pixel-origin', networks.origin);

/**
 * The browser's own switch. Playwright's option of a context reaches the frame of the pixels, which has a process of its
 * own, now and then only after its `<noscript>` was read as text.
 */
const withoutScript = ['--blink-settings=scriptEnabled=false'];

const all = pixelTypes.map((type) => `${type} ${tags[type]}`);

test('A direct link fires a pixel of each type exactly once and leads on; Back does not fire again', async ({
  browser,
  serverWith,
}) => {
  const { link, pixel, clicks } = await openMaker(await openService(serverWith));
  const shop = await openShop();
  const pixels: number[] = [];
  for (const type of pixelTypes) pixels.push(await pixel(type, tags[type]));
  const short = await link({ url: `${shop}/sale?a=1#part`, pixels });
  const context = await visitorWith(browser);
  const page = await context.newPage();
  const seen = await watch(page);
  await page.goto(`${shop}/before`);
  // The page gives the networks a moment, in which a slow machine may not send to all thirteen of them.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(short, { waitUntil: 'commit' });
  await expect.poll(() => [...networks.fired].sort()).toEqual([...all].sort());
  await page.clock.resume();
  await expect(page).toHaveURL(`${shop}/sale?a=1#part`);
  expect(networks.pictures).toEqual([]);
  expect([seen.violations, seen.errors]).toEqual([[], []]);
  await expect.poll(() => clicks(short)).toBe(1);

  await page.goBack();
  await expect(page).toHaveURL(`${shop}/before`);
  await page.goForward();
  await expect(page).toHaveURL(`${shop}/sale?a=1#part`);
  expect(networks.fired).toHaveLength(all.length);
  expect(await clicks(short)).toBe(1);
  await context.close();
});

test('A frame, a splash page and an overlay fire the pixel once while they are shown', async ({
  browser,
  serverWith,
}) => {
  const { link, pixel, item } = await openMaker(await openService(serverWith));
  const shop = await openShop();
  const pixels = [await pixel('socialnetwork1pixel', '77'), await pixel('searchengine2', '88')];
  const overlay = await item('add-overlay', 'Hello');
  const splash = await item('add-splash', 'Hello');
  const context = await visitorWith(browser);
  for (const type of ['frame', 'splash', String(splash), `overlay-${overlay}`]) {
    networks.fired.length = 0;
    const page = await context.newPage();
    const seen = await watch(page);
    await page.goto(await link({ url: `${shop}/sale`, type, pixels }));
    await expect
      .poll(() => [...networks.fired].sort())
      .toEqual(['searchengine2 88', 'socialnetwork1pixel 77']);
    expect([seen.violations, seen.errors]).toEqual([[], []]);
    await page.close();
  }
  await context.close();
});

test('Without script the pictures are fetched once, and the link leads on', async ({
  playwright,
  launchOptions,
  serverWith,
}) => {
  const { link, pixel } = await openMaker(await openService(serverWith));
  const shop = await openShop();
  const pixels: number[] = [];
  for (const type of pixelTypes) pixels.push(await pixel(type, tags[type]));
  const browser = await playwright.chromium.launch({ ...launchOptions, args: withoutScript });
  const context = await visitorWith(browser);
  const page = await context.newPage();
  await page.goto(await link({ url: `${shop}/sale`, pixels }));
  await expect(page).toHaveURL(`${shop}/sale`);
  expect(networks.fired).toEqual([]);
  await expect
    .poll(() => networks.pictures.map((path) => path.split('/')[1]).sort())
    .toEqual([
      'alb.reddit.com',
      'analytics.twitter.com',
      'bat.bing.com',
      'ct.pinterest.com',
      'googleads.g.doubleclick.net',
      'px.ads.linkedin.com',
      'q.quora.com',
      'www.facebook.com',
    ]);
  await browser.close();
});

test('A network that does not answer holds nobody up for longer than two and a half seconds', async ({
  browser,
  serverWith,
}) => {
  const { link, pixel } = await openMaker(await openService(serverWith));
  const shop = await openShop();
  const short = await link({ url: `${shop}/sale`, pixels: [await pixel('forum', 't2_x')] });
  networks.hangs = true;
  const context = await visitorWith(browser);
  const page = await context.newPage();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(short, { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'open the page' })).toBeVisible();
  await page.clock.runFor(2400);
  expect(page.url()).toBe(short);
  await page.clock.runFor(200);
  await expect(page).toHaveURL(`${shop}/sale`);
  await context.close();
});
