/** What is typed right after a shortcut, on a page that has just been painted: every key arrives in the field that it opens. */
import type { Page } from '@playwright/test';
import { expect, lengthenHolds, test } from '#e2e/support/fixtures.ts';

test.use({ waitsForQuiet: false });

/** One of each kind: cards, a table, a form, groups, tabs, and no screen at all. */
const screens = ['/overview', '/links', '/links/import', '/channels', '/account', '/nowhere'];

/** How often; `ROUNDS=100` for many. */
const rounds = Number(process.env['ROUNDS'] ?? screens.length);

/** Between two keys, in milliseconds: faster than any user types, as fast as some programs do. */
const delay = 5;

/** Runs in the page, ahead of its scripts: says when the shell has been painted. */
function watchPage(): void {
  const awaitShell = () => {
    if (document.querySelector('#content') === null) requestAnimationFrame(awaitShell);
    // Painted before the second frame.
    else requestAnimationFrame(() => (document.documentElement.dataset['shellPainted'] = ''));
  };
  awaitShell();
}

async function openCold(page: Page, url: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.addInitScript(watchPage);
  // Another document each time, also where only the query differs.
  await page.goto(url);
}

async function shellPainted(page: Page): Promise<void> {
  await page.waitForSelector('html[data-shell-painted]', { state: 'attached' });
}

function screenOf(round: number): string {
  return screens[round % screens.length] ?? '/links';
}

test('C and an address typed at once arrive whole on screens of each kind', async ({
  signedIn: page,
  server,
}) => {
  await openCold(page, `${server.dashboard}/links`);
  const field = page.getByRole('dialog').getByLabel('Destination', { exact: true });
  const arrived: string[] = [];
  const typed: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const url = `https://race${round}.example.com/c/a/j?k=/${round}#x`;
    await page.goto(`${server.dashboard}${screenOf(round)}`);
    await shellPainted(page);
    await page.keyboard.type(`c${url}`, { delay });
    await expect(field).toBeFocused();
    typed.push(url);
    arrived.push(await field.inputValue());
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  expect(arrived).toEqual(typed);
});

test('C pressed before the dashboard is loaded opens the dialog with all that was typed', async ({
  signedIn: page,
  server,
}) => {
  await lengthenHolds(page);
  await openCold(page, `${server.dashboard}/links`);
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

test('Enter right after the address creates the link of all of it, and Tab leads over the domain to the alias', async ({
  signedIn: page,
  server,
  direct,
}) => {
  await openCold(page, `${server.dashboard}/channels`);
  await shellPainted(page);
  await page.keyboard.type('chttps://enter.example/some/long/path', { delay });
  await page.keyboard.press('Tab');
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
