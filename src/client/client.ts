/** Speaking to the service: an endpoint's name and its input in, its output or an ApiError out. */

import { untilAborted } from '#client/errors/abortable.ts';
import { ApiError } from '#client/errors/api-error.ts';
import { cancelled, saidNo } from '#client/errors/error-messages.ts';
import { type ReadReply, readReply } from '#client/http/decode-reply.ts';
import { createExchanger, type Network } from '#client/http/fetch-with-timeout.ts';
import { keyedRequest, requestParts } from '#client/http/request.ts';
import type { Lane } from '#client/rate-limit/lanes.ts';
import type { Ledger, Slot } from '#client/rate-limit/ledger.ts';
import { silence } from '#client/response/rate-limit-headers.ts';
import { isJsonObject, type Question } from '#client/response/reply-types.ts';
import { type EndpointName, endpoints, type InputOf, type OutputOf } from '#contract/api.ts';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { type ClientCall, createSharedReads } from './deduplicate-reads.ts';
import type { LoggedRequest, RequestLog } from './request-log.ts';

export interface CallOptions {
  /** Who waits for it: `read` for GET and `write` for the rest where nothing is said. */
  readonly lane?: Lane;
  /** Gives up: what waits is dropped, a read under way is ended, a write under way goes on without its caller. */
  readonly signal?: AbortSignal;
  /** Over the limit: wait and send again (where nothing is said), or fail at once with `limit`. */
  readonly whenOverLimit?: 'wait' | 'fail';
}

/** What only those can say who share the client's room, as a function crosses no wire. */
interface OwnCallOptions extends CallOptions {
  /** Called and awaited when a change has its turn and is about to leave; where it rejects, nothing leaves. */
  readonly leaving?: () => Promise<void>;
}

export interface Client {
  /** @throws ApiError and nothing else */
  call<Name extends EndpointName>(name: Name, input: InputOf<Name>, options?: OwnCallOptions): Promise<OutputOf<Name>>;
  /** Drops the key; every call, running or later, ends as `cancelled`. */
  close(): void;
}

interface ClientDeps extends Network {
  readonly key: string;
  readonly ledger: Ledger;
  /** Takes down every exchange. */
  readonly log: RequestLog;
}

// After so many refusals in a row somebody else is using up the key, and waiting longer would only hide that.
const mostSends = 3;

const byName = new Map(endpoints.map(({ name, endpoint }) => [name, endpoint]));

/** A client for one key at one service. The key lives in this closure alone. */
export function createClient({ key, ledger, log, ...network }: ClientDeps): Client {
  const { baseUrl, clock } = network;
  const exchange = createExchanger(network);
  // One for each call, to end them all at closing.
  const calls = new Set<AbortController>();
  let secret: string | null = key;

  async function send({ question, parts, lane, signal }: ClientCall, slot: Slot, waited: number): Promise<ReadReply> {
    const asked = { address: baseUrl, writes: parts.method !== 'GET' };
    const sent = { at: clock.now(), method: parts.method, path: parts.url.slice(baseUrl.length), lane: lane(), waited };
    const note = (outcome: LoggedRequest['outcome'], status: number | null, left: number | null) => {
      const milliseconds = Math.max(0, clock.now() - sent.at);
      log.add({ ...sent, milliseconds, outcome, status, left }, parts.body);
    };
    const used = secret;
    if (used === null) {
      slot.lost();
      throw cancelled();
    }
    try {
      const request = (ending: AbortSignal) => keyedRequest(parts, used, ending);
      const { response, text } = await exchange({ asked, request, signal });
      const read = readReply(response, text, { question, asked, now: clock.now(), key: used });
      slot.answered(read.signals);
      note(read.outcome === 'error' ? read.error.kind : 'ok', response.status, read.signals.remaining);
      return read;
    } catch (problem) {
      const said = problem instanceof ApiError ? problem : null;
      // What answers and may not be read is how "too many" looks from a page of another origin.
      let retryAt: number | null = null;
      if (said?.kind === 'cors') retryAt = slot.hidden();
      else slot.lost();
      // A write may have been carried out all the same, so that it is not sent again.
      const isLimit = retryAt !== null && !asked.writes;
      if (said !== null) note(isLimit ? 'limit' : said.kind, said.status, null);
      if (!isLimit) throw problem;
      return { outcome: 'error', signals: silence, error: saidNo('limit', '', { status: null, retryAt }, asked) };
    }
  }

  async function run(errand: ClientCall): Promise<unknown> {
    for (let sends = 1; ; sends += 1) {
      const { lane, signal, patient, leaving } = errand;
      const asked = clock.now();
      const slot = await ledger.take({ lane, signal, again: sends > 1 });
      const waited = Math.max(0, clock.now() - asked);
      await leaving?.().catch((problem: unknown) => {
        slot.lost();
        throw problem;
      });
      const read = await send(errand, slot, waited);
      if (read.outcome === 'value') return read.value;
      if (read.outcome === 'instead') {
        const { name, input } = read.instead;
        const question = { name, input, endpoint: endpointNamed(name) };
        return run({ ...errand, question, parts: requestParts(baseUrl, question.endpoint, input) });
      }
      // A request over the limit was not carried out, so that even a write may be sent again.
      if (read.error.kind !== 'limit' || !patient || sends === mostSends) throw read.error;
    }
  }

  const reads = createSharedReads(run, () => ledger.review());

  async function call(name: EndpointName, input: Question['input'], options: OwnCallOptions): Promise<unknown> {
    const { signal, whenOverLimit = 'wait' } = options;
    if (secret === null || signal?.aborted === true) throw cancelled();
    const endpoint = endpointNamed(name);
    const parts = requestParts(baseUrl, endpoint, input);
    keyedRequest(parts, secret, new AbortController().signal); // what cannot be sent fails here, at no cost
    const given = { question: { name, input, endpoint }, parts, patient: whenOverLimit === 'wait' };
    const closing = new AbortController();
    const signals = [closing.signal, signal];
    calls.add(closing);
    try {
      if (parts.method === 'GET') return await reads.join(given, options.lane ?? 'read', signals);
      const gone = new AbortController();
      const { lane = 'write', leaving } = options;
      const written = run({ ...given, lane: () => lane, signal: gone.signal, leaving });
      return await untilAborted(written, signals, () => gone.abort());
    } finally {
      calls.delete(closing);
    }
  }

  return {
    // A sound cast: the table gives each name its endpoint, and a reply decodes to what its schema says.
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
