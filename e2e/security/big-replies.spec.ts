/** Big replies in a browser: ten thousand rows in one page and a destination of three megabytes leave every screen usable. */
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { type Effort, effortIn, traced } from '#e2e/screens/effort.ts';
import { connect, expect, test } from '#e2e/support/fixtures.ts';

const rows = 10_000;
const long = `https://shop.example/${'x'.repeat(3_000_000)}`;

/** The lists of the interface by their path, with the name of their example. */
const lists = [
  ['urls', 'links'],
  ['channels', 'channels'],
  ['channel/1', 'channels', 'get'],
  ['campaigns', 'campaigns'],
  ['domains', 'domains'],
  ['pixels', 'pixels'],
  ['overlay', 'overlays'],
  ['splash', 'splash'],
] as const;

/** A documented list, with so many rows; the first one has the long text in each of its addresses. */
async function bigList(folder: string, name: string): Promise<unknown> {
  const path = new URL(`../../src/contract/examples/${folder}/${name}.json`, import.meta.url);
  const example = JSON.parse(await readFile(path, 'utf8')) as { data: Record<string, unknown> };
  const [key, [row]] = Object.entries(example.data).find(
    (entry): entry is [string, Record<string, unknown>[]] => Array.isArray(entry[1]),
  ) ?? ['', []];
  const all = Array.from({ length: rows }, (_, at) => ({ ...row, id: at + 1 }));
  const [first] = all;
  if (first !== undefined && 'longurl' in first) Object.assign(first, { longurl: long });
  return {
    ...example,
    data: { ...example.data, result: rows, maxpage: Math.ceil(rows / 15), [key]: all },
  };
}

/** The bodies of all replies, by their path. */
async function bigReplies(): Promise<ReadonlyMap<string, unknown>> {
  const bodies = new Map<string, unknown>();
  for (const [path, folder, name = 'list'] of lists)
    bodies.set(`/api/${path}`, await bigList(folder, name));
  const example = JSON.parse(
    await readFile(new URL('../../src/contract/examples/links/get.json', import.meta.url), 'utf8'),
  ) as { details: object };
  const details = { ...example.details, id: 1, longurl: long };
  return bodies.set('/api/url/1', { ...example, id: 1, details });
}

/** Opens every screen, and adds what each one worked. */
async function openScreens(
  browser: Browser,
  page: Page,
  { dashboard, key }: { dashboard: string; key: string },
  add: (screen: string, effort: Effort) => void,
): Promise<void> {
  const screen = async (name: string, act: () => Promise<void>) => {
    await browser.startTracing(page, traced);
    try {
      await act();
    } catch (error) {
      await browser.stopTracing(); // the next reading needs a trace of its own
      throw error;
    }
    add(name, effortIn(await browser.stopTracing()));
  };
  const show = (name: string, text: string) =>
    screen(name, async () => {
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page.getByText(text).first()).toBeVisible();
      await page.getByRole('button').first().click({ trial: true });
    });
  await page.goto(dashboard);
  await screen('Connect', async () => {
    await connect(page, dashboard, key);
    await expect(page.getByText('Spring collection').first()).toBeVisible();
  });
  await show('Overview', 'Spring collection');
  await show('Channels', 'Channel 1');
  await show('Campaigns', 'Internal');
  await show('Domains', 'go.example.com');
  await show('Pixels', 'Tags');
  await show('Overlays', 'Product 1 Promo');
  await show('Splash pages', 'Product 1 Promo');
  await show('Links', 'Spring collection');
  await expect(page.getByRole('row')).toHaveCount(101);
  await screen('More rows', async () => {
    await page.getByRole('button', { name: 'Show 100 more of 1,000' }).click();
    await expect(page.getByRole('row')).toHaveCount(201);
  });
  await screen('Details of a link', async () => {
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await expect(page.getByText('1 value couldn’t be read.')).toBeVisible();
  });
  await screen('What couldn’t be read', async () => {
    await page.getByRole('button', { name: 'Show details' }).click();
    await expect(page.getByText('https://shop.example/xxx').first()).toBeVisible();
  });
}

test('Ten thousand rows in one reply, and a destination of 3 MB: every screen can be used within two seconds', async ({
  browser,
  server: { dashboard },
  key,
  traffic,
}) => {
  test.setTimeout(400_000);
  const bodies = await bigReplies();
  traffic.answer(({ path }) => {
    const body = bodies.get(path.replace(/\?.*/s, ''));
    return body === undefined ? undefined : { status: 200, body };
  });
  const least = new Map<string, { work: number; maxTask: number }>();
  const add = (screen: string, { work, maxTask, tasks }: Effort) => {
    expect(tasks.page, screen).toBeGreaterThan(10);
    const before = least.get(screen) ?? { work, maxTask };
    least.set(screen, {
      work: Math.min(before.work, work),
      maxTask: Math.min(before.maxTask, maxTask),
    });
  };
  // What else runs on the machine only ever adds to a reading, so that the best of several is the page's own.
  await expect(async () => {
    const context = await browser.newContext(); // which has stored nothing
    try {
      await openScreens(browser, await context.newPage(), { dashboard, key }, add);
    } finally {
      await context.close();
    }
    for (const [screen, { work, maxTask }] of least) {
      expect(work, `${screen}, in milliseconds`).toBeLessThan(2000);
      expect(maxTask, `${screen}, at a stretch`).toBeLessThan(1000);
    }
  }).toPass({ intervals: [0], timeout: 180_000 });
  for (const [screen, { work, maxTask }] of least)
    test.info().annotations.push({
      type: screen,
      description: `${work.toFixed(0)} ms, ${maxTask.toFixed(0)} at a stretch`,
    });
});
