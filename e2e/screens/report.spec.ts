/** The file of a report in a browser: offline, accessible, small, and whole on paper. */
import { readFile, stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '#e2e/support/accessible.ts';
import { connect, expect, test } from '#e2e/support/fixtures.ts';
import { printMarked } from '#e2e/support/pdf-boxes.ts';
import { startTimeMachine } from '#e2e/support/time-machine.ts';

test.use({ rateLimit: 600, readsLinks: true });

/** All that a document says, but for the minute in which it was made: the screen goes with the time. */
async function textOf(page: Page): Promise<string> {
  const text = (await page.getByRole('article').textContent()) ?? '';
  const date = (await page.locator('.report-date').textContent()) ?? '';
  return text.replace(date, '');
}

/** Waits until all that Linkdeck reads by itself is in the document, so that nothing comes after it is saved. */
async function expectWhole(report: Locator): Promise<void> {
  for (const missing of [/at least this large/, /channels were not read yet/, /were read so far/])
    await expect(report.getByText(missing)).toHaveCount(0);
}

interface Listed {
  readonly data: { readonly urls: readonly { readonly id: number; readonly date: string }[] };
}

const day = 86_400_000;

/** Figures and rows, which no page may end within; headings of tables are repeated. */
const whole =
  '.report-head, .report-figures > div, .report-whole, .report tbody tr, .report tfoot tr';

const notes = [
  'Newsletter 46 sent',
  'Posters hung in four cities, and the radio spot began on the same morning as the raffle',
];

async function writeNotes(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Note', exact: true })).toBeVisible();
  for (const text of notes) {
    await page.keyboard.press('n');
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', { name: 'Notes' })).toContainText(text);
  }
}

test('A report of thirty links with its trend is one file that works offline and prints whole', async ({
  page,
  context,
  ownServer,
}, info) => {
  const server = await ownServer(['--demo', '--rate-limit', '600']);
  const machine = await startTimeMachine(server.dashboard);
  const visits = async (aliases: readonly string[], times: number) => {
    for (let each = 0; each < times; each += 1)
      for (const alias of aliases) {
        const reply = await fetch(`${server.links}/${alias}`, {
          redirect: 'manual',
          headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' },
        });
        expect(reply.status).toBeLessThan(400);
      }
  };
  for (const daysAgo of [30, 14, 3, 0]) {
    machine.setDaysAgo(daysAgo);
    const visit = await context.newPage();
    await connect(visit, machine.url, server.key);
    await expect(visit.locator('main').getByText('222', { exact: true }).first()).toBeVisible();
    await visit.goto(`${machine.url}/overview`);
    await expect(visit.getByRole('group', { name: 'Clicks', exact: true })).toContainText(
      'per link',
    );
    await visit.close();
    await visits(['home', 'stores', 'raffle'], 1 + (daysAgo % 5));
  }
  const reply = await fetch(`${server.dashboard}/api/urls?limit=100&order=click`, {
    headers: { Authorization: `Bearer ${server.key}` },
  });
  const { data } = (await reply.json()) as Listed;
  // Of a link that is younger than the first visit, nothing would be known there.
  const old = data.urls.filter(({ date }) => Date.now() - Date.parse(`${date}Z`) > 31 * day);
  const ids = old.slice(0, 30).map(({ id }) => id);
  expect(ids).toHaveLength(30);
  await connect(page, machine.url, server.key);
  await writeNotes(page, `${machine.url}/links/${ids[0]}`);
  await page.goto(`${machine.url}/report?links=${ids.join(',')}`);
  const report = page.getByRole('article');
  await expect(report.getByRole('heading', { name: '30 links' })).toBeVisible();
  await page.getByRole('radiogroup', { name: 'New clicks' }).getByText('All time').click();
  await expect(report.locator('.report-plot rect').nth(2)).toBeAttached();
  await page.getByRole('button', { name: 'Read statistics' }).click();
  await expect(page.getByText('Statistics of 30 of 30 links are here.')).toBeVisible();
  await expect(report.locator('.report-map path[data-shade]').first()).toBeAttached();
  for (const text of notes) await expect(report.getByText(text).last()).toBeVisible();
  await expectAccessible(page);

  await expectWhole(page.getByRole('article'));
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as file' }).click();
  const path = info.outputPath('report.html');
  await (await downloading).saveAs(path);
  expect((await stat(path)).size).toBeLessThan(300_000);
  const text = await readFile(path, 'utf8');
  for (const secret of [server.key, server.key.slice(4, -4)]) expect(text).not.toContain(secret);

  await context.setOffline(true);
  const file = await context.newPage();
  const requests: string[] = [];
  file.on('request', (request) => requests.push(request.url()));
  await file.goto(pathToFileURL(path).href);
  expect(await textOf(file)).toBe(await textOf(page));
  expect(await file.locator('script').count()).toBe(0);
  expect(requests).toEqual([pathToFileURL(path).href]);
  await expectAccessible(file);
  for (const width of [390, 768, 1440]) {
    await file.setViewportSize({ width, height: 900 });
    expect(await file.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  }

  const headings = await file
    .locator('.report thead tr')
    .evaluateAll((rows) => rows.map((row) => row.clientHeight));
  // None is broken into lines.
  for (const height of headings) expect(height).toBeLessThan(40);

  await file.locator('summary').click();
  for (const format of ['A4', 'Letter'] as const) {
    const { boxes, heights } = await printMarked(file, whole, format);
    const marks = boxes.map(({ mark }) => mark);
    expect(marks.length).toBeGreaterThan(60);
    // A box on two pages would be there twice.
    expect(new Set(marks).size).toBe(marks.length);
    for (const { page: at, bottom, top } of boxes) {
      expect(bottom).toBeGreaterThan(20);
      expect(top).toBeLessThan((heights[at] ?? 0) - 20);
    }
  }
});

/** Three tables of up to six columns, the last one with the sums besides: none is wider. */
const variants = Array.from({ length: 13 }, (_, index) => `market-${index + 1}`);
const channels = ['Newsletter', 'Packaging'];

const heatOf = (page: Page) => page.locator('[data-part="plan"]');

/** Plans a link for each, by keys, and creates them; returns where its report is. */
async function createPlan(page: Page): Promise<string> {
  await page.getByRole('combobox', { name: 'Campaign', exact: true }).fill('Fair');
  await page.getByLabel('Destination', { exact: true }).fill('fair.example/{variant}');
  await page.getByLabel('Channels', { exact: true }).first().focus();
  await page.keyboard.type(`${channels.join(',')},`);
  await page.getByLabel('Variants', { exact: true }).first().focus();
  await page.keyboard.type(`${variants.join(',')},`);
  await expect(page.getByRole('gridcell')).toHaveCount(26);
  await page.getByRole('button', { name: 'Create 26 links' }).click();
  await expect(page.getByText('26 links created')).toBeVisible();
  const url = await page.getByRole('link', { name: 'Report…' }).getAttribute('href');
  return url ?? '';
}

test('A plan of thirteen variants has a heat table that no paper and no phone cuts', async ({
  signedIn: page,
  server,
}, info) => {
  await page.goto(`${server.dashboard}/campaigns/plan`);
  const url = await createPlan(page);
  // One cell for each step of colour, among the links that were created last.
  const clicks = [1, 4, 10, 25, 60];
  for (const [index, count] of clicks.entries())
    for (let visit = 0; visit < count; visit += 1) {
      const reply = await fetch(`${server.links}/fair-packaging-market-${index + 1}`, {
        redirect: 'manual',
        headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' },
      });
      expect(reply.status).toBeLessThan(400);
    }
  await page.goto(`${server.dashboard}/links`);
  await expect(page.getByRole('row', { name: /fair-packaging-market-13/ })).toBeVisible();
  // The links of before are not read again by themselves within a quarter of an hour.
  await page.getByRole('button', { name: 'Refresh' }).click();
  // Of one long list, the rows in view are there.
  await page.getByRole('searchbox').fill('fair-packaging-market-5');
  await expect(page.getByRole('row', { name: /fair-packaging-market-5/ })).toContainText('60');
  await page.goto(server.dashboard + url);
  const heat = heatOf(page);
  await expect(heat).toHaveCount(3);
  await expect(heat.last().getByRole('row', { name: /^Total/ })).toContainText('100');
  for (let shade = 1; shade <= clicks.length; shade += 1)
    await expect(heat.locator(`[data-shade="${shade}"]`)).toHaveText(String(clicks[shade - 1]));
  await expectAccessible(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  }

  await expectWhole(page.getByRole('article'));
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as file' }).click();
  const path = info.outputPath('plan.html');
  await (await downloading).saveAs(path);
  const file = await page.context().newPage();
  await file.goto(pathToFileURL(path).href);
  expect(await textOf(file)).toBe(await textOf(page));
  await expectAccessible(file);
  // As wide as names and numbers can be.
  await heatOf(file).evaluateAll((tables) => {
    for (const number of tables.flatMap((table) => [...table.querySelectorAll('data')]))
      number.textContent = '123,456';
    for (const name of tables.flatMap((table) => [...table.querySelectorAll('bdi')]))
      name.textContent = 'Vertriebspartnerschaften';
  });
  await file.setViewportSize({ width: 390, height: 900 });
  expect(await file.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  const cells = `${whole}, .report-heat td:last-child`;
  for (const format of ['A4', 'Letter'] as const) {
    const { boxes, heights, widths } = await printMarked(file, cells, format);
    const marks = boxes.map(({ mark }) => mark);
    // Rows of 20 links and of the others, and three tables with the first and last cells of their three rows.
    expect(marks.length).toBeGreaterThan(20 + 3 * (1 + 3 * 2));
    // A box on two pages would be there twice.
    expect(new Set(marks).size).toBe(marks.length);
    for (const { page: at, bottom, top, left, right } of boxes) {
      expect(bottom).toBeGreaterThan(20);
      expect(top).toBeLessThan((heights[at] ?? 0) - 20);
      expect(left).toBeGreaterThan(20);
      expect(right).toBeLessThan((widths[at] ?? 0) - 20);
    }
  }
});
