/** Stored links at the edges of a browser: no storage, no room, a database that went, two tabs, and a request log that stays empty. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findChromium } from '#e2e/setup/browser.ts';
import { connect, type Direct, expect, test } from '#e2e/support/fixtures.ts';
import {
  libraryPanel,
  loadAllLinks,
  openLibraryPanel,
  pressStoring,
  storeAllLinks,
  storedLibraries,
  switchStoringOn,
} from '#e2e/support/library.ts';
import { add, addLinks, itemsOf } from '#e2e/support/records.ts';
import { ofUser } from '#e2e/support/traffic.ts';

test.use({ rateLimit: 600 });
test.setTimeout(150_000);

async function findOne(page: Page, words: string): Promise<void> {
  await page.getByRole('link', { name: 'Links', exact: true }).click();
  await page.getByRole('searchbox').fill(words);
  await expect(page.getByText('1 link matches')).toBeVisible({ timeout: 20_000 });
}

test('A browser that stores nothing has all links in memory, and says so', async ({
  server,
  key,
  direct,
}, info) => {
  await addLinks(direct, 'nowhere', 250);
  const context = await withoutStorage(info.outputPath('profile'));
  try {
    const page = await context.newPage();
    const noise: string[] = [];
    page.on('pageerror', ({ message }) => noise.push(message));
    await connect(page, server.dashboard, key);
    const panel = await openLibraryPanel(page);
    await expect(panel).toContainText(
      'Your links are in memory only, because your API key isn’t kept in this browser.',
    );
    await expect(panel.getByRole('switch', { name: 'My links' })).toHaveCount(0);
    await loadAllLinks(page, 250);
    await findOne(page, 'nowhere-177');
    expect(noise).toEqual([]);
  } finally {
    await context.close();
  }
});

test('Where the room ends in the middle of the first pass, no link is lost and the panel says so', async ({
  server,
  key,
  direct,
  profile,
}) => {
  await addLinks(direct, 'full', 1500, { description: 'long '.repeat(390) });
  // Chromium bounds what is stored only where it stores on the disk.
  const context = await profile.open();
  const page = await context.newPage();
  const browser = await context.newCDPSession(page);
  // Before anything is stored, as Chromium remembers for a while how much room it has found.
  await browser.send('Storage.overrideQuotaForOrigin', {
    origin: server.dashboard,
    quotaSize: 3_000_000,
  });
  await connect(page, server.dashboard, key);
  const panel = await openLibraryPanel(page);
  await pressStoring(page);
  await loadAllLinks(page, 1500);
  await expect(panel).toContainText(
    'This browser has no room left for your links, so they’re in memory only.',
  );
  await expect(panel.getByRole('switch', { name: 'My links' })).not.toBeChecked();
  // Half of the links would be taken for all of them later.
  await expect.poll(() => storedLibraries(page)).toEqual([]);
  await findOne(page, 'full-1499');
});

test('A database that the browser has removed is begun again in silence', async ({
  page,
  server,
  key,
  direct,
  traffic,
}) => {
  await addLinks(direct, 'evicted', 130);
  await connect(page, server.dashboard, key);
  await storeAllLinks(page, 130);
  await traffic.drain();
  // No page of Linkdeck is open while the database goes.
  await page.goto(`${server.dashboard}/config.json`);
  await expect.poll(() => storedLibraries(page)).toHaveLength(1);
  await page.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases()) {
      if (!name.includes('library')) continue;
      const request = indexedDB.deleteDatabase(name);
      await new Promise((resolve) => request.addEventListener('success', resolve, { once: true }));
    }
  });
  expect(await storedLibraries(page)).toEqual([]);
  await page.goto(`${server.dashboard}/account?tab=device`);
  const panel = libraryPanel(page);
  await expect(panel).toContainText(
    'Your links are in memory only, until you lock or close Linkdeck.',
  );
  await expect(page.getByRole('alert')).toHaveCount(0);
  await switchStoringOn(page);
  await loadAllLinks(page, 130);
  await expect(panel).toContainText(/They take \d/);
  expect(await storedLibraries(page)).toHaveLength(1);
});

test('Two tabs of an account read all links once, and both have them', async ({
  page,
  context,
  server,
  key,
  direct,
  traffic,
}) => {
  await addLinks(direct, 'shared', 420);
  await connect(page, server.dashboard, key);
  await openLibraryPanel(page);
  const other = await context.newPage();
  await other.goto(`${server.dashboard}/account?tab=device`);
  await expect(libraryPanel(other)).toBeVisible();
  await Promise.all([page, other].map((each) => loadAllLinks(each, 420)));
  const asked = (await traffic.drain()).filter((call) => /urls\?limit=([5-9]\d|100)&/.test(call));
  // The most clicked, and pages of a hundred that overlap, each of them once.
  expect(asked.length).toBeGreaterThanOrEqual(6);
  expect(asked.length).toBeLessThanOrEqual(8);
  expect(new Set(asked).size).toBe(asked.length);
  await page.close();
  await findOne(other, 'shared-333');
});

/** Opens Links with 80 links, all of which are loaded. @param prefix of their aliases, no other test's */
async function openEighty(
  page: Page,
  prefix: string,
  dashboard: string,
  key: string,
  direct: Direct,
): Promise<void> {
  await addLinks(direct, prefix, 80);
  await connect(page, dashboard, key);
  await openLibraryPanel(page);
  await loadAllLinks(page, 80);
  await page.getByRole('link', { name: 'Links', exact: true }).click();
}

test('Back in the moment in which a search enters the address leaves no search behind', async ({
  page,
  server,
  key,
  direct,
}) => {
  await openEighty(page, 'moment', server.dashboard, key, direct);
  const table = page.getByRole('table', { name: 'Links' });
  await expect(table).toContainText('moment-80');
  const wentBack = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('popstate', () => resolve(), { once: true });
        const push = history.pushState.bind(history);
        history.pushState = (...args) => {
          push(...args);
          history.pushState = push;
          history.back();
          // The page is busy, so that it renders nothing for the new address.
          for (const end = performance.now() + 300; performance.now() < end; );
        };
      }),
  );
  await page.getByRole('searchbox').fill('moment-7');
  await wentBack;
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(table).toContainText('moment-80');
  await expect(page).toHaveURL(/\/links$/);
  // The same search again is one more.
  await page.getByRole('searchbox').fill('moment-7');
  await expect(page).toHaveURL(/q=moment-7$/);
});

test('Back ends a search as often as a user goes back, also before the screen shows its address', async ({
  page,
  server,
  key,
  direct,
}) => {
  await openEighty(page, 'often', server.dashboard, key, direct);
  const search = page.getByRole('searchbox');
  const count = page.getByText(/^\d+ links match/);
  for (let time = 1; time <= 40; time += 1) {
    await search.fill('often-7');
    await expect(count).toBeVisible();
    // The address has the search a moment before the screen is rendered for it.
    await expect(page).toHaveURL(/q=often-7$/);
    await page.goBack();
    await expect(search).toHaveValue('');
    await expect(count, `Back number ${time}`).toHaveCount(0);
  }
});

test('Search, filter, order, a saved view and a selection of all matches send nothing; assigning them sends that alone', async ({
  page,
  server,
  key,
  direct,
  traffic,
}) => {
  await addLinks(direct, 'haystack', 600);
  const matching = await addLinks(direct, 'needle', 60);
  const channel = await add(direct, '/api/channel/add', { name: 'Spring' });
  await connect(page, server.dashboard, key);
  await openLibraryPanel(page);
  await loadAllLinks(page, 660);
  await page.getByRole('link', { name: 'Links', exact: true }).click();
  await page.getByRole('searchbox').fill('haystack-7');
  const count = page.getByText(/^\d+ links match/);
  await expect(count).toBeVisible();
  await expect(page).toHaveURL(/q=haystack-7/);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(count).toHaveCount(0);
  await traffic.drain();

  await page.getByRole('searchbox').fill('needle');
  await expect(page.getByText('60 links match')).toBeVisible();
  await page.getByRole('columnheader', { name: 'Link', exact: true }).getByRole('button').click();
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('tab', { name: 'Clicks' }).click();
  await page.getByRole('group', { name: 'Clicks' }).getByLabel('At most').fill('10');
  await page.keyboard.press('Escape');
  await expect(page.getByText('60 links match')).toBeVisible();
  await page.getByRole('button', { name: 'More views' }).click();
  await page.getByRole('menuitem', { name: 'Save this view…' }).click();
  await page.getByLabel('Name').fill('Needles');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Needles', pressed: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all 60 links' }).click();
  await expect(page.getByRole('region', { name: 'Selection' })).toContainText('60');
  // What the library refreshes by itself, a page a minute, has no word of the search in it.
  const own = (call: string) => /GET \/api\/urls\?(?!.*\b(q|short)=)/.test(call);
  expect(ofUser(await traffic.drain()).filter((call) => !own(call))).toEqual([]);

  await page.keyboard.press('a');
  await expect(page.getByRole('combobox', { name: 'Search channels' })).toBeFocused();
  await page.keyboard.type('spring');
  await expect(page.getByRole('option', { name: /Spring/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Assign now' }).click();
  await expect
    .poll(async () => (await itemsOf(direct, channel)).length, { timeout: 60_000 })
    .toBe(60);
  expect(await itemsOf(direct, channel)).toEqual(matching.map((id) => `links ${id}`).sort());
  const sent = ofUser(await traffic.drain()).filter((call) => !own(call));
  expect(sent.filter((call) => call.startsWith('POST'))).toHaveLength(60);
  expect(
    sent.filter(
      (call) => !/POST \/api\/channel\/\d+\/assign|GET \/api\/(channels|campaigns)/.test(call),
    ),
  ).toEqual([]);
});

/** A browser whose user lets no page store anything. */
async function withoutStorage(profile: string): Promise<BrowserContext> {
  await mkdir(join(profile, 'Default'), { recursive: true });
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
  const executablePath = findChromium();
  return chromium.launchPersistentContext(
    profile,
    executablePath === undefined ? {} : { executablePath },
  );
}
