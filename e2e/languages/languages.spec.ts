/** Languages: a choice changes the dashboard in place, by one file; and texts that are a third longer are cut nowhere on a phone. */
import compile from 'icu-minify/compile';
import { expect, test } from '#e2e/support/fixtures.ts';
import { pseudoTexts } from '#testing/texts/pseudo-language.ts';
import { languages } from '#texts/languages.ts';
import { allScreens, cutTexts, goTo, openScreen, signIn } from './screens-in-language.ts';

const demo = ['--demo', '--rate-limit', '600'];

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
      await goTo(page, path);
      expect([path, await cutTexts(page, '⟧')]).toEqual([path, []]);
    }
    expect(replaced).toBeGreaterThan(0);
  });
});
