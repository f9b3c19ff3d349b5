/** Calendar periods: a week begins on the day that is usual, in the zone of the page, through a change of the clock. */
import { afterEach, describe, expect, it } from 'vitest';
import { calendarPeriods } from './calendar-periods.ts';
import { setLocale } from './locale.ts';

afterEach(() => setLocale({ locale: '', timeZone: '' }));

function periods(unit: 'week' | 'month', now: string, timeZone = 'UTC', locale = 'en-GB') {
  setLocale({ locale, timeZone });
  const { period, before } = calendarPeriods(unit, Date.parse(now));
  return [period.from, period.to, before.from, before.to].map((at) =>
    new Date(at).toISOString().slice(0, 16),
  );
}

describe('A week', () => {
  it('begins on Monday, and is compared with the one before up to the same time', () => {
    expect(periods('week', '2026-11-25T15:30:00Z')).toEqual([
      '2026-11-23T00:00',
      '2026-11-25T15:30',
      '2026-11-16T00:00',
      '2026-11-18T15:30',
    ]);
  });

  it('begins on Sunday in the United States', () => {
    expect(periods('week', '2026-11-22T15:30:00Z', 'UTC', 'en-US')[0]).toBe('2026-11-22T00:00');
    expect(periods('week', '2026-11-22T15:30:00Z', 'UTC', 'en-GB')[0]).toBe('2026-11-16T00:00');
  });

  it('begins at midnight of the zone, also where the clock was set back in it', () => {
    expect(periods('week', '2026-10-26T11:00:00Z', 'Europe/Zurich')).toEqual([
      '2026-10-25T23:00',
      '2026-10-26T11:00',
      '2026-10-18T22:00',
      '2026-10-19T10:00',
    ]);
  });
});

describe('A month', () => {
  it('begins on its first day', () => {
    expect(periods('month', '2026-11-25T15:30:00Z')).toEqual([
      '2026-11-01T00:00',
      '2026-11-25T15:30',
      '2026-10-01T00:00',
      '2026-10-25T15:30',
    ]);
  });

  it('is compared with no more than the whole of a shorter one', () => {
    expect(periods('month', '2026-03-31T12:00:00Z').slice(2)).toEqual([
      '2026-02-01T00:00',
      '2026-03-01T00:00',
    ]);
  });
});
