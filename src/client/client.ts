/**
 * API client: takes an endpoint's name and input, gives its decoded output or throws an ApiError.
 */
import { abortable } from '#client/errors/abortable.ts';
import { ApiError } from '#client/errors/api-error.ts';
import { cancelledError, refusalError } from '#client/errors/error-messages.ts';
import { type DecodedReply, decodeReply } from '#client/http/decode-reply.ts';
import { fetchWithTimeout, type Network } from '#client/http/fetch-with-timeout.ts';
import { keyedRequest, type RequestParts, requestParts } from '#client/http/request.ts';
import type { Lane } from '#client/rate-limit/lanes.ts';
import type { RateLimiter, RequestSlot } from '#client/rate-limit/rate-limiter.ts';
import { noSignals } from '#client/response/rate-limit-headers.ts';
import { type EndpointCall, isJsonObject } from '#client/response/reply-types.ts';
import { type EndpointName, endpoints, type InputOf, type OutputOf } from '#contract/api.ts';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { renameReply, renaming, type ServiceNames, vocabularies } from '#contract/service-names.ts';
import { deduplicateReads, type PendingCall } from './deduplicate-reads.ts';
import type { LoggedRequest, RequestLog } from './request-log.ts';

export interface CallOptions {
  /** The priority of the request; by default `read` for GET and `write` for other methods. */
  readonly lane?: Lane;
  /**
   * Gives up: a waiting request is dropped, a read under way is ended, a write under way goes on
   * without its caller.
   */
  readonly signal?: AbortSignal;
  /** After "too many": wait and send again (default), or fail at once with `limit`. */
  readonly whenOverLimit?: 'wait' | 'fail';
}

/** Options for callers in the same worker: a function cannot be cloned to another one. */
interface LocalCallOptions extends CallOptions {
  /** Called and awaited when a change is about to be sent; where it rejects, nothing is sent. */
  readonly beforeSend?: () => Promise<void>;
}

export interface Client {
  /** @throws ApiError and nothing else */
  call<Name extends EndpointName>(
    name: Name,
    input: InputOf<Name>,
    options?: LocalCallOptions,
  ): Promise<OutputOf<Name>>;
  /** Drops the key; every call, running or later, ends as `cancelled`. */
  close(): void;
}

interface NamesInUse {
  get(): { readonly names: ServiceNames };
  /** The names of this reply. */
  readReply(name: EndpointName, reply: unknown): ServiceNames;
}

const documentedNames: NamesInUse = {
  get: () => ({ names: vocabularies.neutral }),
  readReply: () => vocabularies.neutral,
};

interface ClientDeps extends Network {
  readonly key: string;
  readonly limiter: RateLimiter;
  /**
   * What the service calls networks, app stores and pixel types; by default the names of the
   * document.
   */
  readonly names?: NamesInUse;
  /** Records each request that is sent. */
  readonly log: RequestLog;
}

// After so many refusals in a row another client is using up the key, and waiting longer would only
// hide that.
const maxSends = 3;

const byName = new Map(endpoints.map(({ name, endpoint }) => [name, endpoint]));

/** A client for one key at one service. The key is in this object alone. */
export class ApiClient implements Client {
  readonly #network: Network;
  readonly #limiter: RateLimiter;
  readonly #log: RequestLog;
  readonly #names: NamesInUse;
  readonly #fetchReply: ReturnType<typeof fetchWithTimeout>;
  readonly #read: ReturnType<typeof deduplicateReads>;
  /** One for each call, so that closing ends them all. */
  readonly #calls = new Set<AbortController>();
  /** Null once the client is closed. */
  #key: string | null;

  constructor({ key, limiter, log, names = documentedNames, ...network }: ClientDeps) {
    this.#key = key;
    this.#limiter = limiter;
    this.#log = log;
    this.#names = names;
    this.#network = network;
    this.#fetchReply = fetchWithTimeout(network);
    this.#read = deduplicateReads(
      (call) => this.#run(call),
      () => limiter.reschedule(),
    );
  }

  call<Name extends EndpointName>(
    name: Name,
    input: InputOf<Name>,
    options: LocalCallOptions = {},
  ): Promise<OutputOf<Name>> {
    // A sound cast: the table gives each name its endpoint, and a reply decodes to its schema's output.
    return this.#call(name, isJsonObject(input) ? input : {}, options) as Promise<OutputOf<Name>>;
  }

  close(): void {
    this.#key = null;
    for (const closing of this.#calls) closing.abort();
  }

  async #call(
    name: EndpointName,
    input: EndpointCall['input'],
    options: LocalCallOptions,
  ): Promise<unknown> {
    const { signal, whenOverLimit = 'wait' } = options;
    if (this.#key === null || signal?.aborted === true) throw cancelledError();
    const endpointCall = { name, input, endpoint: endpointNamed(name) };
    const parts = this.#partsOf(endpointCall);
    // An invalid key or URL fails here, before any wait.
    keyedRequest(parts, this.#key, new AbortController().signal);
    const pending = { endpointCall, parts, resends: whenOverLimit === 'wait' };
    const closing = new AbortController();
    const signals = [closing.signal, signal];
    this.#calls.add(closing);
    try {
      if (parts.method === 'GET') return await this.#read(pending, options.lane ?? 'read', signals);
      const gone = new AbortController();
      const { lane = 'write', beforeSend } = options;
      const written = this.#run({ ...pending, lane: () => lane, signal: gone.signal, beforeSend });
      return await abortable(written, signals, () => gone.abort());
    } finally {
      this.#calls.delete(closing);
    }
  }

  #partsOf(endpointCall: EndpointCall): RequestParts {
    return requestParts(this.#network.baseUrl, endpointCall, this.#names.get().names);
  }

  /**
   * Sends a request, and again where the service said "too many" or a read may be repeated. Each
   * takes a slot.
   */
  async #run(call: PendingCall): Promise<unknown> {
    for (let sends = 1; ; sends += 1) {
      const reply = await this.#sendInTurn(call, sends > 1);
      if (reply.outcome === 'value') return this.#renamed(call.endpointCall.name, reply.value);
      if (reply.outcome === 'instead') {
        const { name, input } = reply.instead;
        const endpointCall = { name, input, endpoint: endpointNamed(name) };
        return this.#run({ ...call, endpointCall, parts: this.#partsOf(endpointCall) });
      }
      // A request over the limit was not carried out, so that even a write may be sent again.
      const isOverLimit = reply.error.kind === 'limit' && call.resends;
      const mayRepeat = isOverLimit || reply.isRepeatable === true;
      if (!mayRepeat || sends === maxSends) throw reply.error;
    }
  }

  /** Waits for a slot, and then sends. */
  async #sendInTurn(call: PendingCall, again: boolean): Promise<DecodedReply> {
    const { lane, signal, beforeSend } = call;
    const slot = await this.#limiter.take({ lane, signal, again });
    await beforeSend?.().catch((problem: unknown) => {
      slot.lost();
      throw problem;
    });
    return this.#send(call, slot);
  }

  async #send(call: PendingCall, slot: RequestSlot): Promise<DecodedReply> {
    const { endpointCall, parts, signal } = call;
    const { baseUrl, clock } = this.#network;
    const context = { baseUrl, writes: parts.method !== 'GET' };
    const record = this.#recordOf(call);
    const key = this.#key;
    if (key === null) {
      slot.lost();
      throw cancelledError();
    }
    try {
      const request = (ending: AbortSignal) => keyedRequest(parts, key, ending);
      const { response, text } = await this.#fetchReply({ context, request, signal });
      const now = clock.now();
      const reply = decodeReply(response, text, { endpointCall, context, now, key });
      slot.answered(reply.signals);
      const outcome = reply.outcome === 'error' ? reply.error.kind : 'ok';
      record(outcome, response.status);
      return reply;
    } catch (problem) {
      const error = problem instanceof ApiError ? problem : null;
      // A page of another origin cannot read a refusal: "too many" arrives as a reply without CORS
      // headers.
      let retryAt: number | null = null;
      if (error?.kind === 'cors') retryAt = slot.hidden();
      else slot.lost();
      // A write is not sent again, because it may have been carried out.
      const isLimit = retryAt !== null && !context.writes;
      if (error !== null) record(isLimit ? 'limit' : error.kind, error.status);
      if (!isLimit) throw problem;
      return {
        outcome: 'error',
        signals: noSignals,
        error: refusalError('limit', '', { status: null, retryAt }, context),
      };
    }
  }

  /** Records in the log what became of a request that is sent now. */
  #recordOf({ parts, endpointCall: { name, input } }: PendingCall) {
    const { baseUrl, clock } = this.#network;
    const sent = {
      at: clock.now(),
      method: parts.method,
      path: parts.url.slice(baseUrl.length),
      ...(parts.method === 'GET' && { asks: { name, input } }),
    };
    return (outcome: LoggedRequest['outcome'], status: number | null) => {
      this.#log.add({ ...sent, outcome, status }, parts.body);
    };
  }

  /** The reply in the neutral names of this product. */
  #renamed(name: EndpointName, value: unknown): unknown {
    return renameReply(name, value, renaming(this.#names.readReply(name, value), 'neutral'));
  }
}

function endpointNamed(name: EndpointName): Endpoint {
  const endpoint = byName.get(name);
  if (endpoint === undefined) throw new RangeError(`There is no endpoint "${name}"`);
  return endpoint;
}
