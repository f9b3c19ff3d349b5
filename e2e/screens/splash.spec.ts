/** Splash pages in a browser: listed, and used in a new link. */
import { expect, test } from '#e2e/support/fixtures.ts';
import { enter } from '#e2e/support/keyboard.ts';
import { rowsOf } from '#e2e/support/records.ts';
import { account } from '#e2e/support/server.ts';
import { createdLink, openSection } from '#e2e/support/wizard.ts';

test('A splash page that the service has is listed, and used in a new link', async ({
  server,
  owner,
  direct,
  signedIn: page,
  traffic,
}) => {
  await page.getByRole('link', { name: 'Splash pages', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No splash pages yet' })).toBeVisible();
  const { id } = await account(
    server.data,
    'add-splash',
    '--email',
    owner.email,
    '--name',
    'Age check',
  );
  expect(await rowsOf(direct, '/api/splash', 'splash')).toMatchObject([{ id, name: 'Age check' }]);
  await page.getByRole('button', { name: 'Refresh' }).click();
  const row = page.getByRole('table', { name: 'Splash pages' }).getByRole('row').nth(1);
  await expect(row).toContainText('Age check');

  await enter(row.getByRole('link', { name: 'Use Age check in a new link' }));
  await expect(page.getByRole('button', { name: /^Redirect type/ })).toContainText(
    `splash page ${String(id)}`,
  );
  await page.getByLabel('Destination', { exact: true }).fill('https://shop.example/behind');
  let sent = traffic.next(({ method }) => method === 'POST');
  await page.keyboard.press('Enter');
  await expect(createdLink(page)).toBeVisible();
  expect(JSON.parse((await sent).body)).toEqual({
    url: 'https://shop.example/behind',
    type: String(id),
  });

  // A user may think better of it.
  await page.goto(`${server.dashboard}/links/new?type=${String(id)}`);
  await openSection(page, 'Redirect type');
  await page.getByRole('radio', { name: 'Default' }).check();
  await page.getByLabel('Destination', { exact: true }).fill('https://shop.example/straight');
  sent = traffic.next(({ method }) => method === 'POST');
  await page.keyboard.press('Enter');
  await expect(createdLink(page)).toBeVisible();
  expect(JSON.parse((await sent).body)).toEqual({ url: 'https://shop.example/straight' });
  expect(await rowsOf(direct, '/api/urls', 'urls')).toMatchObject([
    { longurl: 'https://shop.example/straight' },
    { longurl: 'https://shop.example/behind' },
  ]);
});
