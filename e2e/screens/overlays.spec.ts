/** Overlays in a browser: listed, and used in a new link. */
import { expect, test } from '#e2e/support/fixtures.ts';
import { enter } from '#e2e/support/keyboard.ts';
import { rowsOf } from '#e2e/support/records.ts';
import { account } from '#e2e/support/server.ts';
import { createdLink, createNow } from '#e2e/support/wizard.ts';

test('An overlay that the service has is listed, and used in a new link', async ({
  server,
  owner,
  direct,
  signedIn: page,
  traffic,
}) => {
  await page.getByRole('link', { name: 'Overlays', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No overlays yet' })).toBeVisible();
  const name = '<b>Join</b> us';
  const { id } = await account(
    server.data,
    'add-overlay',
    '--email',
    owner.email,
    '--name',
    name,
    '--type',
    'contact',
  );
  expect(await rowsOf(direct, '/api/overlay', 'cta')).toMatchObject([
    { id, type: 'contact', name },
  ]);
  await page.getByRole('button', { name: 'Refresh' }).click();
  const row = page.getByRole('table', { name: 'Overlays' }).getByRole('row').nth(1);
  await expect(row).toContainText(name);
  await expect(row).toContainText('Contact form');

  // By the keyboard, as this is all there is to do here.
  await enter(row.getByRole('link', { name: `Use ${name} in a new link` }));
  await expect(page.getByRole('button', { name: /^Redirect type/ })).toContainText(
    `overlay ${String(id)}`,
  );
  await page.getByLabel('Destination', { exact: true }).fill('https://shop.example/under');
  const sent = traffic.next(({ method }) => method === 'POST');
  await page.keyboard.press('Enter');
  await expect(createdLink(page)).toBeVisible();
  expect(JSON.parse((await sent).body)).toEqual({
    url: 'https://shop.example/under',
    type: `overlay-${String(id)}`,
  });
  expect(await rowsOf(direct, '/api/urls', 'urls')).toMatchObject([
    { longurl: 'https://shop.example/under' },
  ]);

  // The service knows the overlays of an account, and no others.
  await page.goto(`${server.dashboard}/links/new?type=overlay-${Number(id) + 1000}`);
  await page.getByLabel('Destination', { exact: true }).fill('https://shop.example/under');
  await createNow(page);
  await expect(page.getByRole('heading', { name: 'Redirect type', level: 2 })).toBeVisible();
  await expect(page.locator('form')).toContainText(`There is no overlay ${Number(id) + 1000}`);
  expect(await rowsOf(direct, '/api/urls', 'urls')).toHaveLength(1);
});
