import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { expect, test } from './fixtures.ts';
import { closeWebServers, serveWeb } from './local-web.ts';
import { account, startServer } from './server.ts';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

test('The built dashboard runs from a plain static host under a sub-path, against a service elsewhere', async ({
  page,
}) => {
  const root = await mkdtemp(join(tmpdir(), 'linkdeck-static-'));
  const app = join(root, 'tools', 'deck');
  await cp('dist/dashboard', app, { recursive: true });
  // No fallback of any kind: what is not a file is a 404, as on the plainest of hosts.
  const origin = await serveWeb((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname));
    const file = join(root, path.endsWith('/') ? `${path}index.html` : path);
    readFile(file).then(
      (body) => response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'text/plain' }).end(body),
      () => response.writeHead(404).end('not here'),
    );
  });

  const service = await startServer(['--cors-origins', origin]);
  await writeFile(join(app, 'config.json'), JSON.stringify({ serviceAddresses: [service.dashboard] }));
  const made = await account(service.data, 'add', '--email', 'static@shop.example');

  await page.goto(`${origin}/tools/deck/`);
  await expect(page.getByLabel('Service address')).toHaveValue(service.dashboard);
  await page.getByLabel('API key').fill(String(made['key']));
  await page.getByRole('button', { name: 'Connect' }).click();
  await expect(page.getByRole('heading', { name: 'Links', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Overview', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();

  await service.stop();
  closeWebServers();
  await rm(root, { recursive: true, force: true });
});
