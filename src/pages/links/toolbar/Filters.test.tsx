/** Search, filters and sort orders of an account whose links are all loaded: none costs a request. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#testing/accessibility.ts';
import { createTestService, type TestService } from '#testing/service/test-service.ts';
import { renderPage } from '#testing/setups/render-page.tsx';

/** Six links: clicks 0 to 50, destinations on two sites, made on the first days of 2026. */
async function withSixLinks(): Promise<TestService> {
  const service = await createTestService();
  for (let number = 1; number <= 6; number += 1) {
    const site = number % 2 === 0 ? 'even.example' : 'odd.example';
    const title = `${['Fox', 'Elk', 'Dog', 'Cat', 'Bee', 'Antelope'][number - 1]} ${number}`;
    const { id } = await service.addLink({
      url: `https://${site}/${number}`,
      custom: `link-${number}`,
      metatitle: title,
    });
    const { db } = service.store;
    const created = `2026-01-0${number} 12:00:00`;
    await db.updateTable('link').set({ created }).where('id', '=', id).execute();
    const clicks = (number - 1) * 10;
    await db.updateTable('linkClicks').set({ clicks }).where('linkId', '=', id).execute();
  }
  return service;
}

async function openLinks(route = '/links') {
  const page = await renderPage(route, { service: await withSixLinks() });
  await screen.findByRole('table', { name: 'Links' });
  return page;
}

/** The aliases of the rows, from the top. */
function rows(): (string | null)[] {
  const table = within(screen.getByRole('table', { name: 'Links' }));
  return table.getAllByText(/^link-\d$/).map(({ textContent }) => textContent);
}

const links = (...numbers: number[]) => numbers.map((number) => `link-${number}`);

describe('The filters of links', () => {
  it('narrow the list without a request, are in the address, and can each be removed', async () => {
    const { user, service, location } = await openLinks();
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.click(await screen.findByRole('tab', { name: 'Clicks' }));
    await user.type(await screen.findByLabelText('At least'), '10');
    await user.type(screen.getByLabelText('At most'), '40{Enter}');
    await waitFor(() => expect(rows()).toEqual(links(5, 4, 3, 2)));
    expect(screen.getByText('4 links match.')).toBeDefined();
    await user.click(screen.getByRole('tab', { name: 'Created' }));
    await user.type(screen.getByLabelText('From'), '2026-01-03');
    await waitFor(() => expect(rows()).toEqual(links(5, 4, 3)));
    await user.click(screen.getByRole('tab', { name: 'Site' }));
    await user.click(await screen.findByRole('checkbox', { name: 'odd.example 2' }));
    await waitFor(() => expect(rows()).toEqual(links(5, 3)));
    expect(location()).toBe('/links?clicks=10..40&made=2026-01-03..&site=odd.example');
    await expectAccessible();

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tab')).toBeNull());
    await user.click(screen.getByRole('button', { name: /Remove filter: 10 to 40 clicks/ }));
    await waitFor(() => expect(rows()).toEqual(links(5, 3)));
    await user.click(screen.getByRole('button', { name: /Remove filter: Created since/ }));
    await waitFor(() => expect(rows()).toEqual(links(5, 3, 1)));
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(rows()).toHaveLength(6));
    expect(location()).toBe('/links');
    expect(service.asked).toEqual(['GET /api/urls?limit=25&page=1&order=date']);
  });

  it('find links by their notes, and those that have one', async () => {
    const { user, session, location, windUntil } = await openLinks();
    await session.state.engine?.notes.save({
      id: 'note',
      scope: { kind: 'link', id: 4 },
      at: '2026-05-01',
      text: 'Posters hung in four cities',
    });
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.click(await screen.findByRole('tab', { name: 'More' }));
    await user.click(await screen.findByRole('radio', { name: 'Has a note' }));
    // The library tells of its changes at most four times a second.
    await windUntil(() => expect(rows()).toEqual(links(4)));
    expect(location()).toBe('/links?check=noted');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tab')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(rows()).toHaveLength(6));
    await user.type(screen.getByRole('searchbox'), 'POSTERS cat');
    await windUntil(() => expect(rows()).toEqual(links(4)));
  });

  it('take several values, and those that links must not have, and say so', async () => {
    const { user, service, location } = await openLinks();
    await user.keyboard('f');
    const channel = await screen.findByRole('tab', { name: 'Channel' });
    await waitFor(() => expect(document.activeElement).toBe(channel));
    await user.click(screen.getByRole('tab', { name: 'Site' }));
    await user.click(await screen.findByRole('checkbox', { name: 'odd.example 3' }));
    await waitFor(() => expect(rows()).toEqual(links(5, 3, 1)));
    await user.click(screen.getByRole('radio', { name: 'is not' }));
    await waitFor(() => expect(rows()).toEqual(links(6, 4, 2)));
    expect(location()).toBe('/links?site=odd.example&not=site');
    expect(
      screen.getByRole('button', { name: 'Remove filter: Site is not odd.example' }),
    ).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: 'even.example 3' }));
    await screen.findByText('No links match');
    await user.click(screen.getByRole('radio', { name: 'is' }));
    await waitFor(() => expect(rows()).toHaveLength(6));
    expect(location()).toBe('/links?site=odd.example&site=even.example');
    expect(
      screen.getByRole('button', {
        name: 'Remove filter: Site is odd.example or even.example',
      }),
    ).toBeDefined();
    expect(service.asked).toHaveLength(1);
  });

  it('without a match are named, and cleared', async () => {
    const service = await withSixLinks();
    const { user, location } = await renderPage('/links?clicks=90..&q=fox', { service });
    await screen.findByText('No links match');
    expect(screen.getByText('At least 90 clicks', { selector: 'p' })).toBeDefined();
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1)!);
    await waitFor(() => expect(rows()).toEqual(links(1)));
    expect(location()).toBe('/links?q=fox');
  });

  it('are taken from the address, also where no link matches', async () => {
    const { user, location } = await openLinks('/links?clicks=30..&sort=clicks&dir=asc');
    await waitFor(() => expect(rows()).toEqual(links(4, 5, 6)));
    expect(screen.getByRole('columnheader', { name: 'Clicks' }).getAttribute('aria-sort')).toBe(
      'ascending',
    );
    await user.type(screen.getByRole('searchbox'), 'fox{Enter}');
    await screen.findByText('No links match');
    await user.clear(screen.getByRole('searchbox'));
    // The rows follow the field, and the button below no rows goes.
    await waitFor(() => expect(rows()).toEqual(links(4, 5, 6)));
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(rows()).toHaveLength(6));
    expect(location()).toBe('/links?sort=clicks&dir=asc');
  });

  it('sort by every column, both ways, and search, without a request', async () => {
    const { user, service, location } = await openLinks();
    await user.click(await screen.findByRole('button', { name: 'Link' }));
    await waitFor(() => expect(rows()).toEqual(links(6, 5, 4, 3, 2, 1)));
    await user.click(screen.getByRole('button', { name: 'Link' }));
    await waitFor(() => expect(rows()).toEqual(links(1, 2, 3, 4, 5, 6)));
    expect(location()).toBe('/links?sort=title&dir=desc');
    await user.click(screen.getByRole('button', { name: 'Destination' }));
    await waitFor(() => expect(location()).toBe('/links?sort=destination'));
    await user.click(screen.getByRole('button', { name: 'Created' }));
    await waitFor(() => expect(rows()).toEqual(links(6, 5, 4, 3, 2, 1)));
    await user.click(screen.getByRole('button', { name: 'Created' }));
    await waitFor(() => expect(rows()).toEqual(links(1, 2, 3, 4, 5, 6)));
    await user.type(screen.getByRole('searchbox'), 'dog{Enter}');
    const text = await screen.findByText(/^1 link matches/);
    const status = text.closest('[aria-busy]');
    await waitFor(() => expect(status?.getAttribute('aria-busy')).toBe('false'));
    expect(rows()).toEqual(links(3));
    expect(service.asked).toHaveLength(1);
  });

  it('show similar links below few matches, labelled, and the words that were meant', async () => {
    const { user, location } = await openLinks();
    await user.type(screen.getByRole('searchbox'), 'antleope{Enter}');
    const similar = await screen.findByRole('region', { name: 'Similar links' });
    expect(within(similar).getAllByText(/^link-\d$/).length).toBeGreaterThan(0);
    await user.click(await screen.findByRole('button', { name: 'antelope' }));
    await waitFor(() => expect(rows()).toEqual(links(6)));
    expect(location()).toBe('/links?q=antelope');
  });
});
