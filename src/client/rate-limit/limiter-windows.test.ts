import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { createManualClock, type ManualClock } from '#testing/time/manual-clock.ts';
import { RateLimiter } from './rate-limiter.ts';

const nothing = { limit: null, remaining: null, resetAt: null, retryAt: null };
const never = () => new AbortController().signal;

/**
 * Sends `count` requests as fast as the limiter lets them, over a network with these delays; gives
 * their arrivals.
 */
async function arrivals(
  clock: ManualClock,
  delays: readonly [number, number][],
  count: number,
): Promise<number[]> {
  const limiter = new RateLimiter(clock);
  const arrived: number[] = [];
  const all = Array.from({ length: count }, async (_, index) => {
    const [there, back] = delays[index % delays.length] ?? [0, 0];
    const slot = await limiter.take({ lane: () => 'read', signal: never() });
    await clock.wait(there, never());
    arrived.push(clock.now());
    await clock.wait(back, never());
    slot.answered(nothing);
  });
  await clock.advance(600_000);
  await Promise.all(all);
  return arrived.sort((one, other) => one - other);
}

function mostInSlidingLog(moments: readonly number[]): number {
  return Math.max(
    ...moments.map((start) => moments.filter((at) => at >= start && at < start + 60_000).length),
  );
}

function mostInFixedWindow(moments: readonly number[], phase: number): number {
  const windows = new Map<number, number>();
  for (const at of moments) {
    const window = Math.floor((at + phase) / 60_000);
    windows.set(window, (windows.get(window) ?? 0) + 1);
  }
  return Math.max(...windows.values());
}

describe('A service that counts', () => {
  const delay = fc.tuple(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 0, max: 4000 }));

  it('never sees more than the cap in any window, whatever the network does', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(delay, { minLength: 3, maxLength: 60 }),
        fc.array(fc.nat(60_000), { minLength: 4, maxLength: 4 }),
        async (delays, phases) => {
          const moments = await arrivals(createManualClock(), delays, 100);
          expect(moments).toHaveLength(100);
          expect(mostInSlidingLog(moments)).toBeLessThanOrEqual(29);
          for (const phase of phases)
            expect(mostInFixedWindow(moments, phase)).toBeLessThanOrEqual(29);
        },
      ),
      propertyRuns(10),
    );
  });

  it('is used to 97 % of its limit by someone who always has something to ask', async () => {
    const moments = await arrivals(createManualClock(), [[100, 100]], 145);
    const last = moments.at(-1) ?? 0;
    // Five full windows of 29 leave within four windows and their replies.
    expect(last - (moments[0] ?? 0)).toBeLessThan(4 * 60_400);
  });
});
