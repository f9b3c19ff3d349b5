/** The demo without a server: one press, links that open and count, several tabs, a killed browser, and a start over. */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '#e2e/support/accessible.ts';
import {
  addLink,
  browserArgs,
  type DemoSite,
  openDemo,
  serveDemo,
} from '#e2e/support/demo-site.ts';
import { searchPage } from '#e2e/support/key-search.ts';
import { closeWebServers } from '#e2e/support/local-web.ts';
import { newProfile, type Profile } from '#e2e/support/own-browser.ts';
import { createNow, openSection, pick, ruleDestination } from '#e2e/support/wizard.ts';

/** Compressed files until the first screen, in bytes. */
const maxFirstScreen = 1_500_000;

let site: DemoSite;
let profile: Profile;
let context: BrowserContext;
let page: Page;
/** Of all pages and workers. */
let requested: string[];

async function openBrowser(languages?: string): Promise<void> {
  profile = newProfile({ args: browserArgs, languages });
  await startBrowser();
}

async function startBrowser(): Promise<void> {
  context = await profile.open();
  context.on('request', (request) => requested.push(request.url()));
  page = await context.newPage();
}

test.beforeEach(async () => {
  requested = [];
  site = await serveDemo();
});
test.afterEach(async () => {
  await profile.remove();
  closeWebServers();
  await site.remove();
});

test('A link is made, opened in French, counted and still there after a reload, and nothing else is called', async () => {
  await openBrowser('fr-FR,fr');
  const keys: string[] = [];
  await page.exposeFunction('noteKey', (key: string) => keys.push(key));
  await page.addInitScript(noteKeys);
  await openDemo(page, site);
  expect(await site.sentBytes()).toBeGreaterThan(500_000);

  await page.goto(`${site.url}#/links/new`);
  await page.getByLabel('Destination', { exact: true }).fill(`${site.shop}/sale`);
  await page.getByLabel('Alias', { exact: true }).fill('autumn-sale');
  await openSection(page, 'Targeting');
  await page.getByRole('button', { name: 'Add language rule' }).click();
  await pick(page, 'Language of rule 1', 'French – fr', 'french');
  await ruleDestination(page, 'Languages', 1).fill(`${site.shop}/soldes`);
  await expect(await createNow(page)).toContainText('/some/path/go/autumn-sale');

  const visitor = await context.newPage();
  await visitor.goto(`${site.url}go/autumn-sale`);
  await expect(visitor).toHaveURL(`${site.shop}/soldes`);
  await visitor.close();

  await page.goto(`${site.url}#/links?q=autumn-sale`);
  await page.getByRole('link', { name: 'Autumn sale', exact: true }).click();
  const clicks = page.getByRole('group', { name: 'Clicks', exact: true });
  await expect(clicks).toContainText('1');
  await page.reload();
  await expect(clicks).toContainText('1');
  await expect(page.getByRole('listitem').filter({ hasText: 'Chrome' })).toBeVisible();

  expect(keys).toHaveLength(1);
  expect(await searchPage(page, keys)).toMatchObject({ found: [] });
  const outside = requested.filter(
    (url) => !url.startsWith(site.url) && !url.startsWith(site.shop) && !url.startsWith('data:'),
  );
  expect(outside).toEqual([]);
  expect(requested.filter((url) => url.includes(keys[0] ?? 'none'))).toEqual([]);
});

/** Runs in the page: reports each key that the worker hands over. */
function noteKeys(): void {
  const { postMessage } = ServiceWorker.prototype;
  ServiceWorker.prototype.postMessage = function (this: ServiceWorker, call: unknown, ...rest) {
    const { port1, port2 } = new MessageChannel();
    // A sound cast: the demo hands over one port with each call.
    const [given] = rest[0] as unknown as readonly MessagePort[];
    port1.onmessage = ({ data }) => {
      const { result } = data as { result?: unknown };
      if (typeof result === 'string') void (globalThis as unknown as Noting).noteKey(result);
      given?.postMessage(data);
    };
    Reflect.apply(postMessage, this, [call, [port2]]);
  } as typeof postMessage;
}

interface Noting {
  noteKey(key: string): Promise<void>;
}

test('The first screen takes at most 1.5 MB, and looks right in both schemes and at any width', async () => {
  await openBrowser();
  await page.goto(site.url);
  await expect(page.getByRole('button', { name: 'Open the demo' })).toBeVisible();
  await page.evaluate(async () => navigator.serviceWorker.ready);
  const bytes = await site.sentBytes();
  console.log(`The first screen of the demo takes ${Math.round(bytes / 1000)} KB.`);
  expect(bytes).toBeGreaterThan(500_000);
  expect(bytes).toBeLessThanOrEqual(maxFirstScreen);
  await expectAccessible(page);
});

test('A visitor meets the password, a splash page, a QR code and a wrong alias as on a server', async () => {
  await openBrowser();
  await openDemo(page, site);
  const guarded = await addLink(page, {
    url: `${site.shop}/guarded`,
    custom: 'guarded',
    password: 'tide',
  });
  expect(guarded).toBe(`${site.url}go/guarded`);
  await page.goto(guarded);
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button').click();
  await expect(page.getByText('Wrong password.')).toBeVisible();
  await page.getByLabel('Password').fill('tide');
  await page.getByRole('button').click();
  await expect(page).toHaveURL(`${site.shop}/guarded`);

  await openSplash();
  await page.goto(`${site.url}go/q/trail-map`);
  const code = page.getByRole('img');
  await expect(code).toHaveAttribute('src', '/some/path/go/i/q/trail-map');
  await expect
    .poll(() => code.evaluate((image) => 'naturalWidth' in image && image.naturalWidth))
    .toBeGreaterThan(0);
  await page.goto(`${site.url}go/no-such-link`);
  await expect(page).toHaveTitle('No link at this address');
});

async function openSplash(): Promise<void> {
  await page.goto(site.url);
  const splash = await addLink(page, {
    url: `${site.shop}/behind`,
    custom: 'splash',
    type: 'splash',
  });
  await page.goto(splash);
  await page.getByRole('link', { name: /Continue|Go on|Open/ }).click();
  await expect(page).toHaveURL(`${site.shop}/behind`);
}

test('Two tabs share the demo: what one makes, the other shows', async () => {
  await openBrowser();
  await openDemo(page, site);
  const second = await context.newPage();
  await second.goto(`${site.url}#/links`);
  await expect(second.getByRole('heading', { name: 'Links', level: 1 })).toBeVisible();
  await page.goto(`${site.url}#/links/new`);
  await page.getByLabel('Destination', { exact: true }).fill(`${site.shop}/both`);
  await page.getByLabel('Alias', { exact: true }).fill('in-both-tabs');
  await createNow(page);
  await second.reload();
  await expect(second.getByRole('row', { name: /in-both-tabs/ })).toBeVisible();
});

test('A browser that is killed while links are made has each one that was answered, and the demo goes on', async () => {
  await openBrowser();
  await openDemo(page, site);
  const answered: string[] = [];
  const making = (async () => {
    for (let number = 0; number < 25; number += 1)
      answered.push(
        await addLink(page, { url: `${site.shop}/${number}`, custom: `kill-${number}` }),
      );
  })().catch(() => undefined);
  await expect.poll(() => answered.length).toBeGreaterThan(4);
  await profile.kill();
  await making;
  expect(answered.length).toBeLessThan(25);

  await startBrowser();
  await openDemo(page, site);
  for (const [number, shortUrl] of answered.entries()) {
    await page.goto(shortUrl);
    await expect(page).toHaveURL(`${site.shop}/${number}`);
  }
  await page.goto(site.url);
  await addLink(page, { url: `${site.shop}/after`, custom: 'after-the-kill' });
});

test('Start over brings the first links back, in every tab, and removes the others', async () => {
  await openBrowser();
  await openDemo(page, site);
  const made = await addLink(page, { url: `${site.shop}/gone`, custom: 'gone-soon' });
  await page.reload();
  const bar = page.getByRole('complementary', { name: 'Demo' });
  await bar.getByRole('button', { name: 'Start over' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start over?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await bar.getByRole('button', { name: 'Start over' }).click();
  await dialog.getByRole('button', { name: 'Delete and start over' }).click();
  await expect(page.getByText('222', { exact: true })).toBeVisible();
  await page.goto(made);
  await expect(page).toHaveTitle('No link at this address');
});

test('A browser that stores nothing shows the reason in words', async () => {
  await openBrowser();
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('Access is denied', 'SecurityError'));
    ServiceWorkerContainer.prototype.register = refuse;
  });
  await page.goto(site.url);
  await expect(page.getByRole('alert')).toContainText('This browser doesn’t let the demo store');
});
