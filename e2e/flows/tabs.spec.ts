/** Tabs: they share one key, one budget and one engine, with and without a SharedWorker. */
import type { BrowserContext, Page } from '@playwright/test';
import { connect, type Direct, expect, test } from '#e2e/support/fixtures.ts';
import { type Traffic } from '#e2e/support/traffic.ts';

test.use({ waitsForQuiet: false });

/** What the meter of a tab says. */
function meter(page: Page) {
  return page.getByText(/requests? left this minute/);
}

/** So that few requests are left, and the meter says how many. */
async function useUp(direct: Direct, traffic: Traffic): Promise<void> {
  for (let each = 0; each < 20; each += 1) await direct.get('/api/account');
  await traffic.drain();
}

function askedForDomains(traffic: Traffic): boolean {
  return traffic.all().some(({ path }) => path.startsWith('/api/domains'));
}

async function openTab(context: BrowserContext, url: string, heading: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  return page;
}

/** As browsers have it in which tabs cannot share a worker. */
function withoutSharedWorker(): void {
  Reflect.deleteProperty(window, 'SharedWorker');
}

/** As browsers have it that let a page keep and share nothing. */
function withoutSharing(): void {
  Reflect.deleteProperty(window, 'SharedWorker');
  Reflect.deleteProperty(window, 'BroadcastChannel');
}

test('Two tabs share one key and one budget, and equal reads at the same time are one request', async ({
  page,
  context,
  server,
  key,
  direct,
  traffic,
}) => {
  await useUp(direct, traffic);
  await connect(page, server.dashboard, key);
  const other = await openTab(context, `${server.dashboard}/channels`, 'Channels');
  const calls = await traffic.drain();
  expect(calls).toEqual([
    'GET /api/account',
    expect.stringContaining('/api/urls'),
    expect.stringContaining('/api/channels'),
  ]);
  // As the service counts them.
  const left = `${10 - calls.length} requests left this minute`;
  for (const tab of [page, other]) await expect(meter(tab)).toHaveText(left);

  // Both ask for the same while the service takes its time.
  let held = 0;
  const stop = traffic.answer(({ path }) => {
    if (!path.startsWith('/api/pixels')) return undefined;
    held += 1;
    return 'hang';
  });
  for (const tab of [page, other])
    await tab.getByRole('link', { name: 'Pixels', exact: true }).click();
  await expect.poll(() => held).toBe(1);
  // A third that asks for something else is answered meanwhile: nothing is in the way.
  await other.getByRole('link', { name: 'Domains', exact: true }).click();
  await expect(
    other
      .getByText('There are no domains yet')
      .or(other.getByRole('button', { name: 'Add domain' }))
      .first(),
  ).toBeVisible();
  expect(held).toBe(1);
  stop();
});

test('A tab that is closed takes its waiting requests with it, and the others go on', async ({
  page,
  context,
  server,
  key,
  traffic,
}) => {
  await connect(page, server.dashboard, key);
  const other = await openTab(context, `${server.dashboard}/channels`, 'Channels');
  await page.close();
  await other.getByRole('link', { name: 'Domains', exact: true }).click();
  await expect(other.getByRole('heading', { name: 'Domains', level: 1 })).toBeVisible();
  expect((await traffic.drain()).at(-1)).toContain('/api/domains');
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Domains', level: 1 })).toBeVisible();
});

test.describe('Without a worker that tabs can share', () => {
  test('one tab leads, and when it is closed another one goes on', async ({
    page,
    context,
    server,
    key,
    direct,
    traffic,
  }) => {
    await useUp(direct, traffic);
    await context.addInitScript(withoutSharedWorker);
    await connect(page, server.dashboard, key);
    expect(await page.evaluate(() => 'SharedWorker' in window)).toBe(false);
    const other = await openTab(context, `${server.dashboard}/channels`, 'Channels');
    // The second tab was asked for no key, and its requests count with those of the first.
    await traffic.drain();
    for (const tab of [page, other]) await expect(meter(tab)).toHaveText(/^[567] requests left/);
    expect(await meter(other).textContent()).toBe(await meter(page).textContent());

    await page.close();
    await other.getByRole('link', { name: 'Domains', exact: true }).click();
    await expect(other.getByRole('heading', { name: 'Domains', level: 1 })).toBeVisible();
    await expect.poll(() => askedForDomains(traffic)).toBe(true);
    await expect(other.getByText(/could not|failed/i)).toHaveCount(0);

    const third = await openTab(context, `${server.dashboard}/pixels`, 'Pixels');
    await third.keyboard.press('Control+Shift+L');
    // The screens before it have other statuses.
    for (const tab of [third, other])
      await expect(
        tab.getByRole('status').filter({ hasText: 'Locked, in all tabs' }),
      ).toBeVisible();
  });

  test('and without anything to speak over, a tab is on its own and says so', async ({
    page,
    context,
    server,
    key,
  }) => {
    await context.addInitScript(withoutSharing);
    await page.goto(server.dashboard);
    await expect(page.getByText(/^Your key stays in this tab only/)).toBeVisible();
    await connect(page, server.dashboard, key);
    const other = await context.newPage();
    await other.goto(server.dashboard);
    await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });
});
