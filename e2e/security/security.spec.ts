/** Key security in a browser: the key is not in the page, the worker does not hand it out, and policies hold. */
import { connect, expect, test } from '#e2e/support/fixtures.ts';
import { searchPage } from '#e2e/support/key-search.ts';
import { createNow, toLinks } from '#e2e/support/wizard.ts';

// Its caches hold no key, either.
test.use({ serviceWorkers: 'allow' });

test('After Connect the key is in nothing that the page can reach: memory, storages, address, document, console', async ({
  page,
  server,
  key,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('request', (request) =>
    said.push(request.url(), JSON.stringify(request.headers()), request.postData() ?? ''),
  );
  // The search finds what is there: while it is in its field, the key is in the page.
  await page.goto(server.dashboard);
  await page.getByLabel('API key').fill(key);
  expect((await searchPage(page, [key])).found).not.toEqual([]);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();

  for (const screen of ['Links', 'Activity', 'Account']) {
    await page.getByRole('link', { name: screen, exact: true }).click();
    await expect(page.getByRole('heading', { name: screen, level: 1 })).toBeVisible();
  }
  const wanted = [key, btoa(key), key.slice(4, -4)];
  const { found, objects, stores } = await searchPage(page, wanted);
  expect(found).toEqual([]);
  expect(objects).toBeGreaterThan(5000);
  expect(stores).toBeGreaterThan(2);
  expect(said.filter((text) => text.includes(key))).toEqual([]);
  expect(server.output()).not.toContain(key);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
  expect((await searchPage(page, wanted)).found).toEqual([]);
});

test('The worker has no way to the key, to an address that a caller chooses, or to what every object has', async ({
  page,
  server,
  key,
  traffic,
}) => {
  const loading = page.waitForRequest((request) => request.url().includes('/shared-worker'));
  await connect(page, server.dashboard, key);
  const script = (await loading).url();
  await traffic.drain();
  // Code that runs in the page can speak to the worker as the page does.
  const answers = await page.evaluate(
    async ({ script, evil }) => {
      const { port } = new SharedWorker(script, { type: 'module', name: 'linkdeck' });
      const ask = (method: string, args: unknown[]) =>
        new Promise<string>((resolve) => {
          const id = crypto.randomUUID();
          const timer = setTimeout(() => resolve('no answer'), 5000);
          port.addEventListener('message', ({ data }: MessageEvent<{ i?: string }>) => {
            if (data.i !== id) return;
            clearTimeout(timer);
            resolve(JSON.stringify(data));
          });
          port.postMessage({ t: 'q', i: id, m: method, a: args });
        });
      port.start();
      const texts = [await ask('join', [null, null])];
      const account = /"accountId":"(\w+)"/.exec(texts[0] ?? '')?.[1] ?? '';
      texts.push(await ask('attach', [account]));
      for (const method of [
        'key',
        'getKey',
        'fetch',
        'constructor',
        '__proto__',
        'toString',
        'accounts',
        'engine',
      ]) {
        texts.push(await ask(method, [evil]));
      }
      for (const [member, verb] of [
        ['jobs', 'close'],
        ['call', 'bind'],
        ['budget', 'constructor'],
        ['limiter', 'take'],
      ]) {
        texts.push(await ask('invoke', [member, verb, []]));
      }
      texts.push(await ask('call', [1, { name: evil, input: {} }]));
      texts.push(await ask('call', [2, { name: 'links.get', input: { id: '../../evil' } }]));
      return texts;
    },
    { script, evil: 'https://evil.example/' },
  );
  expect(answers[0]).toContain('"state":"open"');
  expect(answers[1]).toContain('"limit":30');
  for (const answer of answers.slice(2)) expect(answer).toMatch(/not found|"error"|no answer|"e":/);
  expect(answers.join('\n')).not.toContain(key);
  expect(await traffic.drain()).toEqual([]);
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
  await page.getByLabel('Destination', { exact: true }).fill('https://shop.example/policy');
  await expect(await createNow(page)).toContainText(/127\.0\.0\.1:\d+\/\w+/);
  await toLinks(page);
  await page.getByRole('row').or(page.getByRole('listitem')).getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'No clicks yet' })).toBeVisible();
  await page.getByRole('button', { name: 'QR' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Overview', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  expect([...hosts]).toEqual([new URL(server.dashboard).host]);
  expect(violations).toEqual([]);
});
