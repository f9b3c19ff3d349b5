/** Rate limit: a user who hurries waits, and requests of another app with the same key are counted. */
import { expectAccessible } from '#e2e/support/accessible.ts';
import { expect, test } from '#e2e/support/fixtures.ts';

test.use({ waitsForQuiet: false });

test('A hurried user is held back, not refused: the service never has to say 429', async ({
  direct,
  signedIn: page,
  traffic,
}) => {
  await direct.post('/api/url/add', { url: 'https://shop.example/limit' });
  const refresh = page.getByRole('button', { name: /refresh/i });
  const wait = page.getByText(/^Continues in \d+ s$/);
  // Each press is a separate request; once the budget is used up, the last one waits and the screen says so.
  await expect(async () => {
    await refresh.click();
    await expect(wait).toBeVisible({ timeout: 40 });
  }).toPass({ intervals: [0] });
  // A screen that has nothing yet says in place how long it takes, and nothing moves when that goes.
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Domains' })
    .click();
  const note = page.getByRole('main').getByText(/^Loads in about \d+ s\.$/);
  await expect(note).toBeVisible();
  await expect(page.getByText('The service’s request limit is used up.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Links' }).click();
  await expect(note).toBeHidden();
  const statuses = traffic.all().map(({ status }) => status);
  expect(statuses.length).toBeGreaterThan(10);
  // In no minute more than it may, however many of them this takes; the way to the service shortens one a little.
  const times = traffic.all().map(({ at }) => at);
  expect(
    Math.max(...times.map((from) => times.filter((at) => at >= from && at < from + 55_000).length)),
  ).toBeLessThanOrEqual(29);
  expect(statuses.filter((status) => status === 429)).toEqual([]);

  // What was sent, and how it ended, is listed on Activity.
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Activity/ })
    .click();
  const requests = page.getByRole('list', { name: 'Requests' });
  await expect(requests.getByRole('listitem').first()).toContainText('200 OK');
  await expect(requests.getByText('Too many')).toHaveCount(0);
});
