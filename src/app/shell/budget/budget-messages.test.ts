/** How the request budget is shown. */
import { describe, expect, it } from 'vitest';
import type { Budget } from '#engine/engine.ts';
import { budgetMessages, isLow } from './budget-messages.ts';

const now = 1_000_000;
const nobody = { read: 0, write: 0, bulk: 0, background: 0, prefetch: 0 };
const full: Budget = {
  limit: 30,
  isLimitKnown: true,
  left: 29,
  queued: 0,
  waiting: nobody,
  fullAt: null,
  loadsAt: null,
  pausedUntil: null,
  bulkPerMinute: 20,
  foreign: 0,
  strict: false,
};

describe('budgetMessages', () => {
  it('Says how many are left, and when all are back', () => {
    expect(budgetMessages({ ...full, left: 22, fullAt: now + 17_400 }, now)).toEqual({
      short: '22 of 30 requests left, full in 18 s',
      left: '22 of 30',
      when: 'full in 18 s',
      waiting: [],
      notes: [],
    });
  });

  it('Says that no limit is known where the service told of none', () => {
    const unknown = { ...full, isLimitKnown: false, left: 3, fullAt: now + 9000 };
    expect(budgetMessages(unknown, now)).toMatchObject({ short: 'No request limit known', left: 'no limit known', when: '' });
    expect(isLow(unknown)).toBe(false);
  });

  it('Says nothing of a time when all are there', () => {
    expect(budgetMessages(full, now).short).toBe('29 of 30 requests left');
  });

  it('Never counts below one second, however late the clock looks', () => {
    expect(budgetMessages({ ...full, left: 28, fullAt: now - 90_000 }, now).when).toBe('full in 1 s');
  });

  it('A pause comes before everything else, and says why', () => {
    const words = budgetMessages({ ...full, left: 0, fullAt: now + 60_000, pausedUntil: now + 41_000, strict: true }, now);
    expect(words.when).toBe('paused for 41 s');
    expect(words.notes).toEqual(['The service said “too many requests”. Everything waits, and goes on by itself.']);
  });

  it('Says who waits, people first, and what bulk work gets', () => {
    const waiting = { read: 1, write: 1, bulk: 1, background: 3, prefetch: 0 };
    const words = budgetMessages({ ...full, queued: 6, waiting }, now);
    expect(words.waiting).toEqual([
      '2 requests of what you opened or saved',
      '1 request of bulk work',
      '3 requests in the background',
    ]);
    expect(words.notes).toEqual(['Bulk work gets about 20 requests a minute now, and more when you step away.']);
  });

  it('Says that another app uses the key, and that requests leave one at a time', () => {
    const { notes } = budgetMessages({ ...full, foreign: 4, strict: true }, now);
    expect(notes).toEqual([
      'The service said “too many requests” not long ago. For a while requests leave one at a time.',
      'Another app is using this key: about 4 requests a minute. Linkdeck leaves room for it.',
    ]);
    expect(budgetMessages({ ...full, foreign: 1 }, now).notes[0]).toContain('about 1 request a minute');
  });
});

describe('isLow', () => {
  it('Is below five, and in a pause', () => {
    expect(isLow({ ...full, left: 5 })).toBe(false);
    expect(isLow({ ...full, left: 4 })).toBe(true);
    expect(isLow({ ...full, pausedUntil: now })).toBe(true);
  });
});
