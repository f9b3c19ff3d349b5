import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { useAccountTrend } from '#queries/trends.ts';
import { expectAccessible } from '#testing/accessibility.ts';
import { renderPart } from '#testing/setups/render-part.tsx';
import { formatLook } from '#ui/format/format.ts';
import { AccountTrend, type TrendDays } from './AccountTrend.tsx';

function Trend({ read }: { read: number }) {
  const [days, setDays] = useState<TrendDays>(30);
  return <AccountTrend trend={useAccountTrend(days, read)} days={days} onDaysChange={setDays} />;
}

const hour = 3_600_000;
const begin = Date.UTC(2026, 4, 1, 9, 10);
const firefox = { country: 'DE', referrer: 'a', browser: 'Firefox', os: 'Linux', network: null } as const;
const panel = (name = 'New clicks') => screen.findByRole('region', { name });

/** An account with links that are two days old, so that trends begin with the first look. */
async function open(links: number) {
  const part = await renderPart(begin);
  const { service, engine, clock, pass, show } = part;
  await service.addLinks(links);
  await pass(48 * hour);
  const shown = () => show(<Trend read={clock.now()} />);
  // At details: after a list with all links, the library would look again and again by itself.
  const look = async (ids = Array.from({ length: links }, (_, index) => index + 1)) => {
    for (const id of ids) await act(() => engine.call('links.get', { id }));
    shown();
  };
  const click = (linkId: number, number: number) =>
    service.store.visits.count(Array.from({ length: number }, (_, each) => ({ linkId, visitor: `v${each}`, ...firefox })));
  return { ...part, look, click, shown };
}

const text = async (name?: string) => (await panel(name)).textContent;

describe('The trend of the account', () => {
  test('needs a link', async () => {
    const { shown } = await open(0);
    shown();
    await screen.findByText('No links yet. A trend starts once Linkdeck has read a link’s clicks twice.');
    await expectAccessible();
  });

  test('begins with the second look', async () => {
    const { look } = await open(3);
    await look();
    await screen.findByText('Linkdeck has read your clicks once. The trend starts with the next reading.');
    expect(await text('Trending links')).toContain('No new clicks in the last 30 days.');
    await expectAccessible();
  });

  test('says the same in words, in its chart and in its table, with what it covers and the movers', async () => {
    const { look, click, pass, clock, user } = await open(3);
    await look();
    const first = clock.now();
    await click(2, 5);
    await click(1, 2);
    await pass(30 * hour);
    await look();
    const second = clock.now();
    await waitFor(async () => expect(await text()).toContain('7 clicks observed since'));
    expect(await text()).toContain('Covers 3 of 3 links, with 100% of the clicks known');
    const movers = within(await panel('Trending links')).getAllByRole('listitem');
    const between = `${formatLook(first, second)} – ${formatLook(second, second)}`;
    expect(movers.map((row) => row.textContent)).toEqual([`go.test/link-2${between}+5`, `go.test/link-1${between}+2`]);
    await expectAccessible();

    const chart = within(await panel()).getByRole('group', { name: /^New clicks since/ });
    act(() => chart.focus());
    await user.keyboard('{End}');
    const last = within(chart).getByRole('status').textContent;
    expect(last).toBe(`By ${formatLook(second, second)}: 7 new clicks`);
    await user.keyboard('{ArrowLeft}');
    expect(within(chart).getByRole('status').textContent).toMatch(/: 0 to 7 new clicks$/);
    await user.click(within(await panel()).getByRole('button', { name: 'Show New clicks as table' }));
    const rows = within(await panel())
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
    expect(rows[0]).toBe(`${formatLook(second, second)}77`);
    expect(rows[1]).toMatch(/07$/);
    expect(rows.at(-1)).toMatch(/00$/);
    await expectAccessible();
  });

  test('has no total below half of the known clicks, but movers', async () => {
    const { look, click, pass } = await open(2);
    await click(1, 50);
    await look();
    await click(2, 4);
    await pass(30 * hour);
    await look([2]);
    await waitFor(async () => expect(await text()).toContain('Too few links have been read for a total'));
    expect(await text()).not.toContain('observed since');
    expect(within(await panel('Trending links')).getAllByRole('listitem')).toHaveLength(1);
  });

  test('tells apart what began before the period', async () => {
    const { look, click, pass, user } = await open(1);
    await look();
    await click(1, 3);
    await pass(10 * 24 * hour);
    await look();
    await click(1, 2);
    await pass(24 * hour);
    await look();
    await waitFor(async () => expect(await text()).toContain('5 clicks observed since'));
    await user.click(screen.getByRole('radio', { name: '7 days' }));
    await waitFor(async () => expect(await text()).toMatch(/2 clicks observed since .*, and 3 more that began before\./));
  });

  test('is saved as CSV, with all that was recorded', async () => {
    const { look, click, pass, user } = await open(2);
    await look();
    await click(1, 3);
    await pass(30 * hour);
    await look();
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => {
      if (blob instanceof Blob) saved.push(blob);
      return 'blob:saved';
    };
    URL.revokeObjectURL = () => undefined;
    // jsdom follows no download.
    const follow = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await user.click(await screen.findByRole('button', { name: 'Export the trends of all links as CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    follow.mockRestore();
    const file = (await saved[0]?.text()) ?? '';
    expect(file.trim().split('\r\n')).toHaveLength(3);
    expect(file).toMatch(/1,http:\/\/go\.test\/link-1,2026-05-03T09:10:00.000Z,2026-05-04T15:10:00.000Z,3,3,/);
  });
});
