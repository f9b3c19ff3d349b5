import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useLibrarySummary } from '#queries/library.ts';
import { expectAccessible } from '#testing/accessibility.ts';
import { countClicks } from '#testing/service/clicks.ts';
import { renderPart } from '#testing/setups/render-part.tsx';
import { NewClicks } from './NewClicks.tsx';

const hour = 3_600_000;
const begin = Date.UTC(2026, 4, 1, 9, 10);

function Shown({ read }: { read: number }) {
  return <NewClicks summary={useLibrarySummary().data} read={read} />;
}

/** An account of three links that a user visits again and again. */
async function open() {
  const part = await renderPart(begin);
  const { service, engine, clock, pass, show } = part;
  await service.addLinks(3);
  const visit = async () => {
    await act(async () => engine.touch());
    await act(() => engine.call('links.list', { limit: 100, page: 1 }));
    show(<Shown read={clock.now()} />);
    // The library tells of its changes at most four times a second.
    await pass(250);
  };
  const later = async (hours: number, clicks: Readonly<Record<number, number>>) => {
    await pass(hours * hour);
    for (const [linkId, number] of Object.entries(clicks))
      await countClicks(service, Number(linkId), number);
    await visit();
  };
  return { ...part, visit, later };
}

const card = (name = 'New since your last visit') => screen.findByRole('region', { name });
const rows = (region: HTMLElement) =>
  within(region)
    .getAllByRole('listitem')
    .map((row) => row.textContent);

test('Without an earlier visit the best links of late stand in its place', async () => {
  const { visit } = await open();
  await visit();
  const best = await card('Best of the last 14 days');
  await waitFor(() =>
    expect(best.textContent).toContain('No link of the last 14 days has clicks for a ranking yet.'),
  );
  expect(best.textContent).toContain('New clicks are recorded from now on.');
  await expectAccessible();
});

test('What is new since the last visit is summed, ranked, and can be copied', async () => {
  const { visit, later, user } = await open();
  await visit();
  await later(1, { 1: 5, 3: 2 });
  const news = await card();
  await waitFor(() =>
    expect(rows(news)).toEqual([
      expect.stringMatching(/^Link 1.*\+5$/),
      expect.stringMatching(/^Link 3.*\+2$/),
    ]),
  );
  expect(news.textContent).toMatch(/\+7clicks on 2 links since /);
  // One interval is no chart.
  expect(within(news).queryByRole('group')).toBeNull();
  expect(within(news).getByRole('link', { name: 'All changed links' }).getAttribute('href')).toBe(
    '/links?sort=gained&check=gained',
  );
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(within(news).getByRole('button', { name: /^Actions for/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy summary' }));
  expect(written).toHaveBeenCalledWith(
    expect.stringMatching(/^7 clicks on 3 links \(.*\)\. New since .*: 7\. Best: Link 1, \+5\.$/),
  );
});

test('Without new clicks there is a sentence', async () => {
  const { visit, later } = await open();
  await visit();
  await later(1, {});
  const news = await card();
  await waitFor(() => expect(news.textContent).toMatch(/No new clicks since .*\./));
  expect(within(news).queryByRole('link')).toBeNull();
});
