/** Tests of the pictures beside a link's statistics: the map is read by keys, and every picture has its words. */

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { visitorHash } from '#demo/worker/visitor-hash.ts';
import type { CountedVisit } from '#service/store/store.ts';
import { expectAccessible } from '#testing/accessibility.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { renderScreen } from '#testing/setups/render-page.tsx';

const visit = { referrer: '', browser: 'Safari', os: 'iOS', network: null } as const;

/** Shows a link that was followed so often from each country. */
async function showFollowed(countries: Record<string, number>): Promise<void> {
  const service = await createTestService();
  const { id } = await service.addLink({ url: 'https://shop.example/sale' });
  const visits = Object.entries(countries).flatMap(([country, number]) =>
    Array.from({ length: number }, (_, at): CountedVisit => {
      const visitor = visitorHash(`${country} ${at}`);
      return { linkId: id, visitor, country, ...visit };
    }),
  );
  await service.store.visits.count(visits);
  await renderScreen(`/links/${id}`, { service });
}

const findMap = () => screen.findByRole('group', { name: /^Countries, by clicks, as a map\./ });

/** The shade of a country on the map. */
const shade = (map: HTMLElement, code: string) =>
  map.querySelector(`[data-code="${code}"]`)?.getAttribute('data-shade');

test('The map shades countries by their clicks, and the arrow keys read them from most to fewest', async () => {
  await showFollowed({ DE: 6, France: 3, SG: 1 });
  const map = await findMap();
  await expectAccessible();
  expect(['DE', 'FR', 'SG', 'US'].map((code) => shade(map, code))).toEqual([
    '5',
    '4',
    '2',
    undefined,
  ]);
  const status = within(map.closest('figure') ?? map).getByRole('status');
  for (const [key, text] of [
    ['ArrowDown', 'Germany: 6 clicks, 60% of 10'],
    ['ArrowRight', 'France: 3 clicks, 30% of 10'],
    ['End', 'Singapore: 1 click, 10% of 10'],
    ['ArrowDown', 'Singapore: 1 click, 10% of 10'],
    ['Escape', ''],
  ] as const) {
    fireEvent.keyDown(map, { key });
    expect(status.textContent).toBe(text);
  }
});

test('On a page from right to left, the arrow keys go the other way', async () => {
  await showFollowed({ DE: 6, France: 3 });
  const map = await findMap();
  map.style.direction = 'rtl';
  const status = within(map.closest('figure') ?? map).getByRole('status');
  fireEvent.keyDown(map, { key: 'ArrowLeft' });
  expect(status.textContent).toMatch(/^Germany/);
  fireEvent.keyDown(map, { key: 'ArrowLeft' });
  expect(status.textContent).toMatch(/^France/);
  fireEvent.keyDown(map, { key: 'ArrowRight' });
  expect(status.textContent).toMatch(/^Germany/);
});

test('The pointer reads the country below it, and nothing elsewhere', async () => {
  await showFollowed({ DE: 2 });
  const map = await findMap();
  const status = within(map.closest('figure') ?? map).getByRole('status');
  fireEvent.pointerMove(map.querySelector('[data-code="DE"]') ?? map);
  expect(status.textContent).toBe('Germany: 2 clicks, 100% of 2');
  fireEvent.pointerMove(map);
  expect(status.textContent).toBe('');
});

test('What is not on the map is reported beside it, and stays in the list', async () => {
  await showFollowed({ DE: 2, AQ: 1, Atlantis: 1 });
  const map = await findMap();
  expect(map.closest('figure')?.textContent).toContain('1 to 2 clicks 1 not on the map.');
  const list = within(screen.getByRole('region', { name: 'Countries' })).getAllByRole('listitem');
  expect(list.map((row) => row.textContent)).toEqual([
    'Germany250%',
    'Antarctica125%',
    'Atlantis125%',
  ]);
});

test('Each country has its flag, each browser and system its icon, and none of them is read aloud', async () => {
  await showFollowed({ DE: 1, France: 1, Atlantis: 1 });
  const countries = await screen.findByRole('region', { name: 'Countries' });
  await waitFor(() => expect(countries.querySelectorAll('img').length).toBe(2));
  const flags = [...countries.querySelectorAll('img')];
  expect(flags.map((flag) => flag.dataset['flag']).sort()).toEqual(['DE', 'FR']);
  for (const flag of flags) {
    expect(flag.getAttribute('alt')).toBe('');
    expect(flag.src).toMatch(/^data:image\/svg\+xml,%3Csvg/);
  }
  for (const [panel, name] of [
    ['Browsers', 'Safari'],
    ['Systems', 'iOS'],
  ] as const) {
    const icon = screen
      .getByRole('region', { name: panel })
      .querySelector(`[data-client="${name}"]`);
    expect(icon?.closest('[aria-hidden]')).not.toBeNull();
  }
});
