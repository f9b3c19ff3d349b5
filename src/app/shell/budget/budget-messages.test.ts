/** How the request budget is shown. */
import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import type { Budget } from '#engine/engine.ts';
import { dashboard } from '#texts/en/dashboard.ts';
import { budgetMessages, isLow } from './budget-messages.ts';

const t = createTranslator({ locale: 'en', messages: dashboard, namespace: 'shell.meter' });
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
    expect(budgetMessages({ ...full, left: 22, fullAt: now + 17_400 }, now, t)).toEqual({
      short: '22 of 30 requests left. Resets in 18 s.',
      left: '22 of 30',
      when: 'Resets in 18 s',
      waiting: [],
      notes: [],
    });
  });

  it('Says that no limit is known where the service told of none', () => {
    const unknown = { ...full, isLimitKnown: false, left: 3, fullAt: now + 9000 };
    expect(budgetMessages(unknown, now, t)).toMatchObject({ short: 'No request limit known', left: 'no limit known', when: '' });
    expect(isLow(unknown)).toBe(false);
  });

  it('Says nothing of a time when all are there', () => {
    expect(budgetMessages(full, now, t).short).toBe('29 of 30 requests left');
  });

  it('Never counts below one second, however late the clock looks', () => {
    expect(budgetMessages({ ...full, left: 28, fullAt: now - 90_000 }, now, t).when).toBe('Resets in 1 s');
  });

  it('A pause comes before everything else, and says why', () => {
    const words = budgetMessages({ ...full, left: 0, fullAt: now + 60_000, pausedUntil: now + 41_000, strict: true }, now, t);
    expect(words.when).toBe('Paused for 41 s');
    expect(words.notes).toEqual(['The service reported too many requests. Linkdeck continues automatically.']);
  });

  it('Says who waits, people first, and what bulk work gets', () => {
    const waiting = { read: 1, write: 1, bulk: 1, background: 3, prefetch: 0 };
    const words = budgetMessages({ ...full, queued: 6, waiting }, now, t);
    expect(words.waiting).toEqual([
      '2 requests for what you opened or saved',
      '1 request for bulk work',
      '3 requests in the background',
    ]);
    expect(words.notes).toEqual(['Bulk work gets about 20 requests a minute now, and more when you’re away.']);
  });

  it('Says that another app uses the key, and that requests leave one at a time', () => {
    const { notes } = budgetMessages({ ...full, foreign: 4, strict: true }, now, t);
    expect(notes).toEqual([
      'The service recently reported too many requests. For now, Linkdeck sends one at a time.',
      'Another app is using this key: about 4 requests a minute. Linkdeck leaves room for it.',
    ]);
    expect(budgetMessages({ ...full, foreign: 1 }, now, t).notes[0]).toContain('about 1 request a minute');
  });
});

describe('isLow', () => {
  it('Is below five, and in a pause', () => {
    expect(isLow({ ...full, left: 5 })).toBe(false);
    expect(isLow({ ...full, left: 4 })).toBe(true);
    expect(isLow({ ...full, pausedUntil: now })).toBe(true);
  });
});
