/** Doors: an address elsewhere fills in a new link, and sends nothing. */
import { expect, test } from '#e2e/support/fixtures.ts';
import { closeWebServers, serveWeb } from '#e2e/support/local-web.ts';

test.afterAll(closeWebServers);

test('A page elsewhere fills in a new link, also before the sign-in, and never creates one', async ({
  page,
  server,
  key,
  traffic,
}) => {
  const wish = new URLSearchParams({
    go: 'new',
    url: 'https://shop.example/?a=1&b=2#c',
    custom: 'from-elsewhere',
    utm_source: 'news & mail',
    password: 'sesame',
  });
  const door = `${server.dashboard}/?${wish.toString()}`;
  const elsewhere = await serveWeb((_, response) =>
    response
      .writeHead(200, { 'Content-Type': 'text/html' })
      .end(`<a href="${door.replaceAll('&', '&amp;')}">Shorten</a>`),
  );
  const isFilled = async () => {
    await expect(page.getByLabel('Destination', { exact: true })).toHaveValue(
      'https://shop.example/?a=1&b=2#c',
    );
    await expect(page.getByLabel('Alias', { exact: true })).toHaveValue('from-elsewhere');
    expect(page.url()).not.toContain('sesame');
  };

  await page.goto(elsewhere);
  await page.getByRole('link', { name: 'Shorten' }).click();
  await page.getByLabel('API key').fill(key);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await isFilled();

  await page.goto(elsewhere);
  await page.getByRole('link', { name: 'Shorten' }).click();
  await isFilled();
  await traffic.drain();
  expect(traffic.all().filter(({ method }) => method !== 'GET')).toEqual([]);
});
