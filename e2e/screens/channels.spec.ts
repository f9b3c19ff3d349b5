/** Channels in a browser: create, star, change, fill, delete and search. */
import type { Page } from '@playwright/test';
import { assignLink } from '#e2e/support/assign-dialog.ts';
import { expect, expectAccessible, lengthenHolds, test } from '#e2e/support/fixtures.ts';
import { chooseAction } from '#e2e/support/record-actions.ts';
import { add, addLinks, itemsOf, rowsOf } from '#e2e/support/records.ts';
import { account } from '#e2e/support/server.ts';
import { ofUser } from '#e2e/support/traffic.ts';

test.use({ rateLimit: 600 });

test('A channel is created, starred, changed, filled and deleted, and the service holds each step', {
  tag: '@core',
}, async ({ server, owner, direct, signedIn: page }) => {
  const [link = 0] = await addLinks(direct, `ch-${Date.now()}`, 1);
  const bio = await account(server.data, 'add-bio', '--email', owner.email, '--name', 'About us');
  const stored = () => rowsOf(direct, '/api/channels', 'channels');
  const row = page.getByRole('table', { name: 'Channels' }).locator('tbody').getByRole('row');
  await lengthenHolds(page);
  await page.getByRole('link', { name: 'Channels', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Make your first channel' })).toBeVisible();

  const created = await test.step('A user creates it with a star', async () => {
    await page.getByRole('button', { name: 'New channel' }).first().click();
    const form = page.getByRole('dialog', { name: 'New channel' });
    await form.getByLabel('Name').fill('Letters');
    await form.getByLabel('Description').fill('Every second Thursday');
    await form.getByLabel('Colour', { exact: true }).fill('#c0392b');
    await form.getByRole('switch', { name: 'Starred' }).click();
    await form.getByRole('button', { name: 'Create channel' }).click();
    await expect(row).toHaveCount(1);
    const [channel] = await stored();
    expect(channel).toMatchObject({
      name: 'Letters',
      description: 'Every second Thursday',
      color: '#c0392b',
      starred: true,
    });
    return channel;
  });
  const id = Number(created?.['id']);

  await test.step('Takes its star off in the list', async () => {
    const star = row.getByRole('button', { name: 'Star Letters' });
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(async () => (await stored())[0]).toMatchObject({ starred: false });
  });

  await test.step('Changes its name', async () => {
    await row.getByRole('button', { name: 'Actions for Letters' }).click();
    await page.getByRole('menuitem', { name: 'Edit channel…' }).click();
    const form = page.getByRole('dialog', { name: 'Edit channel' });
    await expect(form.getByLabel('Description')).toHaveValue('Every second Thursday');
    await form.getByLabel('Name').fill('Post');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(row).toContainText('Post');
    expect(await stored()).toEqual([{ ...created, name: 'Post', starred: false }]);
  });

  await test.step('Assigns a link and a bio page, which are sent after the hold', async () => {
    await row.getByRole('link', { name: 'Post' }).click();
    await expect(page.getByRole('heading', { name: 'Post', level: 1 })).toBeVisible();
    await assignLink(page, 'Post', 'ch-');
    await assignBioPage(page, 'Post', Number(bio['id']));
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
  });

  await test.step('Deletes it after a question, and its link stays', async () => {
    const question = page.getByRole('dialog', { name: 'Delete this channel?' });
    await chooseAction(page, 'Delete channel…');
    await expect(question).toContainText('All 2 items are removed from it');
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(await stored()).toHaveLength(1);
    await chooseAction(page, 'Delete channel…');
    await question.getByRole('button', { name: 'Delete channel' }).click();
    await expect(page.getByRole('heading', { name: 'Make your first channel' })).toBeVisible();
    expect(await stored()).toEqual([]);
    expect(await direct.get(`/api/channel/${id}`)).toMatchObject({ error: 1 });
    expect(await direct.get(`/api/url/${link}`)).toMatchObject({ error: 0, id: link });
  });
});

async function assignBioPage(page: Page, channel: string, id: number): Promise<void> {
  await page.getByRole('button', { name: 'Assign…' }).click();
  const dialog = page.getByRole('dialog', { name: `Assign to ${channel}` });
  await dialog.getByText('Bio page or QR item').click();
  await dialog.getByLabel('Id').fill(String(id));
  await dialog.getByRole('button', { name: 'Assign item' }).click();
}

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

test('Two hundred channels are read once, searched, and sorted with the starred ones first', async ({
  direct,
  signedIn: page,
  traffic,
}) => {
  const channels = Array.from({ length: 201 }, (_, index) => ({
    name: `Channel ${index + 1}`,
    starred: index % 5 === 4,
  }));
  // Linkdeck lists the channels by itself too: that is over before there are some.
  await expect
    .poll(() => traffic.all().some(({ path }) => path.startsWith('/api/channels?')))
    .toBe(true);
  await traffic.drain();
  await direct.postAll('/api/channel/add', channels);
  await page.getByRole('link', { name: 'Channels', exact: true }).click();
  const rows = page.getByRole('table', { name: 'Channels' }).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(100);
  await expect(rows.first()).toContainText('Channel 5');
  await expect(rows.nth(40)).toContainText('Channel 1');
  expect(ofUser(await traffic.drain(), 3)).toEqual(
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
