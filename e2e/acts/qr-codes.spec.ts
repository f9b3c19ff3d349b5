/** QR codes in a browser: files that scanners read, with a logo and for a selection, and the page that is printed. */
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expect, test } from '#e2e/support/fixtures.ts';
import { readPicture } from '#testing/qr-reader.ts';

async function bytesOf(download: Download): Promise<Uint8Array> {
  return new Uint8Array(await readFile(await download.path()));
}

async function downloadBy(page: Page, name: string): Promise<Uint8Array> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ]);
  return bytesOf(download);
}

/** A red square, as a file that a user chooses. */
async function redSquare(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 40;
    canvas.height = 20;
    const pen = canvas.getContext('2d');
    pen?.fillRect(0, 0, 0, 0);
    if (pen !== null) pen.fillStyle = '#d02020';
    pen?.fillRect(0, 0, 40, 20);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

test('A code with colours and a logo is read by a scanner', async ({
  signedIn: page,
  direct,
  server,
}) => {
  await direct.post('/api/url/add', { url: 'https://shop.example/qr', custom: 'qr-logo' });
  await page.goto(`${server.dashboard}/links`);
  await page.getByRole('button', { name: /^Actions for .*qr-logo/ }).click();
  await page.getByRole('menuitem', { name: 'QR code…' }).click();
  const dialog = page.getByRole('dialog', { name: 'QR code' });
  await dialog.getByRole('button', { name: 'Colours, size and logo' }).click();
  await dialog.getByLabel('Code', { exact: true }).fill('#0b6c68');
  const file = dialog.getByLabel('Logo file');
  await file.setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  });
  await expect(dialog.getByRole('alert')).toContainText('couldn’t be read as a picture');
  await file.setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: await redSquare(page),
  });
  await expect(dialog.getByLabel('Error correction')).toHaveValue('H');
  await expect(dialog.locator('svg image')).toHaveAttribute('href', /^data:image\/png;base64,/);
  const png = await downloadBy(page, 'Download PNG');
  expect(await readPicture(png)).toMatch(/\/qr-logo$/);
});

test('The print of a selection has the codes and nothing of the page, on as many sheets as it takes', async ({
  signedIn: page,
  direct,
  server,
}) => {
  await direct.postAll(
    '/api/url/add',
    Array.from({ length: 20 }, (_, index) => ({
      url: `https://shop.example/${index}`,
      custom: `paper-${index}`,
    })),
  );
  // A browser without a screen has no print dialog.
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.goto(`${server.dashboard}/links`);
  await page.getByRole('checkbox', { name: /^Select all/ }).click();
  await page.getByRole('button', { name: 'QR…' }).click();
  await page.getByRole('button', { name: 'Print…' }).click();
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('figure')).toHaveCount(20);
  await expect(page.locator('figure').first()).toBeVisible();
  await expect(page.locator('main')).toBeHidden();
  await expect(page.getByRole('dialog')).toBeHidden();
  const pages =
    (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.length).toBeLessThan(5);
});
