/** Bulk work that nothing ends: not a closed tab, not a reload, not a killed browser, and no reply that gets lost. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { startFaultyRelay } from '#e2e/support/faulty-relay.ts';
import { expect, lengthenHolds, openWithKey, test } from '#e2e/support/fixtures.ts';
import { closeWebServers } from '#e2e/support/local-web.ts';
import { rowsOf } from '#e2e/support/records.ts';
import { csvRows } from '#features/files/csv.ts';

test.use({ rateLimit: 600 });

test.afterEach(closeWebServers);

/** Waits until so many links are made, as Activity tells it. */
async function untilMade(page: Page, number: number): Promise<void> {
  const made = async () =>
    Number.parseInt((await page.getByText(/^\d+ of 50 created/).textContent()) ?? '', 10);
  await expect.poll(made, { intervals: [50] }).toBeGreaterThanOrEqual(number);
}

test('50 links, with the tab closed, the page reloaded, the browser killed, a reply lost, one of 500 and one of 429: exactly 50', async ({
  server,
  key,
  direct,
  profile,
}) => {
  const { dashboard, met } = await startFaultyRelay(
    server.dashboard,
    new Map([
      [6, 'lost'],
      [14, 'failed'],
      [22, 'limited'],
    ] as const),
    350,
  );
  const wanted = Array.from({ length: 50 }, (_, index) => `https://shop.example/job/${index + 1}`);

  let context = await profile.open();
  let page = await context.newPage();
  await openWithKey(page, `${dashboard}/links/import`, key);
  const lines = wanted.map((url, index) => `${url},=${index}`);
  await page
    .getByRole('textbox', { name: /Web addresses/ })
    .fill(['url,what', ...lines].join('\n'));
  await page.getByRole('button', { name: 'Check these lines' }).click();
  expect(await rowsOf(direct, '/api/urls', 'urls')).toEqual([]);
  await page.getByRole('button', { name: 'Create the first 3' }).click();
  await expect(page.getByText('The first 3 are created. Check them below.')).toBeVisible();
  expect(await rowsOf(direct, '/api/urls', 'urls')).toHaveLength(3);
  const job = page.url();
  await page.getByRole('button', { name: 'Create the rest (47)' }).click();

  // The tab is closed, and with it the last of Linkdeck.
  await openWithKey(page, `${dashboard}/activity`, key);
  await untilMade(page, 8);
  await page.close();
  page = await context.newPage();
  await openWithKey(page, `${dashboard}/activity`, key);

  await untilMade(page, 16);
  await page.reload();
  await openWithKey(page, `${dashboard}/activity`, key);

  await untilMade(page, 24);
  await profile.kill();
  context = await profile.open();
  page = await context.newPage();
  await openWithKey(page, `${dashboard}/activity`, key);
  const done = page.getByRole('list', { name: 'Work' });
  await expect(done).toContainText('50 of 50 created');

  // The service's own word: each destination once.
  const made = await rowsOf(direct, '/api/urls', 'urls');
  expect(made.map(({ longurl }) => longurl).sort()).toEqual([...wanted].sort());
  expect(met).toEqual(['lost', 'failed', 'limited']);

  // And every row says which link it became.
  await done.getByText('Each row').click();
  const rows = page.getByRole('list', { name: /^Rows of/ }).getByRole('listitem');
  await expect(rows).toHaveCount(25);
  await expect(rows.getByRole('link')).toHaveCount(25);
  const shorturls = new Set(
    made.map(({ shorturl }) => String(shorturl).replace(/^https?:\/\//, '')),
  );
  for (const text of await rows.getByRole('link').allTextContents())
    expect(shorturls).toContain(text);

  // At its own address it has the file of results, in the order of the rows.
  await page.goto(job);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download results' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  const [columns, ...results] = csvRows(file, ',');
  expect(columns).toEqual(['url', 'what', 'Short URL', 'Link id', 'Result', 'Problem']);
  const short = new Map(made.map(({ longurl, shorturl }) => [String(longurl), shorturl]));
  expect(results.map(([url, what, shorturl, , result]) => [url, what, shorturl, result])).toEqual(
    wanted.map((url, index) => [url, `=${index}`, short.get(url), 'Created']),
  );
  expect(file).toContain('"\'=0"');
});

test('An import that creates what its rows name, closed in the middle and with a reply lost: each channel, campaign and link once', async ({
  server,
  key,
  direct,
  profile,
}) => {
  const { dashboard, met } = await startFaultyRelay(
    server.dashboard,
    new Map([[3, 'lost']] as const),
    500,
    ['/api/channel/add', '/api/campaign/add'],
  );
  const context = await profile.open();
  let page = await context.newPage();
  await openWithKey(page, `${dashboard}/links/import`, key);
  const rows = [1, 2, 3, 4, 5].map(
    (row) => `https://shop.example/named/${row},Channel ${row},${row > 3 ? 'Spring' : ''}`,
  );
  await page
    .getByRole('textbox', { name: /Web addresses/ })
    .fill(['url,channel,campaign', ...rows].join('\n'));
  await page.getByRole('button', { name: 'Check these lines' }).click();
  await page
    .getByRole('checkbox', { name: 'Create 5 channels and 1 campaign with the links' })
    .check();
  await page.getByRole('button', { name: 'Create 5 links' }).click();
  await page.getByRole('button', { name: 'Start now' }).click();
  const names = async (path: string, list: string) =>
    (await rowsOf(direct, path, list)).map(({ name }) => String(name)).sort();
  await expect.poll(() => names('/api/channels', 'channels'), { intervals: [50] }).not.toEqual([]);
  // The last tab of Linkdeck is closed while the channels are created.
  await page.close();
  expect(await names('/api/campaigns', 'campaigns')).toEqual([]);

  page = await context.newPage();
  await openWithKey(page, `${dashboard}/activity`, key);
  const done = page.getByRole('list', { name: 'Work' });
  await expect(done).toContainText('5 of 5 created');
  expect(met).toEqual(['lost']);
  expect(await names('/api/channels', 'channels')).toEqual(
    [1, 2, 3, 4, 5].map((row) => `Channel ${row}`),
  );
  expect(await names('/api/campaigns', 'campaigns')).toEqual(['Spring']);
  const made = await rowsOf(direct, '/api/urls', 'urls');
  expect(made.map(({ longurl }) => longurl).sort()).toEqual(rows.map((row) => row.split(',')[0]));
  for (const { id, name } of await rowsOf(direct, '/api/channels', 'channels')) {
    const items = await rowsOf(direct, `/api/channel/${String(id)}`, 'items');
    const own = made.filter(({ longurl }) => String(longurl).at(-1) === String(name).at(-1));
    expect(items.map(({ id: item }) => item)).toEqual(own.map(({ id: link }) => link));
  }
  await page.getByText('Each row').click();
  const shown = page.getByRole('list', { name: /^Rows of/ }).getByRole('listitem');
  await expect(shown.first()).toHaveText(/^Channel: Channel 1\s*Created$/);
});

/** Fills in the wizard and presses Create link. */
async function beginLink(page: Page, dashboard: string, url: string, key: string): Promise<void> {
  await openWithKey(page, `${dashboard}/links/new`, key);
  await page.getByLabel('Destination', { exact: true }).fill(url);
  await page.getByRole('button', { name: /^Create link/ }).click();
}

/** The links that the service has to a destination. */
async function linksTo(direct: Parameters<typeof rowsOf>[0], url: string): Promise<number> {
  return (await rowsOf(direct, '/api/urls', 'urls')).filter(({ longurl }) => longurl === url)
    .length;
}

test('A browser that is killed in the hold of a new link makes it once, and tells of it on another screen', async ({
  server,
  key,
  direct,
  profile,
}) => {
  const url = 'https://shop.example/held';
  let page = await (await profile.open()).newPage();
  // To end a browser takes a slow machine longer than the three seconds of a hold.
  await lengthenHolds(page, 10_000);
  await beginLink(page, server.dashboard, url, key);
  await expect(page.getByRole('group', { name: /^Creating / })).toBeVisible();
  await profile.kill();
  expect(await linksTo(direct, url)).toBe(0);
  page = await (await profile.open()).newPage();
  await openWithKey(page, `${server.dashboard}/channels`, key);
  await expect(page.getByRole('group', { name: 'Link created' })).toBeVisible();
  expect(await linksTo(direct, url)).toBe(1);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.reload();
  await openWithKey(page, `${server.dashboard}/channels`, key);
  await expect(page.getByRole('group', { name: 'Link created' })).toHaveCount(0);
  expect(await linksTo(direct, url)).toBe(1);
});

test('A browser that is killed while the reply to a new link is on its way finds the link, and makes no second one', async ({
  server,
  key,
  direct,
  profile,
}) => {
  const url = 'https://shop.example/killed';
  const { dashboard } = await startFaultyRelay(server.dashboard, new Map(), 20_000);
  let page = await (await profile.open()).newPage();
  await beginLink(page, dashboard, url, key);
  await page.getByRole('button', { name: 'Create now' }).click();
  await expect.poll(() => linksTo(direct, url)).toBe(1);
  await profile.kill();
  page = await (await profile.open()).newPage();
  await openWithKey(page, `${dashboard}/channels`, key);
  await expect(page.getByRole('group', { name: 'Link created' })).toBeVisible();
  expect(await linksTo(direct, url)).toBe(1);
});
