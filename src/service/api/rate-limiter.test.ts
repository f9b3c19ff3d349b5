/** Tests of the rate limiter: a fixed window for each key, with the time handed in. */
import { expect, test } from 'vitest';
import { createLimiter } from './rate-limiter.ts';

test('A key has its requests, then none, then all of them again when the window ends', () => {
  const limiter = createLimiter(2);
  expect(limiter.take(1, 1000)).toEqual({ allowed: true, limit: 2, remaining: 1, resetAt: 61_000 });
  expect(limiter.take(1, 30_000)).toEqual({
    allowed: true,
    limit: 2,
    remaining: 0,
    resetAt: 61_000,
  });
  expect(limiter.take(1, 60_999)).toEqual({
    allowed: false,
    limit: 2,
    remaining: 0,
    resetAt: 61_000,
  });
  expect(limiter.take(1, 61_000)).toEqual({
    allowed: true,
    limit: 2,
    remaining: 1,
    resetAt: 121_000,
  });
});

test('Asking on while nothing is left does not move the end of the window', () => {
  const limiter = createLimiter(1);
  for (let now = 0; now < 60_000; now += 1000) limiter.take(1, now);
  expect(limiter.take(1, 60_000).allowed).toBe(true);
});

test('Keys do not use up each other', () => {
  const limiter = createLimiter(1);
  limiter.take(1, 0);
  expect(limiter.take(2, 0).allowed).toBe(true);
  expect(limiter.take(1, 0).allowed).toBe(false);
});

test('A key that was idle for a window is forgotten, one that is in its window is not', () => {
  const limiter = createLimiter(1);
  for (let key = 0; key < 1000; key += 1) limiter.take(key, 0);
  limiter.take(5, 60_000);
  limiter.take(2000, 60_001);
  expect(limiter.size).toBe(2);
  expect(limiter.take(5, 60_002).allowed).toBe(false);
});

test('Requests that come in another order than their times share one window', () => {
  const limiter = createLimiter(2);
  limiter.take(1, 10_000);
  expect(limiter.take(1, 9999)).toEqual({ allowed: true, limit: 2, remaining: 0, resetAt: 70_000 });
  expect(limiter.take(1, 9998).allowed).toBe(false);
  expect(limiter.take(1, 10_001).allowed).toBe(false);
});

test('A clock that is set back does not lock a key out', () => {
  const limiter = createLimiter(1);
  limiter.take(1, 10_000_000);
  expect(limiter.take(1, 5000)).toEqual({ allowed: true, limit: 1, remaining: 0, resetAt: 65_000 });
});
