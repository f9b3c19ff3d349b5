/** Static host: the built dashboard below a folder of a plain web server, with a service elsewhere. */
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '#e2e/support/fixtures.ts';
import { closeWebServers, serveFolder } from '#e2e/support/local-web.ts';
import { account } from '#e2e/support/server.ts';

// Registered below a path, too.
test.use({ serviceWorkers: 'allow' });

test('The built dashboard runs from a plain static host under a sub-path, against a service elsewhere', async ({
  page,
  ownServer,
}) => {
  const root = await mkdtemp(join(tmpdir(), 'linkdeck-static-'));
  const app = join(root, 'tools', 'deck');
  await cp('dist/dashboard', app, { recursive: true });
  const origin = await serveFolder(root);

  const service = await ownServer(['--cors-origins', origin]);
  await writeFile(
    join(app, 'config.json'),
    JSON.stringify({ serviceAddresses: [service.dashboard] }),
  );
  const made = await account(service.data, 'add', '--email', 'static@shop.example');

  await page.goto(`${origin}/tools/deck/`);
  await expect(
    page.getByText(service.dashboard.replace('http://', ''), { exact: true }),
  ).toBeVisible();
  await page.getByLabel('API key').fill(String(made['key']));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();

  // A query of the page itself leads to a screen, although its screens are after #.
  const wish = new URLSearchParams({ go: 'new', url: 'https://shop.example/?a=1&b=2#c' });
  await page.goto(`${origin}/tools/deck/?${wish.toString()}`);
  await expect(page.getByLabel('Destination', { exact: true })).toHaveValue(
    'https://shop.example/?a=1&b=2#c',
  );

  closeWebServers();
  await rm(root, { recursive: true, force: true });
});
