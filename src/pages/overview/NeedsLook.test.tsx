/** Needs a look on a page: links that had clicks and no longer have any stand beside those that never had one. */
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { CheckResult, LibraryLink } from '#queries/library.ts';
import { expectAccessible } from '#testing/accessibility.ts';
import { renderPart } from '#testing/setups/render-part.tsx';
import { NeedsLook } from './NeedsLook.tsx';

const link: LibraryLink = {
  id: 7,
  alias: 'fair',
  shorturl: 'https://go.example/fair',
  longurl: 'https://shop.example/fair',
  title: 'Spring fair',
  description: '',
  clicks: 90,
  date: '2026-01-05 10:00:00',
  readAt: 0,
  notFound: false,
};

test('Links without a click for 14 days stand beside those that never had one, and lead to themselves', async () => {
  const { engine, show } = await renderPart(Date.UTC(2026, 10, 18, 12));
  const found: CheckResult[] = [
    { check: 'noClicks', links: 2, examples: [link], expiries: [] },
    { check: 'dead', links: 3, examples: [link], expiries: [] },
  ];
  vi.spyOn(engine.library, 'checks').mockResolvedValue(found);
  const summary = { ...(await engine.library.summary()), isComplete: true };
  show(
    <NeedsLook
      choices={{ period: 'week', ranking: 'clicks', grouping: 'channel', hiddenChecks: [] }}
      choose={() => undefined}
      summary={summary}
    />,
  );
  const card = within(await screen.findByRole('region', { name: 'Needs a look' }));
  const rows = await card.findAllByRole('link');
  expect(rows.map((row) => row.textContent)).toEqual([
    '2No clicks after 14 daysOldest: Spring fair',
    '3Had clicks, none for 14 daysMost clicked: Spring fair',
  ]);
  expect(rows[1]?.getAttribute('href')).toBe('/links?check=dead');
  await expectAccessible();
});
