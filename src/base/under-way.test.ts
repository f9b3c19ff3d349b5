import { expect, it } from 'vitest';
import { underWay } from './under-way.ts';

it('Counts work until it has ended, well or not, and tells of each change', async () => {
  const seen: number[] = [];
  const stop = underWay.subscribe(() => seen.push(underWay.get()));
  const end = underWay.begin();
  const calls = underWay.counted({
    good: () => Promise.resolve('done'),
    bad: () => Promise.reject(new Error('not today')),
    now: () => 'at once',
  });
  expect(calls.now()).toBe('at once');
  const good = calls.good();
  const bad = calls.bad();
  expect(underWay.get()).toBe(3);
  await expect(good).resolves.toBe('done');
  await expect(bad).rejects.toThrow('not today');
  end();
  end();
  expect(seen).toEqual([1, 2, 3, 2, 1, 0]);
  stop();
});
