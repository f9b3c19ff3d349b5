/** API client: takes an endpoint's name and input, gives its decoded output or throws an ApiError. */
import { abortable } from '#client/errors/abortable.ts';
import { ApiError } from '#client/errors/api-error.ts';
import { cancelledError, refusalError } from '#client/errors/error-messages.ts';
import { type DecodedReply, decodeReply } from '#client/http/decode-reply.ts';
import { fetchWithTimeout, type Network } from '#client/http/fetch-with-timeout.ts';
import { keyedRequest, requestParts } from '#client/http/request.ts';
import type { Lane } from '#client/rate-limit/lanes.ts';
import type { Ledger, Slot } from '#client/rate-limit/ledger.ts';
import { noSignals } from '#client/response/rate-limit-headers.ts';
import { type EndpointCall, isJsonObject } from '#client/response/reply-types.ts';
import { type EndpointName, endpoints, type InputOf, type OutputOf } from '#contract/api.ts';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { renameReply, renaming, type ServiceNames, vocabularies } from '#contract/service-names.ts';
import { deduplicateReads, type PendingCall } from './deduplicate-reads.ts';
import type { LoggedRequest, RequestLog } from './request-log.ts';

export interface CallOptions {
  /** The priority of the request; by default `read` for GET and `write` for other methods. */
  readonly lane?: Lane | undefined;
  /** Gives up: a waiting request is dropped, a read under way is ended, a write under way goes on without its caller. */
  readonly signal?: AbortSignal | undefined;
  /** After "too many": wait and send again (default), or fail at once with `limit`. */
  readonly whenOverLimit?: 'wait' | 'fail' | undefined;
}

/** Options for callers in the same worker: a function cannot be cloned to another one. */
interface LocalCallOptions extends CallOptions {
  /** Called and awaited when a change is about to be sent; where it rejects, nothing is sent. */
  readonly beforeSend?: () => Promise<void>;
}

export interface Client {
  /** @throws ApiError and nothing else */
  call<Name extends EndpointName>(name: Name, input: InputOf<Name>, options?: LocalCallOptions): Promise<OutputOf<Name>>;
  /** Drops the key; every call, running or later, ends as `cancelled`. */
  close(): void;
}

interface NamesInUse {
  get(): { readonly names: ServiceNames };
  /** The names of this reply. */
  readReply(name: EndpointName, reply: unknown): ServiceNames;
}

const documentedNames: NamesInUse = { get: () => ({ names: vocabularies.neutral }), readReply: () => vocabularies.neutral };

interface ClientDeps extends Network {
  readonly key: string;
  readonly ledger: Ledger;
  /** What the service calls networks, app stores and pixel types; by default the names of the document. */
  readonly names?: NamesInUse;
  /** Records each request that is sent. */
  readonly log: RequestLog;
}

// After so many refusals in a row another client is using up the key, and waiting longer would only hide that.
const mostSends = 3;

const byName = new Map(endpoints.map(({ name, endpoint }) => [name, endpoint]));

/** A client for one key at one service. The key is kept in this closure alone. */
export function createClient({ key, ledger, log, names = documentedNames, ...network }: ClientDeps): Client {
  const { baseUrl, clock } = network;
  const fetchReply = fetchWithTimeout(network);
  // One for each call, so that closing ends them all.
  const calls = new Set<AbortController>();
  let secret: string | null = key;

  async function send({ endpointCall, parts, lane, signal }: PendingCall, slot: Slot, waited: number): Promise<DecodedReply> {
    const context = { address: baseUrl, writes: parts.method !== 'GET' };
    const sent = { at: clock.now(), method: parts.method, path: parts.url.slice(baseUrl.length), lane: lane(), waited };
    const record = (outcome: LoggedRequest['outcome'], status: number | null, left: number | null) => {
      const milliseconds = Math.max(0, clock.now() - sent.at);
      log.add({ ...sent, milliseconds, outcome, status, left }, parts.body);
    };
    const used = secret;
    if (used === null) {
      slot.lost();
      throw cancelledError();
    }
    try {
      const request = (ending: AbortSignal) => keyedRequest(parts, used, ending);
      const { response, text } = await fetchReply({ context, request, signal });
      const reply = decodeReply(response, text, { endpointCall, context, now: clock.now(), key: used });
      slot.answered(reply.signals);
      record(reply.outcome === 'error' ? reply.error.kind : 'ok', response.status, reply.signals.remaining);
      return reply;
    } catch (problem) {
      const error = problem instanceof ApiError ? problem : null;
      // A page of another origin cannot read a refusal: "too many" looks like a reply without CORS headers.
      let retryAt: number | null = null;
      if (error?.kind === 'cors') retryAt = slot.hidden();
      else slot.lost();
      // A write is not sent again, because it may have been carried out.
      const isLimit = retryAt !== null && !context.writes;
      if (error !== null) record(isLimit ? 'limit' : error.kind, error.status, null);
      if (!isLimit) throw problem;
      return { outcome: 'error', signals: noSignals, error: refusalError('limit', '', { status: null, retryAt }, context) };
    }
  }

  async function run(call: PendingCall): Promise<unknown> {
    for (let sends = 1; ; sends += 1) {
      const { lane, signal, resends, beforeSend } = call;
      const queuedAt = clock.now();
      const slot = await ledger.take({ lane, signal, again: sends > 1 });
      const waited = Math.max(0, clock.now() - queuedAt);
      await beforeSend?.().catch((problem: unknown) => {
        slot.lost();
        throw problem;
      });
      const reply = await send(call, slot, waited);
      if (reply.outcome === 'value') {
        const { name } = call.endpointCall;
        return renameReply(name, reply.value, renaming(names.readReply(name, reply.value), 'neutral'));
      }
      if (reply.outcome === 'instead') {
        const { name, input } = reply.instead;
        const endpointCall = { name, input, endpoint: endpointNamed(name) };
        return run({ ...call, endpointCall, parts: requestParts(baseUrl, endpointCall, names.get().names) });
      }
      // A request over the limit was not carried out, so that even a write may be sent again.
      if (reply.error.kind !== 'limit' || !resends || sends === mostSends) throw reply.error;
    }
  }

  const read = deduplicateReads(run, () => ledger.reschedule());

  async function call(name: EndpointName, input: EndpointCall['input'], options: LocalCallOptions): Promise<unknown> {
    const { signal, whenOverLimit = 'wait' } = options;
    if (secret === null || signal?.aborted === true) throw cancelledError();
    const endpoint = endpointNamed(name);
    const endpointCall = { name, input, endpoint };
    const parts = requestParts(baseUrl, endpointCall, names.get().names);
    keyedRequest(parts, secret, new AbortController().signal); // an invalid key or address fails here, before any wait
    const pending = { endpointCall, parts, resends: whenOverLimit === 'wait' };
    const closing = new AbortController();
    const signals = [closing.signal, signal];
    calls.add(closing);
    try {
      if (parts.method === 'GET') return await read(pending, options.lane ?? 'read', signals);
      const gone = new AbortController();
      const { lane = 'write', beforeSend } = options;
      const written = run({ ...pending, lane: () => lane, signal: gone.signal, beforeSend });
      return await abortable(written, signals, () => gone.abort());
    } finally {
      calls.delete(closing);
    }
  }

  return {
    // A sound cast: the table gives each name its endpoint, and a reply decodes to its schema's output.
    call: (name, input, options = {}) => call(name, isJsonObject(input) ? input : {}, options) as Promise<OutputOf<typeof name>>,
    close: () => {
      secret = null;
      for (const closing of calls) closing.abort();
    },
  };
}

function endpointNamed(name: EndpointName): Endpoint {
  const endpoint = byName.get(name);
  if (endpoint === undefined) throw new RangeError(`There is no endpoint "${name}"`);
  return endpoint;
}
