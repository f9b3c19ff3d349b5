/** A first pass beside a user, in front of services that count requests in different ways. */
import { afterAll, describe, expect, it } from 'vitest';
import { caseFactor } from '#testing/property-runs.ts';
import { rateModels } from '#testing/time/rate-models.ts';
import { simulate, type Traffic } from '#testing/time/simulation.ts';

type Model = keyof typeof rateModels;

// Sound: these are the keys of the table.
const models = Object.keys(rateModels) as Model[];
/**
 * They refuse what the document allows: each refusal makes everybody wait, with a first pass or
 * without one.
 */
const stricter: readonly Model[] = ['sliding counter', 'leaky bucket of 5'];

const table: Record<string, Record<string, string | number>> = {};

/** How many hours say enough: twenty minutes, but for what shows only in their mean. */
function lengthOf(model: Model, traffic: Traffic): number {
  // A pass without a user is measured from its slow beginning on.
  if (traffic.viewEvery === undefined) return 1;
  // A refusal is rare and makes waits long.
  return stricter.includes(model) ? 2 : 1 / 3;
}

async function run(model: Model, who: string, traffic: Traffic) {
  const hours = lengthOf(model, traffic) * caseFactor;
  const seen = await simulate({
    service: rateModels[model](),
    traffic,
    hours,
    seed: 3,
    headers: true,
  });
  table[`${model}: ${who}`] = {
    refused: seen.refused,
    'background/min': seen.background.toFixed(1),
    'waits p95 s': seen.wait.p95.toFixed(1),
  };
  return seen;
}

// oxlint-disable-next-line no-console -- the figures are what this file is for
afterAll(() => console.table(table));

describe.each(models)('Where a service counts by %s, a first pass', (model) => {
  const isStricter = stricter.includes(model);

  it('gets nine tenths of a minute while nobody is there', async () => {
    const { background, refused } = await run(model, 'nobody there', { jobs: 0, fills: true });
    expect(refused).toBe(0);
    expect(background).toBeGreaterThan(isStricter ? 20 : 26);
  });

  // A user who opens a screen in 8 s waits half a minute at the stricter ones without a first pass,
  // too.
  it.each(isStricter ? [20_000] : [20_000, 8000])(
    'makes a user wait no more than 2 s longer: a screen in %i ms',
    async (viewEvery) => {
      const who = `a screen in ${viewEvery / 1000} s`;
      const alone = await run(model, who, { jobs: 0, viewEvery });
      const beside = await run(model, `${who}, with a first pass`, {
        jobs: 0,
        viewEvery,
        fills: true,
      });
      expect(beside.wait.p95 - alone.wait.p95).toBeLessThanOrEqual(2);
      expect(beside.background).toBeGreaterThan(0);
    },
  );
});
