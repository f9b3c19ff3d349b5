/** Pictures of a link's statistics in a browser: the map under pointer and touch, and bars that cover no text. */
import { connect, directly, expect, expectAccessible, test } from '#e2e/support/fixtures.ts';

// The map and its check take half a minute where the machine has much else to do.
test.setTimeout(120_000);

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

test('A touch on the map of a phone reads a country, and the page is no wider for it', async ({
  browser,
  serverWith,
}) => {
  const server = await serverWith('--demo', '--rate-limit', '600');
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const tab = await phone.newPage();
  await connect(tab, server.dashboard, server.key);
  const { data } = (await directly(server, server.key).get('/api/urls?order=click&limit=1')) as {
    data: { urls: { id: number }[] };
  };
  await tab.goto(`${server.dashboard}/links/${data.urls[0]?.id}`);
  const countries = tab.getByRole('region', { name: 'Countries' });
  await countries.getByRole('button', { name: 'Show map' }).tap();
  await countries.locator('[data-code="BR"]').tap();
  await expect(countries.locator('figure').getByRole('status')).toHaveText(/^Brazil: /);
  expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await phone.close();
});
