/** Stored links in a browser: after a reload, in two tabs, with two accounts, and without a network. */
import { expectAccessible } from '#e2e/support/accessible.ts';
import { connect, expect, test } from '#e2e/support/fixtures.ts';
import { searchPage } from '#e2e/support/key-search.ts';
import {
  libraryPanel,
  openLibraryPanel,
  storeAllLinks,
  storedLibraries,
} from '#e2e/support/library.ts';
import { addLinks } from '#e2e/support/records.ts';
import { account, addAll } from '#e2e/support/server.ts';

test.use({ rateLimit: 600, serviceWorkers: 'allow', readsLinks: true });

test('A reload goes on where the first pass was, and asks nothing twice when all links are here', async ({
  page,
  server,
  key,
  direct,
  traffic,
}) => {
  await addLinks(direct, 'reload', 1200, { description: 'secret-campaign' });
  // The pages after the fifth are not answered, so that the first pass, which begins by itself, stays in its middle.
  const pageOf = ({ path }: { path: string }) =>
    Number(new URL(path, server.dashboard).searchParams.get('page') ?? 0);
  const answerAll = traffic.answer((request) => (pageOf(request) > 5 ? 'hang' : undefined));
  await connect(page, server.dashboard, key);
  const panel = await openLibraryPanel(page);
  await panel.getByRole('button', { name: 'Load all links' }).click();
  const middle = /4\d\d of 1,200 links here/;
  await expect(panel).toContainText(middle);
  await expect.poll(() => traffic.all().some((request) => pageOf(request) === 6)).toBe(true);
  answerAll();
  const asked = traffic.all().length;
  await page.reload();
  await expect(panel).toContainText('All 1,200 links are here');
  // The links of the first four pages were stored.
  const again = traffic.all().slice(asked).map(pageOf);
  expect(again.filter((number) => number > 1 && number < 5)).toEqual([]);

  await traffic.drain();
  const reloadedAt = Date.now();
  await page.reload();
  await expect(panel).toContainText('All 1,200 links are here');
  await page.getByRole('link', { name: 'Links', exact: true }).click();
  await page.getByRole('searchbox').fill('reload-777');
  await expect(page.getByText('1 link matches')).toBeVisible();
  const reread = (await traffic.drain()).filter((call) => call.includes('/api/urls'));
  // Totals are refreshed by themselves, a page a minute.
  const minutes = Math.floor((Date.now() - reloadedAt) / 60_000);
  expect(reread.length, reread.join(', ')).toBeLessThanOrEqual(minutes);
  expect((await searchPage(page, [key])).found).toEqual([]);
});

test('A lock removes what a session stored, in all tabs, and another account sees nothing of it', async ({
  page,
  context,
  server,
  key,
  direct,
}) => {
  await addLinks(direct, 'locked', 30);
  await connect(page, server.dashboard, key);
  await storeAllLinks(page, 30);
  await expectAccessible(page);
  const other = await context.newPage();
  await other.goto(`${server.dashboard}/account?tab=device`);
  await expect(libraryPanel(other).getByRole('switch', { name: 'My links' })).toBeChecked();
  await expect(libraryPanel(other)).toContainText('All 30 links are here');
  expect(await storedLibraries(page)).toHaveLength(1);

  const bob = await account(server.data, 'add', '--email', `bob-${Date.now()}@shop.example`);
  await other.getByRole('tab', { name: 'Security' }).click();
  await other.getByRole('button', { name: 'Add another account' }).click();
  await other.getByLabel('API key').fill(String(bob['key']));
  await other.keyboard.press('Enter');
  await expect(other.getByRole('region', { name: 'Sign-in' })).toContainText('bob-');
  await other.getByRole('tab', { name: 'This device' }).click();
  await expect(libraryPanel(other)).not.toContainText('30 links');

  await other.keyboard.press('Control+Shift+L');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect.poll(() => storedLibraries(page)).toEqual([]);
});

test('Without a network the dashboard opens, and stored links are searched', async ({
  page,
  ownServer,
}) => {
  const server = await ownServer(['--rate-limit', '600']);
  const made = Array.from({ length: 40 }, (_, index) => ({
    url: `https://shop.example/${index}`,
    metatitle: `Kept ${index}`,
  }));
  await addAll(server, server.key, '/api/url/add', made);
  await connect(page, server.dashboard, server.key);
  await storeAllLinks(page, 40);
  const cached = () =>
    page.evaluate(async () => {
      const urls: string[] = [];
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys())
          urls.push(new URL(url).pathname);
      return urls;
    });
  // It is there once all files of the build are.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  expect(await cached()).toContain('/config.json');
  expect((await cached()).filter((path) => /api\/|embed/.test(path))).toEqual([]);
  expect((await searchPage(page, [server.key])).found).toEqual([]);
  await server.kill();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Links', exact: true }).click();
  await page.getByRole('searchbox').fill('Kept 17');
  await expect(page.getByText('1 link matches')).toBeVisible();
  await page
    .getByRole('table', { name: 'Links' })
    .getByRole('row')
    .nth(1)
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByText(/You’re seeing data from/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'No clicks yet' })).toBeVisible();
  await page.goto(`${server.dashboard}/channels`);
  await expect(page.getByRole('button', { name: /Retry|Try again/ })).toBeVisible();
});
