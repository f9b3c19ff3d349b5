/** Tests of the upkeep timer: how often it works, and what happens when the store fails or is slow. */
import { expect, test } from 'vitest';
import { runMaintenance } from './run-maintenance.ts';
import type { Store } from './store.ts';

function timer(upkeep: Store['upkeep'], visitorDays?: number) {
  let tick = (): void => undefined;
  const intervals: number[] = [];
  const errors: string[] = [];
  const stop = runMaintenance({
    upkeep,
    visitorDays,
    every: (interval, callback) => {
      intervals.push(interval);
      tick = callback;
      return () => (tick = () => undefined);
    },
    onError: (message) => errors.push(message),
  });
  const turns = async (number: number): Promise<void> => {
    for (let turn = 0; turn < number; turn += 1) {
      tick();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { tick: () => tick(), turns, stop, errors, intervals };
}

test('What has ended is forgotten each minute', async () => {
  const done: unknown[] = [];
  const { turns, intervals } = timer(async (days) => void done.push(days), 30);
  await turns(3);
  expect([intervals, done]).toEqual([[60_000], [30, 30, 30]]);
});

test('A turn that lasts is not begun a second time, and is waited for at the end', async () => {
  let finish = (): void => undefined;
  let begun = 0;
  const { tick, stop } = timer(() => {
    begun += 1;
    return new Promise<void>((resolve) => (finish = resolve));
  });
  tick();
  tick();
  expect(begun).toBe(1);
  let isStopped = false;
  const stopped = stop().then(() => (isStopped = true));
  await new Promise((resolve) => setImmediate(resolve));
  expect(isStopped).toBe(false);
  finish();
  await stopped;
  tick();
  expect(begun).toBe(1);
});

test('A store that fails is reported once each time it begins to fail', async () => {
  let fails = true;
  const { turns, errors } = timer(() =>
    fails ? Promise.reject(new Error('connection lost')) : Promise.resolve(),
  );
  await turns(3);
  expect(errors).toHaveLength(1);
  fails = false;
  await turns(1);
  fails = true;
  await turns(2);
  expect(errors).toEqual(
    Array(2).fill('The upkeep of the database fails at the moment; no count is lost.'),
  );
});
