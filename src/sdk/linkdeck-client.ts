/** Linkdeck client: every endpoint of a link-shortening service as a typed call, within the rate limit of the key. */
import { type Clock, systemClock } from '#base/clock.ts';
import { ApiClient, type CallOptions as ClientCallOptions } from '#client/client.ts';
import type { SendRequest } from '#client/http/request.ts';
import type { Budget } from '#client/rate-limit/budget.ts';
import { RateLimiter } from '#client/rate-limit/rate-limiter.ts';
import { createRequestLog } from '#client/request-log.ts';
import {
  type Api,
  type EndpointName,
  endpoints,
  type InputOf,
  type OutputOf,
  type Resource,
} from '#contract/api.ts';
import type { NewLink } from '#contract/resources/links.ts';
import { createLinkMemory } from '#engine/links/link-memory.ts';
import { createNames } from '#engine/service-names.ts';
import { cleanBaseUrl, cleanKey } from '#engine/worker/accounts/parse-credentials.ts';
import { type CreatedLink, createLink } from './create-link.ts';
import { type ListName, type PageQuery, type RowOf, readRows } from './read-rows.ts';

export { ApiError, type ApiErrorKind } from '#client/errors/api-error.ts';
export type { FieldError } from '#client/errors/field-errors.ts';
export { UnknownOutcome } from './create-link.ts';
export type {
  Budget,
  Clock,
  CreatedLink,
  EndpointName,
  InputOf,
  ListName,
  NewLink,
  OutputOf,
  PageQuery,
  RowOf,
};

export interface ClientOptions {
  /** Where the service is, e.g. `https://links.example`: the part of an endpoint's URL before `/api`. */
  readonly serviceAddress: string;
  /** The API key of an account. It is sent to the service in a header, and appears nowhere else. */
  readonly key: string;
  /** Requests a minute that this client sends at most, whatever the service allows. */
  readonly maxRpm?: number;
  /** How many processes use the key, this one among them: each sends an equal part of the limit. 1 where left out. */
  readonly processes?: number;
  /** Sends a request in place of the global `fetch`. */
  readonly fetch?: SendRequest;
  /** The time, for tests; by default that of the machine. */
  readonly clock?: Clock;
}

export interface CallOptions {
  /** Gives up: a request that waits or reads ends, one that changes something goes on without its caller. */
  readonly signal?: AbortSignal;
  /** `bulk` lets other calls of this client go first. */
  readonly lane?: 'bulk';
  /** After "too many requests": wait and send again (the preset), or fail with the kind `limit`. */
  readonly whenOverLimit?: 'wait' | 'fail';
}

/** The endpoints by resource and verb: `client.links.list(…)`. */
type Calls = {
  readonly [R in Resource]: {
    readonly [V in keyof Api[R] & string]: `${R}.${V}` extends EndpointName
      ? Call<`${R}.${V}`>
      : never;
  };
};

/** An endpoint without a required input is called without one. */
type Call<Name extends EndpointName> = (
  ...args: Record<string, never> extends InputOf<Name>
    ? [input?: InputOf<Name>, options?: CallOptions]
    : [input: InputOf<Name>, options?: CallOptions]
) => Promise<OutputOf<Name>>;

export interface LinkdeckClient extends Calls {
  /**
   * Creates a link. Where the reply is lost, it looks the link up in place of sending twice: by a few reads, and where
   * those find nothing, by as many after five seconds.
   *
   * @throws UnknownOutcome where the link may exist; ApiError where it does not
   */
  createLink(link: NewLink, options?: Pick<CallOptions, 'signal' | 'lane'>): Promise<CreatedLink>;
  /**
   * The records of a list, one by one, each of them once. Pages are read as they are needed, after other calls.
   *
   * @throws ApiError
   */
  pages<Name extends ListName>(
    name: Name,
    query?: PageQuery<Name>,
    options?: Pick<CallOptions, 'signal'>,
  ): AsyncGenerator<RowOf<Name>, void>;
  /** What is left of the rate limit, and how many requests wait. */
  readonly budget: {
    /** The same object until something changes. */
    get(): Budget;
    /** Calls back after each change; returns a function that ends this. */
    subscribe(listener: () => void): () => void;
  };
  /** Ends every call as `cancelled` and drops the key. */
  close(): void;
}

/**
 * A client for one key at one service.
 *
 * @throws ApiError `invalid` where the service address or the key cannot be used; `field` names which
 */
export function createClient(options: ClientOptions): LinkdeckClient {
  const { maxRpm, processes = 1, fetch = globalThis.fetch, clock = systemClock } = options;
  const baseUrl = cleanBaseUrl(options.serviceAddress);
  const limiter = new RateLimiter(clock, { random: Math.random, maxRpm });
  limiter.share(processes);
  const names = createNames();
  const links = createLinkMemory();
  const client = new ApiClient({
    baseUrl,
    key: cleanKey(options.key),
    fetch,
    limiter,
    log: createRequestLog(),
    clock,
    online: () => true,
    // There is no CORS outside of a page, so that nothing is hidden from this origin.
    pageOrigin: new URL(baseUrl).origin,
    names,
  });
  const call = async <Name extends EndpointName>(
    name: Name,
    input: InputOf<Name>,
    callOptions?: ClientCallOptions,
  ): Promise<OutputOf<Name>> => {
    const reply = await client.call(name, input, callOptions);
    links.readReply(name, reply);
    return reply;
  };
  return {
    ...callsOf(call),
    createLink: (link, callOptions) => {
      const known = new Set(links.known());
      return createLink({ call, clock, known }, link, callOptions);
    },
    pages: (name, query, callOptions) => readRows(call, name, query, callOptions),
    budget: {
      get: () => limiter.budget(),
      subscribe: (listener) => limiter.subscribe(listener),
    },
    close: () => {
      client.close();
      limiter.close();
    },
  };
}

/** A function for each endpoint of the contract. */
function callsOf(call: ApiClient['call']): Calls {
  const calls: Record<string, Record<string, unknown>> = {};
  for (const { name } of endpoints) {
    const [resource = '', verb = ''] = name.split('.');
    calls[resource] ??= {};
    calls[resource][verb] = (input: InputOf<typeof name> = {}, options?: CallOptions) =>
      call(name, input, options);
  }
  // A sound cast: the loop has gone through the whole table.
  return calls as Calls;
}
