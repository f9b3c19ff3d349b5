/** Readings of clicks in a browser: none is lost by a reload, a lock, a second tab, or a browser that was closed. */
import type { Page } from '@playwright/test';
import { type Direct, expect, test } from '#e2e/support/fixtures.ts';
import { addLinks, rowsOf } from '#e2e/support/records.ts';

test.use({ rateLimit: 600 });

const passphrase = 'four quiet words here';
/** In words or with its chart; without a click there is one card. */
const trend = (page: Page) =>
  page.getByRole('region', { name: /^Trend$|, between your visits$|^No clicks yet$/ });
const connectButton = (page: Page) => page.getByRole('button', { name: 'Sign in' });

async function visit(url: string, times: number): Promise<void> {
  for (let each = 0; each < times; each += 1) {
    const reply = await fetch(url, {
      redirect: 'manual',
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' },
    });
    expect(reply.status).toBeGreaterThanOrEqual(300);
  }
}

/** Refreshes until the page of the link tells of so many more clicks: a visit is counted within a second. */
async function readMore(page: Page, clicks: number): Promise<void> {
  await expect(async () => {
    await page.locator('main').getByRole('button', { name: 'Refresh', exact: true }).click();
    await expect(trend(page)).toContainText(`+${clicks} since`, { timeout: 1000 });
  }).toPass();
}

/** By the key, until Linkdeck is closed. */
async function signInBySession(page: Page, key: string): Promise<void> {
  await page.getByLabel('API key').fill(key);
  await connectButton(page).click();
}

async function signInOnDevice(page: Page, key: string): Promise<void> {
  await page.getByLabel('API key').fill(key);
  await page.getByRole('radio', { name: /On this device/ }).check();
  await page.getByLabel('Passphrase', { exact: true }).fill(passphrase);
  await page.getByLabel('Passphrase again').fill(passphrase);
  await connectButton(page).click();
}

/** A link of its own, with the URL of its page and the one that counts clicks. */
async function addLink(direct: Direct, dashboard: string, name: string) {
  const [id = 0] = await addLinks(direct, name, 1);
  const [link] = await rowsOf(direct, '/api/urls', 'urls');
  return { url: `${dashboard}/links/${id}`, shorturl: String(link?.['shorturl']) };
}

test('Where the key is stored until Linkdeck is closed, all readings are there after a reload, a lock and a closed browser', async ({
  server,
  key,
  direct,
  profile,
}) => {
  const { url, shorturl } = await addLink(direct, server.dashboard, 'read-session');
  let context = await profile.open();
  let page = await context.newPage();
  await page.goto(url);
  await signInBySession(page, key);
  await expect(trend(page)).toContainText('No clicks yet');
  await visit(shorturl, 40);
  await readMore(page, 40);

  await page.waitForTimeout(1000); // the promise is about a reload one second after the reading
  await page.reload();
  await expect(trend(page)).toContainText('+40 since');
  const other = await context.newPage();
  await other.goto(url);
  await expect(trend(other)).toContainText('+40 since');
  await visit(shorturl, 2);
  await readMore(other, 42);
  await other.close();

  await page.keyboard.press('Control+Shift+L');
  await expect(trend(page)).toHaveCount(0);
  await signInBySession(page, key);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.goto(url);
  await expect(trend(page)).toContainText('+42 since');

  await context.close();
  await visit(shorturl, 3);
  context = await profile.open();
  page = await context.newPage();
  await page.goto(url);
  await signInBySession(page, key);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.goto(url);
  await readMore(page, 45);
});

test('Where the key is stored on this device, all readings are there once the passphrase has opened it', async ({
  server,
  key,
  direct,
  profile,
}) => {
  const { url, shorturl } = await addLink(direct, server.dashboard, 'read-device');
  let context = await profile.open();
  let page = await context.newPage();
  await page.goto(url);
  await signInOnDevice(page, key);
  await expect(trend(page)).toContainText('No clicks yet');
  await visit(shorturl, 4);
  await readMore(page, 4);
  await context.close();

  context = await profile.open();
  page = await context.newPage();
  await page.goto(url);
  await page.getByLabel('Passphrase', { exact: true }).fill(passphrase);
  await page.keyboard.press('Enter');
  await expect(trend(page)).toContainText('+4 since');
});
