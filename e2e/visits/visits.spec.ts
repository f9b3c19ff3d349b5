/** Visits in a browser: targeting, passwords, expiry, parameters, frames, splash pages, overlays and apps. */
import type { Page } from '@playwright/test';
import { type DeviceName, destinationFor } from '#contract/targeting/targeting.ts';
import { test as base, expect } from '#e2e/support/fixtures.ts';
import { closeWebServers, serveWeb } from '#e2e/support/local-web.ts';
import type { RunningServer } from '#e2e/support/server.ts';
import {
  countryHeader,
  openMaker,
  userAgents,
  type VisitorOptions,
  visitorWith,
} from './visits.ts';

type ServerWith = (...options: string[]) => Promise<RunningServer>;

/** A page of a new visitor, who leaves with the test. */
const test = base.extend<{ visitorPage: (options?: VisitorOptions) => Promise<Page> }>({
  visitorPage: async ({ browser }, use) => {
    const pages: Page[] = [];
    await use(async (options) => {
      const page = await (await visitorWith(browser, options)).newPage();
      pages.push(page);
      return page;
    });
    for (const page of pages) await page.context().close();
  },
});

test.afterAll(closeWebServers);

const openService = (serverWith: ServerWith) =>
  serverWith('--rate-limit', '0', '--country-header', countryHeader);

/** A shop of which every page says its own address; below /refuses it lets nobody frame it. */
function openShop(): Promise<string> {
  return serveWeb((request, response) => {
    const path = request.url ?? '';
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    if (path.startsWith('/refuses')) response.setHeader('X-Frame-Options', 'DENY');
    response.end(
      '<!doctype html><html lang="en"><title>The shop</title><main><h1>The shop</h1></main></html>',
    );
  });
}

/** The destination in the frame of a page. */
function framed(page: Page) {
  return page.frameLocator('iframe').getByRole('heading', { name: 'The shop' });
}

test('3 countries, 3 devices and 3 languages: each of the 27 visitors lands where the rules say', async ({
  browser,
  serverWith,
}) => {
  const server = await openService(serverWith);
  const { link } = await openMaker(server);
  const shop = await openShop();
  const devices: Record<keyof typeof userAgents, DeviceName[]> = {
    desktop: ['Linux', 'Desktop'],
    iPhone: ['iPhone', 'iOS', 'Mobile'],
    Android: ['Android', 'Mobile'],
  };
  const rules = {
    url: `${shop}/everybody`,
    devicetarget: [{ device: 'iPhone', link: `${shop}/iphone` }],
    geotarget: [
      { location: 'Germany', link: `${shop}/germany` },
      { location: 'jp', link: `${shop}/japan` },
    ],
    languagetarget: [
      { language: 'fr-CA', link: `${shop}/quebec` },
      { language: 'fr', link: `${shop}/french` },
    ],
  };
  const short = await link(rules);
  const landed: string[] = [];
  const expected: string[] = [];
  for (const device of Object.keys(devices) as (keyof typeof userAgents)[]) {
    for (const country of ['DE', 'JP', 'US']) {
      for (const language of ['fr-CA', 'fr-FR', 'en-US']) {
        const context = await visitorWith(browser, { device, country, language });
        const page = await context.newPage();
        await page.goto(short);
        landed.push(`${device} ${country} ${language} ${page.url()}`);
        const { url } = destinationFor(rules, {
          country,
          devices: devices[device],
          languages: [language],
        });
        expected.push(`${device} ${country} ${language} ${url}`);
        await context.close();
      }
    }
  }
  expect(landed).toEqual(expected);
  expect(landed).toHaveLength(27);
  // All rules and their absence took part, or equal lists would say little.
  expect(new Set(landed.map((line) => line.split('/').at(-1))).size).toBe(6);
});

test('A password is asked for, refused and accepted, and everything else applies after it', async ({
  visitorPage,
  serverWith,
}) => {
  const { link, clicks } = await openMaker(await openService(serverWith));
  const shop = await openShop();
  const short = await link({
    url: `${shop}/everybody`,
    password: 'tide "line" <b>',
    type: 'frame',
    geotarget: [{ location: 'DE', link: `${shop}/germany` }],
    parameters: [{ name: 'via', value: 'short' }],
  });
  const page = await visitorPage({ country: 'DE' });
  await page.goto(short);
  await page.getByLabel('Password').fill('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Wrong password. Check it and try again.');
  expect(await clicks(short)).toBe(0);
  await page.getByLabel('Password').fill('tide "line" <b>');
  await page.getByRole('button', { name: 'Open link' }).click();
  await expect(framed(page)).toBeVisible();
  await expect(page.locator('iframe')).toHaveAttribute('src', `${shop}/germany?via=short`);
  await expect.poll(() => clicks(short)).toBe(1);
});

test('A direct link redirects; a frame shows its destination, or the way out where that refuses', async ({
  visitorPage,
  serverWith,
}) => {
  const { link, clicks } = await openMaker(await openService(serverWith));
  const shop = await openShop();
  const page = await visitorPage();
  await page.goto(await link({ url: `${shop}/direct`, type: 'direct' }));
  expect(page.url()).toBe(`${shop}/direct`);

  const frame = await link({ url: `${shop}/framed`, type: 'frame', metatitle: 'The map' });
  await page.goto(frame);
  await expect(page).toHaveTitle('The map');
  await expect(framed(page)).toBeVisible();
  expect(page.url()).toBe(frame);
  await expect.poll(() => clicks(frame)).toBe(1);

  await page.goto(await link({ url: `${shop}/refuses`, type: 'frame' }));
  await expect(framed(page)).toBeHidden();
  await page.getByRole('link', { name: 'Open page' }).click();
  await expect(page).toHaveURL(`${shop}/refuses`);
});

test('A splash page says where it leads, waits as long as it was set to, and goes on at once or by itself', async ({
  visitorPage,
  serverWith,
}) => {
  const { link } = await openMaker(await openService(serverWith));
  const shop = await openShop();
  const short = await link({
    url: `${shop}/sale`,
    type: 'splash',
    metatitle: 'The sale',
    metadescription: 'Half price',
  });
  const page = await visitorPage();
  // Paused before the page is there: its seconds are counted by this test alone.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(short);
  await expect(page.getByRole('heading', { name: 'The sale' })).toBeVisible();
  await expect(page.getByText(`${shop}/sale`)).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText('Going on in 5 seconds');
  await page.clock.runFor(2000);
  await expect(page.getByRole('timer')).toHaveText('Going on in 3 seconds');
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByRole('link', { name: 'Go on' })).toBeFocused();
  await page.clock.runFor(60_000);
  expect(page.url()).toBe(short);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${shop}/sale`);

  await page.goto(short);
  await expect(page.getByRole('timer')).toBeVisible();
  await page.clock.runFor(5000);
  await expect(page).toHaveURL(`${shop}/sale`);
});

test('An overlay lies over its destination, leads where it says, and can be closed', async ({
  visitorPage,
  serverWith,
}) => {
  const { link, item } = await openMaker(await openService(serverWith));
  const shop = await openShop();
  const words = [
    '--message',
    'Free returns',
    '--button',
    'How it works',
    '--link',
    `${shop}/returns`,
    '--position',
    'top',
    '--color',
    '#ffd400',
  ];
  const id = await item('add-overlay', 'Returns', ...words);
  const short = await link({ url: `${shop}/sale`, type: `overlay-${id}` });
  const page = await visitorPage();
  await page.goto(short);
  const overlay = page.getByRole('complementary', { name: 'Returns' });
  await expect(overlay).toContainText('Free returns');
  await expect(overlay).toHaveCSS('background-color', 'rgb(255, 212, 0)');
  await expect(framed(page)).toBeVisible();
  await overlay.getByRole('button', { name: 'Close' }).click();
  await expect(overlay).toBeHidden();
  await expect(page.getByRole('link', { name: 'Open page' })).toBeFocused();

  await page.reload();
  await overlay.getByRole('link', { name: 'How it works' }).click();
  await expect(page).toHaveURL(`${shop}/returns`);
});

test('An app is opened or offered by the device: an intent on Android, a choice on an iPhone, the page elsewhere', async ({
  visitorPage,
  serverWith,
}) => {
  const { link } = await openMaker(await openService(serverWith));
  const shop = await openShop();
  const stores = { appstore_b: `${shop}/store?id=com.shop.app`, appstore_a: `${shop}/apple` };
  const short = await link({ url: `${shop}/item?a=1`, deeplink: { auto: true, ...stores } });
  const android = await fetch(short, {
    redirect: 'manual',
    headers: { 'User-Agent': userAgents.Android },
  });
  const fallback = encodeURIComponent(stores.appstore_b);
  expect(android.headers.get('Location')).toBe(
    `intent:${shop.slice('http:'.length)}/item?a=1#Intent;scheme=http;action=android.intent.action.VIEW;package=com.shop.app;S.browser_fallback_url=${fallback};end`,
  );
  const iphone = await visitorPage({ device: 'iPhone' });
  await iphone.goto(short);
  await expect(iphone.getByRole('link', { name: 'Get the app' })).toHaveAttribute(
    'href',
    stores.appstore_a,
  );
  await iphone.getByRole('link', { name: 'Open' }).click();
  await expect(iphone).toHaveURL(`${shop}/item?a=1`);

  const desktop = await visitorPage();
  await desktop.goto(short);
  expect(desktop.url()).toBe(`${shop}/item?a=1`);
});
