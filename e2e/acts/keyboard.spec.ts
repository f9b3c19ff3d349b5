/** Filters by keyboard alone, in the Tab order of a real browser: a filter, and a view that is saved, opened and deleted. */
import { connect, expect, test } from '#e2e/support/fixtures.ts';
import { choose, enter, tabTo, type } from '#e2e/support/keyboard.ts';

// Wide enough for a tab of each view.
test.use({ readsLinks: true, viewport: { width: 1600, height: 900 } });

test('Links are filtered, and the view is saved, opened and deleted', async ({
  page,
  server,
  key,
  direct,
}) => {
  await direct.postAll('/api/url/add', [
    { url: 'https://news.example/pear', metatitle: 'Pear' },
    { url: 'https://shop.example/apple', metatitle: 'Apple' },
  ]);
  await connect(page, server.dashboard, key);
  const apple = page.getByText('Apple').first();
  const views = page.getByRole('button', { name: 'More views' });
  const saved = page.getByRole('button', { name: 'News', exact: true });
  await expect(apple).toBeVisible();

  await page.keyboard.press('f');
  await expect(page.getByRole('tab', { name: 'Channel' })).toBeFocused();
  for (const name of ['UTM campaign', 'UTM source', 'UTM medium', 'Clicks', 'Created', 'Site']) {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('tab', { name, exact: true })).toBeFocused();
  }
  await tabTo(page.getByRole('checkbox', { name: /^news\.example/ }));
  await page.keyboard.press('Space');
  await expect(apple).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeFocused();

  await enter(views);
  await choose(page.getByRole('menuitem', { name: 'Save this view…' }));
  await type(page.getByRole('dialog').getByLabel('Name'), 'News');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(saved).toHaveAttribute('aria-pressed', 'true');
  await expect(views).toBeFocused();

  await enter(page.getByRole('button', { name: /^Remove filter: Site/ }));
  await expect(apple).toBeVisible();
  await expect(page.locator(':focus')).not.toHaveCount(0);
  await enter(saved);
  await expect(apple).toHaveCount(0);
  await enter(views);
  await choose(page.getByRole('menuitem', { name: 'Delete view News' }));
  await expect(saved).toHaveCount(0);
  await expect(views).toBeFocused();
});
