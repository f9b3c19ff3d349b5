/** Pixels in a browser: adding one, and what is missing from one. */
import { pixelTypes } from '#contract/pixel-types.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { enter, tabTo } from '#e2e/support/keyboard.ts';
import { add, rowsOf } from '#e2e/support/records.ts';

test.use({ rateLimit: 600 });

test('A pixel is added in the words of the dashboard, and the service holds it in its own', {
  tag: '@core',
}, async ({ direct, signedIn: page }) => {
  await page.getByRole('link', { name: 'Pixels', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Add your first pixel' })).toBeVisible();
  await page.getByRole('button', { name: 'Add pixel' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add pixel' });
  await form.getByRole('combobox', { name: 'Type' }).click();
  await expect(page.getByRole('option')).toHaveCount(pixelTypes.length);
  await page.getByRole('option', { name: /^Search ads/ }).click();
  await form.getByLabel('Name').fill('Shop, all visitors');
  await form.getByLabel('Tag', { exact: true }).fill('AW-<b>12345</b>');
  await form.getByRole('button', { name: 'Add pixel' }).click();
  const row = page.getByRole('table', { name: 'Pixels' }).getByRole('row').nth(1);
  await expect(row).toContainText('Shop, all visitors');
  await expect(row).toContainText('Search ads');
  await expect(row).toContainText('AW-<b>12345</b>');
  await expect(page.getByText('Pixels can’t be edited or deleted later.')).toBeVisible();
  const [made] = await rowsOf(direct, '/api/pixels', 'pixels');
  expect(made).toMatchObject({
    type: 'searchadspixel',
    name: 'Shop, all visitors',
    tag: 'AW-<b>12345</b>',
  });
  // There is a use for it: a new link may name it.
  await add(direct, '/api/url/add', { url: 'https://shop.example/', pixels: [made?.['id']] });
});

test('What a pixel lacks is shown at each field', async ({ direct, signedIn: page }) => {
  await page.getByRole('link', { name: 'Pixels', exact: true }).click();
  await page.getByRole('button', { name: 'Add pixel' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add pixel' });
  await form.getByRole('button', { name: 'Add pixel' }).click();
  await expect(form.getByRole('combobox', { name: 'Type' })).toHaveAccessibleDescription(
    /Choose one of the pixel types/,
  );
  await expect(form.getByRole('combobox', { name: 'Type' })).toBeFocused();
  await expect(form.getByLabel('Name')).toHaveAccessibleDescription(/Enter a name/);
  await expect(form.getByLabel('Tag', { exact: true })).toHaveAccessibleDescription(
    /Enter the tag/,
  );
  expect(await rowsOf(direct, '/api/pixels', 'pixels')).toEqual([]);
});

test('With the keyboard alone a user adds a pixel', async ({ direct, signedIn: page }) => {
  await enter(page.getByRole('link', { name: 'Pixels', exact: true }));
  await expect(page.getByRole('heading', { name: 'Add your first pixel' })).toBeVisible();
  await enter(page.getByRole('button', { name: 'Add pixel' }).first());
  const form = page.getByRole('dialog', { name: 'Add pixel' });
  await expect(form.getByRole('combobox', { name: 'Type' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowUp'); // from the first to the last
  await page.keyboard.press('Enter');
  await expect(form.getByRole('combobox', { name: 'Type' })).toHaveValue('Short video');
  await tabTo(form.getByLabel('Name'));
  await page.keyboard.type('By hand');
  await tabTo(form.getByLabel('Tag', { exact: true }));
  await page.keyboard.type('T-1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: 'Pixels' })).toContainText('By hand');
  expect(await rowsOf(direct, '/api/pixels', 'pixels')).toMatchObject([
    { type: pixelTypes.at(-1), name: 'By hand', tag: 'T-1' },
  ]);
});
