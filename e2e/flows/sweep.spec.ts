/**
 * Sweep: every screen is opened once in each of three languages, and asked all at that visit. Only here all screens are looked
 * at with much data: faults that axe finds in both schemes, width, forced colours, language, and what a visit requests.
 */
import type { Page } from '@playwright/test';
import {
  allScreens,
  goTo,
  latinNumbers,
  openScreen,
  saidTexts,
  sentTexts,
  signIn,
  textsOf,
} from '#e2e/languages/screens-in-language.ts';
import { expect, expectAccessible, test } from '#e2e/support/fixtures.ts';
import { addOddRecords } from '#e2e/support/odd-records.ts';
import type { RunningServer } from '#e2e/support/server.ts';
import { dashboard as english } from '#texts/en/dashboard.ts';
import { languages } from '#texts/languages.ts';

const demo = ['--demo', '--rate-limit', '0'];

const widths = [1440, 768, 390];

/** Each test takes a part of the screens, so that one end is enough for it on a busy machine: axe takes seconds for each. */
const partsInEnglish = [1, 2, 3, 4];
const partsInLanguage = [1, 2];

async function screensOf(part: number, parts: number[], server: RunningServer): Promise<string[]> {
  const all = await allScreens(server);
  return all.filter((_, at) => at % parts.length === part - 1);
}

/** How many requests a first visit may cost: one, where nothing is named. */
const costs: Readonly<Record<string, number>> = {
  // The newest links, the most clicked ones, and the channels that are named.
  '/overview': 3,
  // Its items, and the list for its name: no endpoint returns a single channel.
  '/channels/': 2,
  '/links/new': 0,
  '/links/import': 0,
  '/activity': 0,
  '/report': 0,
  '/nowhere': 0,
};

/** By how many pixels the page is wider than its window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** Runs in the page: its texts that have the colour of their ground. */
function invisibleTexts(): string[] {
  const groundOf = (element: Element | null): string => {
    if (element === null) return 'rgb(255, 255, 255)';
    const { backgroundColor } = getComputedStyle(element);
    return backgroundColor.endsWith(', 0)') ? groundOf(element.parentElement) : backgroundColor;
  };
  return [...document.querySelectorAll('main *')].flatMap((element) => {
    const hasText = [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
    );
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const isInk = getComputedStyle(element).color === groundOf(element);
    return hasText && isSeen && isInk ? [element.textContent] : [];
  });
}

for (const part of partsInEnglish)
  test(`In English every screen is accessible in both schemes, fits every width, and costs few requests (${part} of ${partsInEnglish.length})`, async ({
    page,
    serverWith,
  }) => {
    const server = await serverWith(...demo);
    await addOddRecords(server);
    await signIn(page, server);
    const asked = () => server.recorder.requests.filter(({ key }) => key === server.key);
    for (const path of await screensOf(part, partsInEnglish, server)) {
      const before = asked().length;
      await openScreen(page, server, path);
      const calls = asked()
        .slice(before)
        .map((call) => `${call.method} ${call.path}`);
      const cost = costs[path] ?? costs[path.replace(/\d+$/, '')] ?? 1;
      expect([path, calls.length > cost ? calls : []]).toEqual([path, []]);

      const wider: number[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        if ((await overflow(page)) > 0) wider.push(width);
      }
      expect([path, wider]).toEqual([path, []]);
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
      expect([path, await page.evaluate(invisibleTexts)]).toEqual([path, []]);
      await page.emulateMedia({ forcedColors: 'none' });
      await page.setViewportSize({ width: 1440, height: 900 });
      await test.step(path, () => expectAccessible(page));
    }
  });

for (const { tag, locale, width } of [
  { tag: 'de', locale: 'de-DE', width: 390 },
  { tag: 'ar', locale: 'ar-EG', width: 768 },
] satisfies { tag: keyof typeof languages; locale: string; width: number }[])
  test.describe(`In ${locale}`, () => {
    test.use({ locale, viewport: { width, height: 900 } });

    for (const part of partsInLanguage)
      test(`every screen speaks that language alone, and fits ${width} pixels (${part} of ${partsInLanguage.length})`, async ({
        page,
        serverWith,
      }) => {
        const { load, direction } = languages[tag];
        const own = new Set(textsOf(await load()));
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
        await expect(page.locator('html')).toHaveAttribute('dir', direction);
        for (const path of await screensOf(part, partsInLanguage, server)) {
          await goTo(page, path);
          const said = await saidTexts(page);
          expect([path, said.filter((text) => onlyEnglish.has(text))]).toEqual([path, []]);
          if (hasOwnDigits) expect([path, latinNumbers(said, data)]).toEqual([path, []]);
          expect([path, await overflow(page)]).toEqual([path, 0]);
        }
      });
  });
