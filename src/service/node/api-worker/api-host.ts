/**
 * API host: the part of the service that writes: the API, the first account, and the batches of
 * visits.
 */
import { createHash } from 'node:crypto';
import { setImmediate as giveWay } from 'node:timers/promises';
import { CallTurns } from '#service/api/call-turns.ts';
import { createLog } from '#service/node/process/log.ts';
import { createService, type SeenRequest } from '#service/service.ts';
import type { RunningSettings } from '#service/settings.ts';
import { runMaintenance } from '#service/store/run-maintenance.ts';
import type { CountedVisit, Store } from '#service/store/store.ts';
import { type FirstAccount, prepareAccount } from './first-account.ts';
import {
  fromPlainRequest,
  type PlainRequest,
  type PlainResponse,
  toPlainResponse,
} from './plain-http.ts';

/**
 * A reply, and what may be measured and logged of its request; `seen` is undefined where no
 * endpoint was asked.
 */
interface SeenResponse extends PlainResponse {
  readonly seen: SeenRequest | undefined;
}

/** What another thread may ask for; only values that can be posted pass. */
export interface ApiHost {
  answer(request: PlainRequest): Promise<SeenResponse>;
  /** See `VisitStore`. */
  count(visits: readonly CountedVisit[]): Promise<void>;
  /** See `first-account.ts`. */
  prepareAccount(): Promise<FirstAccount>;
  /** Closes the store; nothing may be under way. */
  close(): Promise<void>;
}

export function createApiHost(store: Store, settings: RunningSettings): ApiHost {
  const log = createLog(settings.log);
  const seen = new WeakMap<Request, SeenRequest>();
  const service = createService({
    ...settings,
    store,
    now: Date.now,
    // PostgreSQL has few connections, and SQLite divides its searches itself.
    turns: new CallTurns({ maxSearches: store.windows === undefined ? 50 : 2, giveWay }),
    // At once: the threads of the platform may all be hashing passwords.
    hashKey: (key) => createHash('sha256').update(key).digest('hex'),
    report: (error, repeats = 0) => {
      const again = repeats === 0 ? '' : ` (${repeats} more like this since the last report)`;
      log.failure(`The service failed to answer a request${again}`, error);
    },
    observe: (request, about) => seen.set(request, about),
  });
  const stopUpkeep = runMaintenance({
    upkeep: (visitorDays) => store.upkeep(visitorDays),
    visitorDays: settings.visitorDays,
    every: (milliseconds, callback) => {
      const timer = setInterval(callback, milliseconds);
      return () => clearInterval(timer);
    },
    onError: log.failure,
  });
  return {
    answer: async (plain) => {
      const request = fromPlainRequest(plain);
      return { ...(await toPlainResponse(await service.fetch(request))), seen: seen.get(request) };
    },
    count: async (visits) => store.visits.count(visits),
    prepareAccount: () => prepareAccount(store, settings.demo, Date.now()),
    close: async () => {
      await stopUpkeep();
      await store.close();
    },
  };
}
