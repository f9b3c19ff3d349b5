/** Sealed files in each language: the form speaks it, on a phone and without a script, and opens the report of the screen. */
import { pathToFileURL } from 'node:url';
import { expect, expectAccessible, test } from '#e2e/support/fixtures.ts';
import { chooseLanguage, languages } from '#texts/languages.ts';
import { latinNumbers, openScreen, saidTexts, sentTexts, signIn } from './screens-in-language.ts';

test.use({ readsLinks: true });

for (const locale of ['de-DE', 'ar-EG'])
  test.describe(`In ${locale}`, () => {
    test.use({ locale });

    test('the sealed file of a report asks for its passphrase, and opens', async ({
      page,
      browser,
      context,
      serverWith,
    }, info) => {
      const tag = chooseLanguage([locale]);
      const language = Object.entries(languages).find(([each]) => each === tag)?.[1];
      const texts = (await language?.load())?.report.seal;
      if (texts === undefined) throw new Error(`There is no ${tag}`);
      const server = await serverWith('--demo', '--rate-limit', '600');
      await page.setViewportSize({ width: 390, height: 844 });
      await signIn(page, server);
      await openScreen(page, server, '/report');
      const report = page.getByRole('article');
      await expect(report.locator('tfoot').last()).toBeVisible();
      await page.getByRole('button', { name: texts.open }).click();
      await page.getByLabel(texts.passphrase, { exact: true }).fill('четыре слова 四つの言葉');
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      const title = await report.getByRole('heading', { level: 1 }).textContent();
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: texts.save }).click();
      const path = info.outputPath('report.html');
      await (await downloading).saveAs(path);

      await context.setOffline(true);
      const file = await context.newPage();
      await file.setViewportSize({ width: 390, height: 844 });
      await file.goto(pathToFileURL(path).href);
      await expect(file.locator('html')).toHaveAttribute('lang', new RegExp(`^${tag}`));
      await expect(file.locator('html')).toHaveAttribute('dir', language?.direction ?? '');
      await expect(file.getByRole('heading', { level: 1 })).toHaveText(texts.file.title);
      expect(await file.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      const field = file.getByLabel(texts.passphrase, { exact: true });
      await field.fill('четыре слова');
      await file.getByRole('button', { name: texts.file.open }).click();
      await expect(file.getByRole('status')).toHaveText(texts.file.wrong);
      await expectAccessible(file);
      await field.fill('четыре слова 四つの言葉');
      await file.getByRole('button', { name: texts.file.open }).click();
      const heading = file.getByRole('article').getByRole('heading', { level: 1 });
      await expect(heading).toBeFocused();
      await expect(heading).toHaveText(title ?? '');
      expect(await file.locator('.report-figures > div').count()).toBeGreaterThan(2);
      if (new Intl.NumberFormat(locale).format(1) !== '1')
        expect(latinNumbers(await saidTexts(file), await sentTexts(server))).toEqual([]);
      expect(await file.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await expectAccessible(file);

      const withoutScript = await browser.newContext({ javaScriptEnabled: false });
      const preview = await withoutScript.newPage();
      await preview.goto(pathToFileURL(path).href);
      await expect(preview.getByText(texts.file.notice)).toBeVisible();
      await expect(preview.locator('form')).toBeHidden();
      await withoutScript.close();
    });
  });
