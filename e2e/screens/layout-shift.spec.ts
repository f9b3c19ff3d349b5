/** Layout shift: nothing moves by itself while a screen loads, and while notices come and go. */
import type { Page } from '@playwright/test';
import { connect, expect, lengthenHolds, test } from '#e2e/support/fixtures.ts';

// What moves while a screen loads is asked, not what comes once its counts are read.
test.use({ readsLinks: true, waitsForQuiet: false, timezoneId: zoneOfWidestClock(new Date()) });

/** Of Web Vitals' sum, where 0.1 is still called good. */
const bound = 0.02;

const screens = [
  ['/overview', 'Overview'],
  ['/links', 'Links'],
  ['/links/new', 'New link'],
  ['/links/import', 'Import links'],
  ['/channels', 'Channels'],
  ['/campaigns', 'Campaigns'],
  ['/domains', 'Domains'],
  ['/pixels', 'Pixels'],
  ['/overlays', 'Overlays'],
  ['/splash', 'Splash pages'],
  ['/activity', 'Activity'],
  ['/account', 'Account'],
  ['/account?tab=security', 'Account'],
  ['/account?tab=device', 'Account'],
  ['/account?tab=labels', 'Account'],
] as const;

/** A time zone where the clock has two digits for its hour, which take the most room: 10 or 22 of the day. */
function zoneOfWidestClock(now: Date): string {
  const hour = now.getUTCHours();
  const ahead = (hour < 8 ? 10 : 22) - hour;
  // The names count against the sun: Etc/GMT-2 is two hours ahead.
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

/** Runs in each page ahead of its scripts: adds up what moves by itself, and says what it was. */
function watchShifts(): void {
  const moved: string[] = [];
  let sum = 0;
  const name = (node: Node | null) =>
    node instanceof Element ? `${node.tagName} ${node.textContent.slice(0, 40)}` : 'text';
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      sum += entry.value;
      moved.push(
        `${entry.value.toFixed(4)} ${entry.sources.map(({ node }) => name(node)).join(' | ')}`,
      );
    }
    Reflect.set(window, 'shifts', { sum, moved });
  }).observe({ type: 'layout-shift', buffered: true });
  Reflect.set(window, 'shifts', { sum, moved });
}

async function shifts(page: Page): Promise<{ sum: number; moved: string[] }> {
  return (await page.evaluate(() => Reflect.get(window, 'shifts') as unknown)) as {
    sum: number;
    moved: string[];
  };
}

/** Waits until nothing loads any more: no part says that it is busy. */
async function loaded(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  // What is left to be drawn is drawn.
  for (let each = 0; each < 2; each += 1)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

for (const [size, viewport] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(`On ${size} no screen moves by itself while it loads`, async ({ page, serverWith }) => {
    const server = await serverWith('--demo', '--rate-limit', '600');
    await page.setViewportSize(viewport);
    await page.addInitScript(watchShifts);
    await connect(page, server.dashboard, server.key);
    await loaded(page, 'Links');
    const tooMuch: string[] = [];
    const check = async (name: string) => {
      const { sum, moved } = await shifts(page);
      if (sum >= bound) tooMuch.push(`${name}: ${sum.toFixed(4)}\n  ${moved.join('\n  ')}`);
    };
    await check('From Connect to Links');
    for (const [path, heading] of screens) {
      await page.goto(server.dashboard + path);
      await loaded(page, heading);
      await check(path);
    }
    expect(tooMuch).toEqual([]);
  });

test('Channels and campaigns that are sorted when their clicks come take their places without a move', async ({
  page,
  serverWith,
}) => {
  const server = await serverWith('--demo', '--rate-limit', '600');
  await page.addInitScript(watchShifts);
  await connect(page, server.dashboard, server.key);
  const rows = page.locator('tbody').getByRole('row');
  const clicks = async () => {
    const cells = await rows.locator('td:nth-child(2)').allInnerTexts();
    return cells.map((text) => Number(text.replace(/\D/g, '')));
  };
  const check = async (path: string) => {
    await page.goto(server.dashboard + path);
    await expect(rows.nth(3)).toBeVisible();
    // The last row of Channels is that of the links without one.
    await expect
      .poll(async () => {
        const all = await clicks();
        const counted = path === '/channels' ? all.slice(0, -1) : all;
        const [first = 0] = counted;
        const sorted = counted.toSorted((one, other) => other - one);
        return first > 0 && String(counted) === String(sorted);
      })
      .toBe(true);
    if (path === '/channels') await expect(rows.last()).toContainText('No channel');
    await loaded(page, path === '/channels' ? 'Channels' : 'Campaigns');
    const { sum, moved } = await shifts(page);
    expect(sum, moved.join('\n')).toBeLessThan(bound);
  };
  await check('/channels');
  await check('/campaigns');
});

test('Nothing moves while notices come and go', async ({ signedIn: page }) => {
  await page.evaluate(watchShifts);
  await lengthenHolds(page, 1000);
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Destination').fill('https://shop.example/notice');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const notice = page.getByText(/^Created/).first();
  await expect(notice).toBeVisible();
  await expect(page.getByRole('link', { name: /Details/ })).toBeVisible();
  const { sum, moved } = await shifts(page);
  expect(sum, moved.join('\n')).toBeLessThan(bound);
});
