/** Languages: each screen speaks one language, in its direction, without a fault of accessibility and no wider than the window. */
import compile from 'icu-minify/compile';
import { expect, expectAccessible, test } from '#e2e/support/fixtures.ts';
import { pseudoTexts } from '#testing/texts/pseudo-language.ts';
import { dashboard as english } from '#texts/en/dashboard.ts';
import { chooseLanguage, languages } from '#texts/languages.ts';
import {
  allScreens,
  cutTexts,
  latinNumbers,
  openScreen,
  saidTexts,
  sentTexts,
  signIn,
  textsOf,
} from './screens-in-language.ts';

const demo = ['--demo', '--rate-limit', '600'];

for (const { locale, width, height } of [
  { locale: 'de-DE', width: 390, height: 844 },
  { locale: 'es-MX', width: 768, height: 1024 },
  { locale: 'ar-EG', width: 1440, height: 900 },
]) {
  test.describe(`In ${locale}`, () => {
    test.use({ locale, viewport: { width, height } });

    test(`every screen speaks that language alone, accessible, and fits ${width} pixels`, async ({
      page,
      serverWith,
    }) => {
      test.setTimeout(180_000);
      const tag = chooseLanguage([locale]);
      expect(tag).toBe(locale.slice(0, 2));
      const language = Object.entries(languages).find(([key]) => key === tag)?.[1];
      const own = new Set(textsOf((await language?.load()) ?? {}));
      const hasOwnDigits = new Intl.NumberFormat(locale).format(1) !== '1';
      const server = await serverWith(...demo);
      // The service calls visits without a referrer "Direct", and the demo has a channel "Newsletter".
      const data = (await sentTexts(server)).add('Direct');
      const onlyEnglish = new Set(
        textsOf(english).filter(
          (text) => /[a-z]{3}/i.test(text) && !own.has(text) && !data.has(text),
        ),
      );
      await signIn(page, server);
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expect(page.locator('html')).toHaveAttribute('dir', language?.direction ?? '');
      for (const path of await allScreens(server)) {
        await openScreen(page, server, path);
        const said = await saidTexts(page);
        expect([path, said.filter((text) => onlyEnglish.has(text))]).toEqual([path, []]);
        if (hasOwnDigits) expect([path, latinNumbers(said, data)]).toEqual([path, []]);
        expect([
          path,
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ]).toEqual([path, 0]);
        await expectAccessible(page);
      }
    });
  });
}

test('A choice on Account changes the language at once, for one file, and holds after a reload', async ({
  page,
  serverWith,
}) => {
  const server = await serverWith(...demo);
  await signIn(page, server);
  await openScreen(page, server, '/account?tab=device');
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'العربية (مصر)' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  expect(scripts).toHaveLength(1);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});

test.describe('In a language whose texts are a third longer', () => {
  test.use({ locale: 'de-DE', viewport: { width: 390, height: 844 } });

  test('no text is cut on a phone', async ({ page, serverWith }) => {
    test.setTimeout(120_000);
    const server = await serverWith(...demo);
    const compiled = (texts: object): object =>
      Object.fromEntries(
        Object.entries(texts).map(([key, text]: [string, unknown]) => [
          key,
          typeof text === 'string'
            ? compile(text)
            : compiled(typeof text === 'object' && text !== null ? text : {}),
        ]),
      );
    let replaced = 0;
    await page.route('**/assets/dashboard-*.js', async (route) => {
      const reply = await route.fetch();
      const { overview } = await languages.de.load();
      if (!(await reply.text()).includes(overview.title)) return route.fulfill({ response: reply });
      replaced += 1;
      return route.fulfill({
        response: reply,
        body: `export const dashboard = ${JSON.stringify(compiled(pseudoTexts))};`,
      });
    });
    await signIn(page, server);
    for (const path of await allScreens(server)) {
      await openScreen(page, server, path);
      expect([path, await cutTexts(page, '⟧')]).toEqual([path, []]);
    }
    expect(replaced).toBeGreaterThan(0);
  });
});
