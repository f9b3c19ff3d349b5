/** Links in a browser: a search over a reload and Back, which only a real history has, marks of the words and the height of rows. */
import { connect, type Direct, expect, test } from '#e2e/support/fixtures.ts';

async function addOffers(direct: Direct, names: readonly string[]) {
  const offers = names.map((name) => ({
    url: `https://shop.example/${name}`,
    metatitle: `Offer ${name}`,
  }));
  await direct.postAll('/api/url/add', offers);
}

test('Search, order and page are in the address, and survive a reload and Back', async ({
  page,
  server,
  key,
  direct,
}) => {
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
