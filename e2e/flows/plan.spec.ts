/** A campaign planned as a grid: typed by keyboard alone, and created once, whatever happens to the page meanwhile. */

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { startFaultyRelay } from '#e2e/support/faulty-relay.ts';
import { expect, openWithKey, test } from '#e2e/support/fixtures.ts';
import { closeWebServers } from '#e2e/support/local-web.ts';
import { rowsOf } from '#e2e/support/records.ts';

test.use({ rateLimit: 600 });

const channels = [
  'Newsletter',
  'Instagram',
  'LinkedIn',
  'Poster',
  'Radio',
  'Podcast',
  'Partner sites',
  'Packaging',
];
const languages = ['de', 'fr', 'it', 'en'];

/** Milliseconds between two keys: those of a user who types fast. */
const delay = 60;

/** From the campaign on, by keys alone. @param campaign no other test's, as the aliases are made of it */
async function typePlan(page: Page, campaign: string): Promise<void> {
  await page.getByLabel('Campaign', { exact: true }).focus();
  await page.keyboard.type(campaign, { delay });
  await page.keyboard.press('Tab');
  await page.keyboard.type('fair.example/{variant}/visit', { delay });
  await page.keyboard.press('Tab');
  await page.keyboard.type(`${channels.join(',')},`, { delay });
  await page.keyboard.press('Tab');
  await page.keyboard.type(`${languages.join(',')},`, { delay });
  await expect(page.getByRole('gridcell')).toHaveCount(32);
}

async function createAll(page: Page): Promise<void> {
  await page.keyboard.press('Control+Enter');
}

const created = (page: Page, count: number) =>
  expect(page.getByText(`${count} links created`)).toBeVisible({ timeout: 120_000 });

/** What a plan of these channels makes. */
function destinations(names: readonly string[]): string[] {
  return names
    .flatMap((name) =>
      languages.map(
        (language) => `/${language}/visit utm_source=${name.toLowerCase().replace(' ', '-')}`,
      ),
    )
    .sort();
}

function made(links: readonly Record<string, unknown>[]): string[] {
  return links
    .map(({ longurl }) => {
      const { pathname, searchParams } = new URL(String(longurl));
      return `${pathname} utm_source=${searchParams.get('utm_source')}`;
    })
    .sort();
}

test('Eight channels in four languages are planned by keys alone in less than a minute, and a ninth makes four links', async ({
  signedIn: page,
  server,
  direct,
}) => {
  test.setTimeout(300_000);
  await page.goto(`${server.dashboard}/campaigns`);
  await page.getByRole('link', { name: 'Plan a campaign' }).focus();
  const began = Date.now();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Campaign', { exact: true })).toBeVisible();
  await typePlan(page, 'Autumn fair 26');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Stop…' })).toBeVisible();
  expect(Date.now() - began).toBeLessThan(60_000);
  await created(page, 32);
  expect(made(await rowsOf(direct, '/api/urls', 'urls'))).toEqual(destinations(channels));

  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  await page.getByRole('gridcell').first().press('End');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('gridcell').nth(7)).toBeFocused();
  await page.getByLabel('Channels', { exact: true }).first().focus();
  await page.keyboard.type('Hang tags,', { delay });
  await page.getByRole('button', { name: 'Create 4 links' }).press('Enter');
  await created(page, 36);
  const links = await rowsOf(direct, '/api/urls', 'urls');
  expect(made(links)).toEqual(destinations([...channels, 'Hang tags']));
  expect(await rowsOf(direct, '/api/channels', 'channels')).toHaveLength(9);
  expect(await rowsOf(direct, '/api/campaigns', 'campaigns')).toHaveLength(1);
});

test.afterEach(closeWebServers);

test('A reload in the middle, a lost reply and a killed browser lose and double nothing', async ({
  server,
  key,
  direct,
  profile,
}) => {
  test.setTimeout(300_000);
  const { dashboard, met } = await startFaultyRelay(
    server.dashboard,
    new Map([[9, 'lost']] as const),
    350,
  );
  let context = await profile.open();
  let page = await context.newPage();
  await openWithKey(page, `${dashboard}/campaigns/plan`, key);
  await typePlan(page, 'Winter fair 26');
  await createAll(page);
  const planUrl = page.url();
  await untilCreated(page, 8);
  await page.reload();
  await openWithKey(page, planUrl, key);
  await untilCreated(page, 16);
  await profile.kill();
  context = await profile.open();
  page = await context.newPage();
  await openWithKey(page, planUrl, key);
  await created(page, 32);
  expect(made(await rowsOf(direct, '/api/urls', 'urls'))).toEqual(destinations(channels));
  await expect(page.getByRole('gridcell', { name: /winter-fair-26-radio-it/ })).toBeVisible();
  expect(met).toEqual(['lost']);
});

/** Waits until the grid has at least so many links. */
async function untilCreated(page: Page, count: number): Promise<void> {
  const cells = page.locator('[role="gridcell"][data-state="created"]');
  await expect
    .poll(() => cells.count(), { timeout: 120_000, intervals: [50] })
    .toBeGreaterThanOrEqual(count);
}
