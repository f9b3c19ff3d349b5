/** Public pages with a brand: readable in both schemes whatever the accent, on a phone, within their content policy. */
import { mkdirSync } from 'node:fs';
import { expect, expectAccessible, test } from '#e2e/support/fixtures.ts';
import { brandOptions, makePublicPages } from './public-pages.ts';
import { visitorWith, watch } from './visits.ts';

test('Every public page with a logo and a pale accent is accessible on a phone, in both schemes', async ({
  browser,
  serverWith,
}, info) => {
  mkdirSync(info.outputDir, { recursive: true });
  const server = await serverWith('--rate-limit', '0', ...brandOptions(info.outputDir));
  expect(server.output()).toMatch(
    /The brand colour #ffcc00 is hard to read as text on light pages/,
  );
  const pages = await makePublicPages(server);
  const page = await (await visitorWith(browser)).newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  const seen = await watch(page);
  for (const [name, url] of Object.entries(pages)) {
    await page.goto(url);
    const logo = page.locator('img[src^="/l/"]');
    await expect(logo, name).toBeVisible();
    expect(
      await logo.evaluate((image: HTMLImageElement) => image.naturalWidth),
      name,
    ).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(390);
    await expectAccessible(page);
  }
  expect([seen.violations, seen.errors]).toEqual([[], []]);
  await page.context().close();
});

test('A bio page leads to its links, and unfolds the code of its own address', async ({
  browser,
  serverWith,
}) => {
  const server = await serverWith('--rate-limit', '0', '--brand-name', 'Ink');
  const { bio = '' } = await makePublicPages(server);
  const page = await (await visitorWith(browser)).newPage();
  await page.goto(bio);
  await expect(page).toHaveTitle('Élan Paper Studio · Ink');
  await expect(page.getByRole('link', { name: 'Shop shop.example', exact: true })).toHaveAttribute(
    'href',
    'https://shop.example/?from=bio',
  );
  const code = page.getByRole('img', { name: 'QR code that opens this page' });
  await expect(code).toBeHidden();
  await page.getByText('QR code of this page').press('Enter');
  await expect(code).toBeVisible();
  await expect
    .poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.context().close();
});
