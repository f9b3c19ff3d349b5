/** How the request budget is said. */
import { describe, expect, it } from 'vitest';
import type { Budget } from '#engine/engine.ts';
import { budgetWords, isLow } from './budget-words.ts';

const now = 1_000_000;
const nobody = { read: 0, write: 0, bulk: 0, background: 0, prefetch: 0 };
const full: Budget = {
  limit: 30,
  left: 29,
  queued: 0,
  waiting: nobody,
  fullAt: null,
  pausedUntil: null,
  bulkPerMinute: 20,
  foreign: 0,
  strict: false,
};

describe('budgetWords', () => {
  it('Says how many are left, and when all are back', () => {
    expect(budgetWords({ ...full, left: 22, fullAt: now + 17_400 }, now)).toEqual({
      short: '22 of 30 requests left, full in 18 s',
      left: '22 of 30',
      when: 'full in 18 s',
      waiting: '',
    });
  });

  it('Says nothing of a time when all are there', () => {
    expect(budgetWords(full, now).short).toBe('29 of 30 requests left');
  });

  it('Never counts below one second, however late the clock looks', () => {
    expect(budgetWords({ ...full, left: 28, fullAt: now - 90_000 }, now).when).toBe('full in 1 s');
  });

  it('A pause comes before everything else, and what waits is counted', () => {
    const words = budgetWords({ ...full, left: 0, queued: 2, fullAt: now + 60_000, pausedUntil: now + 41_000 }, now);
    expect(words.when).toBe('paused for 41 s');
    expect(words.waiting).toBe('2 requests wait until the service takes requests again.');
    expect(budgetWords({ ...full, queued: 1 }, now).waiting).toBe('1 request waits for a place.');
  });
});

describe('isLow', () => {
  it('Is below five, and in a pause', () => {
    expect(isLow({ ...full, left: 5 })).toBe(false);
    expect(isLow({ ...full, left: 4 })).toBe(true);
    expect(isLow({ ...full, pausedUntil: now })).toBe(true);
  });
});
