/** When the background sync counts the user as acting. */
import { expect, test } from 'vitest';
import { freeBudget } from '#testing/library/simulated-host.ts';
import { createManualClock } from '#testing/time/manual-clock.ts';
import { SyncThrottle } from './sync-throttle.ts';

const minute = 60_000;

test.each([
  ['a moment ago', 0, true],
  ['a minute ago', minute, false],
  ['before the clock was set back', -60 * minute, false],
])('Whether a user who acted %s counts as acting within a minute', (_, later, counts) => {
  const clock = createManualClock();
  let shift = 0;
  const shifted = { ...clock, now: () => clock.now() + shift };
  const throttle = new SyncThrottle(
    { clock: shifted, budget: () => freeBudget, online: () => true },
    new AbortController().signal,
    () => undefined,
  );
  throttle.touch();
  shift = later;
  expect(throttle.actedWithin(minute)).toBe(counts);
});
