import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '#testing/accessibility.ts';
import { faults, withFault } from '#testing/replies/faults.ts';
import { countClicks } from '#testing/service/clicks.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { renderPage } from '#testing/setups/render-page.tsx';

const card = (name: string) => screen.findByRole('region', { name });
const figure = (name: string) => screen.getByRole('group', { name });
const day = 86_400_000;

/** Three sources on two sites, links of several ages. */
async function withLinks() {
  // In the past, so that links are old enough for a rate.
  const now = { days: 40 };
  const service = await createTestService({ now: () => Date.now() - now.days * day });
  const add = async (url: string, daysAgo: number, clicks: number, title = '') => {
    now.days = daysAgo;
    // An alias that reads as a word would stand for the title.
    const custom = `x${daysAgo}-${clicks}q`;
    const { id } = await service.addLink({ url, custom, metatitle: title });
    await countClicks(service, id, clicks);
  };
  await add('https://shop.example/sale?utm_source=news', 40, 8, 'Summer sale');
  await add('https://www.shop.example/gift-cards?utm_source=poster', 10, 6);
  await add('https://shop.example/quiet', 20, 0, 'Quiet one');
  await add('https://blog.example/post', 1, 3, 'A post');
  await add('https://blog.example/post', 1, 0, 'The same post');
  now.days = 0;
  return service;
}

test('Figures are sums over all links, and each way out of them is a view of Links @core', async () => {
  const { user, location } = await renderPage('/overview', { service: await withLinks() });
  await waitFor(() => expect(figure('Clicks').textContent).toBe('Clicks173.4 per link'));
  expect(figure('Links').textContent).toBe('Links52 created in 7 days');
  expect(figure('Clicked at least once').textContent).toBe(
    'Clicked at least once60%2 without a click',
  );
  expect(figure('Created in the last 30 days').textContent).toBe(
    'Created in the last 30 days49 clicks, 53% of all',
  );
  await expectAccessible();
  await user.click(screen.getByRole('link', { name: '2 without a click' }));
  expect(location()).toBe('/links?clicks=0..0');
  expect(await screen.findByText('2 links match.')).toBeTruthy();
});

test('What works is ranked in total or by day, with the age of the rate, and the choice is remembered', async () => {
  const service = await withLinks();
  const { user, location } = await renderPage('/overview', { service });
  const works = within(await card('What works'));
  const rows = () => works.getAllByRole('listitem').map((row) => row.textContent);
  await waitFor(() => expect(rows()[0]).toMatch(/^Summer sale.*8$/));
  // Without a title, the last part of the path stands for it.
  expect(rows()[1]).toMatch(/^Gift cards.*6$/);
  await user.click(works.getByRole('radio', { name: 'Per day' }));
  // The post is too young for a rate.
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(rows()[0]).toMatch(/10 days0\.6$/);
  expect(rows()[1]).toMatch(/40 days0\.2$/);
  expect(works.getByRole('link', { name: 'Gift cards: 0.6 per day, in 10 days' })).toBeTruthy();
  const stored = Object.entries(localStorage).find(([name]) =>
    name.startsWith('linkdeck.overview.'),
  );
  expect(stored?.[1]).toContain('"ranking":"perDay"');
  await user.tab();
  works.getAllByRole('link')[0]?.focus();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(location()).toBe('/links/1');
});

test('Clicks are reported by tag, site and domain, and each row leads to its links', async () => {
  const { user, location } = await renderPage('/overview', { service: await withLinks() });
  const by = within(await card('Clicks by'));
  await user.click(by.getByRole('tab', { name: 'Site' }));
  await waitFor(() =>
    expect(by.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'shop.example31482%',
      'blog.example2318%',
    ]),
  );
  await user.click(by.getByRole('tab', { name: 'Source' }));
  await waitFor(() =>
    expect(by.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'news1847%',
      'poster1635%',
      'No source3318%',
    ]),
  );
  await user.click(by.getByRole('link', { name: 'No source: 3 links, 3 clicks, 18%' }));
  expect(location()).toBe('/links?source=&sort=clicks');
  expect(await screen.findByText('3 links match.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Remove filter: No source' })).toBeTruthy();
});

test('Channels have their names before links and members are read, and then their numbers', async () => {
  const service = await createTestService();
  await service.addLinks(300);
  await service.post('/api/channel/add', { name: 'Radio' });
  await service.post('/api/channel/add', { name: 'Board' });
  await service.post('/api/channel/1/assign/links/1');
  await countClicks(service, 1, 4);
  const { session, windUntil } = await renderPage('/overview', { service });
  const by = within(await card('Clicks by'));
  const rows = () => by.getAllByRole('listitem').map((row) => row.textContent);
  await waitFor(() => expect(rows()).toEqual(['Board', 'Radio']));
  await session.state.engine?.library.begin();
  await windUntil(() => expect(rows()).toEqual(['Radio14100%', 'Board000%', 'No channel29900%']));
});

test('Links that need a look are counted by check, and a check can be hidden', async () => {
  const { user, location } = await renderPage('/overview', { service: await withLinks() });
  const checks = within(await card('Needs a look'));
  await waitFor(() =>
    expect(checks.getAllByRole('link').map((row) => row.textContent)).toEqual([
      '1No clicks after 14 daysOldest: Quiet one',
      expect.stringMatching(/^2Same destination twice/),
      '1No UTM tagsOn sites whose links you usually tag',
    ]),
  );
  await user.click(checks.getByRole('button', { name: 'Actions for Needs a look' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Hide “No UTM tags”' }));
  await waitFor(() => expect(checks.getAllByRole('link')).toHaveLength(2));
  await user.click(checks.getByRole('link', { name: /^2 ?Same destination twice/ }));
  expect(location()).toBe('/links?check=sameDestination');
  expect(await screen.findByText('2 links match.')).toBeTruthy();
  expect(
    screen.getByRole('button', { name: 'Remove filter: Same destination twice' }),
  ).toBeTruthy();
});

test('On the first day the best links of late stand in place of a comparison', async () => {
  await renderPage('/overview', { service: await withLinks() });
  const best = within(await card('Best of the last 14 days'));
  await waitFor(() =>
    expect(best.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Gift cards.*60\.6$/),
    ]),
  );
  expect(best.getByText(/New clicks are recorded from now on/)).toBeTruthy();
});

test('While links load, a total is at least so much, and nothing is drawn of a part', async () => {
  const service = await createTestService();
  await service.addLinks(300);
  await countClicks(service, 300, 4);
  const { session, windUntil } = await renderPage('/overview', { service });
  await waitFor(() => expect(figure('Clicks').textContent).toMatch(/^Clicksat least 4/));
  expect(figure('Links').textContent).toMatch(/^Links300/);
  expect(within(await card('Clicks by')).queryByRole('listitem')).toBeNull();
  expect(within(await card('Needs a look')).queryByRole('link')).toBeNull();
  // The first page by clicks is final.
  expect(within(await card('What works')).getAllByRole('listitem')).toHaveLength(1);
  await session.state.engine?.library.readAllLinks();
  await windUntil(() => expect(figure('Clicks').textContent).toBe('Clicks4<0.1 per link'));
});

test('The overview costs three requests cold, and nothing when the user comes back to it', async () => {
  const service = await withLinks();
  const { user, windUntil } = await renderPage('/overview', { service });
  await waitFor(() => expect(figure('Clicks').textContent).toMatch(/^Clicks17/));
  // A request without its reply ends where its screen is left, and is sent again.
  await windUntil(() =>
    expect(service.asked.toSorted()).toEqual([
      'GET /api/channels?limit=100&page=1',
      'GET /api/urls?limit=25&page=1&order=click',
      'GET /api/urls?limit=25&page=1&order=date',
    ]),
  );
  service.asked.length = 0;
  await user.click(screen.getByRole('link', { name: 'Links' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Links' })).toBeTruthy();
  await screen.findAllByText('A post');
  await user.click(screen.getByRole('link', { name: 'Overview' }));
  await waitFor(() => expect(figure('Clicks').textContent).toMatch(/^Clicks17/));
  expect(service.asked).toEqual([]);
});

test('An account without links has a field for the first one @core', async () => {
  const { user, service, windUntil } = await renderPage('/overview');
  await screen.findByRole('heading', { name: 'Make your first short link' });
  const field = screen.getByRole('textbox', { name: 'Web address' });
  await user.type(field, 'notaurl{Enter}');
  expect(await screen.findByText(/Must be a complete web address/)).toBeTruthy();
  await user.clear(field);
  await user.type(field, 'shop.example/sale{Enter}');
  await windUntil(() => expect(screen.queryByRole('textbox', { name: 'Web address' })).toBeNull());
  await windUntil(() => expect(figure('Links').textContent).toMatch(/^Links1/));
  const links = await service.store.db.selectFrom('link').selectAll().execute();
  expect(links).toMatchObject([{ url: 'https://shop.example/sale' }]);
});

test('After the first link, three steps end by doing them, and their list with the first click', async () => {
  const service = await createTestService();
  const { id } = await service.addLink({ url: 'https://shop.example/', custom: 'one' });
  const { user, windUntil } = await renderPage('/overview', { service });
  const steps = within(await card('First steps'));
  await steps.findByText('go.test/one');
  expect(steps.getByText('Create a short link').textContent).toBe('Create a short link Done.');
  expect(steps.getByRole('button', { name: 'QR code…' })).toBeTruthy();
  await expectAccessible();
  await user.click(await steps.findByRole('button', { name: 'New channel…' }));
  await user.type(await screen.findByLabelText('Name'), 'News{Enter}');
  await waitFor(() =>
    expect(steps.getByText('Add a channel').textContent).toBe('Add a channel Done.'),
  );
  await countClicks(service, id, 1);
  await user.click(screen.getByRole('button', { name: /Refresh/ }));
  await windUntil(() => expect(figure('Clicks').textContent).toMatch(/^Clicks1/));
  expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
});

test('Where no link can be read, one message says so and tries again', async () => {
  let isDown = true;
  const { user } = await renderPage('/overview', {
    service: await withLinks(),
    through: (send) => {
      const failing = withFault(send, faults.badGateway, { only: 'links.list' });
      return (request) => (isDown ? failing(request) : send(request));
    },
  });
  const alert = () => screen.getByRole('alert');
  await waitFor(() => expect(alert().textContent).toContain('Your links couldn’t be loaded'));
  // It tries by itself, and says when.
  await waitFor(() =>
    expect(alert().textContent).toMatch(/\(status 502\)\. Next try in \d+ second/),
  );
  isDown = false;
  await user.click(within(alert()).getByRole('button', { name: 'Try now' }));
  await waitFor(() => expect(figure('Clicks').textContent).toMatch(/^Clicks17/));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('A card whose figures could not be made says so in a line, and tries again', async () => {
  const { user, session } = await renderPage('/links', { service: await withLinks() });
  await screen.findAllByText('A post');
  const { engine } = session.state;
  if (engine === undefined) throw new Error('Nobody is signed in');
  const groups = vi.spyOn(engine.library, 'groups').mockRejectedValue(new Error('odd data'));
  await user.click(screen.getByRole('link', { name: 'Overview' }));
  const failed = async () => within(await card('Clicks by')).findByRole('alert');
  expect((await failed()).textContent).toBe('These figures couldn’t be loaded. Try again');
  expect(await within(await card('What works')).findByText('Summer sale')).toBeTruthy();
  groups.mockRestore();
  // Links that came meanwhile make it another one.
  await user.click(within(await failed()).getByRole('button', { name: 'Try again' }));
  const groupsCard = await card('Clicks by');
  await waitFor(() => expect(within(groupsCard).queryByRole('alert')).toBeNull());
});

test('Where no sum could be made, one message says so in place of figures', async () => {
  const { user, session } = await renderPage('/links', { service: await withLinks() });
  await screen.findAllByText('A post');
  const { engine } = session.state;
  if (engine === undefined) throw new Error('Nobody is signed in');
  const summary = vi.spyOn(engine.library, 'summary').mockRejectedValue(new Error('odd data'));
  // A screen without sums, so that Overview asks for them itself.
  await user.click(screen.getByRole('link', { name: 'Pixels' }));
  await screen.findByRole('heading', { level: 1, name: 'Pixels' });
  await user.click(screen.getByRole('link', { name: 'Overview' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Your links couldn’t be loaded');
  summary.mockRestore();
  await user.click(within(alert).getByRole('button', { name: 'Try now' }));
  await waitFor(() => expect(figure('Clicks').textContent).toMatch(/^Clicks17/));
});
