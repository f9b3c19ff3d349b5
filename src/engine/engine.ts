/** One engine per account: it owns key, ledger and client, and offers verbs, never the key and never fetch. */
import type { Budget } from '#client/budget.ts';
import { type CallOptions, createClient } from '#client/client.ts';
import { type Clock, systemClock } from '#client/clock.ts';
import { createLedger, type Ledger } from '#client/ledger.ts';
import type { SendRequest } from '#client/request.ts';
import type { EndpointName, InputOf, OutputOf } from '#contract/api.ts';

export type { Budget };

/** Only values that can be cloned cross this interface, as the engine lives in a worker. */
export interface Engine {
  /** The same for an account on this device, whoever signs in and when; caches are kept apart by it. */
  readonly accountId: string;
  /** The address of the service, without a slash at its end. */
  readonly serviceAddress: string;
  /** @throws ApiError and nothing else. */
  call<Name extends EndpointName>(name: Name, input: InputOf<Name>, options?: CallOptions): Promise<OutputOf<Name>>;
  readonly budget: {
    /** The same object until something changes. */
    get(): Budget;
    /** Calls back after each change; returns the way to stop. */
    subscribe(listener: () => void): () => void;
  };
  /** Drops the key and everything that waits. */
  close(): void;
}

interface EngineDeps {
  accountId: string;
  serviceAddress: string;
  key: string;
  fetch: SendRequest;
  /** Whether this device has a network; true where nothing is known. */
  online?: () => boolean;
  /** The origin of the page, for which CORS does not matter. */
  pageOrigin?: string;
  /** The machine's clock where none is given. */
  clock?: Clock;
  /** Counts what was sent with this key before, such as the check at sign-in; its own where none is given. */
  ledger?: Ledger;
}

/** An engine where it is made. The key lives on in the client's closure alone. */
export function createEngine(deps: EngineDeps): Engine {
  const { accountId, serviceAddress, key, fetch, online, pageOrigin, clock = systemClock } = deps;
  const ledger = deps.ledger ?? createLedger(clock);
  const client = createClient({
    baseUrl: serviceAddress,
    key,
    fetch,
    ledger,
    clock,
    online: online ?? (() => true),
    pageOrigin: pageOrigin ?? null,
  });
  return {
    accountId,
    serviceAddress,
    call: (name, input, options) => client.call(name, input, options),
    budget: { get: () => ledger.budget(), subscribe: (listener) => ledger.subscribe(listener) },
    close: () => {
      client.close();
      ledger.close();
    },
  };
}
