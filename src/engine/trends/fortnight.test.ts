import { describe, expect, it } from 'vitest';
import { createEngine } from '#engine/engine.ts';
import { countedBetween, liveFortnight } from '#testing/library/fortnight.ts';
import { caseFactor } from '#testing/property-runs.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { createManualClock } from '#testing/time/manual-clock.ts';

async function live(seed: number) {
  const clock = createManualClock();
  const service = await createTestService({ now: clock.now });
  const engine = createEngine({
    accountId: 'a',
    serviceAddress: service.address,
    key: service.key,
    fetch: service.fetch,
    pageOrigin: service.address,
    clock,
  });
  // As a screen does: from then on every reply is heard.
  expect(await engine.library.trend(1)).toBeNull();
  const fortnight = await liveFortnight({
    service,
    clock,
    call: engine.call,
    seed,
    visitsADay: 80,
  });
  return { fortnight, engine };
}

describe('Trends of a fortnight of visits to a real service', () => {
  it.each(caseFactor > 1 ? [1, 2, 3] : [1])(
    'have exactly the clicks that the service counted between the same observations (seed %i)',
    async (seed) => {
      const { fortnight, engine } = await live(seed);
      let total = 0;
      let observed = 0;
      let gaps = 0;
      for (const [id, observations] of fortnight.readings) {
        const trend = await engine.library.trend(id);
        const intervals = trend?.intervals ?? [];
        expect(intervals.length).toBeGreaterThan(3);
        for (const { from, to, clicks, before, after } of intervals) {
          expect(clicks).toBe(countedBetween(fortnight, id, from, to));
          expect(after - before).toBe(clicks);
        }
        // From the creation where others were observed before it, else from the first look.
        const first = observations.find(({ at }) => at === trend?.from);
        expect(observations.indexOf(first ?? observations[9]!)).toBeLessThan(2);
        expect(trend?.to).toBe(observations.at(-1)?.at);
        expect(trend?.total).toBe(observations.at(-1)?.clicks);
        total += observations.at(-1)?.clicks ?? 0;
        observed += (observations.at(-1)?.clicks ?? 0) - (first?.clicks ?? 0);
        gaps += intervals.filter(({ isGap }) => isGap).length;
      }
      expect(gaps).toBeGreaterThan(0);
      expect(total).toBeGreaterThan(fortnight.visits * 0.8);
      engine.close();
      expect(await engine.library.trend(1)).toBeNull();
    },
  );
});
