/**
 * Fetch with timeout: sends one request and reads its whole reply, or says why none came (offline,
 * CORS, timeout).
 */

import type { Clock } from '#base/clock.ts';
import { abortable } from '#client/errors/abortable.ts';
import type { ApiError } from '#client/errors/api-error.ts';
import {
  malformedError,
  noReplyError,
  type RequestContext,
  timeoutError,
} from '#client/errors/error-messages.ts';
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';
import { readBody } from './read-body.ts';
import { probeRequest, ReplyTooLong, type SendRequest } from './request.ts';

export interface Network {
  readonly baseUrl: string;
  readonly fetch: SendRequest;
  readonly clock: Clock;
  readonly online: () => boolean;
  /** The origin of the page, or null where there is none; CORS applies to other origins only. */
  readonly pageOrigin: string | null;
}

interface Exchange {
  readonly context: RequestContext;
  /** Makes the request; its signal ends it on the network. */
  readonly request: (signal: AbortSignal) => Request;
  /** Ends a read on the network. A write goes on without its caller. */
  readonly signal: AbortSignal;
}

const readTimeout = 15_000;
const writeTimeout = 30_000;
const probeTimeout = 5000;

/** Makes the function that sends requests to one service. */
export function fetchWithTimeout({ baseUrl, fetch, clock, online, pageOrigin }: Network) {
  const sameOrigin = canParseUrl(baseUrl) && new URL(baseUrl).origin === pageOrigin;
  let probing: Promise<boolean> | null = null;

  /** Requests that fail together share one probe. */
  function somethingAnswers(): Promise<boolean> {
    probing ??= probe().finally(() => (probing = null));
    return probing;
  }

  async function probe(): Promise<boolean> {
    const network = new AbortController();
    const answer = send(fetch, () => probeRequest(baseUrl, network.signal)).then(
      () => true,
      () => false,
    );
    return (await within(probeTimeout, answer, clock, () => network.abort())) ?? false;
  }

  async function withoutReply(context: RequestContext): Promise<ApiError> {
    if (!online()) return noReplyError('offline', { ...context, sameOrigin });
    const answers = !sameOrigin && (await somethingAnswers());
    return noReplyError(answers ? 'cors' : 'unreachable', { ...context, sameOrigin });
  }

  /**
   * Sends, and waits for the whole reply: 15 seconds for a read, 30 for a write.
   *
   * @throws ApiError `timeout`, `cancelled`, `malformed` (the reply broke off, or is too long),
   * `offline`, `cors` or `unreachable`
   */
  return async function fetchReply({ context, request, signal }: Exchange) {
    const network = new AbortController();
    const endRead = () => {
      if (!context.writes) network.abort();
    };
    const milliseconds = context.writes ? writeTimeout : readTimeout;
    const reply = send(fetch, () => request(network.signal)).then(receive, withoutBody);
    const arrived = await within(
      milliseconds,
      abortable(reply, context.writes ? [] : [signal], endRead),
      clock,
      endRead,
    );
    if (arrived === undefined) throw timeoutError(context, milliseconds);
    if (arrived === null) throw await withoutReply(context);
    const { response, body } = arrived;
    if (typeof body === 'string') throw malformedError(body, response.status, context);
    return { response, text: body.text };
  };
}

/**
 * Calls `fetch` as a plain function: a browser's refuses to be called as a method of something
 * else.
 */
async function send(fetch: SendRequest, request: () => Request): Promise<Response> {
  return fetch(request());
}

async function receive(response: Response) {
  return { response, body: await readBody(response) };
}

/** A reply that was too long to come, or null where there is none. */
function withoutBody(problem: unknown) {
  return problem instanceof ReplyTooLong
    ? ({ response: new Response(), body: 'long' } as const)
    : null;
}

/** The result of the work, or undefined, after `giveUp`, where it takes longer. */
async function within<T>(milliseconds: number, work: Promise<T>, clock: Clock, giveUp: () => void) {
  const timer = new AbortController();
  const late = clock.wait(milliseconds, timer.signal).then(() => {
    if (!timer.signal.aborted) giveUp();
    return undefined;
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    timer.abort();
  }
}
