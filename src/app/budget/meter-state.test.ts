/** What the request meter says. */
import { expect, it } from 'vitest';
import type { Budget } from '#queries/budget.ts';
import type { JobSummary } from '#queries/jobs.ts';
import type { Outage } from '#queries/reach/use-outage.ts';
import { freeBudget } from '#testing/library/simulated-host.ts';
import { meterState } from './meter-state.ts';

const now = 1_000_000;
const budget: Budget = { ...freeBudget, bulkPerMinute: 20 };
const job: JobSummary = {
  id: 'a',
  kind: 'create',
  source: 'import',
  title: 'links.csv',
  createdAt: 0,
  state: 'running',
  why: '',
  heldUntil: null,
  remainingMs: 120_000,
  isStored: true,
  total: 58,
  done: 34,
  refused: 0,
  unknown: 0,
  dropped: 0,
};
const outage: Outage = { kind: 'away', error: new Error(), nextTryAt: now + 8000, dataFrom: null };
const quiet = { budget, outage: null, jobs: [] };

it('Nothing, while all goes well, also where no limit is known', () => {
  expect(meterState(quiet, now).kind).toBe('quiet');
  const unknown = { ...budget, isLimitKnown: false, left: 2 };
  expect(meterState({ ...quiet, budget: unknown }, now).kind).toBe('quiet');
});

it('One thing at a time, the most important first', () => {
  const all = {
    budget: { ...budget, left: 0, loadsAt: now + 12_000 },
    outage,
    jobs: [job],
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
  expect(meterState({ ...quiet, jobs: [job] }, now)).toEqual({ kind: 'job', jobs: [job] });
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

it('A paused job is none that runs', () => {
  expect(meterState({ ...quiet, jobs: [{ ...job, state: 'paused' }] }, now).kind).toBe('quiet');
});
