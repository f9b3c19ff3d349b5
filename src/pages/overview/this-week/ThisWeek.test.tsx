/** This week on a page: what was counted, the week before beside it, and what is not known said once. */
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { PeriodReport, PeriodSum } from '#queries/library.ts';
import { expectAccessible } from '#testing/accessibility.ts';
import { renderPart } from '#testing/setups/render-part.tsx';
import type { CalendarUnit } from '#ui/format/calendar-periods.ts';
import { ThisWeek } from './ThisWeek.tsx';

/** A Wednesday; weeks begin on Sunday where American English is spoken. */
const now = Date.UTC(2026, 10, 18, 12);
const sunday = Date.UTC(2026, 10, 15);
const day = 86_400_000;

function Shown() {
  const [period, setPeriod] = useState<CalendarUnit>('week');
  const choose = (part: { period: CalendarUnit }) => setPeriod(part.period);
  return <ThisWeek choices={{ period }} choose={choose} read={now} now={now} />;
}

const week: PeriodSum = {
  clicks: 15,
  certain: 15,
  unclear: 0,
  links: 2,
  since: sunday,
  late: 0,
};
const before: PeriodSum = {
  ...week,
  clicks: 10,
  certain: 10,
  since: sunday - 7 * day,
};

async function open(parts: Partial<PeriodReport> = {}) {
  const part = await renderPart(now);
  const report: PeriodReport = {
    sum: week,
    before,
    links: [],
    channels: [{ key: '2', label: 'Newsletter', clicks: 9 }],
    campaigns: [],
    isComplete: true,
    ...parts,
  };
  const asked = vi.spyOn(part.engine.library, 'period').mockResolvedValue(report);
  part.show(<Shown />);
  const card = await screen.findByRole('region', { name: 'This week' });
  await within(card).findByText('+15');
  return { ...part, asked, card };
}

test('This week has its clicks, the change against the week before, and what made them', async () => {
  const { card, asked, user } = await open();
  expect(card.textContent).toContain('+15new clicks since Sunday, November 15');
  expect(card.textContent).toContain('50% more than last week by this time');
  expect(asked).toHaveBeenCalledWith({
    // Up to the end of the next minute, so that no reading is later.
    period: { from: sunday, to: now + 120_000 },
    before: { from: sunday - 7 * day, to: now + 120_000 - 7 * day },
  });
  await expectAccessible();
  await user.click(within(card).getByRole('radio', { name: 'Month' }));
  expect(await screen.findByRole('region', { name: 'This month' })).toBeDefined();
  expect(asked).toHaveBeenLastCalledWith(
    expect.objectContaining({ period: { from: Date.UTC(2026, 10, 1), to: now + 120_000 } }),
  );
});

test('Clicks that may belong to the week before are told apart, and then there is no change', async () => {
  const { card } = await open({ sum: { ...week, certain: 9, unclear: 8 } });
  expect(card.textContent).toContain('Between 9 and 17: clicks between two visits');
  expect(card.textContent).toContain('Last week by this time: 10');
  expect(card.textContent).not.toMatch(/more than|less than/);
});

test('Clicks of the week before that may belong to another one make a range of it', async () => {
  const unclear = { ...before, certain: 6, unclear: 4 };
  const { card } = await open({ sum: { ...week, certain: 9, unclear: 6 }, before: unclear });
  expect(card.textContent).toContain('Last week by this time: 6 – 10');
});

test('A week of which links are missing has at least the clicks that are surely its own', async () => {
  const part = await renderPart(now);
  const sum = { ...week, certain: 9, unclear: 6, late: 2 };
  const report = { sum, before, links: [], channels: [], campaigns: [], isComplete: true };
  vi.spyOn(part.engine.library, 'period').mockResolvedValue(report);
  part.show(<Shown />);
  const card = await screen.findByRole('region', { name: 'This week' });
  await within(card).findByText('+9');
  expect(card.textContent).toContain('at least, since Sunday, November 15');
  expect(card.textContent).toContain('2 links are counted from a later day on.');
  expect(card.textContent).not.toMatch(/Between|[Ll]ast week/);
});

test('A week without clicks that is recorded since an earlier day is not said to begin today', async () => {
  const part = await renderPart(now);
  const sum = { ...week, clicks: 0, certain: 0, links: 0, since: sunday + 2 * day };
  const report = { sum, before, links: [], channels: [], campaigns: [], isComplete: true };
  vi.spyOn(part.engine.library, 'period').mockResolvedValue(report);
  part.show(<Shown />);
  const card = await screen.findByRole('region', { name: 'This week' });
  await within(card).findByText('0');
  expect(card.textContent).toContain('counted from Tuesday, November 17 on.');
});

test('What was recorded from the middle of a week on is not compared', async () => {
  const { card } = await open({ sum: { ...week, since: sunday + 2 * day } });
  expect(card.textContent).toContain('+15at least, since Sunday, November 15');
  expect(card.textContent).toContain(
    'Links created earlier are counted from Tuesday, November 17 on.',
  );
  expect(card.textContent).not.toContain('last week');
});
