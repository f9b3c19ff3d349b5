import { describe, expect, it } from 'vitest';
import { type LearnedReset, learnReset } from './learned-limit.ts';

const start = 1_000_000;

/**
 * What replies of one window make of its end: each as seconds since the first, and the end it
 * reports in seconds.
 */
function moves(
  ...replies: readonly (readonly [at: number, resetAt: number, remaining?: number])[]
): boolean | undefined {
  const headers = replies.map(([at, resetAt, remaining = 20 - at]) => ({
    at: start + at * 1000,
    resetAt: start + resetAt * 1000,
    remaining,
  }));
  return headers.reduce<LearnedReset | null>((before, each) => learnReset(before, each), null)
    ?.moves;
}

describe('The end of a window', () => {
  it('is believed at first', () => {
    expect(moves([0, 40])).toBe(false);
  });

  it('that stays the same is one, however it is spelled', () => {
    expect(moves([0, 40], [5, 40], [12, 41], [30, 40])).toBe(false);
  });

  it('that moves along with time is the length of the window, or nothing', () => {
    expect(moves([0, 60], [5, 65], [12, 72])).toBe(true);
    expect(moves([0, 5], [4, 9])).toBe(true);
  });

  it('is not judged by replies of one moment, or of two windows', () => {
    expect(moves([0, 60], [2, 62])).toBe(false);
    expect(moves([0, 40], [45, 105])).toBe(false);
    expect(moves([0, 60, 3], [30, 90, 29])).toBe(false);
  });

  it('stays what it was found to be in the next window', () => {
    expect(moves([0, 10, 9], [5, 15, 8], [16, 26, 29])).toBe(true);
    expect(moves([0, 10, 9], [5, 15, 8], [16, 26, 29], [20, 26, 28])).toBe(false);
  });
});
