/** Tests of password attempts: the limit of each visitor. */
import { describe, expect, it, test } from 'vitest';
import { createAttempts, createSharedAttempts } from './attempts.ts';

const minute = 60_000;

function triesAt(start: number) {
  const clock = { time: start };
  return { clock, attempts: createAttempts(() => clock.time) };
}

describe('createAttempts', () => {
  it('grants ten attempts in ten minutes and says how long to wait for the next', () => {
    const { clock, attempts } = triesAt(0);
    for (let count = 0; count < 10; count += 1) expect(attempts.take('me')).toBe(0);
    clock.time = 4 * minute;
    expect(attempts.take('me')).toBe(6 * minute);
    expect(attempts.take('another')).toBe(0);
    clock.time = 10 * minute;
    expect(attempts.take('me')).toBe(0);
  });

  it('forgets the tries of who knew the password', () => {
    const { attempts } = triesAt(0);
    for (let count = 0; count < 10; count += 1) attempts.take('me');
    attempts.forget('me');
    expect(attempts.take('me')).toBe(0);
  });

  it('locks nobody out for longer when the clock is set back', () => {
    const { clock, attempts } = triesAt(1000 * minute);
    for (let count = 0; count < 10; count += 1) attempts.take('me');
    clock.time = 0;
    expect(attempts.take('me')).toBe(0);
  });

  it('keeps to its bound however many visitors try', () => {
    const { attempts } = triesAt(0);
    for (let count = 0; count < 10; count += 1) attempts.take('first');
    for (let visitor = 0; visitor < 20_000; visitor += 1)
      attempts.take(`visitor ${visitor.toString()}`);
    expect(attempts.take('first')).toBe(0);
  });
});

test('Attempts that instances share are granted up to the limit, then refused until their window ends', async () => {
  const windows = { used: 0, left: 0.4 };
  const attempts = createSharedAttempts({
    take: () => Promise.resolve({ ...windows }),
    forget: () => Promise.resolve(),
    clean: () => Promise.resolve(),
  });
  windows.used = 10;
  expect(await attempts.take('me')).toBe(0);
  windows.used = 11;
  // Never 0, which would grant it.
  expect(await attempts.take('me')).toBe(1);
  windows.left = 5000;
  expect(await attempts.take('me')).toBe(5000);
});
