/** Reports: from each place, with the numbers of the service, on the screen as in the file. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Plan } from '#queries/plans.ts';
import { expectAccessible } from '#testing/accessibility.ts';
import { liveFortnight } from '#testing/library/fortnight.ts';
import { withChangedReply } from '#testing/replies/changed-replies.ts';
import { countClicks } from '#testing/service/clicks.ts';
import { createTestService, type TestService } from '#testing/service/test-service.ts';
import { renderPage } from '#testing/setups/render-page.tsx';
import { renderPart } from '#testing/setups/render-part.tsx';
import { catchSavedFiles } from '#testing/setups/saved-files.ts';
import { calendarDay } from '#ui/format/since-moment.ts';
import { ReportDocument } from './document/ReportDocument.tsx';
import { reportFile } from './document/report-file.ts';
import { ReportPanel } from './ReportPanel.tsx';
import { useReport } from './use-report.ts';

const saved = catchSavedFiles();

interface Reply {
  readonly id: number;
  readonly clicks: number;
  readonly longurl: string;
}

/** Every link as the service lists it. */
async function listed({ fetch, address, key }: TestService): Promise<Reply[]> {
  const rows: Reply[] = [];
  for (let page = 1; ; page += 1) {
    const url = `${address}/api/urls?limit=100&page=${page}`;
    const reply = await fetch(new Request(url, { headers: { Authorization: `Bearer ${key}` } }));
    const { data } = (await reply.json()) as { data: { urls: Reply[]; maxpage: number } };
    rows.push(...data.urls);
    if (page >= data.maxpage) return rows;
  }
}

const sumOf = (links: readonly Reply[]) => links.reduce((sum, { clicks }) => sum + clicks, 0);

/** Links with clicks and tags; the last one has none of either. */
async function withLinks(links: number): Promise<TestService> {
  const service = await createTestService();
  for (let index = 0; index < links; index += 1) {
    const source = index % 3 === 0 ? 'news' : 'poster';
    const isLast = index === links - 1;
    const query = isLast ? '' : `?utm_source=${source}&utm_campaign=fair`;
    const { id } = await service.addLink({ url: `https://shop.example/${index}${query}` });
    if (!isLast) await countClicks(service, id, ((index * 7) % 23) + 1);
  }
  return service;
}

/** The numbers of a table, by the name of its rows. */
function numbersIn(root: ParentNode, part: string): Record<string, number> {
  const rows = [...root.querySelectorAll(`[data-part="${part}"] tr:has(data)`)];
  return Object.fromEntries(
    rows.map((row) => [
      row.querySelector('th')?.textContent ?? '',
      Number(row.querySelector('data')?.getAttribute('value')),
    ]),
  );
}

/** All that a document says, but for the minute in which it was made: the screen goes with the time. */
function textOf(article: Element | null): string {
  const date = article?.querySelector('.report-date')?.textContent ?? '';
  return article?.textContent.replace(date, '') ?? '';
}

/** How many links a report says that it has. */
function linksIn(root: ParentNode): string | null | undefined {
  return root.querySelector('.report-head data')?.getAttribute('value');
}

/** The figures by their labels. */
function figuresIn(root: ParentNode): Record<string, string> {
  const figures = [...root.querySelectorAll('.report-figures > div')];
  return Object.fromEntries(
    figures.map((each) => [
      each.querySelector('dt')?.textContent ?? '',
      each.querySelector('dd')?.textContent ?? '',
    ]),
  );
}

/** Presses Save and reads the file. */
async function savedFile(user: { click: (element: Element) => Promise<void> }) {
  await user.click(screen.getByRole('button', { name: 'Save as file' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const text = await saved[0]!.text();
  return { text, page: new DOMParser().parseFromString(text, 'text/html') };
}

async function openReport(route: string, service: TestService) {
  const page = await renderPage(route, { service, hostOptions: { readsLinks: true } });
  await screen.findByRole('article');
  await page.windUntil(() => expect(screen.queryByText(/at least this large/)).toBeNull());
  return page;
}

test('The file has the numbers of the screen, which are the sums over the replies of the service', async () => {
  const service = await withLinks(9);
  const { user } = await openReport('/report', service);
  const replies = await listed(service);
  const clicks = sumOf(replies);
  await waitFor(() => expect(figuresIn(document)['Clicks']).toBe(String(clicks)));
  await expectAccessible();
  const { page } = await savedFile(user);
  for (const root of [document, page]) {
    expect(figuresIn(root)).toMatchObject({
      Clicks: String(clicks),
      'Per link': String(Math.round((clicks / 9) * 10) / 10),
    });
    expect(linksIn(root)).toBe('9');
    const news = replies.filter(({ longurl }) => longurl.includes('utm_source=news'));
    const poster = replies.filter(({ longurl }) => longurl.includes('utm_source=poster'));
    expect(numbersIn(root, 'source')).toEqual({
      news: sumOf(news),
      poster: sumOf(poster),
      'No source': 0,
    });
    const rows = numbersIn(root, 'links');
    expect(Object.values(rows).toSorted((one, other) => other - one)).toEqual(
      replies.map((link) => link.clicks).toSorted((one, other) => other - one),
    );
  }
  const shown = textOf(screen.getByRole('article'));
  expect(shown.length).toBeGreaterThan(300);
  expect(textOf(page.querySelector('article'))).toBe(shown);
});

test('Of more than twenty links the first have a row, and the others one with their sum', async () => {
  const service = await createTestService();
  await service.addLinks(207);
  for (let id = 1; id <= 30; id += 1) await countClicks(service, id, id);
  await openReport('/report', service);
  await waitFor(() => expect(linksIn(document)).toBe('207'));
  const rows = numbersIn(document, 'links');
  expect(Object.keys(rows)).toHaveLength(21);
  expect(rows['and 187 others']).toBe((10 * 11) / 2);
  const shown = Object.values(rows).reduce((sum, clicks) => sum + clicks, 0);
  expect(figuresIn(document)['Clicks']).toBe(String(shown));
  const movers = Object.values(numbersIn(document, 'movers'));
  expect(movers).toEqual([30, 29, 28, 27, 26, 25, 24, 23, 22, 21]);
});

/** The cells of a table by the names of their columns, row by row. */
function rowsIn(root: ParentNode, part: string): Record<string, string>[] {
  const table = root.querySelector(`[data-part="${part}"]`);
  const headings = [...(table?.querySelectorAll('thead th') ?? [])].map((th) => th.textContent);
  const rows = [...(table?.querySelectorAll('tbody tr') ?? [])];
  return rows.map((row) => {
    const cells = [...row.children].map((cell) => cell.textContent);
    return Object.fromEntries(headings.map((heading, at) => [heading, cells[at] ?? '']));
  });
}

test('The table of links has what Links shows: title and short link, channel, campaign, UTM, clicks and new clicks', async () => {
  const service = await createTestService();
  await service.post('/api/channel/add', { name: 'News' });
  await service.post('/api/campaign/add', { name: 'Spring fair' });
  const tags = 'utm_source=letter&utm_medium=email&utm_campaign=spring-fair&utm_content=top';
  await service.addLink({ url: `https://shop.example/a?${tags}`, custom: 'spring-offer' });
  await service.addLink({ url: 'https://shop.example/plain', custom: 'plain-link' });
  await service.post('/api/channel/1/assign/links/1');
  await countClicks(service, 1, 3);
  await countClicks(service, 2, 1);
  const { user } = await openReport('/report', service);
  const expected = [
    {
      Links: 'Spring offer go.test/spring-offer',
      'Channel · Campaign': 'NewsSpring fair',
      UTM: 'letter · email · top',
      Clicks: '3',
      Share: '75%',
      'New this week': '+3',
    },
    {
      Links: 'Plain link go.test/plain-link',
      'Channel · Campaign': '',
      UTM: '',
      Clicks: '1',
      Share: '25%',
      'New this week': '+1',
    },
  ];
  await waitFor(() => expect(rowsIn(document, 'links')).toEqual(expected));
  const { page } = await savedFile(user);
  expect(rowsIn(page, 'links')).toEqual(expected);
});

test('The file loads nothing, runs nothing, and has no key, e-mail or account id @core', async () => {
  const service = await withLinks(3);
  const { user, session } = await openReport('/report', service);
  await user.type(screen.getByLabelText('Title'), '<script>alert(1)</script>');
  await user.type(screen.getByLabelText('For'), 'Ada & <b>team</b>');
  const { text, page } = await savedFile(user);
  expect(page.querySelector('h1')?.textContent).toBe('<script>alert(1)</script>');
  expect(page.querySelector('.report-audience')?.textContent).toBe('Ada & <b>team</b>');
  expect(
    page.querySelectorAll('script, link, img, iframe, object, form, [src], [href]'),
  ).toHaveLength(0);
  const policy = page.querySelector('[http-equiv="Content-Security-Policy"]');
  expect(policy?.getAttribute('content')).toMatch(/^default-src 'none'; style-src 'unsafe-inline'/);
  expect(text).not.toMatch(/url\(|@import|\son\w+="/);
  const { accounts } = session.state;
  for (const secret of [service.key, service.email, ...accounts.map((each) => each.accountId)])
    expect(text).not.toContain(secret);
});

test('A campaign, a channel, a selection, a view and the account each open their report', async () => {
  const service = await withLinks(4);
  await service.post('/api/campaign/add', { name: 'Fair' });
  await service.post('/api/channel/add', { name: 'News' });
  await service.post('/api/channel/1/assign/links/1');
  const { user, location, windUntil } = await renderPage('/campaigns/1', {
    service,
    hostOptions: { readsLinks: true },
  });
  const reported = (title: string, links: string) =>
    windUntil(() => {
      const report = within(screen.getByRole('article'));
      expect(report.getByRole('heading', { level: 1 }).textContent).toBe(title);
      expect(linksIn(document)).toBe(links);
    });
  const follow = (name: string) => user.click(screen.getByRole('link', { name }));
  await user.click(await screen.findByRole('button', { name: 'Actions for Fair' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Report…' }));
  await reported('Fair', '3');
  expect(location()).toBe('/report?campaign=1');

  await follow('Channels');
  await user.click(await screen.findByRole('link', { name: 'News' }));
  await user.click(await screen.findByRole('button', { name: 'Actions for News' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Report…' }));
  await reported('News', '1');

  await follow('Links');
  const boxes = await screen.findAllByRole('checkbox', { name: /^Select go\.test/ });
  for (const box of boxes.slice(0, 2)) await user.click(box);
  const bar = within(await screen.findByRole('region', { name: 'Selection' }));
  await user.click(bar.getByRole('link', { name: 'Report…' }));
  await reported('2 links', '2');

  await follow('Links');
  await user.type(await screen.findByRole('searchbox'), 'poster');
  await waitFor(() => expect(location()).toBe('/links?q=poster'));
  await user.click(screen.getByRole('link', { name: 'Report…' }));
  await reported('Links: poster', '2');

  await follow('Overview');
  await user.click(await screen.findByRole('link', { name: 'Report…' }));
  await reported('All links', '4');
});

test('What has nothing to say is left out: too little for a trend, one site for all, statistics of no link', async () => {
  const service = await createTestService();
  await service.addLink({ url: 'https://shop.example/only' });
  await openReport('/report', service);
  await waitFor(() => expect(linksIn(document)).toBe('1'));
  const { textContent } = screen.getByRole('article');
  expect(Object.keys(figuresIn(document))).toEqual(['Clicks', 'New this week']);
  expect(rowsIn(document, 'links').map((row) => Object.keys(row))).toEqual([['Links', 'Clicks']]);
  expect(document.querySelectorAll('.report table')).toHaveLength(1);
  expect(textContent).not.toMatch(/Observed|Trend|No new clicks|By |Countries/);
  expect(document.querySelectorAll('.report-about')).toHaveLength(1);
  expect(screen.queryByRole('checkbox', { name: 'Notes' })).toBeNull();
});

test('New clicks are those of this week at first, and of another time where that is chosen', async () => {
  const service = await withLinks(2);
  const { user, location } = await openReport('/report', service);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'This week' }).checked).toBe(true);
  // Both were made in it, so that all of their clicks came in it.
  await waitFor(() => expect(figuresIn(document)['New this week']).toBe('+1'));
  await user.type(screen.getByLabelText('Title'), 'For Ada');
  await user.click(screen.getByRole('radio', { name: '30 days' }));
  await waitFor(() => expect(figuresIn(document)['New this week']).toBeUndefined());
  expect(location()).toBe('/report?period=30');
  expect(screen.getByRole('heading', { name: 'For Ada' })).toBeDefined();
});

test('The report of last time opens again with one press, with its period, from Overview and from another report', async () => {
  const service = await withLinks(4);
  await service.post('/api/campaign/add', { name: 'Fair' });
  const { user, location } = await openReport('/report?campaign=1', service);
  await waitFor(() => expect(linksIn(document)).toBe('3'));
  // The first one has none before it.
  expect(screen.queryByRole('link', { name: /^Last report/ })).toBeNull();
  await user.click(screen.getByRole('radio', { name: '30 days' }));
  const main = within(screen.getByRole('navigation', { name: 'Main' }));
  await user.click(main.getByRole('link', { name: 'Overview' }));
  await user.click(await screen.findByRole('link', { name: 'Last report: Fair · 30 days' }));
  await waitFor(() => expect(location()).toBe('/report?campaign=1&period=30'));
  await screen.findByRole('article');
  await user.click(main.getByRole('link', { name: 'Overview' }));
  await user.click(await screen.findByRole('link', { name: 'Report…' }));
  await waitFor(() => expect(linksIn(document)).toBe('4'));
  await user.click(await screen.findByRole('link', { name: 'Last report: Fair · 30 days' }));
  await screen.findByRole('link', { name: 'Last report: All links · This week' });
  expect(location()).toBe('/report?campaign=1&period=30');
  // What the links are called is in no storage in the clear.
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('Fair');
});

test('A report of links that are not loaded says so, and leads to Links', async () => {
  const { user, location } = await renderPage('/report?links=99');
  expect(await screen.findByRole('heading', { name: 'Nothing to report yet' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Save as file' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Open Links' }));
  await waitFor(() => expect(location()).toBe('/links'));
});

test.each([
  ['/report?channel=1', 'Open channel', '/channels/1'],
  ['/report?campaign=1', 'Open campaign', '/campaigns/1'],
  ['/report?view=q%3Dposter', 'Open Links', '/links?q=poster'],
  ['/report?plan=fair', 'Open plan', '/campaigns/plan?id=fair'],
])('An empty report, %s, leads to its subject', async (route, name, place) => {
  const service = await createTestService();
  await service.post('/api/campaign/add', { name: 'Fair' });
  await service.post('/api/channel/add', { name: 'News' });
  const { user, location, session } = await renderPage(route, { service });
  await session.state.engine?.plans.restore([planOf({})]);
  await user.click(await screen.findByRole('link', { name }));
  await waitFor(() => expect(location()).toBe(place));
});

test.each([
  ['channel', 'Channels'],
  ['campaign', 'Campaigns'],
])('A report of a %s that does not exist says so, and leads to %s', async (kind, list) => {
  const { user, location } = await renderPage(`/report?${kind}=9`);
  await screen.findByRole('heading', { name: 'Not found' });
  await user.click(screen.getByRole('link', { name: `Back to ${list}` }));
  await waitFor(() => expect(location()).toBe(`/${kind}s`));
});

test('A report of a plan that is not in this browser says so, and leads to Campaigns', async () => {
  const { user, location } = await renderPage('/report?plan=gone');
  await screen.findByText('This plan isn’t in this browser.');
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: /Campaigns/ }));
  await waitFor(() => expect(location()).toBe('/campaigns'));
});

/** Which links a plan has, by channel and variant. */
const planned: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  // The service does not list 999.
  Newsletter: { de: 1, fr: 2, it: 3, en: 4, es: 5, pl: 6, nl: 999 },
  // Another cell has 1 too, and that of en was given up for 8.
  Poster: { de: 7, fr: 1, en: 8, nl: 9 },
  Radio: {},
};
const variants = ['de', 'fr', 'it', 'en', 'es', 'pl', 'nl'];

function planOf(cells: typeof planned): Plan {
  const slots = Object.entries(cells).flatMap(([channel, byVariant]) =>
    Object.entries(byVariant).map(([variant, id]) => {
      const key = JSON.stringify([channel.toLowerCase(), variant]);
      return [id === 8 ? `${key} 1` : key, { id, shorturl: `go.test/${id}`, asked: '' }] as const;
    }),
  );
  const givenUp = JSON.stringify(['poster', 'en']);
  return {
    id: 'fair',
    campaign: 'Fair',
    url: '',
    alias: '',
    domain: '',
    channels: Object.keys(cells).map((name) => ({ name, source: '', medium: '' })),
    variants: Object.keys(cells).length === 0 ? [] : variants,
    changes: { [givenUp]: { again: 1 } },
    links: {
      ...Object.fromEntries(slots),
      [givenUp]: { id: 10, shorturl: 'go.test/10', asked: '' },
    },
    savedAt: 1,
  };
}

/** What the cells of a heat table say, by channel and variant: numbers where they have one. */
function heatIn(root: ParentNode): Record<string, Record<string, number | string>> {
  const heat: Record<string, Record<string, number | string>> = {};
  for (const table of root.querySelectorAll('[data-part="plan"]')) {
    const [, ...columns] = [...table.querySelectorAll('thead th')].map((th) => th.textContent);
    for (const row of table.querySelectorAll('tbody tr, tfoot tr')) {
      const cells = [...row.querySelectorAll('td')];
      const name = row.querySelector('th[scope="row"]')?.textContent ?? '';
      expect(cells).toHaveLength(columns.length);
      const values = cells.map((cell, index) => {
        const value = cell.querySelector('data')?.getAttribute('value');
        return [columns[index] ?? '', value == null ? cell.textContent : Number(value)] as const;
      });
      heat[name] = { ...heat[name], ...Object.fromEntries(values) };
    }
  }
  return heat;
}

test('A plan has its clicks by channel and variant, which are the sums over the replies of the service', async () => {
  const service = await withLinks(12);
  const page = await renderPage('/report?plan=fair', {
    service,
    hostOptions: { readsLinks: true },
  });
  await page.session.state.engine?.plans.restore([planOf(planned)]);
  const report = within(await screen.findByRole('article'));
  expect(report.getByRole('heading', { level: 1 }).textContent).toBe('Fair');
  await page.windUntil(() =>
    expect(screen.queryByText(/at least this large|not read yet/)).toBeNull(),
  );
  const clicks = new Map((await listed(service)).map((link) => [link.id, link.clicks]));
  const sumOfLinks = (ids: readonly number[]) => {
    const known = [...new Set(ids)].flatMap((id) => clicks.get(id) ?? []);
    return known.length === 0 ? '–' : known.reduce((sum, each) => sum + each, 0);
  };
  const rows = Object.entries(planned).map(([channel, links]) => {
    const cells = variants.map((variant) => {
      const id = links[variant];
      return [variant, id === undefined ? '–' : (clicks.get(id) ?? '?')] as const;
    });
    return [channel, { ...Object.fromEntries(cells), Total: sumOfLinks(Object.values(links)) }];
  });
  const ids = Object.values(planned).flatMap((links) => Object.values(links));
  const sums = variants.map((variant) => {
    const column = Object.values(planned).flatMap((links) => links[variant] ?? []);
    return [variant, sumOfLinks(column)] as const;
  });
  const total = sumOfLinks(ids);
  const expected = {
    ...Object.fromEntries(rows),
    Total: { ...Object.fromEntries(sums), Total: total },
  };
  await waitFor(() => expect(heatIn(document)).toEqual(expected));
  const { page: file } = await savedFile(page.user);
  for (const root of [document, file]) {
    expect(heatIn(root)).toEqual(expected);
    // Nothing but the links of its cells is in it.
    expect(figuresIn(root)).toMatchObject({ Clicks: String(total) });
    expect(linksIn(root)).toBe('9');
    expect(root.querySelectorAll('[data-part="plan"]')).toHaveLength(2);
    expect(root.querySelectorAll('[data-part="plan"] td[data-shade="5"]').length).toBeGreaterThan(
      0,
    );
  }
  expect(textOf(file.querySelector('article'))).toBe(textOf(screen.getByRole('article')));
  expect(report.getByText(/Other links of the campaign are not in it/)).toBeDefined();
  expect(report.getByText(/A link in two cells counts once/).textContent).toContain(
    'question mark',
  );
});

test('A report says that no channel was read yet, or how many were', async () => {
  const { service, engine, show, pass } = await renderPart(Date.UTC(2026, 4, 1, 9, 10));
  const { id } = await service.addLink({ url: 'https://shop.example/fair' });
  await service.post('/api/channel/add', { name: 'Radio' });
  await engine.call('links.list', { limit: 100, page: 1 });
  show(<Shown ids={[id]} />);
  const report = within(await screen.findByRole('article'));
  await report.findByText(/The channels were not read yet/);
  await act(() => engine.call('channels.list', { limit: 100, page: 1 }));
  await pass(1000);
  await report.findByText(/The links of 0 of 1 channels were read so far/);
  expect(report.queryByText(/The channels were not read yet/)).toBeNull();
});

test('Clicks by channel say where a link counts in two, and other tables do not', async () => {
  const { service, engine, show, pass } = await renderPart(Date.UTC(2026, 4, 1, 9, 10));
  for (const name of ['Radio', 'Poster']) await service.post('/api/channel/add', { name });
  for (const { source, clicks } of [
    { source: 'news', clicks: 4 },
    { source: 'street', clicks: 9 },
  ]) {
    const { id } = await service.addLink({ url: `https://shop.example/?utm_source=${source}` });
    await countClicks(service, id, clicks);
  }
  for (const assigned of ['1/assign/links/1', '2/assign/links/1', '2/assign/links/2'])
    await service.post(`/api/channel/${assigned}`);
  await engine.call('links.list', { limit: 100, page: 1 });
  await engine.call('channels.list', { limit: 100, page: 1 });
  for (const id of [1, 2]) await engine.call('channels.get', { id, limit: 100, page: 1 });
  show(<Shown ids={[1, 2]} />);
  const part = (name: string) => document.querySelector(`[data-part="${name}"]`)?.parentElement;
  await waitFor(async () => {
    await pass(1000);
    expect(numbersIn(document, 'channel')).toEqual({ Poster: 13, Radio: 4 });
  });
  expect(part('channel')?.textContent).toContain('A link in two channels counts in both.');
  expect(part('source')?.textContent).toContain('street');
  expect(part('source')?.textContent).not.toContain('counts in both');
});

const pickAll = (user: Awaited<ReturnType<typeof renderPart>>['user']) =>
  user.click(screen.getByRole('radio', { name: 'All time' }));

/** The figure of the clicks since the first reading. */
const newIn = (root: ParentNode) =>
  Object.entries(figuresIn(root)).find(([label]) => label.startsWith('New since'))?.[1];

test('Observed clicks are what the service counted between the first and the last reading of each link', async () => {
  const { service, engine, clock, show, user } = await renderPart(Date.UTC(2026, 4, 1, 9, 10));
  // As a screen does: from then on every reply is heard.
  await act(() => engine.library.trend(1));
  const fortnight = await act(() =>
    liveFortnight({ service, clock, call: engine.call, seed: 7, visitsADay: 40 }),
  );
  const ids = [...fortnight.readings.keys()];
  show(<Shown ids={ids} />);
  await screen.findByRole('article');
  await pickAll(user);
  await waitFor(() => expect(newIn(document)).toBeDefined());
  const gains = ids.map((id) => {
    const readings = fortnight.readings.get(id) ?? [];
    return (readings.at(-1)?.clicks ?? 0) - (readings[0]?.clicks ?? 0);
  });
  const all = gains.reduce((sum, gain) => sum + gain, 0);
  expect(all).toBeGreaterThan(100);
  expect(newIn(document)).toBe(`+${all}`);
  const column = [...document.querySelectorAll('[data-part="links"] td.report-new')];
  const shown = column.map((cell) => Number(cell.querySelector('data')?.value));
  expect(shown.toSorted((one, other) => other - one)).toEqual(
    gains.toSorted((one, other) => other - one),
  );
  const bars = [...document.querySelectorAll('[data-part="trend"] data')];
  expect(bars.length).toBeGreaterThan(2);
  expect(bars.reduce((sum, bar) => sum + Number(bar.getAttribute('value')), 0)).toBe(all);
  expect(document.querySelectorAll('.report-plot rect')).toHaveLength(bars.length);
});

test('Notes of the account and of its links are in the trend, its table and a list, in the file as on the screen', async () => {
  const { service, engine, clock, show, user } = await renderPart(Date.UTC(2026, 4, 1, 9, 10));
  const fortnight = await act(() =>
    liveFortnight({ service, clock, call: engine.call, seed: 7, visitsADay: 40 }),
  );
  const [first = 0, other = 0] = fortnight.readings.keys();
  const at = calendarDay(clock.now() - 3 * 86_400_000);
  await act(async () => {
    await engine.notes.save({ id: 'a', scope: { kind: 'account' }, at, text: '<b>Fair</b>' });
    await engine.notes.save({ id: 'b', scope: { kind: 'link', id: first }, at, text: 'Radio' });
    await engine.notes.save({ id: 'c', scope: { kind: 'link', id: other }, at, text: 'Not here' });
    await engine.notes.save({
      id: 'd',
      scope: { kind: 'link', id: first },
      at: '2020-02-29',
      text: 'Long ago',
    });
  });
  show(<Shown ids={[first]} />);
  const article = await screen.findByRole('article');
  await pickAll(user);
  await waitFor(() => expect(document.querySelector('.report-mark')).not.toBeNull());
  const file = await reportFile(document.querySelector('main') ?? article, 'Notes');
  const page = new DOMParser().parseFromString(file, 'text/html');
  for (const root of [document, page]) {
    const listed = [...root.querySelectorAll('[data-part="notes"] td')];
    expect(listed.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Long ago · .* · outside the recorded time$/),
      '<b>Fair</b>',
      expect.stringMatching(/^Radio · /),
    ]);
    const cells = [...root.querySelectorAll('[data-part="trend"] td.report-text')];
    const written = cells.map(({ textContent }) => textContent).filter((text) => text !== '');
    expect(written).toEqual(['<b>Fair</b>; Radio']);
    expect(root.querySelector('.report-mark')?.textContent).toBe('1–2');
  }
  await user.click(screen.getByRole('checkbox', { name: 'Notes' }));
  expect(document.querySelector('[data-part="notes"], .report-mark')).toBeNull();
});

/** What a service sends for the statistics of a link: a map, a list, a number, or nothing. */
const shapes: readonly unknown[] = [
  { DE: 3, Germany: 2, FR: 1 },
  [
    ['DE', 4],
    ['US', 2],
  ],
  17,
  null,
];

test('Statistics are read by a job with its price, and are the sums over what the service sent, in whatever shape', async () => {
  const service = await withLinks(4);
  const { user, windUntil } = await renderPage('/report', {
    service,
    hostOptions: { readsLinks: true },
    through: (send) => async (request) => {
      const id = Number(/\/api\/url\/(\d+)$/.exec(new URL(request.url).pathname)?.[1] ?? 0);
      const changed = withChangedReply(send, 'links.get', (body) => ({
        ...body,
        data: { ...Object(body['data']), uniqueClicks: id, topCountries: shapes[id - 1] },
      }));
      return changed(request);
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: /^Countries/ }));
  await screen.findByText('Statistics of 0 of 4 links are here.');
  expect(screen.getByText(/^4 links, with 100% of all clicks: 4 requests, /)).toBeDefined();
  service.asked.length = 0;
  await user.click(screen.getByRole('button', { name: 'Read statistics' }));
  await windUntil(() =>
    expect(screen.getByText('Statistics of 4 of 4 links are here.')).toBeDefined(),
  );
  expect(service.asked.filter((asked) => asked.startsWith('GET /api/url/'))).toHaveLength(4);
  expect(screen.queryByRole('button', { name: 'Read statistics' })).toBeNull();
  await waitFor(() => expect(document.querySelector('.report-map svg')).not.toBeNull());
  const { page } = await savedFile(user);
  for (const root of [document, page]) {
    expect(numbersIn(root, 'countries')).toEqual({ Germany: 9, 'United States': 2, France: 1 });
    expect(figuresIn(root)['Unique clicks']).toBe(String(1 + 2 + 3 + 4));
    expect(root.querySelectorAll('.report-map path[data-shade]')).toHaveLength(3);
  }
  const replies = await listed(service);
  expect(numbersIn(page, 'browsers')).toEqual({ Firefox: sumOf(replies) });
});

function Shown({ ids }: { ids: readonly number[] }) {
  const target = { kind: 'links', ids } as const;
  const subject = { target, name: 'Fortnight', query: { ids }, origin: '/links' };
  const { report, notes, options, choose, title } = useReport(subject);
  if (report === undefined) return null;
  return (
    <>
      <ReportPanel
        subject={subject}
        options={options}
        hasNotes={notes.length > 0}
        onChange={choose}
      />
      <ReportDocument
        subject={subject}
        title={title}
        options={options}
        report={report}
        notes={notes}
      />
    </>
  );
}
