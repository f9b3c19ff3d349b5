/** Guises: every screen as a browser translates it, and with text twice as large. */
import { allScreens, goTo, signIn } from '#e2e/languages/screens-in-language.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { newProfile } from '#e2e/support/own-browser.ts';
import { translatePage } from '#testing/translate-page.ts';

/** A service with a believable account in it, and room for many requests. */
const demo = ['--demo', '--rate-limit', '600'];

test('No screen fails where a browser has translated it, and texts that change arrive', async ({
  page,
  serverWith,
}) => {
  const server = await serverWith(...demo);
  const crashes: string[] = [];
  page.on('pageerror', (error) => crashes.push(String(error)));
  await signIn(page, server);
  await page.evaluate(`(${translatePage.toString()})(document)`);
  // While the links load, and once they have.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Overview/);
  for (const path of await allScreens(server)) {
    await goTo(page, path);
    await expect(page.getByText('This screen has failed')).toHaveCount(0);
    await expect(page.locator('main font').first()).toBeAttached();
  }
  await goTo(page, '/links');
  await page.getByRole('searchbox').last().fill('tent');
  await expect(page.getByText(/links? match/).first()).toBeVisible();
  await page.getByRole('searchbox').last().fill('raffle');
  await expect(page.getByText(/match.*raffle/).first()).toBeVisible();
  expect(crashes).toEqual([]);
});

/** Choices of a few whose segments find no room, and segments whose text finds none. */
function cutSegments(): string[] {
  const parts = '.mantine-SegmentedControl-root, .mantine-SegmentedControl-label';
  return [...document.querySelectorAll(parts)]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ textContent }) => textContent);
}

/** Lines of text that the box around them cuts at the top or at the bottom, and how far the page scrolls sideways. */
function cutLines(): string[] {
  const cut: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) cut.push(`${scrollWidth - clientWidth} pixels too wide`);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode() !== null) {
    const text = walker.currentNode.textContent ?? '';
    // Options lie in a list that the browser draws.
    if (text.trim() === '' || walker.currentNode.parentElement?.closest('option')) continue;
    range.selectNodeContents(walker.currentNode);
    const line = range.getBoundingClientRect();
    for (let box = walker.currentNode.parentElement; box !== null; box = box.parentElement) {
      const { overflowY } = getComputedStyle(box);
      if (overflowY === 'auto' || overflowY === 'scroll') break;
      if (overflowY === 'visible') continue;
      const { top, bottom, height } = box.getBoundingClientRect();
      // What only screen readers meet is a pixel high.
      if (height <= 2) break;
      if (line.top < top - 2 || line.bottom > bottom + 2) cut.push(text.trim().slice(0, 40));
    }
  }
  return cut;
}

test('With text twice as large no screen is too wide for a desk, and no line of text is cut', async ({
  serverWith,
}) => {
  const server = await serverWith(...demo);
  const profile = newProfile({ args: ['--blink-settings=defaultFontSize=32'] });
  try {
    const context = await profile.open();
    const page = await context.newPage();
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page, server);
    for (const path of await allScreens(server)) {
      await goTo(page, path);
      expect([path, await page.evaluate(cutLines)]).toEqual([path, []]);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await goTo(page, '/report');
    await expect(page.getByRole('radio').first()).toBeAttached();
    expect(await page.evaluate(cutSegments)).toEqual([]);
  } finally {
    await profile.remove();
  }
});
