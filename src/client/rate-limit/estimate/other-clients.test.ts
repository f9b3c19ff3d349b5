import { describe, expect, it } from 'vitest';
import {
  countOwnRequest,
  countUsed,
  noOtherClients,
  type OtherClients,
  othersPerMinute,
} from './other-clients.ts';

const start = 1_000_000;

/**
 * One request of our own that leaves at a moment and after which so many are used up; in seconds.
 */
function ask(state: OtherClients, at: number, used: number): OtherClients {
  const reply = { used, underWay: 0, sentAt: start + at * 1000, now: start + at * 1000 + 200 };
  return countUsed(countOwnRequest(state), reply);
}

function seen(...replies: readonly (readonly [at: number, used: number])[]): OtherClients {
  return replies.reduce((state, [at, used]) => ask(state, at, used), noOtherClients);
}

const perMinute = (state: OtherClients, at: number) => othersPerMinute(state, start + at * 1000);

describe('Another client with the same key', () => {
  it('is not our own requests, nor what was used before', () => {
    expect(perMinute(seen([0, 20], [3, 21], [6, 22]), 7)).toBe(0);
  });

  it('is what grows besides them', () => {
    expect(perMinute(seen([0, 1], [5, 4], [10, 6]), 11)).toBe(3);
  });

  it('is not one request alone, which may have come late', () => {
    expect(perMinute(seen([0, 1], [5, 3]), 6)).toBe(0);
  });

  it('is a mean of the last minutes, and forgotten after three', () => {
    const state = seen([0, 1], [5, 11]);
    expect(perMinute(state, 6)).toBe(9);
    expect(perMinute(state, 125)).toBe(5);
    expect(perMinute(state, 200)).toBe(0);
  });

  it('is not a new window, or one that slides', () => {
    expect(perMinute(seen([0, 25], [5, 1], [8, 2], [70, 25]), 71)).toBe(0);
  });

  it('is not told by requests that are under way together, in whatever order they are counted and answered', () => {
    let state = seen([0, 1]);
    for (let each = 0; each < 3; each += 1) state = countOwnRequest(state);
    const sentAt = start + 10_000;
    for (const [used, now] of [
      [4, 10_300],
      [2, 10_400],
      [3, 10_500],
    ] as const) {
      state = countUsed(state, {
        used,
        underWay: 10_600 - now > 250 ? 2 : 0,
        sentAt,
        now: start + now,
      });
    }
    expect(perMinute(ask(state, 12, 5), 13)).toBe(0);
  });
});

describe('A preflight that counts', () => {
  it('is learned from five requests that cost two, and is nobody else then', () => {
    const replies = [2, 4, 6, 8, 10, 12].map((used, index) => [index * 3, used] as const);
    expect(seen(...replies.slice(0, 5)).cost).toBe(1);
    const state = seen(...replies);
    expect(state.cost).toBe(2);
    expect(perMinute(state, 16)).toBe(0);
    expect(perMinute(ask(state, 18, 14), 19)).toBe(0);
  });

  it('is unlearned in the same way', () => {
    const twice = [2, 4, 6, 8, 10, 12].map((used, index) => [index * 3, used] as const);
    const once = [13, 14, 15, 16, 17].map((used, index) => [20 + index * 3, used] as const);
    expect(seen(...twice, ...once).cost).toBe(1);
  });
});
