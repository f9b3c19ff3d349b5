/**
 * Records by the program: what forms make is what visitors meet on the links port. Only here a domain is visited by its
 * Host header, and a rotator and a list page by their addresses.
 */
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/support/fixtures.ts';
import { add, itemsOf, rowsOf } from '#e2e/support/records.ts';
import { account } from '#e2e/support/server.ts';
import { uniqueAlias, visitAs } from '#e2e/support/wizard.ts';

test.use({ rateLimit: 600 });

/** Opens a screen by the navigation, and the dialog that adds its first record. */
async function addFirst(page: Page, screen: string, button: string) {
  await page.getByRole('link', { name: screen, exact: true }).click();
  await page.getByRole('button', { name: button }).first().click();
  return page.getByRole('dialog', { name: button });
}

test('A domain is added and changed, and leads visitors as it was set to until it is deleted', async ({
  server,
  direct,
  signedIn: page,
}) => {
  const host = `go-${uniqueAlias()}.example`;
  const actions = page.getByRole('button', { name: `Actions for ${host}` });
  const form = await addFirst(page, 'Domains', 'Add domain');
  await form.getByLabel('Domain', { exact: true }).fill(`https://${host}`);
  await form.getByLabel('Root redirect').fill('https://shop.example/');
  await form.getByRole('button', { name: 'Add domain' }).click();
  await expect(actions).toBeVisible();
  expect(await visitAs(server, host, '/')).toMatchObject({
    status: 302,
    location: 'https://shop.example/',
  });

  await actions.click();
  await page.getByRole('menuitem', { name: 'Change redirects…' }).click();
  const change = page.getByRole('dialog', { name: 'Change redirects' });
  await change.getByLabel('Not-found redirect').fill('https://shop.example/lost');
  await change.getByRole('button', { name: 'Save redirects' }).click();
  await expect(page.getByRole('table', { name: 'Domains' })).toContainText('shop.example/lost');
  const link = { url: 'https://shop.example/known', custom: 'known', domain: host };
  await add(direct, '/api/url/add', link);
  expect((await visitAs(server, host, '/unknown')).location).toBe('https://shop.example/lost');
  expect((await visitAs(server, host, '/known')).location).toBe('https://shop.example/known');

  await actions.click();
  await page.getByRole('menuitem', { name: 'Delete domain…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete domain' }).click();
  await expect(page.getByRole('heading', { name: 'Add your first domain' })).toBeVisible();
  // The service remembers a link for a second.
  await expect.poll(async () => (await visitAs(server, host, '/known')).status).toBe(404);
});

test('A campaign has a rotator and, once public, a list page with the links that were added', async ({
  direct,
  signedIn: page,
}) => {
  const slug = uniqueAlias();
  const link = await add(direct, '/api/url/add', {
    url: 'https://shop.example/public',
    metatitle: 'Open to all',
    status: 'public',
  });
  const form = await addFirst(page, 'Campaigns', 'New campaign');
  await form.getByLabel('Name').fill('Spring');
  await form.getByLabel('Rotating link').fill(slug);
  await form.getByRole('button', { name: 'Create campaign' }).click();
  const actions = page.getByRole('button', { name: 'Actions for Spring' });
  await expect(actions).toBeVisible();
  const [made] = await rowsOf(direct, '/api/campaigns', 'campaigns');
  const listPage = String(made?.['list']);
  expect((await fetch(listPage)).status).toBe(404);

  await actions.click();
  await page.getByRole('menuitem', { name: 'Edit campaign…' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit campaign' });
  await edit.getByRole('switch', { name: 'Public' }).click();
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(edit).toBeHidden();
  await direct.post(`/api/campaign/${String(made?.['id'])}/assign/${link}`);
  expect(await (await fetch(listPage)).text()).toContain('Open to all');
  const rotated = await fetch(String(made?.['rotator']), { redirect: 'manual' });
  expect(rotated.headers.get('location')).toBe('https://shop.example/public');
});

test('A channel takes a bio page by its id', async ({ server, owner, direct, signedIn: page }) => {
  const bio = await account(server.data, 'add-bio', '--email', owner.email, '--name', 'About us');
  const form = await addFirst(page, 'Channels', 'New channel');
  await form.getByLabel('Name').fill('Letters');
  await form.getByRole('button', { name: 'Create channel' }).click();
  await page.getByRole('link', { name: 'Letters', exact: true }).click();
  await page.getByRole('button', { name: 'Add items…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to Letters' });
  await dialog.getByText('Bio page or QR item').click();
  await dialog.getByLabel('Id').fill(String(bio['id']));
  await dialog.getByRole('button', { name: 'Add item' }).click();
  await page.getByRole('button', { name: 'Add now' }).click();
  await expect(page.getByRole('table', { name: 'Items' })).toContainText('About us');
  const [channel] = await rowsOf(direct, '/api/channels', 'channels');
  expect(await itemsOf(direct, Number(channel?.['id']))).toEqual([`bio ${String(bio['id'])}`]);
});
