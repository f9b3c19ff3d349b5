/** The site in a browser: below a path of a plain host its search, links and playground work, and axe finds no fault. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expectAccessible } from '#e2e/support/accessible.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { closeWebServers, serveFolder } from '#e2e/support/local-web.ts';

// It is built once: two builds at a time would be in each other's way.
test.describe.configure({ mode: 'default' });

const base = '/some/path/docs/';
let folder = '';
let origin = '';
let url = '';

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linkdeck-site-'));
  const words = ['--import', 'tsx', 'site/build.ts', '--base', base, '--out', join(folder, base)];
  await promisify(execFile)(process.execPath, words);
  origin = await serveFolder(folder);
  url = `${origin}${base.slice(0, -1)}`;
});
test.afterAll(async () => {
  closeWebServers();
  await rm(folder, { recursive: true, force: true });
});

test('Below a path of a plain host, the site is searched and its playground shows a frame of a Linkdeck', async ({
  page,
  ownServer,
}) => {
  const server = await ownServer(['--demo', '--embed-origins', origin]);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));

  await page.goto(`${url}/index.html`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill('doctor');
  await expect(page.getByRole('option').first()).toContainText('The doctor');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${url}/operations.html#the-doctor`);
  await expect(page.getByRole('heading', { name: 'The doctor' })).toBeInViewport();
  expect(asked.filter((each) => !each.startsWith(url))).toEqual([]);

  await page.getByRole('link', { name: 'Playground', exact: true }).first().click();
  await page.getByLabel('Where Linkdeck is').fill(server.dashboard);
  await page.getByLabel('Language').selectOption('de-CH');
  await page.getByRole('button', { name: 'Show' }).click();
  const frame = page.frameLocator('#stage iframe');
  await frame.getByLabel('API-Schlüssel').fill(server.key);
  await frame.getByRole('button', { name: 'Anmelden' }).click();
  await expect(frame.getByRole('heading', { name: 'Links', level: 1 })).toBeVisible();
  await expect(page.locator('#script')).toContainText(`${server.dashboard}/embed/v1/linkdeck.js`);
  await expect(page.locator('#start')).toContainText(`--embed-origins ${origin}`);
});

test('The playground shows screens and parts of the demo, changes them live, and says what its page gets', async ({
  page,
}) => {
  await page.goto(`${url}/playground.html`);
  const frame = page.frameLocator('#stage iframe');
  await expect(frame.getByRole('heading', { name: 'Links', level: 1 })).toBeVisible();
  await expect(frame.getByTitle(/docs\/demo\/go\//).first()).toBeVisible();
  await expect(page.locator('#own')).toBeHidden();
  await expect(page.locator('#script')).toContainText('https://deck.example/embed/v1/linkdeck.js');

  await page.getByLabel('First screen').selectOption('/channels');
  await page.getByLabel('Language').selectOption('de-CH');
  await expect(frame.getByRole('heading', { name: 'Kanäle', level: 1 })).toBeVisible();
  await page.getByLabel('Language').selectOption('en');

  const embedded = page.getByLabel('What to embed');
  await embedded.selectOption('picker');
  await frame.getByRole('combobox', { name: /^Search links/ }).fill('news');
  await frame.getByRole('option', { name: 'newsletter' }).first().click();
  const event = page.locator('#event');
  await expect(event).toContainText(`"shortUrl": "${url}/demo/go/`);
  await expect(page.locator('#script')).toContainText("linkdeck.mount('picker'");
  await expect(page.getByLabel('First screen')).toBeHidden();

  await embedded.selectOption('create');
  await expect(event).toBeHidden();
  await frame.getByLabel('Destination').fill('https://shop.example/new');
  await frame.getByLabel('Destination').press('Enter');
  // It is created at the end of its hold, or before where the hold lasts until the press.
  await frame
    .getByRole('button', { name: 'Create now' })
    .click({ timeout: 3500 })
    .catch(() => undefined);
  await expect(event).toContainText('"longUrl": "https://shop.example/new"');

  await embedded.selectOption('list');
  await expect(frame.getByText('shop.example/new').first()).toBeVisible();
  await embedded.selectOption('figures');
  await expect(frame.getByText('Unique clicks')).toBeVisible();
});
