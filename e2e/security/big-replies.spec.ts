/** Big replies in a browser: ten thousand rows in one page and a destination of three megabytes leave every screen usable. */
import { readFile } from 'node:fs/promises';
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

/** How many elements a screen may have, however many rows came: two hundred rows of some sixty, and what is around them. */
const maxElements = 20_000;

test('Ten thousand rows in one reply, and a destination of 3 MB: every screen shows a part and can be used', async ({
  page,
  server: { dashboard },
  key,
  traffic,
}) => {
  const bodies = await bigReplies();
  traffic.answer(({ path }) => {
    const body = bodies.get(path.replace(/\?.*/s, ''));
    return body === undefined ? undefined : { status: 200, body };
  });
  const expectPart = async (screen: string, text: string) => {
    await expect(page.getByText(text).first()).toBeVisible();
    await page.getByRole('button').first().click({ trial: true });
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    expect(elements, screen).toBeLessThan(maxElements);
  };
  await connect(page, dashboard, key);
  await expectPart('Connect', 'Spring collection');
  for (const [screen, text] of Object.entries(shown)) {
    await page.getByRole('link', { name: screen, exact: true }).click();
    await expectPart(screen, text);
  }
  await expect(page.getByRole('row')).toHaveCount(101);
  await page.getByRole('button', { name: 'Show 100 more of 1,000' }).click();
  await expect(page.getByRole('row')).toHaveCount(201);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByText('1 value couldn’t be read.')).toBeVisible();
  await page.getByRole('button', { name: 'Show details' }).click();
  await expectPart('What couldn’t be read', 'https://shop.example/xxx');
});

/** What each screen shows of its reply. */
const shown = {
  Overview: 'Spring collection',
  Channels: 'Channel 1',
  Campaigns: 'Internal',
  Domains: 'go.example.com',
  Pixels: 'Tags',
  Overlays: 'Product 1 Promo',
  'Splash pages': 'Product 1 Promo',
  Links: 'Spring collection',
} as const;
