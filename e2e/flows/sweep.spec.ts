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
import { expectAccessible } from '#e2e/support/accessible.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
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

/** Pairs of a chosen element and one of its neighbours that look the same, by their names. */
function indistinct(): string[] {
  const chosen = [
    '[aria-pressed="true"]',
    '[aria-current="page"]',
    '[role="tab"][aria-selected="true"]',
    '.mantine-SegmentedControl-label[data-active]',
  ];
  const isShown = (element: Element) => element.getClientRects().length > 0;
  const looks = (element: Element) => {
    const { backgroundColor, color, outlineStyle } = getComputedStyle(element);
    return `${backgroundColor} ${color} ${outlineStyle}`;
  };
  return [...document.querySelectorAll(chosen.join())].filter(isShown).flatMap((element) => {
    const kind = element.tagName;
    const of = element.matches('.mantine-SegmentedControl-label')
      ? '.mantine-SegmentedControl-label:not([data-active])'
      : `${kind}[aria-pressed="false"], ${kind}[role="tab"][aria-selected="false"], nav ${kind}:not([aria-current])`;
    const group = element.closest('[role="tablist"], [role="radiogroup"], [role="group"], nav');
    const others = [...(group?.querySelectorAll(of) ?? [])].filter(isShown);
    const alike = others.find((other) => looks(other) === looks(element));
    return alike === undefined ? [] : [`${element.textContent} | ${alike.textContent}`];
  });
}

/** In a contrast theme: texts that have the colour of their ground, and chosen elements that look like their neighbours. */
async function expectContrast(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  expect([path, await page.evaluate(invisibleTexts)]).toEqual([path, []]);
  expect([path, await page.evaluate(indistinct)]).toEqual([path, []]);
  if (path === '/overview') await expectBarsDiffer(page);
  await page.emulateMedia({ forcedColors: 'none' });
}

/** A bar has neither the colour of its text nor that of its ground. */
async function expectBarsDiffer(page: Page): Promise<void> {
  const bar = page.locator('[class*="bar"][style*="width"]').first();
  await expect(bar).toBeVisible();
  const colors = await bar.evaluate((element) => [
    getComputedStyle(element).backgroundColor,
    getComputedStyle(document.body).color,
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect(new Set(colors).size).toBe(3);
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
      await page.setViewportSize({ width: 1440, height: 900 });
      await expectContrast(page, path);
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
