/** Takes a picture of every screen at three widths in both schemes: with much data, with one row and with none. */
import { mkdir } from 'node:fs/promises';
import { type Page, test } from '@playwright/test';
import { connect, directly } from '#e2e/support/fixtures.ts';
import { addOddRecords } from '#e2e/support/odd-records.ts';
import { account, type RunningServer, startServer } from '#e2e/support/server.ts';
import { createNow, moreOptions } from '#e2e/support/wizard.ts';

const folder = 'shots';
const widths = { 1440: 900, 768: 1024, 390: 844 } as const;

/** One picture at each width and in each scheme; `height` beyond the window is part of it. */
async function shoot(page: Page, name: string): Promise<void> {
  for (const [width, height] of Object.entries(widths)) {
    await page.setViewportSize({ width: Number(width), height });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.waitForTimeout(250);
      await page.screenshot({
        path: `${folder}/${name}-${width}-${colorScheme}.png`,
        fullPage: false,
      });
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('Pictures of every screen', async ({ page }) => {
  await mkdir(folder, { recursive: true });
  const server = await startServer(['--demo', '--rate-limit', '600']);
  await addOddRecords(server);
  await test.step('Connect', () => shootConnect(page, server));
  await connect(page, server.dashboard, server.key);
  await test.step('Links', () => shootLinks(page, server));
  await test.step('New link', () => shootNewLink(page, server));
  await test.step('A link', () => shootLink(page, server));
  await test.step('Overview, and what stands over screens', () => shootOverview(page, server));
  await test.step('An account with one link', () => shootOneLink(page, server));
  await test.step('An account without a link', () => shootNoLink(page, server));
  await server.stop();
});

async function shootConnect(page: Page, { dashboard }: RunningServer): Promise<void> {
  await page.goto(dashboard);
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  await shoot(page, 'connect');
  await page.getByLabel('API key').fill('ld_wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('alert').waitFor();
  await shoot(page, 'connect-refused');
}

async function shootLinks(page: Page, { dashboard }: RunningServer): Promise<void> {
  await page.getByRole('row').nth(3).waitFor();
  await shoot(page, 'links-many');
  await page.goto(`${dashboard}/links?q=nothing-like-it`);
  await page
    .getByText(/no link/i)
    .first()
    .waitFor();
  await shoot(page, 'links-no-match');
}

async function shootNewLink(page: Page, { dashboard }: RunningServer): Promise<void> {
  await page.goto(`${dashboard}/links`);
  await page.getByRole('button', { name: 'New link' }).first().click();
  await page.getByRole('dialog').waitFor();
  await shoot(page, 'new-link-quick');
  await moreOptions(page);
  const destination = page.getByLabel('Destination', { exact: true });
  await destination.fill('not an address');
  await page.getByRole('button', { name: /^Create link/ }).click();
  await shoot(page, 'new-link');
  await destination.fill('https://shop.example/summer');
  await (await createNow(page)).waitFor();
  await shoot(page, 'new-link-made');
}

/** The most clicked one. */
async function shootLink(page: Page, server: RunningServer): Promise<void> {
  const { data } = (await directly(server, server.key).get('/api/urls?order=click&limit=3')) as {
    data: { urls: { id: number }[] };
  };
  await page.goto(`${server.dashboard}/links/${data.urls[0]?.id}`);
  await page.getByRole('region', { name: 'Countries' }).waitFor();
  await page.waitForTimeout(1000);
  await shoot(page, 'link');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await shoot(page, 'link-foot');
  await page.getByRole('button', { name: 'QR' }).first().click();
  await page.getByRole('dialog').waitFor();
  await shoot(page, 'link-qr');
  await page.goto(`${server.dashboard}/links/999999`);
  await page.getByRole('heading', { name: 'Not found' }).waitFor();
  await shoot(page, 'link-missing');
}

async function shootOverview(page: Page, { dashboard }: RunningServer): Promise<void> {
  await page.goto(`${dashboard}/overview`);
  await page.getByRole('heading', { name: 'Overview', level: 1 }).waitFor();
  await page.waitForTimeout(1500);
  await shoot(page, 'overview');
  await page.goto(`${dashboard}/nowhere`);
  await shoot(page, 'not-found');
  await page.keyboard.press('?');
  await shoot(page, 'shortcuts');
}

/** The longest that a user plausibly has, alone in an account. */
async function shootOneLink(page: Page, server: RunningServer): Promise<void> {
  const one = await account(server.data, 'add', '--email', 'one@shop.example');
  const key = String(one['key']);
  await directly(server, key).post('/api/url/add', {
    url: `https://shop.example/${'very-long-path/'.repeat(120)}`,
    metatitle: 'عرض الصيف الكبير 🌞 '.repeat(10).slice(0, 200),
    description: 'A description that goes on and on. '.repeat(12),
    custom: 'a-very-long-alias-that-somebody-thought-was-a-good-idea-at-the-time-of-the-campaign',
    geotarget: [{ location: 'DE', link: 'https://shop.example/de' }],
    devicetarget: [{ device: 'iPhone', link: 'https://shop.example/app' }],
    expiry: '2099-01-01 00:00:00',
  });
  await disconnect(page, server.dashboard);
  await connect(page, server.dashboard, key);
  await page.waitForTimeout(500);
  await shoot(page, 'links-one');
  await page
    .getByText(/a-very-long-alias/)
    .first()
    .click();
  await page.getByRole('region', { name: 'Countries' }).waitFor();
  await shoot(page, 'link-one');
}

async function shootNoLink(page: Page, server: RunningServer): Promise<void> {
  const none = await account(server.data, 'add', '--email', 'none@shop.example');
  await disconnect(page, server.dashboard);
  await connect(page, server.dashboard, String(none['key']));
  await page.waitForTimeout(500);
  await shoot(page, 'links-none');
  await page.goto(`${server.dashboard}/overview`);
  await page.waitForTimeout(800);
  await shoot(page, 'overview-none');
}

test('Pictures of everything that is not a link', async ({ page }) => {
  await mkdir(folder, { recursive: true });
  const server = await startServer(['--demo', '--rate-limit', '600']);
  await addOddRecords(server);
  const none = await account(server.data, 'add', '--email', 'none@shop.example');
  await connect(page, server.dashboard, String(none['key']));
  for (const { name, path } of lists) {
    await show(page, server.dashboard + path);
    await shoot(page, `${name}-none`);
  }
  await disconnect(page, server.dashboard);
  await connect(page, server.dashboard, server.key);
  for (const { name, path, dialog, menu } of lists) {
    await show(page, server.dashboard + path);
    await shoot(page, name);
    if (dialog !== undefined) {
      await page.getByRole('button', { name: dialog }).first().click();
      await page.getByRole('dialog').waitFor();
      await shoot(page, `${name}-new`);
    }
    for (const entry of menu ?? []) {
      await show(page, server.dashboard + path);
      await page
        .getByRole('button', { name: /^Actions for/ })
        .last()
        .click();
      await page.getByRole('menuitem', { name: entry }).click();
      await page.getByRole('dialog').waitFor();
      await shoot(page, `${name}-${entry.split(' ')[0]?.toLowerCase()}`);
    }
  }
  for (const { list, name } of [
    { list: 'channels', name: 'Newsletter' },
    { list: 'campaigns', name: 'Spring sale' },
  ]) {
    await show(page, `${server.dashboard}/${list}`);
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    await page.waitForTimeout(800);
    await shoot(page, `${list}-one`);
  }
  await show(page, `${server.dashboard}/channels/999999`);
  await shoot(page, 'channels-missing');
  await server.stop();
});

test('Pictures of assigning', async ({ page }) => {
  await mkdir(folder, { recursive: true });
  const server = await startServer(['--demo', '--rate-limit', '600']);
  await addOddRecords(server);
  await connect(page, server.dashboard, server.key);
  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(4)
    .waitFor();
  for (const at of [2, 3])
    await page
      .getByRole('checkbox', { name: /^Select / })
      .nth(at)
      .check();
  await shoot(page, 'assign-selection');
  await page.getByRole('button', { name: 'Show channels and campaigns' }).click();
  await page.waitForTimeout(800);
  await shoot(page, 'assign-dock');
  await page.getByRole('button', { name: 'Add to channel…' }).click();
  await page.getByRole('dialog').getByRole('option').first().waitFor();
  await shoot(page, 'assign-picker');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.getByRole('dialog').getByRole('option').first().click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await shoot(page, 'assign-hold');
  await page.route('**/assign/**', (route) =>
    route.fulfill({
      status: 400,
      contentType: 'application/json',
      body: '{"error":1,"message":"The channel takes no more"}',
    }),
  );
  await page.clock.resume();
  await page.clock.fastForward(8000);
  await page.getByRole('button', { name: 'Retry 2 failed' }).waitFor();
  await page.getByText('Each item').click();
  await shoot(page, 'assign-failed');
  await server.stop();
});

interface Pictured {
  name: string;
  path: string;
  /** The button that opens a form. */
  dialog?: string;
  /** The entries of a row's menu that open something. */
  menu?: readonly string[];
}

const lists: readonly Pictured[] = [
  {
    name: 'channels',
    path: '/channels',
    dialog: 'New channel',
    menu: ['Add items…', 'Edit channel…', 'Delete channel…'],
  },
  {
    name: 'campaigns',
    path: '/campaigns',
    dialog: 'New campaign',
    menu: ['Add links…', 'Edit campaign…', 'Delete campaign…'],
  },
  {
    name: 'domains',
    path: '/domains',
    dialog: 'Add domain',
    menu: ['Change redirects…', 'Delete domain…'],
  },
  { name: 'pixels', path: '/pixels', dialog: 'Add pixel' },
  { name: 'overlays', path: '/overlays' },
  { name: 'splash', path: '/splash' },
  { name: 'account', path: '/account' },
  { name: 'account-security', path: '/account?tab=security' },
  { name: 'account-labels', path: '/account?tab=labels' },
  { name: 'account-device', path: '/account?tab=device', dialog: 'Clear data in this browser…' },
];

async function show(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(800);
}

async function disconnect(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.evaluate(() => sessionStorage.clear());
}
