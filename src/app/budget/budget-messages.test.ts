/** How the request budget is shown. */
import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import type { Budget } from '#engine/engine.ts';
import { freeBudget } from '#testing/library/simulated-host.ts';
import { dashboard } from '#texts/en/dashboard.ts';
import { leftMessage, noteMessages, queueMessages, resetMessage } from './budget-messages.ts';

const t = createTranslator({ locale: 'en', messages: dashboard, namespace: 'shell.meter' });
const now = 1_000_000;
const full: Budget = { ...freeBudget, bulkPerMinute: 20 };

describe('The request budget', () => {
  it('Says how many are left, and when all are back', () => {
    const some = { ...full, left: 22, fullAt: now + 17_400 };
    expect(leftMessage(some, t)).toBe('22 of 30 requests left');
    expect(resetMessage(some, now, t)).toBe('Resets in 18 s');
  });

  it('Counts what the parent page grants, where that is less than the service allows', () => {
    const granted = { ...full, limit: 600, allowed: 20, left: 4 };
    expect(leftMessage(granted, t)).toBe('4 of 20 requests left');
    expect(leftMessage({ ...granted, allowed: 599 }, t)).toBe('4 of 600 requests left');
  });

  it('Says nothing of a time when all are there', () => {
    expect(resetMessage(full, now, t)).toBe('');
  });

  it('Never counts below one second, however late the clock looks', () => {
    const late = { ...full, left: 28, fullAt: now - 90_000 };
    expect(resetMessage(late, now, t)).toBe('Resets in 1 s');
  });

  it('A pause comes before everything else, and says why', () => {
    const paused = {
      ...full,
      left: 0,
      fullAt: now + 60_000,
      pausedUntil: now + 41_000,
      strict: true,
    };
    expect(resetMessage(paused, now, t)).toBe('Paused for 41 s');
    expect(noteMessages(paused, t)).toEqual([
      'The service reported too many requests. Linkdeck continues automatically.',
    ]);
  });

  it('Says who waits, users first, and what bulk work gets', () => {
    const waiting = { read: 1, write: 1, bulk: 1, background: 3, prefetch: 0 };
    const queued = { ...full, queued: 6, waiting };
    expect(queueMessages(queued, t)).toEqual([
      '2 requests for what you opened or saved',
      '1 request for bulk work',
      '3 requests in the background',
    ]);
    expect(noteMessages(queued, t)).toEqual([
      'Bulk work gets about 20 requests a minute now, and more when you’re away.',
    ]);
  });

  it('Says that another app uses the key, and that requests leave one at a time', () => {
    const notes = noteMessages({ ...full, otherClients: 4, strict: true }, t);
    expect(notes).toEqual([
      'The service recently reported too many requests. For now, Linkdeck sends one at a time.',
      'Another app is using this key: about 4 requests a minute. Linkdeck leaves room for it.',
    ]);
    expect(noteMessages({ ...full, otherClients: 1 }, t)[0]).toContain('about 1 request a minute');
  });
});
