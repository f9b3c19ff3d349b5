/** Request costs: how many requests each screen and picker makes, with nothing cached and with everything. */
import { connect, type Direct, expect, test } from '#e2e/support/fixtures.ts';
import { carryTo, pickUp, releaseLock } from '#e2e/support/pointer.ts';
import { add, addLinks } from '#e2e/support/records.ts';
import { ofUser, type Traffic } from '#e2e/support/traffic.ts';

test.use({ rateLimit: 0 });

/** What each screen may cost when nothing is known yet, and when it was seen a moment ago. */
const costs = [
  { name: 'Overview', cold: 3, channelPages: 1, shows: 'No clicks yet' },
  { name: 'Links', cold: 1, shows: 'many-' },
  { name: 'Channels', cold: 2, channelPages: 2, shows: 'Channel 1' },
  { name: 'Campaigns', cold: 1, shows: 'Campaign 50' },
  { name: 'Domains', cold: 1, shows: 'go-' },
  { name: 'Pixels', cold: 1, shows: 'Pixel 100' },
  { name: 'Overlays', cold: 1, shows: 'No overlays yet' },
  { name: 'Splash pages', cold: 1, shows: 'No splash pages yet' },
  { name: 'Account', cold: 1, shows: 'Profile' },
] satisfies { name: string; cold: number; channelPages?: number; shows: string }[];

/** Fills the account with what screens list. */
async function addMuch(direct: Direct) {
  const mark = Date.now();
  const numbers = (length: number) => Array.from({ length }, (_, index) => index + 1);
  const named = (name: string, length: number, rest = {}) =>
    numbers(length).map((each) => ({ name: `${name} ${each}`, ...rest }));
  const channels = await direct.postAll('/api/channel/add', named('Channel', 200));
  await direct.postAll('/api/campaign/add', named('Campaign', 50));
  await direct.postAll('/api/pixel/add', named('Pixel', 100, { type: 'forum', tag: 'T' }));
  await addLinks(direct, `many-${mark}`, 30, { channel: channels[0] });
  await add(direct, '/api/domain/add', { domain: `https://go-${mark}.example` });

  const link = Number(
    ((await direct.get('/api/urls')) as { data: { urls: { id: number }[] } }).data.urls[0]?.id,
  );
  return { mark, channels, link };
}

/** Resolves when Linkdeck has asked for the second and last hundred of channels, as it does by itself. */
async function listedChannels(asked: Traffic): Promise<void> {
  const isSecond = ({ path }: { path: string }) => path === '/api/channels?limit=100&page=2';
  await expect.poll(() => asked.all().some(isSecond), { timeout: 60_000 }).toBe(true);
}

test('No screen of an account with 200 channels, 50 campaigns and 100 pixels costs more requests than it may', async ({
  page,
  server,
  key,
  direct,
  traffic: asked,
}) => {
  test.setTimeout(180_000);
  const { mark } = await addMuch(direct);
  await page.goto(`${server.dashboard}/links`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(ofUser(await asked.drain())).toEqual([]);
  await page.getByLabel('API key').fill(key);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText(`many-${mark}-30`).first()).toBeVisible();
  // One checks the key, one is for the screen that one comes to.
  expect(ofUser(await asked.drain())).toEqual([
    'GET /api/account',
    expect.stringMatching(/^GET \/api\/urls\?/),
  ]);

  await listedChannels(asked);
  for (const { name, cold, channelPages, shows } of costs) {
    // What the screen before still reads by itself belongs to that one.
    await page.goto('about:blank');
    await asked.drain();
    await page.goto(
      `${server.dashboard}/${name === 'Splash pages' ? 'splash' : name.toLowerCase()}`,
    );
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(
      page
        .locator('main')
        .getByText(shows, { exact: !shows.endsWith('-') })
        .first(),
    ).toBeVisible();
    const calls = ofUser(await asked.drain(), channelPages);
    expect(calls.length, `${name}, cold: ${calls.join(', ')}`).toBeLessThanOrEqual(cold);
    const elsewhere =
      name === 'Domains'
        ? { name: 'Pixels', shows: 'Pixel 100' }
        : { name: 'Domains', shows: `go-${mark}` };
    await page.getByRole('link', { name: elsewhere.name, exact: true }).click();
    await expect(page.getByRole('heading', { name: elsewhere.name, level: 1 })).toBeVisible();
    await expect(page.locator('main').getByText(elsewhere.shows).first()).toBeVisible();
    await asked.drain();
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(
      page
        .locator('main')
        .getByText(shows, { exact: !shows.endsWith('-') })
        .first(),
    ).toBeVisible();
    expect(ofUser(await asked.drain()), `${name}, warm`).toEqual([]);
  }
});

test('No screen of one record costs more requests than it may', async ({
  page,
  server,
  key,
  direct,
  traffic: asked,
}) => {
  test.setTimeout(180_000);
  const { mark, channels, link } = await addMuch(direct);
  await connect(page, server.dashboard, key);
  await expect(page.getByText(`many-${mark}-30`).first()).toBeVisible();
  await listedChannels(asked);
  await asked.drain();
  const records = [
    { path: `/links/${link}`, cold: 1, shows: 'Clicks' },
    // Its items, and the list for its name: no endpoint returns a single channel.
    { path: `/channels/${channels.at(-1) ?? 0}`, cold: 2, shows: 'Channel 200' },
    { path: `/channels/${channels[0] ?? 0}`, cold: 2, shows: `many-${mark}-30` },
    { path: '/campaigns/999999', cold: 1, shows: 'Not found' },
  ];
  for (const { path, cold, shows } of records) {
    // What the screen before still reads by itself belongs to that one.
    await page.goto('about:blank');
    await asked.drain();
    await page.goto(server.dashboard + path);
    await expect(page.locator('main').getByText(shows).first()).toBeVisible();
    const all = await asked.drain();
    const [channel = 'none'] = /(?<=^\/channels\/)\d+$/.exec(path) ?? [];
    const calls = [...ofUser(all, path.startsWith('/channels') ? 1 : 0), ...itemsOf(channel, all)];
    expect(calls.length, `${path}, cold: ${calls.join(', ')}`).toBeLessThanOrEqual(cold);
  }
});

test('Opening a channel from its row costs one request, and a picker one for each hundred that is asked for', async ({
  page,
  server,
  key,
  direct,
  traffic: asked,
}) => {
  test.setTimeout(120_000);
  const channels = Array.from({ length: 130 }, (_, index) => ({ name: `Channel ${index + 1}` }));
  await direct.postAll('/api/channel/add', channels);
  await add(direct, '/api/url/add', { url: 'https://shop.example/one' });
  await connect(page, server.dashboard, key);
  const menu = page.getByRole('button', { name: /^Actions for / }).first();
  await expect(menu).toBeVisible();
  // Linkdeck lists the channels by itself too: that is over before the picker lists them.
  await listedChannels(asked);
  await asked.drain();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Assign to channel…' }).click();
  const picker = page.getByRole('dialog');
  // Another status tells what became of a channel that is made here.
  await expect(
    picker.getByRole('status').filter({ hasText: '30 more are not loaded' }),
  ).toBeVisible();
  expect(ofUser(await asked.drain(), 1)).toEqual(['GET /api/channels?limit=100&page=1']);
  await picker.getByRole('button', { name: 'Load more' }).click();
  await picker.getByRole('combobox').fill('Channel 3');
  await expect(picker.getByRole('option', { name: 'Channel 3', exact: true })).toBeVisible();
  expect(ofUser(await asked.drain(), 2)).toHaveLength(1);
  await page.keyboard.press('Escape');

  // All pickers read the same pages, and so does the dock.
  await menu.click();
  await page.getByRole('menuitem', { name: 'Assign to channel…' }).click();
  await expect(picker.getByRole('option')).toHaveCount(130);
  await page.keyboard.press('Escape');
  expect(ofUser(await asked.drain())).toEqual([]);
  await pickUp(page.getByRole('row').nth(1));
  await expect(page.getByRole('complementary', { name: 'Assign to' })).toContainText('Channel 130');
  await carryTo(page.getByRole('heading', { name: 'Links', level: 1 }));
  await releaseLock(page);
  expect(ofUser(await asked.drain())).toEqual(['GET /api/campaigns?limit=100&page=1']);

  // Channels reads the same pages too.
  await page.getByRole('link', { name: 'Channels', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search channels' }).fill('channel 130');
  await expect(
    page.getByRole('table', { name: 'Channels' }).locator('tbody').getByRole('row'),
  ).toHaveCount(1);
  expect(ofUser(await asked.drain())).toEqual([]);
  await page.getByRole('link', { name: 'Channel 130' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing is in this channel yet' })).toBeVisible();
  const opened = await asked.drain();
  const [id = ''] = /\d+$/.exec(page.url()) ?? [];
  expect(itemsOf(id, opened)).toHaveLength(1);
  expect(ofUser(opened)).toEqual([]);
});

/** Requests for the items of one channel: of its screen, which Linkdeck reads of other channels by itself. */
function itemsOf(channel: string, calls: readonly string[]): string[] {
  return calls.filter((call) => call.startsWith(`GET /api/channel/${channel}?`));
}
