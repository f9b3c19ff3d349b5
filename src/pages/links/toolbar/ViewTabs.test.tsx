/** Ready-made views of links: what they show, and how many links they hold. */
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTestService } from '#testing/service/test-service.ts';
import { inWindow } from '#testing/setups/on-phone.ts';
import { renderPage } from '#testing/setups/render-page.tsx';

const day = 86_400_000;

/** Three links of 2, 10 and 40 days, with 0, 50 and 80 clicks. */
async function openLinks(route = '/links') {
  const service = await createTestService();
  const made = [
    { alias: 'young', days: 2, clicks: 0 },
    { alias: 'best', days: 10, clicks: 50 },
    { alias: 'old', days: 40, clicks: 80 },
  ];
  for (const { alias, days, clicks } of made) {
    const { id } = await service.addLink({ url: `https://shop.example/${alias}`, custom: alias });
    const created = new Date(Date.now() - days * day).toISOString().slice(0, 19).replace('T', ' ');
    const { db } = service.store;
    await db.updateTable('link').set({ created }).where('id', '=', id).execute();
    await db.updateTable('linkClicks').set({ clicks }).where('linkId', '=', id).execute();
  }
  const page = await renderPage(route, { service });
  await screen.findByRole('table', { name: 'Links' });
  return page;
}

/** The titles of the rows, from the top. */
function titles(): (string | null)[] {
  const table = screen.getByRole('table', { name: 'Links' });
  return [...table.querySelectorAll('[data-opens]')].map(({ textContent }) => textContent);
}

it('Views have their counts, open their links without a request, and are in the address', async () => {
  const { user, service, location } = await openLinks();
  const all = await screen.findByRole('button', { name: 'All 3' });
  const asked = service.asked.length;
  expect(all.getAttribute('aria-pressed')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Created this week 1' }));
  await waitFor(() => expect(titles()).toEqual(['Young']));
  expect(location()).toBe('/links?made=7d');
  expect(screen.getByRole('button', { name: 'Created this week 1', pressed: true })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'No clicks 1' }));
  await waitFor(() => expect(location()).toBe('/links?clicks=..0'));
  expect(titles()).toEqual(['Young']);
  await user.click(screen.getByRole('button', { name: 'Best per day' }));
  await waitFor(() => expect(titles()).toEqual(['Best', 'Old', 'Young']));
  expect(location()).toBe('/links?sort=perDay');
  expect(service.asked).toHaveLength(asked);
});

it('A view without room is in the menu, which is named by it while it is the list', async () => {
  await inWindow(1060, 800);
  const { user, location } = await openLinks();
  const row = screen.getByRole('group', { name: 'Views' });
  const more = await screen.findByRole('button', { name: 'More views' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Best per day' })).toBeNull());
  // All that is shown lies within the row, and the row ends before what comes after it.
  for (const button of row.querySelectorAll('button:not([data-hidden])'))
    expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(
      row.getBoundingClientRect().right,
    );
  const refresh = screen.getByRole('button', { name: 'Refresh' });
  expect(more.getBoundingClientRect().right).toBeLessThan(refresh.getBoundingClientRect().left);
  await user.click(more);
  await user.click(await screen.findByRole('menuitem', { name: 'Best per day' }));
  await waitFor(() => expect(location()).toBe('/links?sort=perDay'));
  expect(screen.getByRole('button', { name: /^Best per day/, pressed: true })).toBeDefined();
});

it('No view is the list of a search, nor of another filter', async () => {
  await openLinks('/links?q=old');
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
});

it('What was found says how many clicks it has', async () => {
  await openLinks('/links?clicks=1..');
  expect(await screen.findByText('130 clicks in all.')).toBeDefined();
});
