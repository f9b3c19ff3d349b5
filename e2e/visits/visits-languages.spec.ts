/** Public pages in German and Arabic on a phone: their direction, no fault of accessibility, nothing wider than the page. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '#e2e/support/fixtures.ts';
import { makePublicPages } from './public-pages.ts';
import { visitorWith } from './visits.ts';

const titles = {
  de: { direction: 'ltr', unknown: 'Kein Link unter dieser Adresse' },
  ar: { direction: 'rtl', unknown: 'لا يوجد رابط في هذا العنوان' },
} as const;

for (const [language, { direction, unknown }] of Object.entries(titles)) {
  test(`Each public page is readable on a phone in ${language}`, async ({
    browser,
    serverWith,
  }) => {
    const pages = await makePublicPages(await serverWith('--rate-limit', '0'));
    const context = await visitorWith(browser, { language });
    const page = await context.newPage();
    await page.setViewportSize({ width: 390, height: 844 });
    // A page that leads on by itself stays.
    await page.addInitScript(() => Object.assign(window, { setInterval: () => 0 }));
    for (const [name, url] of Object.entries(pages)) {
      await page.goto(url);
      await expect(page.locator('html'), name).toHaveAttribute('lang', language);
      await expect(page.locator('html'), name).toHaveAttribute('dir', direction);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([name, width]).toEqual([name, 390]);
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      expect([name, violations.map(({ id }) => id)]).toEqual([name, []]);
    }
    await page.goto(String(pages['unknown']));
    await expect(page.getByRole('heading', { name: unknown })).toBeVisible();
    // A title from left to right lies where the page begins too.
    await page.goto(String(pages['campaign']));
    await expect(page.getByRole('heading')).toHaveCSS(
      'text-align',
      direction === 'rtl' ? 'right' : 'left',
    );
    await context.close();
  });
}
