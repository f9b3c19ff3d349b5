/** Jobs as an engine runs them, in front of the real service, with everything that can go wrong and a way to crash. */
import { ApiClient } from '#client/client.ts';
import type { SendRequest } from '#client/http/request.ts';
import { RateLimiter } from '#client/rate-limit/rate-limiter.ts';
import { createRequestLog } from '#client/request-log.ts';
import { createJobs, type Jobs } from '#engine/jobs/jobs.ts';
import { createLinkMemory } from '#engine/links/link-memory.ts';
import { createSentLinks } from '#engine/links/sent-links.ts';
import type { JobStore } from '#local/jobs/job-store.ts';
import { createTextCipher } from '#local/keys/text-cipher.ts';
import type { TestService } from '#testing/service/test-service.ts';
import { type ManualClock, settled } from '#testing/time/manual-clock.ts';

interface Given {
  readonly service: TestService;
  readonly store: JobStore;
  readonly clock: ManualClock;
  readonly through?: (send: SendRequest) => SendRequest;
  readonly online?: () => boolean;
  readonly key?: string;
  /** Crashes at this await point, counted from 1: before and after each write, each request and each wait. */
  readonly crashAt?: number;
}

interface RunningJobs {
  readonly jobs: Jobs;
  /** How many await points it has passed. */
  readonly points: () => number;
  readonly crashed: () => boolean;
  readonly close: (why?: 'lock') => void;
}

/** An engine's jobs. What has crashed does nothing any more, and nothing that it waits for ever comes. */
export function openJobs(given: Given): RunningJobs {
  const {
    service,
    clock,
    through = (send: SendRequest) => send,
    online = () => true,
    crashAt = Infinity,
  } = given;
  let points = 0;
  const never = () => new Promise<never>(() => undefined);
  const pass = () => {
    points += 1;
    return points >= crashAt ? never() : Promise.resolve();
  };
  const mortal = <Args extends unknown[], Value>(work: (...args: Args) => Promise<Value>) => {
    return async (...args: Args): Promise<Value> => {
      await pass();
      const value = await work(...args);
      await pass();
      return value;
    };
  };
  const { store } = given;
  const mortalStore: JobStore = {
    ...store,
    all: mortal(() => awaited(store.all())),
    add: mortal((...args) => awaited(store.add(...args))),
    change: mortal((...args) => awaited(store.change(...args))),
    rows: mortal((...args) => awaited(store.rows(...args))),
    next: mortal((id) => awaited(store.next(id))),
    remove: mortal((...args) => awaited(store.remove(...args))),
    close: () => undefined,
  };
  const mortalClock = {
    now: () => clock.now(),
    wait: mortal((milliseconds: number, signal: AbortSignal) => clock.wait(milliseconds, signal)),
  };
  const limiter = new RateLimiter(clock);
  const send = through(counted(service.fetch));
  const client = new ApiClient({
    baseUrl: service.address,
    key: given.key ?? service.key,
    fetch: mortal((request) => send(request)),
    limiter,
    log: createRequestLog(),
    clock,
    online,
    pageOrigin: service.address,
  });
  const links = createLinkMemory();
  const jobs = createJobs({
    call: (name, input, options) => client.call(name, input, options),
    clock: mortalClock,
    online,
    store: Promise.resolve(mortalStore),
    links,
    seal: createTextCipher(crypto, given.key ?? service.key, 'account'),
    sent: createSentLinks(clock),
    pace: { get: () => limiter.budget(), subscribe: () => () => undefined },
  });
  return {
    jobs,
    points: () => points,
    crashed: () => points >= crashAt,
    close: (why) => {
      jobs.close(why);
      client.close();
      limiter.close();
    },
  };
}

/** How many requests and databases are at work: in real time, which the manual clock must not run ahead of. */
let busy = 0;

/** Work that `windUntil` waits for, also where the engine that has begun it crashes meanwhile. */
function awaited<Value>(work: Promise<Value>): Promise<Value> {
  busy += 1;
  return work.finally(() => (busy -= 1));
}

/** A service whose requests `windUntil` waits for. */
export function counted(send: SendRequest): SendRequest {
  return (request) => awaited(send(request));
}

/** Winds the clock second by second until something holds; fails after two hours. */
export async function windUntil(clock: ManualClock, holds: () => boolean): Promise<void> {
  const rest = async () => {
    // What follows a request or a write takes some turns, too.
    for (let turn = 0; turn < 6 || busy > 0; turn += 1) await settled();
  };
  await rest();
  for (let second = 0; second < 7200; second += 1) {
    if (holds()) return rest();
    await clock.advance(1000);
    await rest();
  }
  throw new Error('It did not come to pass within two hours');
}

/** Winds the clock second by second for so many milliseconds. */
export async function windFor(clock: ManualClock, milliseconds: number): Promise<void> {
  const until = clock.now() + milliseconds;
  await windUntil(clock, () => clock.now() >= until);
}
