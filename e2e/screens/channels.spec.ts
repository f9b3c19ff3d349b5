/** Channels in a browser: create, star, change, fill and delete, by mouse and by keyboard. */
import { expect, expectAccessible, lengthenHolds, test } from '#e2e/support/fixtures.ts';
import { choose, enter, tabTo, type } from '#e2e/support/keyboard.ts';
import { add, addLinks, itemsOf, rowsOf } from '#e2e/support/records.ts';
import { account } from '#e2e/support/server.ts';

test.use({ rateLimit: 600 });

test('A channel is made, starred, changed, filled and deleted, and the service holds each step', {
  tag: '@core',
}, async ({ server, owner, direct, signedIn: page }) => {
  const [link = 0] = await addLinks(direct, `ch-${Date.now()}`, 1);
  const bio = await account(server.data, 'add-bio', '--email', owner.email, '--name', 'About us');
  await lengthenHolds(page);
  await page.getByRole('link', { name: 'Channels', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Make your first channel' })).toBeVisible();

  await page.getByRole('button', { name: 'New channel' }).first().click();
  const form = page.getByRole('dialog', { name: 'New channel' });
  await form.getByLabel('Name').fill('Letters');
  await form.getByLabel('Description').fill('Every second Thursday');
  await form.getByLabel('Colour', { exact: true }).fill('#c0392b');
  await form.getByRole('switch', { name: 'Starred' }).click();
  await form.getByRole('button', { name: 'Create channel' }).click();
  const row = page.getByRole('table', { name: 'Channels' }).locator('tbody').getByRole('row');
  await expect(row).toHaveCount(1);
  const [made] = await rowsOf(direct, '/api/channels', 'channels');
  expect(made).toMatchObject({
    name: 'Letters',
    description: 'Every second Thursday',
    color: '#c0392b',
    starred: true,
  });
  const id = Number(made?.['id']);

  const star = row.getByRole('button', { name: 'Star Letters' });
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await expect
    .poll(async () => (await rowsOf(direct, '/api/channels', 'channels'))[0])
    .toMatchObject({ starred: false });

  await row.getByRole('button', { name: 'Actions for Letters' }).click();
  await page.getByRole('menuitem', { name: 'Edit channel…' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit channel' });
  await expect(edit.getByLabel('Description')).toHaveValue('Every second Thursday');
  await edit.getByLabel('Name').fill('Post');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(row).toContainText('Post');
  const [changed] = await rowsOf(direct, '/api/channels', 'channels');
  expect(changed).toEqual({ ...made, name: 'Post', starred: false });

  await row.getByRole('link', { name: 'Post' }).click();
  await expect(page.getByRole('heading', { name: 'Post', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Assign…' }).click();
  const assign = page.getByRole('dialog', { name: 'Assign to Post' });
  await assign.getByRole('searchbox', { name: 'Search links' }).fill('ch-');
  await assign.getByRole('checkbox', { name: /ch-\d+-1/ }).click();
  await assign.getByRole('button', { name: 'Assign 1 link' }).click();
  await page.getByRole('button', { name: 'Assign…' }).click();
  await assign.getByText('Bio page or QR item').click();
  await assign.getByLabel('Id').fill(String(bio['id']));
  await assign.getByRole('button', { name: 'Assign item' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(2);
  expect(await itemsOf(direct, id)).toEqual([]);
  const now = page.getByRole('button', { name: 'Assign now' });
  for (const left of [1, 0]) {
    await now.first().click();
    await expect(now).toHaveCount(left);
  }
  const items = page.getByRole('table', { name: 'Items' });
  await expect(items).toContainText('About us');
  await expect(items).toContainText(/ch-\d+-1/);
  expect(await itemsOf(direct, id)).toEqual([`bio ${String(bio['id'])}`, `links ${link}`]);

  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Delete channel…' }).click();
  const confirm = page.getByRole('dialog', { name: 'Delete this channel?' });
  await expect(confirm).toContainText('All 2 items are removed from it');
  await confirm.getByRole('button', { name: 'Cancel' }).click();
  expect(await rowsOf(direct, '/api/channels', 'channels')).toHaveLength(1);
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Delete channel…' }).click();
  await confirm.getByRole('button', { name: 'Delete channel' }).click();
  await expect(page.getByRole('heading', { name: 'Make your first channel' })).toBeVisible();
  expect(await rowsOf(direct, '/api/channels', 'channels')).toEqual([]);
  expect(await direct.get(`/api/channel/${id}`)).toMatchObject({ error: 1 });
  expect(await direct.get(`/api/url/${link}`)).toMatchObject({ error: 0, id: link });
});

test('A taken name is reported at its field, and nothing typed is lost', async ({
  direct,
  signedIn: page,
}) => {
  await add(direct, '/api/channel/add', { name: 'Press' });
  await page.getByRole('link', { name: 'Channels', exact: true }).click();
  await page.getByRole('button', { name: 'New channel' }).first().click();
  const form = page.getByRole('dialog', { name: 'New channel' });
  await form.getByLabel('Name').fill('press');
  await form.getByLabel('Description').fill('Kept');
  await form.getByRole('button', { name: 'Create channel' }).click();
  await expect(form.getByLabel('Name')).toHaveAccessibleDescription(
    /You have a channel with this name/,
  );
  await expect(form.getByLabel('Name')).toBeFocused();
  await expect(form.getByLabel('Description')).toHaveValue('Kept');
  await form.getByLabel('Name').fill('Press 2');
  await form.getByRole('button', { name: 'Create channel' }).click();
  await expect(form).toBeHidden();
  expect((await rowsOf(direct, '/api/channels', 'channels')).map(({ name }) => name)).toEqual([
    'Press 2',
    'Press',
  ]);
});

test('A channel that was deleted, or never existed, is reported as missing', async ({
  direct,
  server,
  signedIn: page,
}) => {
  const id = await add(direct, '/api/channel/add', { name: 'Short-lived' });
  for (const address of [`/channels/${id + 1000}`, '/channels/no-number']) {
    await page.goto(server.dashboard + address);
    await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Back to Channels' }).click();
  await expect(page.getByRole('link', { name: 'Short-lived' })).toBeVisible();
});

test('With the keyboard alone a person makes, opens, changes and deletes a channel', async ({
  direct,
  signedIn: page,
}) => {
  await enter(page.getByRole('link', { name: 'Channels', exact: true }));
  await expect(page.getByRole('heading', { name: 'Make your first channel' })).toBeVisible();
  await enter(page.getByRole('button', { name: 'New channel' }).first());
  const form = page.getByRole('dialog', { name: 'New channel' });
  await expect(form.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('By hand');
  await tabTo(form.getByRole('switch', { name: 'Starred' }));
  await page.keyboard.press('Space');
  await enter(form.getByRole('button', { name: 'Create channel' }));
  await expect(page.getByRole('link', { name: 'By hand' })).toBeVisible();
  expect((await rowsOf(direct, '/api/channels', 'channels'))[0]).toMatchObject({
    name: 'By hand',
    starred: true,
  });

  await enter(page.getByRole('link', { name: 'By hand' }));
  await enter(page.getByRole('button', { name: 'Edit…' }));
  await type(page.getByRole('dialog').getByLabel('Description'), 'Typed');
  await enter(page.getByRole('dialog').getByRole('button', { name: 'Save changes' }));
  await expect(page.getByRole('dialog')).toBeHidden();
  expect((await rowsOf(direct, '/api/channels', 'channels'))[0]).toMatchObject({
    description: 'Typed',
  });

  await enter(page.getByRole('button', { name: 'Actions for By hand' }));
  await choose(page.getByRole('menuitem', { name: 'Delete channel…' }));
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await enter(page.getByRole('dialog').getByRole('button', { name: 'Delete channel' }));
  await expect(page.getByRole('heading', { name: 'Make your first channel' })).toBeVisible();
  expect(await rowsOf(direct, '/api/channels', 'channels')).toEqual([]);
});

test('Two hundred channels are read once, searched, and sorted with the starred ones first', async ({
  direct,
  signedIn: page,
  traffic,
}) => {
  const channels = Array.from({ length: 201 }, (_, index) => ({
    name: `Channel ${index + 1}`,
    starred: index % 5 === 4,
  }));
  await direct.postAll('/api/channel/add', channels);
  await traffic.drain();
  await page.getByRole('link', { name: 'Channels', exact: true }).click();
  const rows = page.getByRole('table', { name: 'Channels' }).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(100);
  await expect(rows.first()).toContainText('Channel 5');
  await expect(rows.nth(40)).toContainText('Channel 1');
  expect(await traffic.drain()).toEqual(
    [1, 2, 3].map((number) => `GET /api/channels?limit=100&page=${number}`),
  );

  const field = page.getByRole('searchbox', { name: 'Search channels' });
  await field.fill('channel 19');
  await expect(page.getByText('12 channels found.')).toBeVisible();
  await expect(rows).toHaveCount(12);
  await expect(page).toHaveURL(/\?q=channel\+19$/);
  await page.reload();
  await expect(rows).toHaveCount(12);
  await field.fill('channel nineteen');
  await expect(page.getByRole('heading', { name: 'No channel matches' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await expect(field).not.toBeFocused();
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Name, Z to A');
  await expect(rows.first()).toContainText('Channel 201');
  await expect(page).toHaveURL(/channels\?sort=-name$/);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(rows.first()).toContainText('Channel 101');
});

test('By keyboard alone a menu opens at its first item, and gives the focus back', async ({
  direct,
  signedIn: page,
}) => {
  await add(direct, '/api/channel/add', { name: 'Letters' });
  await page.getByRole('link', { name: 'Channels', exact: true }).click();
  await enter(page.getByRole('button', { name: 'Actions for Letters' }));
  const first = page.getByRole('menuitem').first();
  await expect(first).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem').last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Actions for Letters' })).toBeFocused();
});
