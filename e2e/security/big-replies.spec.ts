/** Big replies in a browser: ten thousand rows in one page and a destination of three megabytes leave every screen usable. */
import { readFile } from 'node:fs/promises';
import { effortIn, traced } from '#e2e/screens/effort.ts';
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

test('Ten thousand rows in one reply, and a destination of 3 MB: every screen can be used within two seconds', async ({
  browser,
  page,
  server,
  key,
  traffic,
}) => {
  test.setTimeout(240_000);
  const bodies = new Map<string, unknown>();
  for (const [path, folder, name = 'list'] of lists)
    bodies.set(`/api/${path}`, await bigList(folder, name));
  const example = JSON.parse(
    await readFile(new URL('../../src/contract/examples/links/get.json', import.meta.url), 'utf8'),
  ) as {
    details: object;
  };
  bodies.set('/api/url/1', {
    ...example,
    id: 1,
    details: { ...example.details, id: 1, longurl: long },
  });
  traffic.answer(({ path }) => {
    const body = bodies.get(path.replace(/\?.*/s, ''));
    return body === undefined ? undefined : { status: 200, body };
  });
  /** Time of a processor, because other work on the machine is no fault of the page. */
  const screen = async (name: string, act: () => Promise<void>) => {
    await browser.startTracing(page, traced);
    await act();
    const { work, maxTask, tasks } = effortIn(await browser.stopTracing());
    expect(tasks.page, name).toBeGreaterThan(10);
    expect(work, `${name}, in milliseconds`).toBeLessThan(2000);
    expect(maxTask, `${name}, at a stretch`).toBeLessThan(1000);
    test.info().annotations.push({
      type: name,
      description: `${work.toFixed(0)} ms, ${maxTask.toFixed(0)} at a stretch`,
    });
  };
  await page.goto(server.dashboard);
  await screen('Connect', async () => {
    await connect(page, server.dashboard, key);
    await expect(page.getByText('Spring collection').first()).toBeVisible();
  });
  const show = (name: string, text: string) =>
    screen(name, async () => {
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page.getByText(text).first()).toBeVisible();
      await page.getByRole('button').first().click({ trial: true });
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
});
