/** Public pages on a phone: in German as they are, in Arabic with a brand, accessible in both schemes and within their policy. */
import { mkdirSync } from 'node:fs';
import { expectAccessible } from '#e2e/support/accessible.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { brandOptions, makePublicPages } from './public-pages.ts';
import { visitorWith, watch } from './visits.ts';

const cases = [
  {
    language: 'de',
    direction: 'ltr',
    align: 'left',
    unknown: 'Kein Link unter dieser Adresse',
    hasBrand: false,
  },
  {
    language: 'ar',
    direction: 'rtl',
    align: 'right',
    unknown: 'لا يوجد رابط في هذا العنوان',
    hasBrand: true,
  },
];

for (const { language, direction, align, unknown, hasBrand } of cases) {
  const brandText = hasBrand ? ', with a logo and a pale accent' : '';
  test(`Each public page is readable on a phone in ${language}${brandText}`, async ({
    browser,
    serverWith,
  }, info) => {
    mkdirSync(info.outputDir, { recursive: true });
    const brand = hasBrand ? brandOptions(info.outputDir) : [];
    const server = await serverWith('--rate-limit', '0', ...brand);
    if (hasBrand)
      expect(server.output()).toMatch(
        /The brand colour #ffcc00 is hard to read as text on light pages/,
      );
    const pages = await makePublicPages(server);
    const context = await visitorWith(browser, { language });
    const page = await context.newPage();
    await page.setViewportSize({ width: 390, height: 844 });
    // A page that leads on by itself stays.
    await page.addInitScript(() => Object.assign(window, { setInterval: () => 0 }));
    const seen = await watch(page);
    for (const [name, url] of Object.entries(pages)) {
      await page.goto(url);
      await expect(page.locator('html'), name).toHaveAttribute('lang', language);
      await expect(page.locator('html'), name).toHaveAttribute('dir', direction);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([name, width]).toEqual([name, 390]);
      const logo = page.locator('img[src^="/l/"]');
      await expect(logo, name).toHaveCount(hasBrand ? 1 : 0);
      if (hasBrand)
        await expect
          .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth), name)
          .toBeGreaterThan(0);
      await test.step(name, () => expectAccessible(page));
    }
    await page.goto(String(pages['unknown']));
    await expect(page.getByRole('heading', { name: unknown })).toBeVisible();
    // A title from left to right lies where the page begins too.
    await page.goto(String(pages['campaign']));
    await expect(page.getByRole('heading')).toHaveCSS('text-align', align);
    expect([seen.violations, seen.errors]).toEqual([[], []]);
    await context.close();
  });
}

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
