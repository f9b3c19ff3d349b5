/** Overview in a browser: links that expire come from the worker's knowledge, and figures cover the links that were read. */
import { expect, expectAccessible, test } from '#e2e/support/fixtures.ts';
import { add } from '#e2e/support/records.ts';

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
  const expiring = page.getByRole('region', { name: 'Expiring soon' });
  await expect(expiring).toContainText('No link loaded so far expires in the next 30 days.');
  await expect(page.getByRole('group', { name: 'Clicks', exact: true })).toContainText('on 1 link');
  await expectAccessible(page);

  await page.getByRole('region', { name: 'Newest' }).getByRole('link', { name: custom }).click();
  await expect(page.getByText(/^Expires in 3 days/)).toBeVisible();
  await traffic.drain();
  await page.getByRole('link', { name: 'Overview', exact: true }).click();
  await expect(expiring.getByRole('listitem')).toHaveText(new RegExp(`${custom}in 3 days$`));
  expect(await traffic.drain()).toEqual([]);
  await expiring.getByRole('link', { name: custom }).click();
  await expect(page).toHaveURL(/\/links\/\d+$/);
});
