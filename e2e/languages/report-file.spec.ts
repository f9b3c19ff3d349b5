/** Report file in other languages: it says what the screen says, offline, accessible, and no wider than a phone. */
import { pathToFileURL } from 'node:url';
import { expect, expectAccessible, test } from '#e2e/support/fixtures.ts';
import { chooseLanguage, languages } from '#texts/languages.ts';
import { latinNumbers, openScreen, saidTexts, sentTexts, signIn } from './screens-in-language.ts';

for (const locale of ['de-DE', 'es-MX', 'ar-EG'])
  test.describe(`In ${locale}`, () => {
    test.use({ locale });

    test('the file of a report speaks the language of the screen', async ({
      page,
      context,
      serverWith,
    }, info) => {
      test.setTimeout(120_000);
      const tag = chooseLanguage([locale]);
      const language = Object.entries(languages).find(([key]) => key === tag)?.[1];
      const texts = await language?.load();
      const server = await serverWith('--demo', '--rate-limit', '600');
      await signIn(page, server);
      await openScreen(page, server, '/report');
      const report = page.getByRole('article');
      // Channels are read last.
      const byChannel = texts?.report.by.title.channel ?? '';
      await expect(report.getByRole('heading', { name: byChannel })).toBeVisible();
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: texts?.report.save ?? '' }).click();
      const path = info.outputPath('report.html');
      await (await downloading).saveAs(path);

      await context.setOffline(true);
      const file = await context.newPage();
      await file.setViewportSize({ width: 390, height: 844 });
      await file.goto(pathToFileURL(path).href);
      await expect(file.locator('html')).toHaveAttribute('lang', new RegExp(`^${tag}`));
      await expect(file.locator('html')).toHaveAttribute('dir', language?.direction ?? '');
      const headings = (root: typeof report) => root.getByRole('heading').allTextContents();
      expect(await headings(file.getByRole('article'))).toEqual(await headings(report));
      if (new Intl.NumberFormat(locale).format(1) !== '1')
        expect(latinNumbers(await saidTexts(file), await sentTexts(server))).toEqual([]);
      expect(await file.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await expectAccessible(file);
    });
  });
