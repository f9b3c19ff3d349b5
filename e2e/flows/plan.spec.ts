/** A campaign planned as a grid: typed by keyboard alone, and created once, whatever happens to the page meanwhile. */

import type { Locator, Page } from '@playwright/test';
import { startFaultyRelay } from '#e2e/support/faulty-relay.ts';
import { expect, openWithKey, test } from '#e2e/support/fixtures.ts';
import { closeWebServers } from '#e2e/support/local-web.ts';
import { rowsOf } from '#e2e/support/records.ts';

test.use({ rateLimit: 600 });

const channels = ['Newsletter', 'Radio', 'Partner sites'];
const languages = ['de', 'fr', 'it', 'en'];

/** Milliseconds between two keys: those of a user who types fast. */
const delay = 20;

/** From the campaign on, by keys alone. @param campaign no other test's, as the aliases are made of it */
async function typePlan(page: Page, campaign: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Campaign', exact: true }).focus();
  await page.keyboard.type(campaign, { delay });
  await page.keyboard.press('Tab');
  await page.keyboard.type('fair.example/{variant}/visit', { delay });
  // Alias and domain stay as they are.
  for (const _field of ['Alias', 'Domain', 'Channels']) await page.keyboard.press('Tab');
  await page.keyboard.type(`${channels.join(',')},`, { delay });
  await page.keyboard.press('Tab');
  await page.keyboard.type(`${languages.join(',')},`, { delay });
  await expect(page.getByRole('gridcell')).toHaveCount(12);
}

async function createAll(page: Page): Promise<void> {
  await page.keyboard.press('Control+Enter');
}

const created = (page: Page, count: number) =>
  expect(page.getByText(`${count} links created`)).toBeVisible();

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

test.afterEach(closeWebServers);

test('A reload in the middle, a lost reply and a killed browser lose and double nothing', async ({
  server,
  key,
  direct,
  profile,
}) => {
  const { dashboard, met } = await startFaultyRelay(
    server.dashboard,
    new Map([[4, 'lost']] as const),
    350,
  );
  let context = await profile.open();
  let page = await context.newPage();
  await openWithKey(page, `${dashboard}/campaigns/plan`, key);
  await typePlan(page, 'Winter fair 26');
  await expectInSight(page, page.getByRole('button', { name: 'Create 12 links' }));
  await createAll(page);
  const planUrl = page.url();
  await untilCreated(page, 2);
  await page.reload();
  await openWithKey(page, planUrl, key);
  await untilCreated(page, 6);
  await profile.kill();
  context = await profile.open();
  page = await context.newPage();
  await openWithKey(page, planUrl, key);
  await created(page, 12);
  await expectInSight(page, page.getByRole('link', { name: 'See results' }));
  expect(made(await rowsOf(direct, '/api/urls', 'urls'))).toEqual(destinations(channels));
  await expect(page.getByRole('gridcell', { name: /winter-fair-26-radio-it/ })).toBeVisible();
  expect(met).toEqual(['lost']);
});

/** An act of the foot needs no scrolling, wherever the page is scrolled to. */
async function expectInSight(page: Page, act: Locator): Promise<void> {
  const before = page.viewportSize();
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(act).toBeInViewport({ ratio: 1 });
  }
  if (before !== null) await page.setViewportSize(before);
}

/** Waits until the grid has at least so many links. */
async function untilCreated(page: Page, count: number): Promise<void> {
  const cells = page.locator('[role="gridcell"][data-state="created"]');
  await expect.poll(() => cells.count(), { intervals: [50] }).toBeGreaterThanOrEqual(count);
}
