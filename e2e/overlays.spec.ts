import { expect, test } from './fixtures.ts';
import { enter } from './keyboard.ts';
import { rowsOf } from './records.ts';
import { account } from './server.ts';

test('An overlay that the service has is listed, and used in a new link', async ({
  server,
  owner,
  direct,
  signedIn: page,
  traffic,
}) => {
  await page.getByRole('link', { name: 'Overlays', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'There are no overlays yet' })).toBeVisible();
  const name = '<b>Join</b> us';
  const { id } = await account(server.data, 'add-overlay', '--email', owner.email, '--name', name, '--type', 'contact');
  expect(await rowsOf(direct, '/api/overlay', 'cta')).toMatchObject([{ id, type: 'contact', name }]);
  await page.getByRole('button', { name: 'Refresh' }).click();
  const row = page.getByRole('table', { name: 'Overlays' }).getByRole('row').nth(1);
  await expect(row).toContainText(name);
  await expect(row).toContainText('Contact form');

  // By the keyboard, as this is all there is to do here.
  await enter(row.getByRole('link', { name: `Use ${name} in a new link` }));
  const form = page.getByRole('dialog', { name: 'New link' });
  await expect(form.getByRole('group', { name: 'How it opens' })).toContainText(`overlay ${String(id)}`);
  await form.getByLabel('Destination URL').fill('https://shop.example/under');
  const sent = traffic.next(({ method }) => method === 'POST');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Link created' })).toBeVisible();
  expect(JSON.parse((await sent).body)).toEqual({ url: 'https://shop.example/under', type: `overlay-${String(id)}` });
  expect(await rowsOf(direct, '/api/urls', 'urls')).toMatchObject([{ longurl: 'https://shop.example/under' }]);

  // The service knows the overlays of an account, and no others.
  await page.goto(`${server.dashboard}/links/new?type=overlay-${Number(id) + 1000}`);
  await form.getByLabel('Destination URL').fill('https://shop.example/under');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toContainText(`There is no overlay ${Number(id) + 1000}`);
  expect(await rowsOf(direct, '/api/urls', 'urls')).toHaveLength(1);
});
