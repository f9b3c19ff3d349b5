/** Rate simulation: a limiter in front of a service that counts in some way, for hours of simulated time. */

import { ApiError } from '#client/errors/api-error.ts';
import type { Lane } from '#client/rate-limit/lanes.ts';
import { RateLimiter } from '#client/rate-limit/rate-limiter.ts';
import { readRateLimitHeaders } from '#client/response/rate-limit-headers.ts';
import { defaultLimit } from '#contract/protocol/limit.ts';
import { SyncThrottle } from '#engine/library/sync/sync-throttle.ts';
import type { RateModel } from './rate-models.ts';
import { createSimulatedClock } from './simulated-clock.ts';

const minute = 60_000;

/** Who is at work. */
export interface Traffic {
  /** Milliseconds between two screens that a user opens, on average; none where nobody is there. */
  readonly viewEvery?: number;
  /** How many pieces of bulk work always have a request to make. */
  readonly jobs: number;
  /** Requests a minute by another app with the same key. */
  readonly foreign?: number;
  /** How many pieces of work without anyone waiting always have a request to make. */
  readonly background?: number;
  /** Whether the links of a large account are read for the first time. */
  readonly fills?: boolean;
}

interface Course {
  readonly service: RateModel;
  readonly traffic: Traffic;
  readonly hours: number;
  readonly seed: number;
  /** Whether replies tell what is left. */
  readonly headers?: boolean;
}

/** What was seen, in requests a minute and seconds. */
interface Seen {
  /** How often the service said "too many". */
  readonly refused: number;
  readonly total: number;
  readonly bulk: number;
  readonly background: number;
  /** The wait of a user's request: half of them, 95 and 99 in a hundred waited no longer. */
  readonly wait: { readonly p50: number; readonly p95: number; readonly p99: number };
  /** The most requests of another app that the budget told of. */
  readonly noticed: number;
}

/** The same numbers from 0 to below 1 for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Closing the limiter at the end turns away everyone who still waits. */
function launch(work: Promise<void>): void {
  work.catch((problem: unknown) => {
    if (!(problem instanceof ApiError && problem.kind === 'cancelled')) throw problem;
  });
}

/** Runs it to its end. */
export async function simulate({
  service,
  traffic,
  hours,
  seed,
  headers = false,
}: Course): Promise<Seen> {
  const random = seeded(seed);
  const start = Date.UTC(2026, 2, 1, 12) + Math.floor(random() * minute);
  const end = start + hours * 60 * minute;
  const clock = createSimulatedClock(start);
  const limiter = new RateLimiter(clock, { random });
  const throttle = new SyncThrottle(
    { clock, budget: () => limiter.budget(), online: () => true },
    new AbortController().signal,
    () => undefined,
  );
  const waits: number[] = [];
  const answered: Record<Lane, number> = { read: 0, write: 0, bulk: 0, background: 0, prefetch: 0 };
  let refused = 0;
  let noticed = 0;

  const wait = (milliseconds: number) => clock.wait(milliseconds, new AbortController().signal);
  // Two uniform numbers make a normal one; the median is 250 ms, and one in a hundred takes more than a second.
  const delay = () =>
    250 * Math.exp(0.6 * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()));
  const pause = (mean: number) => -Math.log(1 - random()) * mean;

  async function request(lane: Lane): Promise<void> {
    for (let again = false; ; again = true) {
      const asked = clock.now();
      const slot = await limiter.take({
        lane: () => lane,
        signal: new AbortController().signal,
        again,
      });
      if (lane === 'read') waits.push(clock.now() - asked);
      const whole = delay();
      const share = random();
      await wait(whole * share);
      const { allowed, remaining, resetAt } = service(clock.now());
      const limitHeaders = {
        'x-ratelimit-limit': String(defaultLimit),
        'x-ratelimit-remaining': String(remaining),
        'x-ratelimit-reset': String(Math.ceil(resetAt / 1000)),
      };
      const retry = {
        'retry-after': String(Math.max(1, Math.ceil((resetAt - clock.now()) / 1000))),
      };
      await wait(whole * (1 - share));
      const reply = {
        status: allowed ? 200 : 429,
        headers: { ...(headers ? limitHeaders : {}), ...(allowed ? {} : retry) },
        body: undefined,
      };
      slot.answered(readRateLimitHeaders(reply, clock.now()));
      if (traffic.foreign === undefined) noticed = Math.max(noticed, limiter.budget().otherClients);
      if (allowed) {
        answered[lane] += 1;
        return;
      }
      refused += 1;
    }
  }

  async function work(lane: Lane): Promise<void> {
    for (;;) await request(lane);
  }

  async function fill(): Promise<void> {
    for (;;) {
      await throttle.acquire();
      await request('background');
    }
  }

  async function browse(viewEvery: number): Promise<void> {
    for (;;) {
      await wait(pause(viewEvery));
      limiter.touch();
      throttle.touch();
      const requests = random() < 0.5 ? 2 : 3;
      for (let each = 0; each < requests; each += 1) launch(request('read'));
    }
  }

  async function stranger(perMinute: number): Promise<void> {
    for (;;) {
      await wait(pause(minute / perMinute));
      service(clock.now());
      noticed = Math.max(noticed, limiter.budget().otherClients);
    }
  }

  for (let each = 0; each < traffic.jobs; each += 1) launch(work('bulk'));
  for (let each = 0; each < (traffic.background ?? 0); each += 1) launch(work('background'));
  if (traffic.fills === true) launch(fill());
  if (traffic.viewEvery !== undefined) launch(browse(traffic.viewEvery));
  if (traffic.foreign !== undefined) launch(stranger(traffic.foreign));
  await clock.runUntil(end);
  limiter.close();

  waits.sort((one, other) => one - other);
  const quantile = (share: number) => (waits[Math.ceil(waits.length * share) - 1] ?? 0) / 1000;
  const perMinute = (requests: number) => requests / (hours * 60);
  const total = Object.values(answered).reduce((sum, each) => sum + each, 0);
  return {
    refused,
    total: perMinute(total),
    bulk: perMinute(answered.bulk),
    background: perMinute(answered.background),
    wait: { p50: quantile(0.5), p95: quantile(0.95), p99: quantile(0.99) },
    noticed,
  };
}
