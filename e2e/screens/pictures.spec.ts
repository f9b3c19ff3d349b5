/** Pictures of a link's statistics in a browser: the map under pointer and touch, and bars that cover no text. */
import { expectAccessible } from '#e2e/support/accessible.ts';
import { connect, directly, expect, test } from '#e2e/support/fixtures.ts';

test('The map reads the country under the pointer, leads keys through all, and nothing covers the names of the bars', async ({
  page,
  serverWith,
}) => {
  const server = await serverWith('--demo', '--rate-limit', '600');
  await connect(page, server.dashboard, server.key);
  const { data } = (await directly(server, server.key).get('/api/urls?order=click&limit=1')) as {
    data: { urls: { id: number }[] };
  };
  await page.goto(`${server.dashboard}/links/${data.urls[0]?.id}`);
  const countries = page.getByRole('region', { name: 'Countries' });
  const map = countries.getByRole('group', { name: /as a map/ });
  const status = countries.locator('figure').getByRole('status');
  const brazil = map.locator('[data-code="BR"]');
  await brazil.hover();
  await expect(status).toHaveText(/^Brazil: [\d,]+ clicks?, /);
  await page.mouse.move(0, 0);
  await expect(status).toHaveText('');
  await map.press('Home');
  await expect(status).toContainText(
    (await countries.getByRole('listitem').first().innerText()).split('\n')[0] ?? '–',
  );

  // The bars lie under the text: each is a line.
  const bars = countries.getByRole('listitem').locator('span[aria-hidden][style*="width"]');
  await expect(bars.first()).toBeAttached();
  const thick = await bars.evaluateAll((all) =>
    all.filter((bar) => bar.getBoundingClientRect().height > 4).map((bar) => bar.outerHTML),
  );
  expect(thick).toEqual([]);
  await expect(countries.locator('img[data-flag]').first()).toBeVisible();
  await expectAccessible(page);
});
