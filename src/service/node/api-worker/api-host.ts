/** API host: the part of the service that writes: the API, the first account, and the batches of visits. */
import { answersLike } from '#service/deviations/answers-like.ts';
import type { ServerOptions, ServiceOptions } from '#service/node/options/options.ts';
import { createService } from '#service/service.ts';
import type { CountedVisit, Store } from '#service/store/store.ts';
import { type FirstAccount, prepareAccount } from './first-account.ts';
import { fromPlainRequest, type PlainRequest, type PlainResponse, toPlainResponse } from './plain-http.ts';

export interface ApiOptions
  extends Pick<ServiceOptions, 'rateLimit' | 'corsOrigins' | 'answersLike'>,
    Partial<Pick<ServerOptions, 'names'>> {
  /** Where visitors find short links, without a slash at its end. */
  readonly linksUrl: string;
}

/** What another thread may ask for; only values that can be posted pass. */
export interface ApiHost {
  answer(request: PlainRequest): Promise<PlainResponse>;
  /** See `VisitStore`. */
  count(visits: readonly CountedVisit[]): Promise<void>;
  /** See `first-account.ts`. */
  prepareAccount(demo: boolean): Promise<FirstAccount>;
  /** Closes the store; nothing may be under way. */
  close(): Promise<void>;
}

export function createApiHost(store: Store, options: ApiOptions): ApiHost {
  const { answersLike: deviating, ...rest } = options;
  const fetch = answersLike(createService({ store, now: Date.now, ...rest }).fetch, deviating);
  return {
    answer: async (request) => toPlainResponse(await fetch(fromPlainRequest(request))),
    count: async (visits) => store.visits.count(visits),
    prepareAccount: (demo) => prepareAccount(store, demo, Date.now()),
    close: () => store.close(),
  };
}
