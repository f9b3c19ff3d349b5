/** Tests of the replica watch: when a replica is used, left and used again, by a clock that is handed in. */
import { beforeEach, expect, test } from 'vitest';
import { createReplicaWatch, type ReplicaWatch } from './replica-watch.ts';

const offset = 7_000_000;
let time: number;
let isReplicaUp: boolean;
/** Since when the replica takes nothing more from the primary; undefined where it does. */
let heldAt: number | undefined;
let isPrimaryUp: boolean;
let beats: number[];
let lines: string[];
let watch: ReplicaWatch;

beforeEach(() => {
  [time, heldAt, isPrimaryUp, isReplicaUp, beats, lines] = [1_000_000, undefined, true, true, [], []];
  watch = createReplicaWatch({
    // The clock of the primary is another one.
    beat: () => {
      if (!isPrimaryUp) return Promise.reject(new Error('The primary is down'));
      beats.push(time - offset);
      return Promise.resolve(time - offset);
    },
    seen: () => {
      if (!isReplicaUp) return Promise.reject(new Error('connect ECONNREFUSED'));
      const shown = (heldAt ?? time - 10) - offset;
      return Promise.resolve(beats.findLast((each) => each <= shown));
    },
    now: () => time,
    reasonOf: (error) => (error instanceof Error ? error.message : ''),
    warn: (line) => lines.push(line),
  });
});

/** Checks each second, as the program does. */
async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    time += 1000;
    await watch.check();
  }
}

test('A replica is used once it shows what was noted in the primary, and nothing is told of that', async () => {
  expect(watch.isUsable()).toBe(false);
  await pass(1);
  expect(watch.isUsable()).toBe(false);
  await pass(1);
  expect([watch.isUsable(), lines]).toEqual([true, []]);
});

test('One that falls behind is used until it lags by more than allowed, and again when it has caught up', async () => {
  await pass(2);
  heldAt = time;
  await pass(5);
  expect(watch.isUsable()).toBe(true);
  await pass(3);
  expect([watch.isUsable(), lines]).toEqual([
    false,
    ['The replica in DATABASE_READ_URL is more than 5 s behind: links are looked up in the primary meanwhile.'],
  ]);
  heldAt = undefined;
  await pass(1);
  expect([watch.isUsable(), lines.slice(1)]).toEqual([true, ['The replica in DATABASE_READ_URL is used again.']]);
});

test('One that fails a look-up is left alone for a while, and told of once', async () => {
  await pass(2);
  watch.failed(new Error('Connection terminated'));
  watch.failed(new Error('Connection terminated'));
  expect(watch.isUsable()).toBe(false);
  await pass(4);
  expect([watch.isUsable(), beats.length]).toEqual([false, 2]);
  await pass(3);
  expect([watch.isUsable(), lines]).toEqual([
    true,
    [
      'The replica in DATABASE_READ_URL cannot be used (Connection terminated): links are looked up in the primary meanwhile.',
      'The replica in DATABASE_READ_URL is used again.',
    ],
  ]);
});

test('One that does not answer the check is left', async () => {
  await pass(2);
  isReplicaUp = false;
  await pass(1);
  expect([watch.isUsable(), lines.length]).toEqual([false, 1]);
});

test('While the primary is down the replica stays in use', async () => {
  await pass(2);
  isPrimaryUp = false;
  await pass(60);
  expect([watch.isUsable(), lines]).toEqual([true, []]);
});

test('Where no check comes any more, what the last one found does not hold for long', async () => {
  await pass(2);
  time += 5000;
  expect(watch.isUsable()).toBe(false);
});
