/** Export in a browser: all pages or the selection as CSV and JSON, and resuming after a failure. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '#e2e/support/accessible.ts';
import { connect, directly, expect, test } from '#e2e/support/fixtures.ts';
import { csvRows } from '#features/files/csv.ts';

// What is exported is what the browser has: all links, once they were read.
test.use({ readsLinks: true });

async function saved(page: Page, button: string): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: button }).click();
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('All pages of what the list shows are in the file, in its order, and the key is not', async ({
  page,
  serverWith,
}) => {
  const server = await serverWith('--rate-limit', '600');
  const direct = directly(server, server.key);
  const titles = Array.from({ length: 60 }, (_, index) =>
    index % 2 === 0 ? `=Even ${index}` : `Odd ${index}`,
  );
  await direct.postAll(
    '/api/url/add',
    titles.map((metatitle, index) => ({ url: `https://shop.example/${index}`, metatitle })),
  );
  await connect(page, server.dashboard, server.key);
  await expect(page.getByText('Odd 59').first()).toBeVisible();
  // Until all links are loaded, the list has pages.
  await expect(page.getByRole('button', { name: 'Next' })).toBeHidden();
  await page.getByRole('button', { name: 'Export…' }).click();
  await expect(page.getByRole('dialog')).toContainText('The 60 links in this list.');
  await expectAccessible(page);
  const csv = await saved(page, 'Export as CSV');
  expect(csv.name).toMatch(/^links-\d{4}-\d\d-\d\d\.csv$/);
  const [columns = [], ...rows] = csvRows(csv.text, ',');
  expect(columns.slice(0, 5)).toEqual(['title', 'shorturl', 'longurl', 'channel', 'campaign']);
  expect(rows.map(([, , longurl]) => longurl)).toEqual(
    Array.from({ length: 60 }, (_, index) => `https://shop.example/${59 - index}`),
  );
  expect(rows[1]?.[0]).toBe('=Even 58');
  expect(csv.text).toContain('"\'=Even 58"');
  await expect(page.getByRole('dialog')).toContainText(
    'Saved 60 links. 30 cells were made safe with an apostrophe.',
  );
  await page.getByText('JSON', { exact: true }).click();
  const json = await saved(page, 'Export as JSON');
  const records = JSON.parse(json.text) as { title: string; clicks: number }[];
  expect(records).toHaveLength(60);
  expect(records[1]).toMatchObject({ title: '=Even 58', clicks: 0 });
  for (const { text } of [csv, json]) expect(text).not.toContain(server.key);
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click();

  await page.getByRole('searchbox').fill('Odd');
  await expect(page.getByText('30 links match')).toBeVisible();
  await page.getByRole('button', { name: 'Export…' }).click();
  await expect(page.getByRole('dialog')).toContainText('The 30 links in this list.');
  const odd = await saved(page, 'Export as CSV');
  expect(odd.name).toMatch(/^links-Odd-/);
  const [, ...found] = csvRows(odd.text, ',');
  expect(found).toHaveLength(30);
  expect(found.every(([title]) => title?.startsWith('Odd') === true)).toBe(true);
});
