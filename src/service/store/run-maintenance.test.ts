/**
 * Tests of the upkeep timer: how often what is done, and what happens when the store fails or is
 * slow.
 */
import { expect, test } from 'vitest';
import { runMaintenance } from './run-maintenance.ts';
import type { Maintenance } from './store.ts';

function timer(upkeep: Maintenance, visitorDays?: number) {
  let tick = (): void => undefined;
  const errors: string[] = [];
  const stop = runMaintenance({
    upkeep,
    visitorDays,
    every: (_, callback) => {
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
  return { tick: () => tick(), turns, stop, errors };
}

const folded = { more: false };

test('Counts are folded each second, and what has ended is forgotten each minute', async () => {
  const done: unknown[] = [];
  const { turns } = timer(
    {
      fold: async () => {
        done.push('fold');
        return folded;
      },
      clean: async (days) => void done.push(days),
    },
    30,
  );
  await turns(59);
  expect(done).toEqual(Array(59).fill('fold'));
  await turns(61);
  expect(done.filter((each) => each === 30)).toHaveLength(2);
  expect(done).toHaveLength(122);
});

test('A turn that lasts is not begun a second time, and is waited for at the end', async () => {
  let finish = (): void => undefined;
  let begun = 0;
  const fold = () => {
    begun += 1;
    return new Promise<typeof folded>((resolve) => (finish = () => resolve(folded)));
  };
  const { tick, stop } = timer({ fold, clean: () => Promise.resolve() });
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
  const fold = () =>
    fails ? Promise.reject(new Error('connection lost')) : Promise.resolve(folded);
  const { turns, errors } = timer({ fold, clean: () => Promise.resolve() });
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
