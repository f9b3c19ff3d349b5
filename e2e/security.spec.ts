import { connect, expect, test } from './fixtures.ts';
import { createNow, toLinks } from './wizard.ts';

test('The key is in no address, no storage, no page text and no console after Connect', async ({
  page,
  server,
  key,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('request', (request) => said.push(request.url()));
  await connect(page, server.dashboard, key);
  await page.getByRole('link', { name: 'Overview', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  const stored = await page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.documentElement.outerHTML];
    texts.push(location.href, document.title, JSON.stringify(history.state));
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue;
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('not opened'));
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve, reject) => {
          const request = database.transaction(store).objectStore(store).getAll();
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(new Error('not read'));
        });
        for (const row of rows) {
          texts.push(row instanceof CryptoKey ? `extractable: ${row.extractable}` : JSON.stringify(row));
        }
      }
      database.close();
    }
    return texts.join('\n');
  });
  expect(stored).toContain('extractable: false');
  expect(stored).not.toContain(key);
  expect(said.join('\n')).not.toContain(key);
  expect(server.output()).not.toContain(key);
});

test('The dashboard asks no other host for anything and keeps to its own content policy', async ({
  page,
  server,
  key,
}) => {
  const hosts = new Set<string>();
  const violations: string[] = [];
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = Reflect.get(window, 'reportViolation') as (text: string) => void;
      report(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  await connect(page, server.dashboard, key);
  await page.getByRole('button', { name: 'New link' }).first().click();
  await page.getByLabel('Destination URL').fill('https://shop.example/policy');
  await expect(await createNow(page)).toContainText(/127\.0\.0\.1:\d+\/\w+/);
  await toLinks(page);
  await page.getByRole('row').or(page.getByRole('listitem')).getByRole('link').first().click();
  await expect(page.getByRole('group', { name: 'Clicks', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'QR' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Overview', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  expect([...hosts]).toEqual([new URL(server.dashboard).host]);
  expect(violations).toEqual([]);
});

test('An unknown path of the API is JSON, and a page of the app is not framed by strangers', async ({ server }) => {
  const unknown = await fetch(`${server.dashboard}/api/nowhere`);
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toMatchObject({ error: 1 });
  const page = await fetch(`${server.dashboard}/links`, { headers: { Accept: 'text/html' } });
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(page.headers.get('content-security-policy')).toContain("connect-src 'self'");
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  const nonces = await Promise.all([fetch(server.dashboard), fetch(server.dashboard)].map(async (reply) =>
    /nonce-([\w+/=-]+)/.exec((await reply).headers.get('content-security-policy') ?? '')?.[1]));
  expect(nonces[0]).toBeDefined();
  expect(nonces[0]).not.toBe(nonces[1]);
});
