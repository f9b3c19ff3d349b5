/** Campaigns in a browser: create, change, fill and delete. */

import { assignLink } from '#e2e/support/assign-dialog.ts';
import { expect, lengthenHolds, test } from '#e2e/support/fixtures.ts';
import { chooseAction } from '#e2e/support/record-actions.ts';
import { add, addLinks, rowsOf } from '#e2e/support/records.ts';

test.use({ rateLimit: 600 });

test('A campaign is created, changed, filled and deleted, and the service holds each step', {
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
  const stored = () => rowsOf(direct, '/api/campaigns', 'campaigns');
  const row = page.getByRole('table', { name: 'Campaigns' }).getByRole('row').nth(1);
  await page.getByRole('link', { name: 'Campaigns', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Make your first campaign' })).toBeVisible();

  const created =
    await test.step('A user creates it with a rotator, and it is not public', async () => {
      await page.getByRole('button', { name: 'New campaign' }).first().click();
      const form = page.getByRole('dialog', { name: 'New campaign' });
      await form.getByLabel('Name').fill('Spring');
      await form.getByLabel('Rotator').fill(mark);
      await form.getByRole('button', { name: 'Create campaign' }).click();
      await expect(row).toContainText('Not public');
      const [campaign] = await stored();
      expect(campaign).toMatchObject({
        name: 'Spring',
        public: false,
        rotator: expect.stringContaining(mark),
      });
      return campaign;
    });
  const rotator = String(created?.['rotator']);
  const listPage = String(created?.['list']);
  expect((await fetch(listPage)).status).toBe(404);

  await test.step('Changes its name, and makes it public', async () => {
    await row.getByRole('button', { name: 'Actions for Spring' }).click();
    await page.getByRole('menuitem', { name: 'Edit campaign…' }).click();
    const form = page.getByRole('dialog', { name: 'Edit campaign' });
    await expect(form.getByLabel('Rotator')).toHaveValue(mark);
    await form.getByLabel('Name').fill('Spring sale');
    await form.getByRole('switch', { name: 'Public' }).click();
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(row).toContainText('Spring sale');
    await expect(row.getByText('Public', { exact: true })).toBeVisible();
    expect(await stored()).toEqual([{ ...created, name: 'Spring sale', public: true }]);
  });

  await test.step('Assigns a link, which its list page and its rotator have then', async () => {
    await row.getByRole('link', { name: 'Spring sale', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Spring sale', level: 1 })).toBeVisible();
    await lengthenHolds(page);
    await assignLink(page, 'Spring sale', `${mark}-p`);
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
  });

  await test.step('Deletes it, and its links stay', async () => {
    await chooseAction(page, 'Delete campaign…');
    const question = page.getByRole('dialog', { name: 'Delete this campaign?' });
    await expect(question).toContainText('Its rotator and its list page stop working');
    await question.getByRole('button', { name: 'Delete campaign' }).click();
    await expect(page.getByRole('heading', { name: 'Make your first campaign' })).toBeVisible();
    expect(await stored()).toEqual([]);
    expect((await fetch(rotator, { redirect: 'manual' })).status).toBe(404);
    expect(await rowsOf(direct, '/api/urls', 'urls')).toHaveLength(3);
  });
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
