import { connect, directly, expect, expectAccessible, test } from './fixtures.ts';
import { account, startServer } from './server.ts';

test('No screen has an accessibility fault in either scheme, with much data', async ({ page }) => {
  test.setTimeout(120_000);
  const server = await startServer(['--demo']);
  await page.goto(server.dashboard);
  await expect(page.getByRole('button', { name: 'Connect' })).toBeVisible();
  await expectAccessible(page);
  await connect(page, server.dashboard, server.key);
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'New link' }).first().click();
  await expect(page.getByLabel('Destination URL')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  const { data } = (await directly(server.dashboard, server.key).get('/api/urls?order=click')) as {
    data: { urls: { id: number }[] };
  };
  await page.goto(`${server.dashboard}/links/${data.urls[0]?.id}`);
  await expect(page.getByRole('region', { name: 'Countries' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'QR' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.goto(`${server.dashboard}/overview`);
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await server.stop();
});

test('No screen has an accessibility fault on a phone, with nothing in the account', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const made = await account(server.data, 'add', '--email', `phone-${Date.now()}@shop.example`);
  await connect(page, server.dashboard, String(made['key']));
  await expectAccessible(page);
  await page.goto(`${server.dashboard}/overview`);
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${server.dashboard}/links/999999`);
  await expect(page.getByText(/no such link/i).first()).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${server.dashboard}/nowhere`);
  await expectAccessible(page);
});
