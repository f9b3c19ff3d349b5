/** The report of a campaign on paper: one page of A4, with few links and with many, on a first day and with a trend. */
import type { Page } from '@playwright/test';
import { connect, expect, test } from '#e2e/support/fixtures.ts';
import { startTimeMachine } from '#e2e/support/time-machine.ts';

test.use({ readsLinks: true });

/** Pages of the PDF that the browser makes of what is on the screen. */
async function pagesOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', printBackground: true });
  return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length;
}

/** Opens the report of a campaign of the demo by its name, of all that was recorded. */
async function openReport(page: Page, dashboard: string, name: string): Promise<void> {
  await page.goto(`${dashboard}/campaigns`);
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Report…' }).click();
  await expect(page.getByRole('article').getByRole('heading', { name, level: 1 })).toBeVisible();
  await page.getByRole('radiogroup', { name: 'New clicks' }).getByText('All time').click();
  for (const missing of [/at least this large/, /channels were not read yet/, /were read so far/])
    await expect(page.getByRole('article').getByText(missing)).toHaveCount(0);
}

const placements = ['newsletter', 'poster', 'radio', 'flyer', 'partner-sites', 'shop-window'];
const markets = ['de', 'fr', 'it', 'en'];

test('A campaign is one page of A4, with its trend, its links and where its clicks came from', async ({
  page,
  context,
  ownServer,
}) => {
  const server = await ownServer(['--demo', '--rate-limit', '600']);
  const post = async (path: string, body: object) => {
    const reply = await fetch(server.dashboard + path, {
      method: 'POST',
      headers: { Authorization: `Bearer ${server.key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(reply.ok).toBe(true);
  };
  const machine = await startTimeMachine(server.dashboard);
  for (const daysAgo of [20, 12, 5]) {
    machine.setDaysAgo(daysAgo);
    const visit = await context.newPage();
    await connect(visit, machine.url, server.key);
    await expect(visit.locator('main').getByText('222', { exact: true }).first()).toBeVisible();
    await visit.close();
    await fetch(`${server.links}/repair-week-newsletter`, {
      redirect: 'manual',
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' },
    });
  }
  machine.setDaysAgo(0);
  await post('/api/campaign/add', { name: 'Autumn fair' });
  for (const source of placements)
    for (const market of markets)
      await post('/api/url/add', {
        url: `https://fair.example/?utm_source=${source}&utm_medium=print&utm_campaign=autumn-fair&utm_content=${market}`,
        custom: `autumn-fair-${source}-${market}`,
        metatitle: `Autumn fair: the programme for ${source}, ${market}`,
      });
  await connect(page, machine.url, server.key);
  await openReport(page, machine.url, 'Repair week');
  const report = page.getByRole('article');
  await expect(report.locator('.report-plot rect').first()).toBeAttached();
  await expect(report.getByRole('heading', { name: 'By source' })).toBeVisible();
  expect(await pagesOf(page)).toBe(1);

  await openReport(page, machine.url, 'Autumn fair');
  await expect(report.getByText('and 4 others')).toBeVisible();
  await expect(report.locator('[data-part="links"] tbody tr')).toHaveCount(21);
  expect(await pagesOf(page)).toBe(1);
});
