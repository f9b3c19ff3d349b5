/** Domains in a browser: add, redirect and delete, by mouse and by keyboard. */
import { request } from 'node:http';
import { expect, test } from '#e2e/support/fixtures.ts';
import { choose, enter, type } from '#e2e/support/keyboard.ts';
import { add, rowsOf } from '#e2e/support/records.ts';

test.use({ rateLimit: 600 });

test('A domain is added, redirects as it was set to, and is deleted, and the service holds each step', {
  tag: '@core',
}, async ({ server, direct, signedIn: page }) => {
  const host = `go-${Date.now()}.example`;
  const stored = () => rowsOf(direct, '/api/domains', 'domains');
  const row = page.getByRole('table', { name: 'Domains' }).getByRole('row').nth(1);
  const toShop = { status: 302, location: 'https://shop.example/' };
  await page.getByRole('link', { name: 'Domains', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Add your first domain' })).toBeVisible();

  const added =
    await test.step('A user adds it with a root redirect, which visitors follow', async () => {
      await page.getByRole('button', { name: 'Add domain' }).first().click();
      const form = page.getByRole('dialog', { name: 'Add domain' });
      await form.getByLabel('Domain', { exact: true }).fill(`https://${host}`);
      await expect(form.getByRole('group', { name: 'Before you add it' })).toContainText(
        `nslookup ${host}`,
      );
      await form.getByLabel('Root redirect').fill('https://shop.example/');
      await form.getByRole('button', { name: 'Add domain' }).click();
      await expect(row).toContainText(host);
      const [domain] = await stored();
      expect(domain).toMatchObject({
        domain: `https://${host}`,
        redirectroot: 'https://shop.example/',
        redirect404: '',
      });
      expect(await visit(server.links, host, '/')).toEqual(toShop);
      return domain;
    });

  await test.step('Adds a not-found redirect; the emptied root redirect stays, as the form said', async () => {
    await row.getByRole('button', { name: `Actions for ${host}` }).click();
    await page.getByRole('menuitem', { name: 'Change redirects…' }).click();
    const form = page.getByRole('dialog', { name: 'Change redirects' });
    await expect(form.getByLabel('Root redirect')).toHaveValue('https://shop.example/');
    await form.getByLabel('Root redirect').fill('');
    await expect(form.getByText('keep the old value')).toBeVisible();
    await form.getByLabel('Not-found redirect').fill('https://shop.example/lost');
    await form.getByRole('button', { name: 'Save redirects' }).click();
    await expect(row).toContainText('shop.example/lost');
    expect(await stored()).toEqual([
      { ...added, redirectroot: 'https://shop.example/', redirect404: 'https://shop.example/lost' },
    ]);
  });

  await test.step('Visitors follow both, and the links of the domain', async () => {
    expect(await visit(server.links, host, '/')).toEqual(toShop);
    expect(await visit(server.links, host, '/unknown')).toEqual({
      status: 302,
      location: 'https://shop.example/lost',
    });
    const link = { url: 'https://shop.example/known', custom: 'known', domain: host };
    await add(direct, '/api/url/add', link);
    expect(await visit(server.links, host, '/known')).toMatchObject({
      location: 'https://shop.example/known',
    });
  });

  await test.step('The user deletes it after a question, and visitors find nothing', async () => {
    await row.getByRole('button', { name: `Actions for ${host}` }).click();
    await page.getByRole('menuitem', { name: 'Delete domain…' }).click();
    const question = page.getByRole('dialog', { name: 'Delete this domain?' });
    await expect(question).toContainText('Short links with it stop working');
    await question.getByRole('button', { name: 'Delete domain' }).click();
    await expect(page.getByRole('heading', { name: 'Add your first domain' })).toBeVisible();
    expect(await stored()).toEqual([]);
    expect(await visit(server.links, host, '/unknown')).toMatchObject({ status: 404 });
  });
});

test('A domain without a scheme, and one that is taken, are refused at the field', async ({
  direct,
  signedIn: page,
}) => {
  const host = `taken-${Date.now()}.example`;
  await add(direct, '/api/domain/add', { domain: `https://${host}` });
  await page.getByRole('link', { name: 'Domains', exact: true }).click();
  await page.getByRole('button', { name: 'Add domain' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add domain' });
  const field = form.getByLabel('Domain', { exact: true });
  await field.fill('not a domain');
  await form.getByRole('button', { name: 'Add domain' }).click();
  await expect(field).toHaveAccessibleDescription(/https:\/\//);
  await expect(field).toBeFocused();
  await field.fill(`http://${host}`);
  await form.getByLabel('Not-found redirect').fill('https://shop.example/kept');
  await form.getByRole('button', { name: 'Add domain' }).click();
  await expect(field).toHaveAccessibleDescription(/already|taken|in use/i);
  await expect(form.getByLabel('Not-found redirect')).toHaveValue('https://shop.example/kept');
  expect(await rowsOf(direct, '/api/domains', 'domains')).toHaveLength(1);
});

test('With the keyboard alone a user adds, changes and deletes a domain', async ({
  direct,
  signedIn: page,
}) => {
  const host = `keys-${Date.now()}.example`;
  await enter(page.getByRole('link', { name: 'Domains', exact: true }));
  await expect(page.getByRole('heading', { name: 'Add your first domain' })).toBeVisible();
  await enter(page.getByRole('button', { name: 'Add domain' }).first());
  await expect(page.getByRole('dialog').getByLabel('Domain', { exact: true })).toBeFocused();
  await page.keyboard.type(`https://${host}`);
  await page.keyboard.press('Enter');
  await enter(page.getByRole('table').getByRole('button', { name: host }).first());
  await type(page.getByRole('dialog').getByLabel('Root redirect'), 'https://shop.example/root');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect((await rowsOf(direct, '/api/domains', 'domains'))[0]).toMatchObject({
    redirectroot: 'https://shop.example/root',
  });

  await enter(page.getByRole('button', { name: `Actions for ${host}` }));
  await choose(page.getByRole('menuitem', { name: 'Delete domain…' }));
  await enter(page.getByRole('dialog').getByRole('button', { name: 'Delete domain' }));
  await expect(page.getByRole('heading', { name: 'Add your first domain' })).toBeVisible();
  expect(await rowsOf(direct, '/api/domains', 'domains')).toEqual([]);
});

/** Visits a branded domain, whose name leads to this service only in the header: `fetch` would not send that. */
function visit(
  links: string,
  host: string,
  path: string,
): Promise<{ status: number; location: string | undefined }> {
  const { hostname, port } = new URL(links);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, headers: { Host: host } }, (reply) => {
      reply.resume();
      resolve({ status: reply.statusCode ?? 0, location: reply.headers.location });
    });
    sent.on('error', reject).end();
  });
}
