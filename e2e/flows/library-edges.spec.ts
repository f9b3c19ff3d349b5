/** Stored links at the edges of a browser: no storage, no room, a database that went, two tabs, and a request log that stays empty. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findChromium } from '#e2e/setup/browser.ts';
import { connect, expect, test } from '#e2e/support/fixtures.ts';
import {
  libraryPanel,
  loadAllLinks,
  openLibraryPanel,
  storeAllLinks,
  storedLibraries,
} from '#e2e/support/library.ts';
import { addLinks } from '#e2e/support/records.ts';

test.use({ rateLimit: 600, readsLinks: true });

async function findOne(page: Page, words: string): Promise<void> {
  await page.getByRole('link', { name: 'Links', exact: true }).click();
  await page.getByRole('searchbox').fill(words);
  await expect(page.getByText('1 link matches')).toBeVisible();
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
  await addLinks(direct, 'full', 500, { description: 'long '.repeat(390) });
  // Chromium bounds what is stored only where it stores on the disk.
  const context = await profile.open();
  const page = await context.newPage();
  const browser = await context.newCDPSession(page);
  // Before anything is stored, as Chromium remembers for a while how much room it has found.
  await browser.send('Storage.overrideQuotaForOrigin', {
    origin: server.dashboard,
    quotaSize: 1_000_000,
  });
  await connect(page, server.dashboard, key);
  const panel = await openLibraryPanel(page);
  await loadAllLinks(page, 500);
  await expect(panel).toContainText(
    'This browser has no room left for your links, so they’re in memory only.',
  );
  await expect(panel.getByRole('switch', { name: 'My links' })).not.toBeChecked();
  // Half of the links would be taken for all of them later.
  await expect.poll(() => storedLibraries(page)).toEqual([]);
  await findOne(page, 'full-499');
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
  await expect(panel.getByRole('switch', { name: 'My links' })).toBeChecked();
  await expect(page.getByRole('alert')).toHaveCount(0);
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
