/** One engine per account: it owns key, ledger and client, and offers verbs, never the key and never fetch. */

import { type CallOptions, type Client, createClient } from '#client/client.ts';
import { ApiError } from '#client/errors/api-error.ts';
import type { SendRequest } from '#client/http/request.ts';
import type { Budget } from '#client/rate-limit/budget.ts';
import { createLedger, type Ledger } from '#client/rate-limit/ledger.ts';
import { createRequestLog, type LoggedRequest, type RequestLog } from '#client/request-log.ts';
import { type Clock, systemClock } from '#client/time/clock.ts';
import type { EndpointName, InputOf, OutputOf } from '#contract/api.ts';
import { createJobs, type Jobs } from '#engine/jobs/jobs.ts';
import { openJobStore } from '#local/jobs/indexeddb-job-store.ts';

export type { Budget, LoggedRequest };

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
  /** The last 200 requests, newest last; kept in memory alone. */
  readonly log: {
    /** The same list until a request ends. */
    get(): readonly LoggedRequest[];
    /** Calls back after each change; returns the way to stop. */
    subscribe(listener: () => void): () => void;
  };
  /** Bulk work, which goes on after a reload where this browser can keep it. */
  readonly jobs: Jobs;
  /** Somebody acts at the page: for three minutes bulk work leaves more room for them. */
  touch(): void;
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
  /** What the check at sign-in has counted and logged already; their own where none are given. */
  ledger?: Ledger;
  log?: RequestLog;
  /** `() => indexedDB`, for what outlives the page; merely naming it throws where storage is blocked. Memory where none is given. */
  indexedDB?: () => IDBFactory;
  /** No other engine of this account can be running, as a lock sees to it: jobs of a crashed one go on at once. */
  alone?: boolean;
  /** Called with true each time the service refuses the key, and with false each time it carries out a request with it. */
  onKeyJudged?: (refused: boolean) => void;
}

/** An engine where it is made. The key lives on in the client's closure alone. */
export function createEngine(deps: EngineDeps): Engine {
  const { accountId, serviceAddress, key, fetch, online, pageOrigin, clock = systemClock } = deps;
  const { ledger = createLedger(clock, { random: Math.random }), log = createRequestLog() } = deps;
  const client = createClient({
    baseUrl: serviceAddress,
    key,
    fetch,
    ledger,
    log,
    clock,
    online: online ?? (() => true),
    pageOrigin: pageOrigin ?? null,
  });
  const call: Client['call'] = async (name, input, options) => {
    try {
      const reply = await client.call(name, input, options);
      // A server in front may have dropped the header once: a key that works is not called refused.
      deps.onKeyJudged?.(false);
      return reply;
    } catch (problem) {
      if (problem instanceof ApiError && problem.kind === 'key') deps.onKeyJudged?.(true);
      throw problem;
    }
  };
  const budget: Engine['budget'] = { get: () => ledger.budget(), subscribe: (listener) => ledger.subscribe(listener) };
  const { close: closeJobs, ...jobs } = createJobs({
    call,
    clock,
    online: online ?? (() => true),
    store: openJobStore(deps.indexedDB, accountId),
    alone: deps.alone ?? false,
    pace: budget,
  });
  return {
    accountId,
    serviceAddress,
    call,
    budget,
    jobs,
    log: { get: () => log.get(), subscribe: (listener) => log.subscribe(listener) },
    touch: () => ledger.touch(),
    close: () => {
      closeJobs();
      client.close();
      ledger.close();
    },
  };
}
