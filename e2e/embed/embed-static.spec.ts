/** Embedding from a static host: below a folder of a plain web server, for the pages that its file names. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPortal } from '#e2e/portal/portal.ts';
import { expect } from '#e2e/support/fixtures.ts';
import { closeWebServers, serveFolder } from '#e2e/support/local-web.ts';
import { account, startServer } from '#e2e/support/server.ts';
import { eventsOf, mount, test, untilState } from './embedding.ts';

/** A host that only has files, below a folder, set up as docs/embedding.md says. */
function startStaticHost(root: string, portal: () => string): Promise<string> {
  return serveFolder(root, (path) => ({
    'Content-Security-Policy': `frame-ancestors ${path.endsWith('/embed/v1/') ? portal() : "'none'"}`,
    ...(path.endsWith('/embed/v1/linkdeck.js') ? { 'Access-Control-Allow-Origin': '*' } : {}),
  }));
}

test('Embedded from a plain static host under a sub-path: by a page that is written into its file, and by no other', async ({
  page,
  violations,
}) => {
  const root = await mkdtemp(join(tmpdir(), 'linkdeck-static-'));
  const app = join(root, 'tools', 'deck');
  await cp('dist/dashboard', app, { recursive: true });
  let key = '';
  const portal = await startPortal({
    linkdeck: () => host,
    key: () => key,
    policy: { 'script-src': null, 'frame-src': null, 'default-src': null },
  });
  const host = await startStaticHost(root, () => portal.url);
  const service = await startServer(['--cors-origins', host]);
  await writeFile(
    join(app, 'config.json'),
    JSON.stringify({ serviceAddresses: [service.dashboard] }),
  );
  key = String((await account(service.data, 'add', '--email', 'static@shop.example'))['key']);
  const deckUrl = `${host}/tools/deck`;
  const frameFile = join(app, 'embed', 'v1', 'index.html');
  const built = await readFile(frameFile, 'utf8');
  const place = '<meta name="linkdeck-embed-origins" content="">';
  expect(built).toContain(place);

  // As it was built it is for nobody.
  await page.goto(`${portal.url}/bare`);
  await page.evaluate(
    (where) =>
      document.querySelector('meta[name="linkdeck-address"]')?.setAttribute('content', where),
    deckUrl,
  );
  const nobody = await mount(page, { deckUrl });
  await expect(page.getByRole('alert')).toContainText('does not allow this page');
  await expect(nobody.getByText('No page may embed this dashboard yet')).toBeAttached();

  await writeFile(frameFile, built.replace(place, place.replace('""', `"${portal.url}"`)));
  for (const credentials of ['user', 'callback'] as const) {
    await page.goto(`${portal.url}/bare`);
    await page.evaluate(
      (where) =>
        document.querySelector('meta[name="linkdeck-address"]')?.setAttribute('content', where),
      deckUrl,
    );
    const frame = await mount(page, { deckUrl, credentials, features: { navigation: true } });
    if (credentials === 'user') {
      await frame.getByLabel('API key').fill(key);
      await frame.getByRole('button', { name: 'Sign in' }).click();
    }
    await expect(frame.getByRole('heading', { name: 'Links', level: 1 })).toBeVisible();
    await untilState(page, 'ready');
    const channels = frame.getByRole('link', { name: 'Channels', exact: true });
    // In a new tab it is the dashboard of its own, in the same folder.
    await expect(channels).toHaveAttribute('href', '/tools/deck/#/channels');
    await channels.click();
    await expect
      .poll(async () => (await eventsOf(page, 'route')).at(-1)?.['path'])
      .toBe('/channels');
    // A page that leaves while a screen loads makes the browser tell of a failed import.
    await expect(frame.getByRole('heading', { name: 'Channels', level: 1 })).toBeVisible();
  }
  expect(violations).toEqual([]);

  await Promise.all([service.stop(), portal.stop()]);
  closeWebServers();
  await rm(root, { recursive: true, force: true });
});
