/** Lock and passphrase: locking all tabs, unlocking a remembered account, and forgetting it. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '#e2e/support/accessible.ts';
import { connect, expect, test } from '#e2e/support/fixtures.ts';
import { searchPage } from '#e2e/support/key-search.ts';

// Its caches hold nothing of the account, either.
test.use({ serviceWorkers: 'allow' });

const passphrase = 'four quiet words here';

/** Gives the key and has it remembered on this device. */
async function connectOnDevice(page: Page, url: string, key: string): Promise<void> {
  await page.goto(`${url}/links`);
  await page.getByLabel('API key').fill(key);
  await page.getByRole('radio', { name: /On this device/ }).check();
  await page.getByLabel('Passphrase', { exact: true }).fill(passphrase);
  await page.getByLabel('Passphrase again').fill(passphrase);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Links', level: 1 })).toBeVisible();
}

test('A lock in one tab locks all of them, and leaves nothing of the account', async ({
  page,
  context,
  server,
  key,
  owner,
  direct,
}) => {
  await direct.post('/api/url/add', { url: 'https://shop.example/secret-campaign' });
  await connect(page, server.dashboard, key);
  await expect(page.getByText('/secret-campaign').first()).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${server.dashboard}/links`);
  await expect(other.getByText('/secret-campaign').first()).toBeVisible();

  await other.keyboard.press('Control+Shift+L');
  for (const tab of [other, page]) {
    // The screen before it has several statuses.
    const locked = tab.getByRole('status').filter({ hasText: 'Locked, in all tabs' });
    await expect(locked).toContainText(owner.email);
    await expect(tab.getByText('secret-campaign')).toHaveCount(0);
    expect((await searchPage(tab, [key, 'secret-campaign'])).found).toEqual([]);
    expect(await tab.evaluate(() => sessionStorage.length)).toBe(0);
  }
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  // Who comes in at one tab is in at all of them, where they were.
  await page.getByLabel('API key').fill(key);
  await page.keyboard.press('Enter');
  await expect(page.getByText('/secret-campaign').first()).toBeVisible();
  await expect(other.getByText('/secret-campaign').first()).toBeVisible();
});

test('On this device the passphrase alone opens the account after everything was closed, until it is forgotten with all that was kept', async ({
  context,
  page,
  server,
  key,
  owner,
  traffic,
}) => {
  await connectOnDevice(page, server.dashboard, key);
  const wanted = [key, passphrase];
  expect((await searchPage(page, wanted)).found).toEqual([]);
  await traffic.drain();
  await page.close();

  const later = await context.newPage();
  await later.goto(server.dashboard);
  await expect(later.getByRole('heading', { name: 'Welcome back', level: 1 })).toBeVisible();
  await expect(later.getByText(owner.email)).toBeVisible();
  await expectAccessible(later);
  const field = later.getByLabel('Passphrase');
  await field.fill('four quiet words');
  await later.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(/Wrong passphrase/);
  await expect(field).toHaveValue('');
  expect(await traffic.drain()).toEqual([]);

  await field.fill(passphrase);
  await later.keyboard.press('Enter');
  await expect(later.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  expect((await searchPage(later, wanted)).found).toEqual([]);

  const other = await context.newPage();
  await other.goto(`${server.dashboard}/channels`);
  await expect(other.getByRole('heading', { name: 'Channels', level: 1 })).toBeVisible();
  expect(await databasesOfAccount(later)).not.toEqual([]);
  await later.getByRole('button', { name: /^Account/ }).click();
  await later.getByRole('menuitem', { name: 'Forget this account…' }).click();
  await later.getByRole('dialog').getByRole('button', { name: 'Forget account' }).click();
  for (const tab of [later, other])
    await expect(tab.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  await expect.poll(() => databasesOfAccount(later)).toEqual([]);
  expect(await later.evaluate(() => sessionStorage.length)).toBe(0);
  await later.reload();
  await expect(later.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
});

/** The names of databases that hold the fingerprint of an account. */
function databasesOfAccount(page: Page): Promise<string[]> {
  return page.evaluate(async () =>
    (await indexedDB.databases()).flatMap(({ name = '' }) =>
      /[0-9a-f]{32}/.test(name) ? [name] : [],
    ),
  );
}
