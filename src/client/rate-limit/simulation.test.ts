/**
 * Hours of requests, over a network with delays, in front of services that count in different ways.
 */
import { afterAll, describe, expect, it } from 'vitest';
import { caseFactor } from '#testing/property-runs.ts';
import { rateModels } from '#testing/time/rate-models.ts';
import { simulate, type Traffic } from '#testing/time/simulation.ts';

type Model = keyof typeof rateModels;

/** Twenty minutes in each run of the tests; `npm run unit:long` simulates hours. */
const hours = caseFactor / 3;
/** Where the limiter first has to learn how strict a service is. */
const hoursOfLearning = 2 * caseFactor;
const nobody: Traffic = { jobs: 2 };
const casualUser: Traffic = { jobs: 2, viewEvery: 60_000 };
const busy: Traffic = { jobs: 2, viewEvery: 20_000 };

/**
 * What any minute holds at most is all that they look at, so that a count that is kept says
 * everything.
 */
const exact: readonly Model[] = [
  'fixed, aligned',
  'fixed, first hit',
  'sliding log',
  'token bucket',
];
/** They refuse what the document allows. */
const stricter: readonly Model[] = ['sliding counter', 'leaky bucket of 5'];

const table: Record<string, Record<string, string | number>> = {};

async function run(model: Model, [who, traffic]: readonly [string, Traffic], headers: boolean) {
  const length = stricter.includes(model) ? hoursOfLearning : hours;
  const seen = await simulate({
    service: rateModels[model](),
    traffic,
    hours: length,
    seed: 3,
    headers,
  });
  const { refused, total, bulk, wait } = seen;
  table[`${model}${headers ? '' : ', says nothing'}: ${who}`] = {
    refused,
    'all/min': total.toFixed(1),
    'of limit': `${((total / 30) * 100).toFixed(0)} %`,
    'bulk/min': bulk.toFixed(1),
    'waits p50': wait.p50.toFixed(1),
    'p95 s': wait.p95.toFixed(1),
    'p99 s': wait.p99.toFixed(1),
  };
  return seen;
}

// oxlint-disable-next-line no-console -- the figures are what this file is for
afterAll(() => console.table(table));

describe.each(
  exact.flatMap((model) => [
    [model, true] as const,
    ...(model === 'sliding log' ? [[model, false] as const] : []),
  ]),
)('A service that counts by %s (and says what is left: %s)', (model, headers) => {
  it('never refuses, and is used to nine tenths by bulk work while nobody is there', async () => {
    const { refused, bulk } = await run(model, ['nobody there', nobody], headers);
    expect(refused).toBe(0);
    expect(bulk / 30).toBeGreaterThanOrEqual(0.9);
  });

  it.each([
    ['a screen a minute', casualUser, 20],
    ['three screens a minute', busy, 15],
  ] as const)('never refuses, and people hardly wait, with %s', async (who, traffic, bulk) => {
    const seen = await run(model, [who, traffic], headers);
    expect(seen.refused).toBe(0);
    expect(seen.wait.p50).toBe(0);
    expect(seen.wait.p95).toBeLessThan(1);
    expect(seen.total / 30).toBeGreaterThanOrEqual(0.75);
    expect(seen.bulk).toBeGreaterThan(bulk);
    expect(seen.noticed).toBe(0);
  });
});

describe.each(stricter)('A service that is stricter than it says, by %s', (model) => {
  it.each([
    ['nobody there', nobody],
    ['three screens a minute', busy],
  ] as const)('refuses a few times, and is then left in peace, with %s', async (who, traffic) => {
    const seen = await run(model, [who, traffic], false);
    expect(seen.refused).toBeGreaterThan(0);
    expect(seen.refused).toBeLessThanOrEqual(4 + hoursOfLearning);
    expect(seen.total / 30).toBeGreaterThan(0.7);
    expect(seen.wait.p50).toBeLessThan(5);
  });
});

describe('Somebody else with the same key', () => {
  const shared: Traffic = { jobs: 2, viewEvery: 60_000, foreign: 6, background: 1 };

  it.each(exact)('is noticed and made room for, where a service counts by %s', async (model) => {
    const seen = await run(model, ['another app, 6 a minute', shared], true);
    expect(seen.noticed).toBeGreaterThanOrEqual(2);
    // Nobody can know what another app does next: of some 6000 requests a few come when it was quicker.
    expect(seen.refused).toBeLessThanOrEqual(4 * Math.max(1, hours));
    expect(seen.bulk).toBeGreaterThan(10);
  });
});

describe('Work that nobody watches', () => {
  it('goes on however much people ask for', async () => {
    const crowd: Traffic = { jobs: 2, viewEvery: 6000, background: 1 };
    const seen = await run('fixed, first hit', ['ten screens a minute', crowd], true);
    expect(seen.refused).toBe(0);
    expect(seen.bulk).toBeGreaterThanOrEqual(4);
    expect(seen.background).toBeGreaterThanOrEqual(1);
  });
});
