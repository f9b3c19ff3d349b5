/** The main job: from the printed key to a short link, a visit and its statistics. */
import type { Browser } from '@playwright/test';
import { connect, directly, expect, test } from '#e2e/support/fixtures.ts';
import { closeWebServers, serveWeb } from '#e2e/support/local-web.ts';
import { createNow, toLinks } from '#e2e/support/wizard.ts';
import { freePort } from '#testing/service/free-port.ts';

// As a user's browser has it.
test.use({ serviceWorkers: 'allow' });

test.afterAll(closeWebServers);

/** Follows a short link, each time in a new tab of a separate browser context, and looks where it led. */
async function follow(
  browser: Browser,
  shortUrl: string,
  times: number,
  destination: string,
): Promise<void> {
  const context = await browser.newContext({ userAgent: visitor });
  for (let visit = 0; visit < times; visit += 1) {
    const page = await context.newPage();
    await page.goto(shortUrl);
    await expect(page).toHaveURL(destination);
    await page.close();
  }
  await context.close();
}

/** The shop that the links of these tests lead to. */
function openShop(): Promise<string> {
  return serveWeb((_, response) => response.end('The shop'));
}

/** For a service that starts again at the same place, which nothing else may have taken meanwhile. */
async function fixedPorts(): Promise<string[]> {
  return ['--port', String(await freePort()), '--links-port', String(await freePort())];
}

const visitor = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test('A newcomer pastes the printed key, makes a link, follows it, finds it and sees its statistics', {
  tag: '@core',
}, async ({ page, browser, ownServer }) => {
  const shop = await openShop();
  const server = await ownServer([]);
  expect(server.key).not.toBe('');
  await connect(page, server.dashboard, server.key);

  await page.getByRole('button', { name: 'New link' }).first().click();
  await page.getByLabel('Destination', { exact: true }).fill(`${shop}/summer?colour=teal`);
  await page.getByLabel('Alias', { exact: true }).fill('summer');
  await expect(await createNow(page)).toContainText(`${new URL(server.links).host}/summer`);
  await toLinks(page);

  await follow(browser, `${server.links}/summer`, 3, `${shop}/summer?colour=teal`);

  await page.getByRole('searchbox').fill('teal');
  await page.getByRole('link', { name: 'Summer' }).first().click();
  const clicks = page.getByRole('group', { name: 'Clicks', exact: true });
  // A visit is counted within a second of it.
  await expect(async () => {
    await page.getByRole('button', { name: /refresh/i }).click();
    await expect(clicks).toContainText('3', { timeout: 2000 });
  }).toPass();
  await expect(page.getByRole('group', { name: 'Unique clicks' })).toContainText('1');
  await expect(page.getByRole('region', { name: 'Browsers' })).toContainText('Firefox');
  await expect(page.getByRole('region', { name: 'Systems' })).toContainText('Linux');

  await page.reload();
  await expect(clicks).toContainText('3');
});

test('A restart on the same folder and ports keeps account, link and counts, and prints no second key', async ({
  page,
  browser,
  ownServer,
}) => {
  const shop = await openShop();
  const ports = await fixedPorts();
  const before = await ownServer(ports);
  const direct = directly(before, before.key);
  const { id } = await direct.post('/api/url/add', { url: shop, custom: 'summer' });
  await follow(browser, `${before.links}/summer`, 3, `${shop}/`);
  // What was counted by then is kept; the rest is written as the server stops.
  await before.stop();

  const after = await ownServer(ports, before.data);
  expect(after.key).toBe('');
  await connect(page, after.dashboard, before.key);
  await page.goto(`${after.dashboard}/links/${String(id)}`);
  await expect(page.getByRole('group', { name: 'Clicks', exact: true })).toContainText('3');
  await expect(page.getByRole('group', { name: 'Unique clicks' })).toContainText('1');
});
