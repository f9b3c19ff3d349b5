/** Links in a browser: search, order and page in the address, the first link, refused aliases, and a phone. */
import { connect, type Direct, directly, expect, test } from '#e2e/support/fixtures.ts';
import { createdLink, createNow, toLinks } from '#e2e/support/wizard.ts';

async function addOffers(direct: Direct, names: readonly string[]) {
  const offers = names.map((name) => ({
    url: `https://shop.example/${name}`,
    metatitle: `Offer ${name}`,
  }));
  await direct.postAll('/api/url/add', offers);
}

test('Search, order and page are in the address, and survive a reload and Back', {
  tag: '@core',
}, async ({ page, server, key, direct }) => {
  await addOffers(direct, ['apple', 'pear', 'plum']);
  await connect(page, server.dashboard, key);
  await expect(page.getByText('Offer pear').first()).toBeVisible();
  await page.getByRole('searchbox').fill('pear');
  await expect(page).toHaveURL(/q=pear/);
  await expect(page.getByText('Offer pear').first()).toBeVisible();
  await expect(page.getByText('Offer apple')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('pear');
  await expect(page.getByText('Offer apple')).toHaveCount(0);

  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Offer pear', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('pear');
  await expect(page.getByText('Offer pear').first()).toBeVisible();

  await page.getByRole('searchbox').fill('nothing like it');
  await expect(page.getByText(/no link/i).first()).toBeVisible();
});

test('Pages and the order by clicks are in the address', async ({ page, ownServer }) => {
  // More links than one minute's requests make: this service has a higher limit.
  const server = await ownServer(['--rate-limit', '600']);
  const direct = directly(server, server.key);
  await addOffers(
    direct,
    Array.from({ length: 27 }, (_, index) => `item-${index}`),
  );
  const { data } = await direct.get('/api/urls?q=item-3');
  const [most] = (data as { urls: { shorturl: string }[] }).urls;
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  await fetch(most?.shorturl ?? '', { redirect: 'manual', headers: { 'User-Agent': userAgent } });
  await expect
    .poll(async () => JSON.stringify(await direct.get('/api/urls?order=click&limit=1')))
    .toContain('item-3"');

  await connect(page, server.dashboard, server.key);
  await page.goto(`${server.dashboard}/links?order=click`);
  await expect(page.getByRole('row').nth(1)).toContainText('Offer item-3');
  // The list has all links; an address with a page stays in pages.
  await page.goto(`${server.dashboard}/links?order=click&page=2`);
  await expect(page.getByText('Offer item-0').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Offer item-0').first()).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('Offer item-3');
  await expect(page).toHaveURL(/sort=clicks/);
});

test('A new account sees what links are for, and makes the first one with the keyboard alone', async ({
  signedIn: page,
}) => {
  await expect(page.getByText('Offer')).toHaveCount(0);
  await page.locator('body').press('c');
  await expect(page.getByLabel('Destination', { exact: true })).toBeFocused();
  await page.keyboard.type('shop.example/by-keyboard');
  await page.keyboard.press('Enter');
  await expect(createdLink(page)).toContainText(/127\.0\.0\.1:\d+\/\w+/);
  await toLinks(page);
  await expect(page.getByText('shop.example/by-keyboard').first()).toBeVisible();
});

test('A refused alias is reported at its field and nothing typed is lost', async ({
  direct,
  signedIn: page,
}) => {
  const alias = `taken-${Date.now()}`;
  await direct.post('/api/url/add', { url: 'https://shop.example/first', custom: alias });
  await page.getByRole('button', { name: 'New link' }).first().click();
  await page.getByLabel('Destination', { exact: true }).fill('https://shop.example/second');
  await page.getByLabel('Alias', { exact: true }).fill(alias);
  await createNow(page);
  await page.getByRole('button', { name: 'Change alias' }).click();
  const field = page.getByLabel('Alias', { exact: true });
  await expect(field).toHaveAccessibleDescription(/taken|use/i);
  await expect(field).toHaveValue(alias);
  await expect(page.getByLabel('Destination', { exact: true })).toHaveValue(
    'https://shop.example/second',
  );
});

test('The words of a search are marked in its rows, and nowhere after it', async ({
  page,
  server,
  key,
  direct,
}) => {
  await addOffers(direct, ['apple', 'pear', 'plum']);
  await connect(page, server.dashboard, key);
  await expect(page.getByText('Offer plum').first()).toBeVisible();
  const marked = () =>
    page.evaluate(() => [...(CSS.highlights.get('searched') ?? [])].map(String).sort());
  await page.getByRole('searchbox').fill('pear offer');
  // In the title, and at the end of its destination.
  await expect.poll(marked).toEqual(['Offer', 'pear', 'pear']);
  await page.getByRole('searchbox').fill('');
  await expect(page.getByText('Offer plum').first()).toBeVisible();
  await expect.poll(marked).toEqual([]);
});

test('Compact rows are as high as a long list takes them for', async ({
  page,
  server,
  key,
  direct,
}) => {
  await addOffers(direct, ['apple', 'pear']);
  await connect(page, server.dashboard, key);
  const row = page.getByRole('row', { name: /Offer pear/ });
  const height = async () => Math.round((await row.boundingBox())?.height ?? 0);
  await expect.poll(height).toBe(52);
  await page.getByRole('button', { name: 'More views' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Compact rows' }).click();
  await expect.poll(height).toBe(44);
});

test('A phone shows cards and the navigation at the foot', async ({
  browser,
  server,
  key,
  direct,
}) => {
  await addOffers(direct, ['phone']);
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.goto(`${server.dashboard}/links`);
  await page.getByLabel('API key').fill(key);
  await page.getByRole('button', { name: 'Sign in' }).tap();
  await expect(page.getByText('Offer phone').first()).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await page.getByRole('link', { name: 'Overview', exact: true }).tap();
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  await context.close();
});
