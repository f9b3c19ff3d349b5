/** Check key: asks the service whose key it is; loaded with the engine when a user signs in. */
import { createClient } from '#client/client.ts';
import type { SendRequest } from '#client/http/request.ts';
import { createLedger, type Ledger } from '#client/rate-limit/ledger.ts';
import type { LedgerMemory } from '#client/rate-limit/ledger-state.ts';
import { createRequestLog, type RequestLog } from '#client/request-log.ts';
import type { Clock } from '#client/time/clock.ts';
import type { OutputOf } from '#contract/api.ts';
import type { VaultPlaces } from '#local/keys/session-vault.ts';
import { openLedgerPlace } from '#local/ledger-memory.ts';

export { createEngine } from './engine.ts';

/** The counter and the log of the requests with one key. */
export interface Sent {
  readonly ledger: Ledger;
  readonly log: RequestLog;
}

interface KeyInUse {
  readonly serviceAddress: string;
  readonly key: string;
}

export interface LedgerPlaces extends VaultPlaces {
  readonly clock: Clock;
  /** Requests a minute that are used at most, whatever the service allows. */
  readonly maxRpm?: number | undefined;
}

/** Counts up whenever `LedgerMemory` changes. */
const memoryShape = 1;

/** The ledger of a key, which continues where the last one ended, and a new log. */
export async function openKeyUsage(places: LedgerPlaces, keyInUse: KeyInUse): Promise<Sent> {
  const { memory, keep } = await openLedgerPlace(places, { ...keyInUse, shape: memoryShape });
  const { clock, maxRpm } = places;
  const ledger = createLedger(clock, {
    // A sound cast: nothing of another shape is ever kept in this place.
    memory: memory as LedgerMemory | undefined,
    onMemory: (kept) => keep(kept, clock.now()),
    random: Math.random,
    most: maxRpm,
  });
  return { ledger, log: createRequestLog() };
}

interface CheckDeps extends KeyInUse, LedgerPlaces {
  readonly fetch: SendRequest;
  readonly online: () => boolean;
  readonly pageOrigin: string;
}

/**
 * Asks whose key it is, by one request, which is counted for the engine that follows.
 *
 * @throws ApiError; `limit` at once, because the user at the sign-in form should not wait a minute for it
 */
export async function checkKey(deps: CheckDeps): Promise<{ reply: OutputOf<'account.get'>; sent: Sent }> {
  const { serviceAddress: baseUrl, key, fetch, online, pageOrigin, clock } = deps;
  const sent = await openKeyUsage(deps, deps);
  const client = createClient({ baseUrl, key, fetch, online, pageOrigin, clock, ...sent });
  try {
    return { reply: await client.call('account.get', {}, { whenOverLimit: 'fail' }), sent };
  } catch (problem) {
    sent.ledger.close();
    throw problem;
  } finally {
    client.close();
  }
}
