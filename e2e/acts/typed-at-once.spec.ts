/** What is typed right after a shortcut, on a page that has just been painted: every key arrives in the field that it opens. */
import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '#e2e/support/fixtures.ts';

const screens = [
  '/overview',
  '/links',
  '/links/import',
  '/channels',
  '/campaigns',
  '/domains',
  '/pixels',
  '/overlays',
  '/splash',
  '/activity',
  '/account',
  '/nowhere',
];

/** How often; `ROUNDS=100` for many. */
const rounds = Number(process.env['ROUNDS'] ?? screens.length);

/** Between two keys, in milliseconds: faster than any user types, as fast as some programs do. */
const delay = 5;

/** Runs in the page, ahead of its scripts: says when the shell has been painted, and notes when a field is seen after a key. */
function watchPage(): void {
  const notes = document as Document & { pressedAt?: number; seenAfter?: number };
  const awaitShell = () => {
    if (document.querySelector('#content') === null) requestAnimationFrame(awaitShell);
    // Painted before the second frame.
    else requestAnimationFrame(() => (document.documentElement.dataset['shellPainted'] = ''));
  };
  const seek = () => {
    const field = document.querySelector('[role="dialog"] input');
    if (field?.checkVisibility() !== true) requestAnimationFrame(seek);
    else notes.seenAfter ??= performance.now() - (notes.pressedAt ?? 0);
  };
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      if (notes.pressedAt !== undefined) return;
      notes.pressedAt = timeStamp;
      seek();
    },
    { capture: true },
  );
  awaitShell();
}

async function openCold(page: Page, url: string): Promise<CDPSession> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.addInitScript(watchPage);
  // Another document each time, also where only the query differs.
  await page.goto(url);
  return browser;
}

async function shellPainted(page: Page): Promise<void> {
  await page.waitForSelector('html[data-shell-painted]', { state: 'attached', timeout: 60_000 });
}

function screenOf(round: number): string {
  return screens[round % screens.length] ?? '/links';
}

const millisecondsToField = (page: Page) =>
  page.evaluate(() => (document as Document & { seenAfter?: number }).seenAfter ?? 0);

for (const slower of [1, 4]) {
  test(`C and an address typed at once arrive whole on each screen, with a processor ${slower} times slower`, async ({
    signedIn: page,
    server,
  }) => {
    test.setTimeout(60_000 + rounds * slower * 10_000);
    const browser = await openCold(page, `${server.dashboard}/links`);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: slower });
    const field = page.getByRole('dialog').getByLabel('Destination', { exact: true });
    const arrived: string[] = [];
    const typed: string[] = [];
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const url = `https://race${round}.example.com/c/a/j?k=/${round}#x`;
      await page.goto(`${server.dashboard}${screenOf(round)}`);
      await shellPainted(page);
      await page.keyboard.type(`c${url}`, { delay });
      await expect(field).toBeFocused();
      typed.push(url);
      arrived.push(await field.inputValue());
      times.push(await millisecondsToField(page));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    expect(arrived).toEqual(typed);
    times.sort((one, other) => one - other);
    test.info().annotations.push({
      type: 'key to field, ms',
      description: `median ${times[times.length >> 1]?.toFixed(0)}, max ${times.at(-1)?.toFixed(0)}`,
    });
    console.log(test.info().annotations.map(({ type, description }) => `${type}: ${description}`));
  });
}

test('C pressed before the dashboard is loaded opens the dialog with all that was typed', {
  tag: '@core',
}, async ({ signedIn: page, server }) => {
  const browser = await openCold(page, `${server.dashboard}/links`);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // The dashboard comes when all is typed.
  let release = () => {};
  const typedAll = new Promise<void>((resolve) => (release = resolve));
  await page.route(/assets\/Dashboard-.*\.js$/, async (route) => {
    await typedAll;
    await route.continue();
  });
  await page.goto(`${server.dashboard}/channels`, { waitUntil: 'commit' });
  // Nothing hears a key before the script runs. Once the field is there, a second C would be typed into it.
  await expect(async () => {
    if ((await page.locator('input').count()) === 0) await page.keyboard.press('c');
    await expect(page.locator('input:focus')).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await expect(page.locator('.starting')).toHaveCount(1);
  await page.keyboard.type('early.example/one', { delay });
  await page.keyboard.press('Enter');
  release();
  await expect(page.getByRole('group', { name: /^Creating / })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Destination', { exact: true })).toHaveValue(
    'https://early.example/one',
  );
});

test('G with a letter, and /, pressed before the dashboard is loaded, lead where they say', async ({
  signedIn: page,
  server,
}) => {
  const browser = await openCold(page, `${server.dashboard}/links`);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let typedAll = Promise.resolve();
  await page.route(/assets\/Dashboard-.*\.js$/, async (route) => {
    await typedAll;
    await route.continue();
  });
  /** Types when the page listens, which a field that catches keys shows, and before the dashboard comes. */
  const typeEarly = async (keys: string) => {
    let release = () => {};
    typedAll = new Promise<void>((resolve) => (release = resolve));
    await page.goto(`${server.dashboard}/overview`, { waitUntil: 'commit' });
    await expect(async () => {
      await page.keyboard.press('c');
      await expect(page.locator('input:focus')).toHaveCount(1, { timeout: 1 });
    }).toPass();
    await page.keyboard.press('Escape');
    await page.keyboard.type(keys, { delay });
    await expect(page.locator('.starting')).toHaveCount(1);
    release();
  };
  await typeEarly('gm');
  await expect(page.getByRole('heading', { name: 'Campaigns', level: 1 })).toBeVisible();
  await typeEarly('gc');
  await expect(page.getByRole('heading', { name: 'Channels', level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await typeEarly('/early');
  await expect(page.getByRole('search').getByRole('searchbox')).toHaveValue('early');
});

test('Enter right after the address creates the link of all of it, and Tab leads to the alias', {
  tag: '@core',
}, async ({ signedIn: page, server, direct }) => {
  await openCold(page, `${server.dashboard}/channels`);
  await shellPainted(page);
  await page.keyboard.type('chttps://enter.example/some/long/path', { delay });
  await page.keyboard.press('Tab');
  await page.keyboard.type('at-once', { delay });
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('group', { name: /^(Created and copied|Link created)$/ }),
  ).toBeVisible();
  const { data } = (await direct.get('/api/urls')) as { data: { urls: unknown[] } };
  expect(data.urls).toMatchObject([
    { longurl: 'https://enter.example/some/long/path', alias: 'at-once' },
  ]);
});

test('C on the screen of new links leads to its own destination, at first and later', async ({
  signedIn: page,
  server,
}) => {
  const field = page.getByRole('textbox', { name: /^Destination/ });
  await openCold(page, `${server.dashboard}/links/new`);
  await shellPainted(page);
  await page.keyboard.type('chttps://wizard.example/one', { delay });
  // The field may have had the focus when C was pressed, and then C is a letter.
  await expect(field).toHaveValue(/^c?https:\/\/wizard\.example\/one$/);
  await field.clear();
  await page.getByRole('button', { name: /^Targeting/ }).click();
  await page.keyboard.type('chttps://wizard.example/two', { delay });
  await expect(field).toHaveValue('https://wizard.example/two');
});

test('Ctrl+K and / take what is typed at once', async ({ signedIn: page, server }) => {
  const few = Math.ceil(rounds / 4);
  test.setTimeout(60_000 + few * 20_000);
  await openCold(page, `${server.dashboard}/links`);
  const palette = page.getByRole('dialog').getByRole('combobox');
  const search = page.getByRole('search').getByRole('searchbox');
  for (let round = 0; round < few; round += 1) {
    const words = `cab/c?ajk ${round}`;
    await page.goto(`${server.dashboard}${screenOf(round)}`);
    await shellPainted(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type(words, { delay });
    await expect(palette).toBeFocused();
    await expect(palette).toHaveValue(words);
    await page.goto(`${server.dashboard}${screenOf(round)}`);
    await shellPainted(page);
    await page.keyboard.type(`/${words}`, { delay });
    await expect(search).toBeFocused();
    await expect(search).toHaveValue(words);
  }
});

test('Ctrl+K, a word and Enter at once open what the whole word finds', async ({
  signedIn: page,
  server,
}) => {
  await openCold(page, `${server.dashboard}/links`);
  await shellPainted(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('splash', { delay });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/splash$/);
});

test('A pasted address and Enter at once create its link', async ({
  signedIn: page,
  server,
  direct,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('https://pasted.example/one'));
  await openCold(page, `${server.dashboard}/account`);
  await shellPainted(page);
  await page.keyboard.press('Control+v');
  await page.keyboard.type('/two', { delay });
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('group', { name: /^(Created and copied|Link created)$/ }),
  ).toBeVisible();
  const { data } = (await direct.get('/api/urls')) as { data: { urls: unknown[] } };
  expect(data.urls).toMatchObject([{ longurl: 'https://pasted.example/one/two' }]);
});

test('Escape right after a shortcut closes what it opens, and other shortcuts wait for none of it', async ({
  signedIn: page,
  server,
}) => {
  await openCold(page, `${server.dashboard}/channels`);
  await shellPainted(page);
  await page.keyboard.type('cabc', { delay });
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.type('c/c', { delay });
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/channels$/);
});
