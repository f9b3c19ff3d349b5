/** Check key: asks the service whose key it is; loaded with the engine when a user signs in. */

import type { Clock } from '#base/clock.ts';
import { ApiClient } from '#client/client.ts';
import type { SendRequest } from '#client/http/request.ts';
import type { LimiterMemory } from '#client/rate-limit/limiter-state.ts';
import { RateLimiter } from '#client/rate-limit/rate-limiter.ts';
import { createRequestLog, type RequestLog } from '#client/request-log.ts';
import type { OutputOf } from '#contract/api.ts';
import type { VaultPlaces } from '#local/keys/session-vault.ts';
import { openLimiterStorage } from '#local/limiter-storage.ts';

export { createEngine } from './engine.ts';

/** The counter and the log of the requests with one key. */
export interface Sent {
  readonly limiter: RateLimiter;
  readonly log: RequestLog;
}

interface KeyInUse {
  readonly serviceAddress: string;
  readonly key: string;
}

export interface LimiterPlaces extends VaultPlaces {
  readonly clock: Clock;
  /** Requests a minute that are used at most, whatever the service allows. */
  readonly maxRpm?: number;
}

/** Counts up whenever `LimiterMemory` changes. */
const memoryShape = 1;

/** The limiter of a key, which continues where the last one ended, and a new log. */
export async function openKeyUsage(places: LimiterPlaces, keyInUse: KeyInUse): Promise<Sent> {
  const { memory, keep } = await openLimiterStorage(places, { ...keyInUse, shape: memoryShape });
  const { clock, maxRpm } = places;
  const limiter = new RateLimiter(clock, {
    // A sound cast: nothing of another shape is ever stored in this place.
    memory: memory as LimiterMemory | undefined,
    onMemory: (memory) => keep(memory, clock.now()),
    random: Math.random,
    maxRpm,
  });
  return { limiter, log: createRequestLog() };
}

interface CheckDeps extends KeyInUse, LimiterPlaces {
  readonly fetch: SendRequest;
  readonly online: () => boolean;
  readonly pageOrigin: string;
}

/**
 * Asks whose key it is, by one request, which is counted for the engine that follows.
 *
 * @throws ApiError; `limit` at once, because the user at the sign-in form should not wait a minute
 * for it
 */
export async function checkKey(
  deps: CheckDeps,
): Promise<{ reply: OutputOf<'account.get'>; sent: Sent }> {
  const { serviceAddress: baseUrl, key, fetch, online, pageOrigin, clock } = deps;
  const sent = await openKeyUsage(deps, deps);
  const client = new ApiClient({ baseUrl, key, fetch, online, pageOrigin, clock, ...sent });
  try {
    return { reply: await client.call('account.get', {}, { whenOverLimit: 'fail' }), sent };
  } catch (problem) {
    sent.limiter.close();
    throw problem;
  } finally {
    client.close();
  }
}
