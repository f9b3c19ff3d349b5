/** Takes the pictures of the README: the list of links, and one link with its statistics. */
import { test } from '@playwright/test';
import { connect, directly, expect } from '#e2e/support/fixtures.ts';
import { startServer } from '#e2e/support/server.ts';

const folder = 'docs/images';

test('Pictures of the README', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const server = await startServer(['--demo', '--rate-limit', '600']);
  await connect(page, server.dashboard, server.key);
  // All links are counted, and their channels are named.
  await expect(page.getByRole('button', { name: /^All \d/ })).toBeVisible();
  await expect(page.getByRole('row').getByText('Partner sites').first()).toBeVisible();
  await page.screenshot({ path: `${folder}/links.png` });

  const direct = directly(server, server.key);
  const { data } = (await direct.get('/api/urls?order=click')) as {
    data: { urls: { id: number }[] };
  };
  await page.goto(`${server.dashboard}/links/${data.urls[0]?.id ?? 0}`);
  await expect(page.getByRole('region', { name: 'Countries' })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await page.screenshot({ path: `${folder}/link.png` });
  await server.stop();
});
