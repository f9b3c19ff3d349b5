import { expect, test } from './fixtures.ts';
import { enter } from './keyboard.ts';
import { rowsOf } from './records.ts';
import { account } from './server.ts';

test('A splash page that the service has is listed, and used in a new link', async ({
  server,
  owner,
  direct,
  signedIn: page,
  traffic,
}) => {
  await page.getByRole('link', { name: 'Splash pages', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'There are no splash pages yet' })).toBeVisible();
  const { id } = await account(server.data, 'add-splash', '--email', owner.email, '--name', 'Age check');
  expect(await rowsOf(direct, '/api/splash', 'splash')).toMatchObject([{ id, name: 'Age check' }]);
  await page.getByRole('button', { name: 'Refresh' }).click();
  const row = page.getByRole('table', { name: 'Splash pages' }).getByRole('row').nth(1);
  await expect(row).toContainText('Age check');

  await enter(row.getByRole('link', { name: 'Use Age check in a new link' }));
  const form = page.getByRole('dialog', { name: 'New link' });
  await expect(form.getByRole('group', { name: 'How it opens' })).toContainText(`splash page ${String(id)}`);
  await form.getByLabel('Destination URL').fill('https://shop.example/behind');
  let sent = traffic.next(({ method }) => method === 'POST');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Link created' })).toBeVisible();
  expect(JSON.parse((await sent).body)).toEqual({ url: 'https://shop.example/behind', type: String(id) });

  // A person may think better of it.
  await page.goto(`${server.dashboard}/links/new?type=${String(id)}`);
  await page.getByRole('button', { name: 'Open directly instead' }).click();
  await form.getByLabel('Destination URL').fill('https://shop.example/straight');
  sent = traffic.next(({ method }) => method === 'POST');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Link created' })).toBeVisible();
  expect(JSON.parse((await sent).body)).toEqual({ url: 'https://shop.example/straight' });
  expect(await rowsOf(direct, '/api/urls', 'urls')).toMatchObject([
    { longurl: 'https://shop.example/straight' },
    { longurl: 'https://shop.example/behind' },
  ]);
});
