import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessibility.ts';
import { withChangedReply, withChangedRows } from '#testing/replies/changed-replies.ts';
import { faults, withFault } from '#testing/replies/faults.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { renderPage } from '#testing/setups/render-page.tsx';

const panel = (name: string) => screen.findByRole('region', { name });
const firefox = { country: 'DE', referrer: 'a', browser: 'Firefox', os: 'Linux', network: null } as const;

async function withLinks(number: number) {
  const service = await createTestService();
  await service.addLinks(number);
  await service.store.visits.count([
    ...Array.from({ length: 4 }, (_, index) => ({ linkId: 2, visitor: `v${index}`, ...firefox })),
    { linkId: 1, visitor: 'v', ...firefox },
  ]);
  return service;
}

test('A person sees the plan, the number of links, the most clicked and the newest', async () => {
  const service = await withLinks(12);
  await renderPage('/overview', { service });
  const top = within(await panel('Most clicked'));
  const newest = within(await panel('Newest'));
  await expectAccessible();

  expect(screen.getByRole('group', { name: 'Plan' }).textContent).toBe('Plan: pro · no end date');
  expect(screen.getByRole('group', { name: 'Links' }).textContent).toContain('12');
  await waitFor(() => expect(screen.getByRole('group', { name: 'Clicks' }).textContent).toBe('Clicks5on all 12 links'));
  expect(top.getByText('8 of 12 links, by all clicks so far')).toBeTruthy();
  const rows = top.getAllByRole('listitem');
  expect(rows).toHaveLength(8);
  expect(rows.slice(0, 2).map((row) => row.textContent)).toEqual(['go.test/link-24', 'go.test/link-11']);

  expect(newest.getAllByRole('listitem')).toHaveLength(8);
  expect(newest.getAllByRole('link')[0]?.textContent).toBe('go.test/link-12');
});

test('The overview costs at most four requests cold, and nothing when one comes back to it', async () => {
  const service = await withLinks(3);
  const { user } = await renderPage('/overview', { service });
  await panel('Newest');
  await panel('Most clicked');
  await panel('Starred channels');
  expect(service.asked.length).toBeLessThanOrEqual(4);
  service.asked.length = 0;

  // Links asks for the same first page, so that going there costs nothing either.
  await user.click(screen.getByRole('link', { name: 'Links' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Links' })).toBeTruthy();
  await screen.findAllByText('link-3');
  await user.click(screen.getByRole('link', { name: 'Overview' }));
  await panel('Most clicked');
  expect(service.asked).toEqual([]);
});

test('One is not called many', async () => {
  const service = await createTestService();
  await service.addLinks(1);
  await service.post('/api/channel/add', { name: 'News', starred: true });
  await renderPage('/overview', { service });
  expect(within(await panel('Newest')).getByText('1 of 1 link, newest first')).toBeTruthy();
  expect(within(await panel('Starred channels')).getByText('1 of 1 channel')).toBeTruthy();
});

test('While links are created, all counts on the screen are those of the latest reply', async () => {
  const service = await createTestService();
  await service.addLinks(10);
  let lists = 0;
  await renderPage('/overview', {
    service,
    through: (send) => async (request) => {
      const reply = await send(request);
      // A link is created after each of the two lists is read.
      if (request.url.includes('/api/urls') && ++lists < 3) await service.addLink({ url: `https://shop.example/new/${lists}` });
      return reply;
    },
  });
  await panel('Newest');
  await panel('Most clicked');
  const said = [...document.body.textContent.matchAll(/8 of (\d+) links/g)].map(([, total]) => total);
  expect(said).toHaveLength(2);
  const figure = /\d+/.exec(screen.getByRole('group', { name: 'Links' }).textContent)?.[0];
  expect(new Set([...said, figure]).size).toBe(1);
});

test('A row leads to its link', async () => {
  const { user, location } = await renderPage('/overview', { service: await withLinks(2) });
  await user.click(within(await panel('Most clicked')).getByRole('link', { name: 'go.test/link-2' }));
  expect(location()).toBe('/links/2');
});

test('An account without links has the first steps, its figures, and no panels that say nothing', async () => {
  const { user, location } = await renderPage('/overview');
  const steps = await panel('First steps');
  await panel('Starred channels');
  await waitFor(() => expect(screen.getByRole('group', { name: 'Clicks' }).textContent).toBe('Clicks0no links yet'));
  expect(screen.getByRole('group', { name: 'Links' }).textContent).toContain('0');
  expect(screen.getAllByRole('region').map((each) => within(each).getByRole('heading').textContent)).toEqual([
    'First steps',
    'Starred channels',
  ]);
  await expectAccessible();
  await user.click(within(steps).getByRole('link', { name: 'Shorten your first web address' }));
  expect(location()).toBe('/links/new');
});

test('The clicks are said to cover the links that were read, where there are more', async () => {
  const service = await withLinks(300);
  await renderPage('/overview', { service });
  await panel('Newest');
  await waitFor(() => expect(screen.getByRole('group', { name: 'Clicks' }).textContent).toMatch(/^Clicks5on \d+ of 300 links$/));
});

test('One part that cannot be loaded says so and leaves the others alone', async () => {
  const service = await withLinks(2);
  const { user } = await renderPage('/overview', {
    service,
    // The account is known from signing in, so that the first two requests are the lists.
    through: (send) => withFault(send, faults.badGateway, { only: 'links.list', times: 1 }),
  });
  expect((await screen.findByRole('alert')).textContent).toMatch(/Could not load/);
  expect((await screen.findAllByRole('region')).length).toBeGreaterThanOrEqual(1);
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect((await panel('Newest')).textContent).toContain('go.test/link-2');
});

test('A row that is no record costs only itself', async () => {
  await renderPage('/overview', {
    service: await withLinks(3),
    through: (send) => withChangedRows(send, 'links.list', [undefined, 'not a record']),
  });
  const newest = await panel('Newest');
  expect(newest.textContent).toContain('1 link couldn’t be read and is left out here.');
  expect(newest.textContent).toContain('go.test/link-3');
});

test('Rows are never taken for all links where the service does not count and more may follow', async () => {
  await renderPage('/overview', {
    service: await withLinks(30),
    through: (send) =>
      withChangedReply(send, 'links.list', ({ error, data }) => ({ error, data: { urls: Reflect.get(Object(data), 'urls') } })),
  });
  expect((await panel('Newest')).textContent).toMatch(/^Newest\d+ links, newest first/);
  expect(screen.getByRole('group', { name: 'Links' }).textContent).toBe('Links–in this account');
});

test('A value that could not be read is a dash, and a row without an id is no link', async () => {
  const service = await withLinks(4);
  const changes = [{ id: 'x', title: 5, date: undefined }, { id: null, clicks: 'many' }, { shorturl: 7 }];
  await renderPage('/overview', {
    service,
    through: (send) =>
      withChangedReply(withChangedRows(send, 'links.list', changes), 'account.get', (body) => ({
        ...body,
        data: { ...Object(body['data']), status: 3, expires: false },
      })),
  });
  const newest = within(await panel('Newest'));
  const top = within(await panel('Most clicked'));
  await expectAccessible();
  expect(newest.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^go.test\/link-4––$/),
    expect.stringMatching(/^go.test\/link-3Link 3/),
    expect.stringMatching(/^#2–Link 2/),
    expect.stringMatching(/^go.test\/link-1Link 1/),
  ]);
  expect(newest.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/links/2', '/links/1']);
  // The most clicked ones are link-2, link-1, and the others.
  expect(top.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'go.test/link-24',
    expect.stringContaining('0'),
    expect.stringContaining('0'),
    'go.test/link-1–',
  ]);
  expect(top.getByRole('img', { name: 'Could not be read: "many"' })).toBeTruthy();
  // Totals without a number or a link are not compared at the next visit.
  const name = Object.keys(localStorage).find((each) => each.startsWith('linkdeck.visits.')) ?? '';
  expect(localStorage.getItem(name)).toContain('"2":4');
  expect(localStorage.getItem(name)).not.toContain('null');
  const plan = within(screen.getByRole('group', { name: 'Plan' }));
  expect(plan.getByRole('img', { name: 'Could not be read: 3' })).toBeTruthy();
  expect(plan.getByRole('img', { name: 'Could not be read: false' })).toBeTruthy();
});

test('Whether a channel is starred may be unknown, which is neither yes nor no', async () => {
  const service = await withLinks(1);
  for (const name of ['One', 'Two', 'Three']) await service.post('/api/channel/add', { name, starred: name !== 'Three' });
  await renderPage('/overview', {
    service,
    through: (send) => withChangedRows(send, 'channels.list', [{ starred: 'maybe' }, { id: 'x', color: 5, name: 6 }]),
  });
  const starred = within(await panel('Starred channels'));
  expect(starred.getByText('2 of 3 channels')).toBeTruthy();
  expect(starred.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['Channel', 'One']);
  expect(starred.getAllByRole('link').map((link) => link.textContent)).toEqual(['One']);
});

test('Where no channel tells whether it is starred, the panel says so', async () => {
  const service = await withLinks(1);
  await service.post('/api/channel/add', { name: 'One', starred: true });
  await renderPage('/overview', {
    service,
    through: (send) => withChangedRows(send, 'channels.list', [{ starred: undefined }]),
  });
  const starred = await panel('Starred channels');
  expect(starred.textContent).toBe('Starred channelsThe stars couldn’t be read.');
});

test('Starred channels stand there and lead to their items; of many, the page says which it looked at', async () => {
  const service = await withLinks(1);
  for (let number = 1; number <= 102; number += 1) {
    await service.post('/api/channel/add', { name: `Channel ${number}`, starred: number === 25 || number === 2 });
  }
  const { user, location } = await renderPage('/overview', { service });
  const starred = within(await panel('Starred channels'));
  expect(starred.getByText('1 of the first 100 channels')).toBeTruthy();
  await expectAccessible();
  await user.click(starred.getByRole('button', { name: 'Look in more channels' }));
  expect(await starred.findByText('2 of 102 channels')).toBeTruthy();
  expect(starred.queryByRole('button')).toBeNull();
  await user.click(starred.getByRole('link', { name: 'Channel 25' }));
  expect(location()).toBe('/channels/25');
});

test('What changed since the last visit is told from the totals that were seen then', async () => {
  const service = await withLinks(3);
  const { user } = await renderPage('/overview', { service });
  await panel('Newest');
  await panel('Most clicked');
  expect(screen.queryByText(/Since your last visit/)).toBeNull();

  // As if those had been seen an hour ago.
  const name = Object.keys(localStorage).find((each) => each.startsWith('linkdeck.visits.')) ?? '';
  const kept = localStorage.getItem(name) ?? '';
  localStorage.setItem(name, kept.replace(/"at":\d+/g, `"at":${Date.now() - 3_600_000}`));
  for (const path of ['new', 'newer']) await service.post('/api/url/add', { url: `https://shop.example/${path}` });
  await service.store.visits.count([{ linkId: 2, visitor: 'another', ...firefox }]);
  await user.click(screen.getByRole('button', { name: /Refresh/ }));
  // The two lists arrive one after the other.
  const told = /Since your last visit in this browser.*2 new links\. 1 new click on the 3 links shown in both visits\./;
  expect(await screen.findByText(told)).toBeTruthy();
  await expectAccessible();
});
