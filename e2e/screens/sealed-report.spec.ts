/** The sealed file of a report in a browser: offline, from disk, with its passphrase alone, and on paper as the plain one. */
import { readFile, stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Page, TestInfo } from '@playwright/test';
import { connect, expect, expectAccessible, test } from '#e2e/support/fixtures.ts';
import { printMarked } from '#e2e/support/pdf-boxes.ts';
import { addLinks } from '#e2e/support/records.ts';
import { expectWhole } from '#e2e/support/whole-report.ts';

test.use({ rateLimit: 600, readsLinks: true });

/** All that a document says, but for the minute in which it was made: the screen goes with the time. */
async function textOf(page: Page): Promise<string> {
  const text = (await page.getByRole('article').textContent()) ?? '';
  return text.replace(/Made .*? · /, '');
}

/** Presses a button and waits for the file that it saves. */
async function saveBy(page: Page, button: string, info: TestInfo) {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const download = await downloading;
  const path = info.outputPath(`${button}.html`);
  await download.saveAs(path);
  return { path, name: download.suggestedFilename() };
}

test('A sealed report opens from disk with its passphrase alone, and says and prints what the plain file does', async ({
  page,
  context,
  server,
  key,
  owner,
  direct,
}, info) => {
  const prefix = `sealed-${Date.now()}`;
  await addLinks(direct, prefix, 60);
  await connect(page, server.dashboard, key);
  await page.goto(`${server.dashboard}/report`);
  const report = page.getByRole('article');
  // The row of the sum is there, with all links in it.
  await expect(report.locator('[data-part="links"] tbody tr')).toHaveCount(60);
  await expectWhole(report);
  await page.getByLabel('Title').fill('Autumn at Harbour & Pine');
  await page.getByRole('checkbox', { name: 'Destinations' }).check();

  const plain = await saveBy(page, 'Save as file', info);
  await page.getByRole('button', { name: 'Save sealed…' }).click();
  await page.getByRole('button', { name: 'Suggest one' }).click();
  const passphrase = await page.getByLabel('Passphrase', { exact: true }).inputValue();
  await expectAccessible(page);
  const before = await textOf(page);
  const sealed = await saveBy(page, 'Save sealed file', info);
  const after = await textOf(page);
  expect(sealed.name).toMatch(/^Report-\d{4}-\d\d-\d\d\.html$/);
  await expect(page.getByText(`Saved ${sealed.name}`)).toBeVisible();
  const { size } = await stat(sealed.path);
  expect(size).toBeLessThan((await stat(plain.path)).size);
  const text = await readFile(sealed.path, 'utf8');
  for (const hidden of [passphrase, key, owner.email, prefix, 'Autumn', 'Clicks', 'shop.example'])
    expect(text).not.toContain(hidden);

  await context.setOffline(true);
  const plainFile = await context.newPage();
  await plainFile.goto(pathToFileURL(plain.path).href);
  const file = await context.newPage();
  const requests: string[] = [];
  const noise: string[] = [];
  file.on('request', (request) => requests.push(request.url()));
  file.on('console', (message) => noise.push(message.text()));
  file.on('pageerror', (error) => noise.push(error.message));
  await file.goto(pathToFileURL(sealed.path).href);
  const field = file.getByLabel('Passphrase', { exact: true });
  await expect(field).toBeFocused();
  expect(await file.getByText('Open this in a browser').count()).toBe(0);
  await expectAccessible(file);

  await field.fill(`${passphrase.slice(0, -1)}?`);
  await file.keyboard.press('Enter');
  await expect(file.getByRole('status')).toHaveText(/^Wrong passphrase\./);
  await expect(field).toBeFocused();
  expect(await file.getByRole('article').count()).toBe(0);
  await expectAccessible(file);

  await file.keyboard.type(passphrase);
  await file.keyboard.press('Enter');
  const heading = file.getByRole('heading', { level: 1, name: 'Autumn at Harbour & Pine' });
  await expect(heading).toBeFocused();
  expect(await file.title()).toBe('Autumn at Harbour & Pine');
  // The links may be read again at this moment.
  expect([before, after]).toContain(await textOf(file));
  expect(before).toContain(`${prefix}-60`);
  expect(await file.locator('script, form, template').count()).toBe(0);
  await expectAccessible(file);
  expect(requests).toEqual([pathToFileURL(sealed.path).href]);
  expect(noise).toEqual([]);

  for (const format of ['A4', 'Letter'] as const) {
    const sheets = await printMarked(file, '.report-head', format);
    const plainSheets = await printMarked(plainFile, '.report-head', format);
    expect(sheets.heights.length).toBeGreaterThan(1);
    expect(sheets.heights).toEqual(plainSheets.heights);
  }
});
