/** What channels and campaigns have in common in a browser: the keyboard alone, menus, and records that are missing. */
import { expect, test } from '#e2e/support/fixtures.ts';
import { choose, enter, tabTo, type } from '#e2e/support/keyboard.ts';
import { add, rowsOf } from '#e2e/support/records.ts';

test.use({ rateLimit: 600 });

for (const { kind, kinds, title, flag } of [
  { kind: 'channel', kinds: 'channels', title: 'Channels', flag: 'Starred' },
  { kind: 'campaign', kinds: 'campaigns', title: 'Campaigns', flag: 'Public' },
]) {
  test(`With the keyboard alone a user creates, changes, opens and deletes a ${kind}`, async ({
    direct,
    signedIn: page,
  }) => {
    const stored = () => rowsOf(direct, `/api/${kinds}`, kinds);
    const dialog = page.getByRole('dialog');

    await test.step('Creates it', async () => {
      await enter(page.getByRole('link', { name: title, exact: true }));
      await expect(page.getByRole('heading', { name: `Make your first ${kind}` })).toBeVisible();
      await enter(page.getByRole('button', { name: `New ${kind}` }).first());
      await expect(dialog.getByLabel('Name')).toBeFocused();
      await page.keyboard.type('By hand');
      await tabTo(dialog.getByRole('switch', { name: flag }));
      await page.keyboard.press('Space');
      await enter(dialog.getByRole('button', { name: `Create ${kind}` }));
      await expect(page.getByRole('link', { name: 'By hand', exact: true })).toBeVisible();
      expect(await stored()).toMatchObject([{ name: 'By hand', [flag.toLowerCase()]: true }]);
    });

    await test.step('Changes it by its menu', async () => {
      await enter(page.getByRole('button', { name: 'Actions for By hand' }));
      await choose(page.getByRole('menuitem', { name: `Edit ${kind}…` }));
      await type(page.getByRole('dialog', { name: `Edit ${kind}` }).getByLabel('Name'), 'Renamed');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('link', { name: 'Renamed', exact: true })).toBeVisible();
      expect(await stored()).toMatchObject([{ name: 'Renamed' }]);
    });

    await test.step('Opens it, and changes it on its page', async () => {
      await enter(page.getByRole('link', { name: 'Renamed', exact: true }));
      await enter(page.getByRole('button', { name: 'Edit…' }));
      await type(dialog.getByLabel('Name'), 'Renamed twice');
      await enter(dialog.getByRole('button', { name: 'Save changes' }));
      await expect(dialog).toBeHidden();
      expect(await stored()).toMatchObject([{ name: 'Renamed twice' }]);
    });

    await test.step('Deletes it', async () => {
      await enter(page.getByRole('button', { name: 'Actions for Renamed twice', exact: true }));
      await choose(page.getByRole('menuitem', { name: `Delete ${kind}…` }));
      await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await enter(dialog.getByRole('button', { name: `Delete ${kind}` }));
      await expect(page.getByRole('heading', { name: `Make your first ${kind}` })).toBeVisible();
      expect(await stored()).toEqual([]);
    });
  });

  test(`By keyboard alone the menu of a ${kind} opens at its first item, and gives the focus back`, async ({
    direct,
    signedIn: page,
  }) => {
    await add(direct, `/api/${kind}/add`, { name: 'Letters' });
    await page.getByRole('link', { name: title, exact: true }).click();
    await enter(page.getByRole('button', { name: 'Actions for Letters' }));
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem').last()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Actions for Letters' })).toBeFocused();
  });

  test(`A ${kind} that was deleted, or never existed, is reported as missing`, async ({
    direct,
    server,
    signedIn: page,
  }) => {
    const id = await add(direct, `/api/${kind}/add`, { name: 'Short-lived' });
    for (const path of [`/${kinds}/${id + 1000}`, `/${kinds}/no-number`]) {
      await page.goto(server.dashboard + path);
      await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
    }
    await page.getByRole('link', { name: `Back to ${title}` }).click();
    await expect(page.getByRole('link', { name: 'Short-lived', exact: true })).toBeVisible();
  });
}
