/** Accessibility by axe: every screen and dialog in both colour schemes, with much data and with none. */
import type { Locator, Page } from '@playwright/test';
import {
  connect,
  directly,
  expect,
  expectAccessible,
  lengthenHolds,
  test,
} from '#e2e/support/fixtures.ts';
import { addOddRecords } from '#e2e/support/odd-records.ts';
import { account, type RunningServer } from '#e2e/support/server.ts';
import { moreOptions } from '#e2e/support/wizard.ts';

/** A service with a believable account in it, and room for many requests. */
const demo = ['--demo', '--rate-limit', '600'];

test('No screen of links has an accessibility fault in either scheme, with much data', async ({
  page,
  serverWith,
}) => {
  test.setTimeout(120_000);
  const server = await serverWith(...demo);
  await addOddRecords(server);
  await page.goto(server.dashboard);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expectAccessible(page);
  await connect(page, server.dashboard, server.key);
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'New link' }).first().click();
  await expect(page.getByLabel('Destination', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await moreOptions(page);
  await expectAccessible(page);

  const { data } = (await directly(server, server.key).get('/api/urls?order=click')) as {
    data: { urls: { id: number }[] };
  };
  await page.goto(`${server.dashboard}/links/${data.urls[0]?.id}`);
  await expect(page.getByRole('region', { name: 'Countries' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'QR' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.goto(`${server.dashboard}/overview`);
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  await expectAccessible(page);
});

test('No screen has an accessibility fault on a phone, with nothing in the account', async ({
  page,
  server,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const made = await account(server.data, 'add', '--email', `phone-${Date.now()}@shop.example`);
  await connect(page, server.dashboard, String(made['key']));
  await expectAccessible(page);
  await page.goto(`${server.dashboard}/overview`);
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${server.dashboard}/links/999999`);
  await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
  await expectAccessible(page);
  for (const { path, empty } of emptyScreens) {
    await page.goto(server.dashboard + path);
    await expect(page.getByRole('heading', { name: empty })).toBeVisible();
    await expectAccessible(page);
  }
  await page.goto(`${server.dashboard}/nowhere`);
  await expectAccessible(page);
});

const emptyScreens = [
  { path: '/channels', empty: 'Make your first channel' },
  { path: '/campaigns', empty: 'Make your first campaign' },
  { path: '/domains', empty: 'Add your first domain' },
  { path: '/pixels', empty: 'Add your first pixel' },
  { path: '/overlays', empty: 'No overlays yet' },
  { path: '/splash', empty: 'No splash pages yet' },
  { path: '/channels/999999', empty: 'Not found' },
  { path: '/account', empty: 'Account' },
];

test('No screen or dialog of channels and campaigns has an accessibility fault in either scheme', async ({
  page,
  serverWith,
}) => {
  test.setTimeout(180_000);
  const server = await serverWith(...demo);
  await addOddRecords(server);
  await open(page, server, '/channels', page.getByRole('table', { name: 'Channels' }));
  await checkDialog(page, 'New channel');
  const ofNewsletter = page.getByRole('button', { name: 'Actions for Newsletter' });
  for (const entry of ['Assign items…', 'Edit channel…', 'Delete channel…'])
    await checkEntry(page, ofNewsletter, entry);
  await page.getByRole('link', { name: 'Newsletter', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Items' })).toBeVisible();
  await expectAccessible(page);

  await open(page, server, '/campaigns', page.getByRole('table', { name: 'Campaigns' }));
  await checkDialog(page, 'New campaign');
  const ofSale = page.getByRole('button', { name: 'Actions for Spring sale' });
  for (const entry of ['Assign links…', 'Edit campaign…', 'Delete campaign…'])
    await checkEntry(page, ofSale, entry);
  await page.getByRole('link', { name: 'Spring sale', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Clicks', exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('No other screen or dialog has an accessibility fault in either scheme', async ({
  page,
  serverWith,
}) => {
  test.setTimeout(180_000);
  const server = await serverWith(...demo);
  await addOddRecords(server);
  await open(page, server, '/domains', page.getByRole('table', { name: 'Domains' }));
  await checkDialog(page, 'Add domain');
  const ofDomain = page.getByRole('button', { name: /^Actions for go\./ });
  for (const entry of ['Change redirects…', 'Delete domain…'])
    await checkEntry(page, ofDomain, entry);
  await open(page, server, '/pixels', page.getByRole('table', { name: 'Pixels' }));
  await checkDialog(page, 'Add pixel');
  await open(page, server, '/overlays', page.getByRole('table', { name: 'Overlays' }));
  await page
    .getByRole('link', { name: /in a new link/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Redirect type/ })).toContainText('overlay');
  await expectAccessible(page);
  await open(page, server, '/splash', page.getByRole('table', { name: 'Splash pages' }));
  for (const [tab, region] of [
    ['profile', 'Profile'],
    ['security', 'API keys on this device'],
    ['labels', 'Labels'],
    ['device', 'Stored on this device'],
  ])
    await open(page, server, `/account?tab=${tab}`, page.getByRole('region', { name: region }));
  await checkDialog(page, 'Wipe this device…');
});

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`Nothing of assigning has an accessibility fault at ${size.width} pixels`, async ({
    page,
    serverWith,
  }) => {
    test.setTimeout(120_000);
    const server = await serverWith(...demo);
    await page.setViewportSize(size);
    await open(page, server, '/links', page.getByRole('checkbox', { name: /^Select / }).last());
    await lengthenHolds(page);
    // By keyboard, because a finger selects by a long press, and its boxes are not drawn.
    for (const at of [1, 2]) {
      const box = page.getByRole('checkbox', { name: /^Select [^a]/ }).nth(at);
      await box.focus();
      await page.keyboard.press('Space');
    }
    await expect(page.getByRole('region', { name: 'Selection' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Assign to channel…' }).click();
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    await expectAccessible(page);
    const mend = server.recorder.answer(({ path }) =>
      path.includes('/assign/')
        ? { status: 400, body: { error: 1, message: 'Not today' } }
        : undefined,
    );
    await page.getByRole('dialog').getByRole('option').first().click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Assign now' }).click();
    await expect(page.getByRole('button', { name: 'Retry 2 failed' })).toBeVisible({
      timeout: 30_000,
    });
    mend();
    await page.getByText('Each item').click();
    await expectAccessible(page);
  });
}

/** Signs in to the demonstration, if that was not done yet, goes to a screen, and checks it once it shows what it is for. */
async function open(
  page: Page,
  server: RunningServer,
  path: string,
  shown: Locator,
): Promise<void> {
  if (page.url() === 'about:blank') await connect(page, server.dashboard, server.key);
  await page.goto(server.dashboard + path);
  await expect(shown).toBeVisible();
  await expectAccessible(page);
}

/** Checks the dialog that a button opens, and closes it. */
async function checkDialog(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Checks an entry of a menu under the pointer and the dialog behind it, and closes it. */
async function checkEntry(page: Page, button: Locator, entry: string): Promise<void> {
  await button.click();
  await page.getByRole('menuitem', { name: entry }).hover();
  await expectAccessible(page, { contrastOnly: true });
  await page.getByRole('menuitem', { name: entry }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}
