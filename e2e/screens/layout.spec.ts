/** Layout in a browser: what lies over a page, beside it and at its foot takes no more room than it needs. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#e2e/support/filled-account.ts';
import { add } from '#e2e/support/records.ts';

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error('The element is not on the screen');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

const selectTwo = async (page: Page) => {
  // By key, as a phone shows no box before a row is selected.
  for (const at of [2, 3]) await page.getByRole('checkbox').nth(at).press(' ');
  return page.getByRole('region', { name: 'Selection' });
};

test('A dialog dims the page to its edges, and nothing moves when it opens', async ({
  filled: { page },
}) => {
  const button = page.getByRole('banner').getByRole('button', { name: 'New link' });
  const before = await boxOf(button);
  expect((await boxOf(page.getByRole('banner'))).right).toBe(
    await page.evaluate(() => document.documentElement.clientWidth),
  );
  await page.getByRole('button', { name: 'Export…' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const overlay = page.locator('.mantine-Modal-overlay');
  expect((await boxOf(overlay)).right).toBe(page.viewportSize()?.width);
  expect(await page.evaluate(() => document.documentElement.clientWidth)).toBe(
    page.viewportSize()?.width,
  );
  expect(await boxOf(button)).toEqual(before);
});

test('At 768 pixels the bar has room for a long meter, and nothing of it lies under the navigation', async ({
  filled: { page },
  traffic,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  traffic.answer(() => 'drop');
  const bar = page.getByRole('banner');
  for (const screen of ['Channels', 'Campaigns', 'Domains', 'Pixels'])
    await page.getByRole('link', { name: screen, exact: true }).click();
  await expect(bar).toContainText(/Not responding, next try in \d+ s/);
  const search = bar.getByRole('button').first();
  expect((await boxOf(search)).x).toBe((await boxOf(bar)).x + 24);
  expect((await boxOf(search)).right).toBeLessThan((await boxOf(bar.getByRole('button').nth(1))).x);
});

test.describe('At 1440 pixels', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('The pinned dock leaves the items of a channel three quarters of the page', async ({
    filled,
    direct,
  }) => {
    const { page, news, links } = filled;
    await direct.post(`/api/channel/${news}/assign/links/${links.at(-1)}`);
    await page.getByRole('link', { name: 'Channels', exact: true }).click();
    await page.getByRole('link', { name: 'News' }).click();
    const items = page.getByRole('table', { name: 'Items' });
    const content = await boxOf(page.getByRole('main'));
    expect((await boxOf(items)).width).toBe(content.width - 48);
    await page.getByRole('link', { name: 'Links', exact: true }).click();
    await page.getByRole('button', { name: 'Show channels and campaigns' }).click();
    await page.goBack();
    await expect(items).toBeVisible();
    const dock = await boxOf(page.getByRole('complementary', { name: 'Add to' }));
    expect((await boxOf(items)).right).toBeLessThan(dock.x);
    expect((await boxOf(items)).width).toBeGreaterThan(0.73 * content.width);
  });

  test('The selection bar ends where the window does, also below the notice of an assignment', async ({
    filled,
  }) => {
    const { page } = filled;
    await filled.keepHold();
    const bar = await selectTwo(page);
    expect((await boxOf(bar)).bottom).toBe(900);
    expect((await boxOf(bar)).height).toBeLessThan(60);
    await bar.getByRole('button', { name: 'Add to channel…' }).click();
    await page.getByRole('option', { name: 'News' }).click();
    expect((await boxOf(bar)).bottom).toBe(900);
    const notice = await boxOf(page.getByRole('region', { name: 'Notices' }));
    expect(notice.bottom).toBeLessThan((await boxOf(bar)).y);
    await page.mouse.wheel(0, 5000);
    const last = page.getByRole('row').last();
    await expect.poll(async () => (await boxOf(last)).bottom).toBeLessThan(notice.y);
    expect((await boxOf(bar)).bottom).toBeGreaterThan(898);
  });
});

test.describe('On a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('The selection bar takes an eighth of the screen, on the navigation', async ({
    filled: { page },
  }) => {
    const bar = await selectTwo(page);
    const { height, bottom } = await boxOf(bar);
    expect(height).toBeLessThan(844 / 7);
    expect(bottom).toBe((await boxOf(page.getByRole('navigation', { name: 'Main' }))).y);
    for (const name of ['Clear', 'Add to channel…', 'Selection']) {
      const { width, height } = await boxOf(bar.getByRole('button', { name }));
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  });
});

test.describe('In a window as narrow as a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('The first link is near the top, as the search is in the bar', async ({
    filled: { page },
  }) => {
    const bar = await boxOf(page.getByRole('banner'));
    const search = await boxOf(page.getByRole('banner').getByRole('searchbox'));
    expect(search.y + search.height).toBeLessThanOrEqual(bar.y + bar.height);
    const first = await boxOf(page.locator('[data-row]').first());
    expect(first.y).toBeLessThanOrEqual(160);
  });
});

for (const width of [1440, 390]) {
  test(`The items of a channel stay where they are when its name arrives, ${width} pixels wide`, async ({
    filled,
    direct,
    server,
    traffic,
  }) => {
    const { page, links } = filled;
    await page.setViewportSize({ width, height: 900 });
    const weekly = await add(direct, '/api/channel/add', {
      name: 'Weekly',
      description: 'Each Thursday',
    });
    await direct.post(`/api/channel/${weekly}/assign/links/${links.at(-1)}`);
    const stop = traffic.answer(({ path }) =>
      path.startsWith('/api/channels') ? 'hang' : undefined,
    );
    await page.goto(`${server.dashboard}/channels/${weekly}`);
    const item = page.getByRole('main').getByText(`${filled.prefix}-27`).first();
    await expect(item).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Weekly' })).toBeHidden();
    // Its name is never answered to, so that this is where the item stays meanwhile.
    const cold = await boxOf(item);
    stop();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Weekly' })).toBeVisible();
    expect((await boxOf(item)).y).toBe(cold.y);
  });
}
