/** Screens by keyboard alone: filters, saved views, figures of a link, quick create, the account menu, and an export. */
import { connect, directly, expect, test } from '#e2e/support/fixtures.ts';
import { choose, enter, tabTo, type } from '#e2e/support/keyboard.ts';

test('Links are filtered, and the view is saved, opened and deleted', async ({
  page,
  server,
  key,
  direct,
}) => {
  await direct.postAll('/api/url/add', [
    { url: 'https://news.example/pear', metatitle: 'Pear' },
    { url: 'https://shop.example/apple', metatitle: 'Apple' },
  ]);
  await connect(page, server.dashboard, key);
  const apple = page.getByText('Apple').first();
  const views = page.getByRole('button', { name: 'More views' });
  const saved = page.getByRole('button', { name: 'News', exact: true });
  await expect(apple).toBeVisible();

  await page.keyboard.press('f');
  await expect(page.getByRole('tab', { name: 'Channel' })).toBeFocused();
  for (const name of ['UTM campaign', 'UTM source', 'UTM medium', 'Clicks', 'Made', 'Site']) {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('tab', { name, exact: true })).toBeFocused();
  }
  await tabTo(page.getByRole('checkbox', { name: /^news\.example/ }));
  await page.keyboard.press('Space');
  await expect(apple).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeFocused();

  await enter(views);
  await choose(page.getByRole('menuitem', { name: 'Save this view…' }));
  await type(page.getByRole('dialog').getByLabel('Name'), 'News');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(saved).toHaveAttribute('aria-pressed', 'true');
  await expect(views).toBeFocused();

  await enter(page.getByRole('button', { name: /^Remove filter: Site/ }));
  await expect(apple).toBeVisible();
  await expect(page.locator(':focus')).not.toHaveCount(0);
  await enter(saved);
  await expect(apple).toHaveCount(0);
  await enter(views);
  await choose(page.getByRole('menuitem', { name: 'Delete view News' }));
  await expect(saved).toHaveCount(0);
  await expect(views).toBeFocused();
});

test('The figures of a link are read one by one, on the map, as bars and as a table', async ({
  page,
  serverWith,
}) => {
  const server = await serverWith('--demo', '--rate-limit', '600');
  const { data } = (await directly(server, server.key).get('/api/urls?order=click&limit=1')) as {
    data: { urls: { id: number }[] };
  };
  await connect(page, server.dashboard, server.key);
  await page.goto(`${server.dashboard}/links/${data.urls[0]?.id}`);
  const countries = page.getByRole('region', { name: 'Countries' });
  const map = countries.getByRole('group', { name: /as a map/ });
  await tabTo(map);
  await page.keyboard.press('End');
  await expect(countries.locator('figure').getByRole('status')).toHaveText(
    /^\S.*: [\d,]+ clicks?, /,
  );
  const bars = countries.getByRole('group', { name: /read the bars/ });
  await tabTo(bars);
  await page.keyboard.press('Home');
  await expect(bars.getByRole('status')).toHaveText(/^\S.*: [\d,]+ clicks?, /);
  await page.keyboard.press('Escape');
  await expect(bars.getByRole('status')).toHaveText('');

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await enter(countries.getByRole('button', { name: 'Show Countries as table' }));
  await expect(countries.getByRole('table', { name: 'Countries, by clicks' })).toBeVisible();
  await expect(countries.getByRole('button', { name: 'Show Countries as chart' })).toBeFocused();
});

test('A link is created over a screen, and its other options are a key away', async ({
  signedIn: page,
}) => {
  await page.goto(new URL('/channels', page.url()).href);
  await expect(page.getByRole('heading', { name: 'Channels', level: 1 })).toBeVisible();
  await page.keyboard.press('c');
  const panel = page.getByRole('dialog');
  await expect(panel.getByLabel('Destination')).toBeFocused();
  await page.keyboard.type('not an address');
  await page.keyboard.press('Enter');
  await expect(panel.getByLabel('Destination')).toHaveAttribute('aria-invalid', 'true');
  await expect(panel.getByLabel('Destination')).toBeFocused();
  await type(panel.getByLabel('Destination'), 'https://shop.example/by-keys');
  await enter(panel.getByRole('button', { name: 'All options' }));
  await expect(page.getByRole('heading', { name: 'New link', level: 1 })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Destination/ })).toHaveValue(
    'https://shop.example/by-keys',
  );
});

test('The request meter opens, closes by Escape and gives the focus back', async ({
  signedIn: page,
  direct,
}) => {
  for (let each = 0; each < 22; each += 1) await direct.get('/api/account');
  await page.getByRole('link', { name: 'Channels', exact: true }).click();
  const meter = page.getByRole('button', { name: /requests? left this minute/ });
  await expect(meter).toBeVisible();
  await enter(meter);
  const requests = page.getByRole('dialog').getByRole('link', { name: 'Show requests' });
  await expect(requests).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(meter).toBeFocused();
});

test('Filter opens, and closes by Escape', async ({ page, serverWith }) => {
  const server = await serverWith('--demo', '--rate-limit', '600');
  await connect(page, server.dashboard, server.key);
  const filter = page.getByRole('button', { name: 'Filter', exact: true });
  await enter(filter);
  await expect(page.getByRole('dialog').getByRole('tab', { name: 'Clicks' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(filter).toBeFocused();
});

test('The account menu opens, closes and locks', async ({ signedIn: page }) => {
  const account = page.getByRole('button', { name: /^Account/ });
  await enter(account);
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
  await enter(account);
  await choose(page.getByRole('menuitem', { name: 'Lock now' }));
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  await expect(page.getByLabel('API key')).toBeFocused();
});

test('An export keeps the focus on its button, and gives it back when it closes', async ({
  page,
  server,
  key,
  direct,
}) => {
  await direct.postAll('/api/url/add', [{ url: 'https://shop.example/one' }]);
  await connect(page, server.dashboard, key);
  const opener = page.getByRole('button', { name: 'Export…' });
  await enter(opener);
  const start = page.getByRole('dialog').getByRole('button', { name: /^Export as/ });
  const saved = page.waitForEvent('download');
  await enter(start);
  await saved;
  await expect(page.getByRole('dialog').getByText('Saved 1 link.')).toBeVisible();
  await expect(start).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});
