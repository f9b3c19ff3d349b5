/** What the request meter says. */
import { createTranslator } from 'use-intl/core';
import { expect, it } from 'vitest';
import type { Budget } from '#queries/budget.ts';
import type { Outage } from '#queries/reach/use-outage.ts';
import { freeBudget } from '#testing/library/simulated-host.ts';
import { dashboard } from '#texts/en/dashboard.ts';
import { meterWords } from './meter-messages.ts';
import { type MeterState, meterState } from './meter-state.ts';

const now = 1_000_000;
const budget: Budget = { ...freeBudget, bulkPerMinute: 20 };
const outage: Outage = { kind: 'away', error: new Error(), nextTryAt: now + 8000, dataFrom: null };
const quiet = { budget, outage: null };

it('Nothing, while all goes well, also where no limit is known', () => {
  expect(meterState(quiet, now).kind).toBe('quiet');
  const unknown = { ...budget, isLimitKnown: false, left: 2 };
  expect(meterState({ ...quiet, budget: unknown }, now).kind).toBe('quiet');
});

it('One thing at a time, the most important first', () => {
  const all = {
    budget: { ...budget, left: 0, loadsAt: now + 12_000 },
    outage,
  };
  expect(meterState(all, now)).toEqual({ kind: 'away', outage });
  const offline = { ...outage, kind: 'offline' } as const;
  expect(meterState({ ...all, outage: offline }, now).kind).toBe('offline');
  expect(meterState({ ...all, outage: null }, now)).toEqual({
    kind: 'waiting',
    until: now + 12_000,
  });
  const low = { ...all.budget, loadsAt: null };
  expect(meterState({ ...all, outage: null, budget: low }, now)).toEqual({ kind: 'low', left: 0 });
});

it('Fewer than eight requests are said, and no wait that is over before it is read', () => {
  expect(meterState({ ...quiet, budget: { ...budget, left: 8 } }, now).kind).toBe('quiet');
  expect(meterState({ ...quiet, budget: { ...budget, left: 7 } }, now).kind).toBe('low');
  const short = { ...budget, loadsAt: now + 1900 };
  expect(meterState({ ...quiet, budget: short }, now).kind).toBe('quiet');
});

it('A small grant of a parent page is not low while nothing of it is used', () => {
  const granted = { ...budget, allowed: 5, left: 5 };
  expect(meterState({ ...quiet, budget: granted }, now).kind).toBe('quiet');
});

const t = createTranslator({ locale: 'en', messages: dashboard, namespace: 'shell.meter' });

it.each<[MeterState, string]>([
  [{ kind: 'away', outage }, 'Not responding, next try in 8 s'],
  [{ kind: 'away', outage: { ...outage, nextTryAt: null } }, 'Not responding, trying…'],
  [{ kind: 'offline', outage: { ...outage, kind: 'offline' } }, 'Offline'],
  [{ kind: 'waiting', until: now + 40_100 }, 'Continues in 41 s'],
  // However late the clock looks.
  [{ kind: 'waiting', until: now - 90_000 }, 'Continues in 1 s'],
  [{ kind: 'low', left: 1 }, '1 request left this minute'],
])('$0.kind is said in one line: $1', (state, words) => {
  expect(meterWords(state, now, t)).toBe(words);
});
