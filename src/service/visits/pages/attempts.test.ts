/** Tests of password attempts: the limit of each visitor. */
import { describe, expect, it } from 'vitest';
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

describe('createSharedAttempts', () => {
  it.each([
    ['the last one', { used: 10, left: 5000 }, 0],
    ['one more', { used: 11, left: 5000 }, 5000],
    // Never 0, which would grant it.
    ['one more at the end of the window', { used: 11, left: 0.4 }, 1],
  ])('answers %s of %j with %d', async (_, taken, wait) => {
    const attempts = createSharedAttempts({
      take: () => Promise.resolve(taken),
      forget: () => Promise.resolve(),
      clean: () => Promise.resolve(),
    });
    expect(await attempts.take('me')).toBe(wait);
  });
});
