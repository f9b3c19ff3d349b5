/** Overview in a browser: a link that expires is named from the worker's knowledge, and rows lead into Links. */
import { expect, expectAccessible, test } from '#e2e/support/fixtures.ts';
import { add } from '#e2e/support/records.ts';
import { ofUser } from '#e2e/support/traffic.ts';

test.use({ rateLimit: 0 });

test('A link that was opened is among those that expire soon, which costs no request', async ({
  signedIn: page,
  direct,
  traffic,
}) => {
  const expiry = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 19).replace('T', ' ');
  const custom = `sale-${Date.now()}`;
  await add(direct, '/api/url/add', { url: 'https://shop.example/sale', custom, expiry });
  await page.reload();
  await page.getByRole('link', { name: 'Overview', exact: true }).click();
  const checks = page.getByRole('region', { name: 'Needs a look' });
  await expect(checks).toContainText('Nothing needs a look.');
  await expect(page.getByRole('group', { name: 'Links', exact: true })).toContainText('1');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Links', exact: true }).click();
  await page.getByRole('table', { name: 'Links' }).getByText(custom).click();
  await expect(page.getByRole('main').getByText(/^Expires /)).toBeVisible();
  await traffic.drain();
  await page.getByRole('link', { name: 'Overview', exact: true }).click();
  await expect(checks.getByRole('link')).toHaveText(/^1Expire within 14 days.* in 3 days$/);
  expect(ofUser(await traffic.drain())).toEqual([]);
  await checks.getByRole('link').click();
  await expect(page).toHaveURL(/\/links\?check=expiring$/);
  await expect(page.getByText('1 link matches.')).toBeVisible();
});
