/** Notes on a trend: written by keys alone, and there after a reload, a lock, and in another browser by a copy. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '#e2e/support/accessible.ts';
import { connect, expect, test } from '#e2e/support/fixtures.ts';
import { addLinks } from '#e2e/support/records.ts';

test.use({ rateLimit: 600 });

const text = 'Newsletter 46 sent';
const notes = (page: Page) => page.getByRole('list', { name: 'Notes' }).getByText(text);
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

async function clickOnce(direct: { get: (path: string) => Promise<unknown> }): Promise<void> {
  const { data } = (await direct.get('/api/urls?limit=1')) as {
    data: { urls: { shorturl: string }[] };
  };
  const reply = await fetch(data.urls[0]?.shorturl ?? '', {
    redirect: 'manual',
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' },
  });
  expect(reply.status).toBeGreaterThanOrEqual(300);
}

/** The trend of the link, opened again until its click is counted. */
async function openTrend(page: Page, url: string): Promise<void> {
  await expect(async () => {
    await page.goto(url);
    await expect(page.getByRole('region', { name: 'Trend' })).toBeVisible({ timeout: 5000 });
  }).toPass();
}

async function openDevice(page: Page, dashboard: string): Promise<void> {
  await page.goto(`${dashboard}/account?tab=device`);
  await expect(page.getByRole('button', { name: 'Save a copy' })).toBeVisible();
}

/** Forgets the account, and waits until its notes are gone from the browser. */
async function forget(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Forget this account…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Forget account' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  const stored = () =>
    page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
  await expect
    .poll(async () => (await stored()).filter((name) => name.startsWith('linkdeck.kept.')))
    .toEqual([]);
}

test('A note is there after a reload, a lock, and in another browser, until its account is forgotten', async ({
  page,
  browser,
  server,
  key,
  direct,
  owner,
}) => {
  const [id = 0] = await addLinks(direct, 'noted', 1);
  await clickOnce(direct);
  const url = `${server.dashboard}/links/${id}`;
  await connect(page, server.dashboard, key);
  await openTrend(page, url);
  await page.keyboard.press('n');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await expect(notes(page)).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(notes(page)).toBeVisible();
  await page.keyboard.press('Control+Shift+L');
  await expect(notes(page)).toHaveCount(0);
  await page.getByLabel('API key').fill(key);
  await page.keyboard.press('Enter');
  await expect(navigation(page)).toBeVisible();
  await page.goto(url);
  await expect(notes(page)).toBeVisible();

  await openDevice(page, server.dashboard);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a copy' }).click();
  const file = await (await downloading).path();
  const copy = await readFile(file, 'utf8');
  expect(copy).toContain(text);
  expect(copy).not.toContain(key);
  expect(copy).not.toContain(owner.email);

  const otherBrowser = await browser.newContext();
  const other = await otherBrowser.newPage();
  await connect(other, server.dashboard, key);
  await openTrend(other, url);
  await expect(notes(other)).toHaveCount(0);
  await openDevice(other, server.dashboard);
  await other.getByLabel('Choose a copy').setInputFiles(file);
  await expect(other.getByText(/^Restored: 1 note,/)).toBeVisible();
  await other.reload();
  await openTrend(other, url);
  await expect(notes(other)).toBeVisible();
  await otherBrowser.close();

  await forget(page);
  await connect(page, server.dashboard, key);
  await openTrend(page, url);
  await expect(notes(page)).toHaveCount(0);
});
