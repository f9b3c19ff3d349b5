/** A report that is saved or printed right after its statistics came has its map all the same. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { connect, expect, test } from '#e2e/support/fixtures.ts';

test.use({ readsLinks: true });

/** Notes the maps of the page at the moment at which it is printed. */
async function notePrinting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {
      const maps = document.querySelectorAll('.report-map svg').length;
      document.documentElement.dataset['printed'] = `${maps} map`;
    };
  });
}

test('A file and a print wait for a map that comes late', async ({ page, serverWith }, info) => {
  const server = await serverWith('--demo', '--rate-limit', '600');
  await notePrinting(page);
  let comes = () => {};
  const late = new Promise<void>((resolve) => (comes = resolve));
  await page.route(/CountryShapes.*\.js/, async (route) => {
    await late;
    await route.continue();
  });
  await connect(page, server.dashboard, server.key);
  await page.goto(`${server.dashboard}/report`);
  await page.getByRole('checkbox', { name: 'Countries, referrers, browsers' }).check();
  await page.getByRole('button', { name: 'Read statistics' }).click();
  await expect(page.locator('.report-map')).toBeAttached();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Print' }).click();
  await page.getByRole('button', { name: 'Save as file' }).click();
  const isPrinted = () => page.locator('html').getAttribute('data-printed');
  expect(await isPrinted()).toBeNull();
  comes();
  await expect.poll(isPrinted).toBe('1 map');
  const path = info.outputPath('report.html');
  await (await downloading).saveAs(path);
  const text = await readFile(path, 'utf8');
  expect(text).toContain('data-shade');
  expect(text).not.toContain('data-loading');
});
