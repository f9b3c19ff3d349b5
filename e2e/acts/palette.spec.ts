/** Command palette in a browser: in time for typing, without a request, on a phone and in the keyboard's own order. */
import { expect, expectAccessible, test } from '#e2e/support/fixtures.ts';
import { ofUser } from '#e2e/support/traffic.ts';

test('Ctrl+K, a few letters and Enter lead to a screen and a link, by no request of its own', {
  tag: '@core',
}, async ({ signedIn: page, direct, server, traffic }) => {
  await direct.postAll('/api/url/add', [
    { url: 'https://shop.example/summer', custom: 'pal-summer' },
    { url: 'https://shop.example/winter', custom: 'pal-winter' },
  ]);
  await page.goto(`${server.dashboard}/links`);
  await expect(page.getByText('pal-summer')).toBeVisible();
  await traffic.drain();
  await page.getByRole('searchbox').click();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Command palette' });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await expect(dialog.locator('[data-combobox-selected]')).toHaveText(/^Overview/);
  await page.keyboard.type('pal-wint');
  await expect(dialog.getByRole('option', { name: /pal-winter/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  expect(ofUser(await traffic.drain())).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'winter', level: 1 })).toBeFocused();
});

test('On a phone the palette opens by a tap, and nothing of it is cut off', async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.getByRole('button', { name: 'Search links, screens and actions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Command palette' });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await expectAccessible(page);
  const box = await dialog.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  await dialog.getByRole('option', { name: 'Domains' }).click();
  await expect(page).toHaveURL(/\/domains$/);
});
