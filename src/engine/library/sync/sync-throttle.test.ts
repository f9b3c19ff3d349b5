/** When the background sync counts the user as acting, and how soon it goes on behind one. */
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

test('What waits behind the requests of a screen goes on in a moment, once they have left', async () => {
  const clock = createManualClock();
  const { waiting } = freeBudget;
  let reads = 3;
  const throttle = new SyncThrottle(
    {
      clock,
      budget: () => ({ ...freeBudget, waiting: { ...waiting, read: reads } }),
      online: () => true,
    },
    new AbortController().signal,
    () => undefined,
  );
  let isGranted = false;
  const granted = throttle.acquire().then(() => (isGranted = true));
  await clock.advance(200);
  expect(isGranted).toBe(false);
  reads = 0;
  await clock.advance(200);
  await granted;
  expect(isGranted).toBe(true);
});
