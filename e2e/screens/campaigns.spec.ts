/** Campaigns in a browser: create, change, fill and delete, by mouse and by keyboard. */
import { expect, lengthenHolds, test } from '#e2e/support/fixtures.ts';
import { choose, enter, type } from '#e2e/support/keyboard.ts';
import { add, addLinks, rowsOf } from '#e2e/support/records.ts';

test.use({ rateLimit: 600 });

test('A campaign is made, changed, filled and deleted, and the service holds each step', {
  tag: '@core',
}, async ({ direct, signedIn: page }) => {
  const mark = `ca-${Date.now()}`;
  await addLinks(direct, mark, 2);
  await add(direct, '/api/url/add', {
    url: 'https://shop.example/public',
    custom: `${mark}-p`,
    metatitle: 'Open',
    status: 'public',
  });
  await page.getByRole('link', { name: 'Campaigns', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Make your first campaign' })).toBeVisible();

  await page.getByRole('button', { name: 'New campaign' }).first().click();
  const form = page.getByRole('dialog', { name: 'New campaign' });
  await form.getByLabel('Name').fill('Spring');
  await form.getByLabel('Rotator').fill(mark);
  await form.getByRole('button', { name: 'Create campaign' }).click();
  const row = page.getByRole('table', { name: 'Campaigns' }).getByRole('row').nth(1);
  await expect(row).toContainText('Not public');
  const [made] = await rowsOf(direct, '/api/campaigns', 'campaigns');
  expect(made).toMatchObject({
    name: 'Spring',
    public: false,
    rotator: expect.stringContaining(mark),
  });
  const rotator = String(made?.['rotator']);
  const listPage = String(made?.['list']);
  expect((await fetch(listPage)).status).toBe(404);

  await row.getByRole('button', { name: 'Actions for Spring' }).click();
  await page.getByRole('menuitem', { name: 'Edit campaign…' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit campaign' });
  await expect(edit.getByLabel('Rotator')).toHaveValue(mark);
  await edit.getByLabel('Name').fill('Spring sale');
  await edit.getByRole('switch', { name: 'Public' }).click();
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(row).toContainText('Spring sale');
  await expect(row.getByText('Public', { exact: true })).toBeVisible();
  expect(await rowsOf(direct, '/api/campaigns', 'campaigns')).toEqual([
    { ...made, name: 'Spring sale', public: true },
  ]);

  await row.getByRole('link', { name: 'Spring sale', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Spring sale', level: 1 })).toBeVisible();
  await lengthenHolds(page);
  await page.getByRole('button', { name: 'Assign…' }).click();
  const assign = page.getByRole('dialog', { name: 'Assign to Spring sale' });
  await assign.getByRole('searchbox', { name: 'Search links' }).fill(`${mark}-p`);
  await assign.getByRole('checkbox', { name: new RegExp(`${mark}-p`) }).click();
  await assign.getByRole('button', { name: 'Assign 1 link' }).click();
  await page.getByRole('button', { name: 'Assign now' }).click();
  // No endpoint lists a campaign's links, so its own page and its rotator tell what is in it.
  const links = page.getByRole('region', { name: 'Links', exact: true });
  await expect(links.getByRole('link')).toContainText(['Open']);
  await expect(links).toContainText('assigned');
  await expect(page.getByText('1 link assigned in this browser.')).toBeVisible();
  await expect.poll(async () => (await fetch(listPage)).text()).toContain(`/${mark}-p`);
  expect(await (await fetch(listPage)).text()).not.toContain(`${mark}-1`);
  expect((await fetch(rotator, { redirect: 'manual' })).headers.get('location')).toBe(
    'https://shop.example/public',
  );

  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Delete campaign…' }).click();
  const confirm = page.getByRole('dialog', { name: 'Delete this campaign?' });
  await expect(confirm).toContainText('Its rotator and its list page stop working');
  await confirm.getByRole('button', { name: 'Delete campaign' }).click();
  await expect(page.getByRole('heading', { name: 'Make your first campaign' })).toBeVisible();
  expect(await rowsOf(direct, '/api/campaigns', 'campaigns')).toEqual([]);
  expect((await fetch(rotator, { redirect: 'manual' })).status).toBe(404);
  expect(await rowsOf(direct, '/api/urls', 'urls')).toHaveLength(3);
});

test('A campaign without a name gets one; a taken rotator is reported at its field', async ({
  direct,
  signedIn: page,
}) => {
  const slug = `taken-${Date.now()}`;
  await add(direct, '/api/campaign/add', { name: 'First', slug });
  await page.getByRole('link', { name: 'Campaigns', exact: true }).click();
  await page.getByRole('button', { name: 'New campaign' }).first().click();
  const form = page.getByRole('dialog', { name: 'New campaign' });
  await form.getByLabel('Rotator').fill(slug);
  await form.getByRole('button', { name: 'Create campaign' }).click();
  await expect(form.getByLabel('Rotator')).toHaveAccessibleDescription(/taken|use|has this/i);
  await form.getByLabel('Rotator').fill('');
  await form.getByRole('button', { name: 'Create campaign' }).click();
  await expect(page.getByRole('link', { name: 'Untitled campaign', exact: true })).toBeVisible();
  expect((await rowsOf(direct, '/api/campaigns', 'campaigns'))[0]).toMatchObject({
    name: 'Untitled campaign',
    rotator: false,
  });
});

test('With the keyboard alone a person makes, changes and deletes a campaign', async ({
  direct,
  signedIn: page,
}) => {
  await enter(page.getByRole('link', { name: 'Campaigns', exact: true }));
  await expect(page.getByRole('heading', { name: 'Make your first campaign' })).toBeVisible();
  await enter(page.getByRole('button', { name: 'New campaign' }).first());
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused();
  await page.keyboard.type('By hand');
  await page.keyboard.press('Enter');
  await enter(page.getByRole('button', { name: 'Actions for By hand' }));
  await choose(page.getByRole('menuitem', { name: 'Edit campaign…' }));
  await type(page.getByRole('dialog', { name: 'Edit campaign' }).getByLabel('Name'), 'Renamed');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Renamed', exact: true })).toBeVisible();
  expect((await rowsOf(direct, '/api/campaigns', 'campaigns'))[0]).toMatchObject({
    name: 'Renamed',
  });

  await enter(page.getByRole('link', { name: 'Renamed', exact: true }));
  await enter(page.getByRole('button', { name: 'Actions for Renamed', exact: true }));
  await choose(page.getByRole('menuitem', { name: 'Delete campaign…' }));
  await enter(page.getByRole('dialog').getByRole('button', { name: 'Delete campaign' }));
  await expect(page.getByRole('heading', { name: 'Make your first campaign' })).toBeVisible();
  expect(await rowsOf(direct, '/api/campaigns', 'campaigns')).toEqual([]);
});
