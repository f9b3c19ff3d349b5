/** Outage: a service that does not respond is asked again by itself, and the screen fills when it is back. */
import { expectAccessible } from '#e2e/support/accessible.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { addLinks } from '#e2e/support/records.ts';

test('A service that does not respond is reported once, asked again by itself, and its links come when it is back', async ({
  page,
  server,
  key,
  direct,
  traffic,
}) => {
  await addLinks(direct, 'outage', 2);
  const stop = traffic.answer(({ path }) =>
    path.startsWith('/api/urls') || path.startsWith('/api/channels') ? 'drop' : undefined,
  );
  await page.goto(server.dashboard);
  await page.getByLabel('API key').fill(key);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Your links couldn’t be loaded');
  await expect(alert.getByRole('timer')).toHaveText(/Next try in \d+ seconds?\./);
  const meter = page.getByText(/^Not responding, next try in \d+ s$/);
  await expect(meter).toBeVisible();
  await expectAccessible(page);
  stop();
  await expect(page.getByRole('group', { name: 'Links', exact: true })).toContainText('2');
  await expect(meter).toHaveCount(0);
  await expect(alert).toHaveCount(0);
});
