/** Answers of Overview: what a marketer asks of the demo account, each equal to a sum over the lists of the service. */
import type { Page } from '@playwright/test';
import { directly, expect, test } from '#e2e/support/fixtures.ts';
import { type RunningServer, startServer } from '#e2e/support/server.ts';

interface SentLink {
  readonly id: number;
  readonly alias: string;
  readonly longurl: string;
  readonly title: string;
  readonly clicks: number;
  readonly date: string;
}

let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer(['--demo']);
});

test.afterAll(() => server.stop());

/** All links as the service lists them, as the test itself reads them. */
async function allLinks(): Promise<SentLink[]> {
  const direct = directly(server, server.key);
  const links = new Map<number, SentLink>();
  for (let page = 1; ; page += 1) {
    const { data } = (await direct.get(`/api/urls?limit=100&page=${page}&order=date`)) as {
      data: { urls: SentLink[]; maxpage: number };
    };
    for (const link of data.urls) links.set(link.id, link);
    if (page >= data.maxpage) return [...links.values()];
  }
}

const numberIn = (text: string | null) =>
  Number(/[\d,]+/.exec(text ?? '')?.[0].replaceAll(',', ''));
const clicksOf = (links: readonly SentLink[]) => links.reduce((sum, { clicks }) => sum + clicks, 0);

/** From Connect in a browser that has never been there. */
async function openOverview(page: Page): Promise<void> {
  await page.goto(`${server.dashboard}/overview`);
  await page.getByLabel('API key').fill(server.key);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
}

test('The true total is on Overview within 15 seconds of Connect, and each question is two presses away', async ({
  page,
}) => {
  await openOverview(page);
  const clicks = page.getByRole('group', { name: 'Clicks', exact: true });
  await expect(clicks).toContainText('per link');
  const links = await allLinks();
  expect(numberIn(await clicks.locator('bdi').textContent())).toBe(clicksOf(links));

  // What works best a day: one press.
  const works = page.getByRole('region', { name: 'What works' });
  await works.getByText('Per day', { exact: true }).click();
  const rateOf = ({ clicks: total, date }: SentLink) => {
    const days = (Date.now() - Date.parse(`${date.replace(' ', 'T')}Z`)) / 86_400_000;
    return days < 3 ? 0 : total / days;
  };
  const [best] = links.toSorted((one, other) => rateOf(other) - rateOf(one));
  await expect(works.getByRole('listitem').first()).toContainText(best?.alias ?? 'nothing');

  // Which source brings most: one press.
  const by = page.getByRole('region', { name: 'Clicks by' });
  await by.getByRole('tab', { name: 'Source' }).click();
  const sources = new Map<string, SentLink[]>();
  for (const link of links) {
    const source = new URL(link.longurl).searchParams.get('utm_source') ?? '';
    sources.set(source, [...(sources.get(source) ?? []), link]);
  }
  const [most] = [...sources]
    .filter(([name]) => name !== '')
    .toSorted(([, one], [, other]) => clicksOf(other) - clicksOf(one));
  const row = by.getByRole('link').first();
  const [source = '', own = []] = most ?? [];
  await expect(row).toHaveAccessibleName(
    new RegExp(`^${source}: ${own.length} links?, ${clicksOf(own).toLocaleString('en')} clicks?`),
  );

  // Which links never got a click: one press.
  const none = links.filter(({ clicks: total }) => total === 0);
  await page.getByRole('link', { name: `${none.length} without a click` }).click();
  await expect(page).toHaveURL(/clicks=0\.\.0/);
  await expect(page.getByText(`${none.length} links match.`)).toBeVisible();
});
