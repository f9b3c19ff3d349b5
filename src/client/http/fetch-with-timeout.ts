/** One request and its reply over the network, with an end to every wait and a reason for every silence. */

import type { ApiError } from '#client/errors/api-error.ts';
import { type Asked, cancelled, noReply, tooLate, unreadable } from '#client/errors/error-messages.ts';
import type { Clock } from '#client/time/clock.ts';
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';
import { probeRequest, type SendRequest } from './request.ts';

export interface Network {
  readonly baseUrl: string;
  readonly fetch: SendRequest;
  readonly clock: Clock;
  readonly online: () => boolean;
  /** The origin of the page, or null where there is none: CORS does not matter within it. */
  readonly pageOrigin: string | null;
}

interface Exchange {
  readonly asked: Asked;
  /** Makes the request that leaves; its signal ends it on the network. */
  readonly request: (signal: AbortSignal) => Request;
  /** Ends a read on the network. A write goes on without anyone waiting. */
  readonly signal: AbortSignal;
}

interface Arrived {
  readonly response: Response;
  readonly text: string;
}

const readTimeout = 15_000;
const writeTimeout = 30_000;
const probeTimeout = 5000;

/** Makes exchanges with one service. */
export function createExchanger({ baseUrl, fetch, clock, online, pageOrigin }: Network) {
  const sameOrigin = canParseUrl(baseUrl) && new URL(baseUrl).origin === pageOrigin;
  let probing: Promise<boolean> | null = null;

  /** Several requests that fail together ask once. */
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

  async function silence(asked: Asked): Promise<ApiError> {
    if (!online()) return noReply('offline', { ...asked, sameOrigin });
    const answers = !sameOrigin && (await somethingAnswers());
    return noReply(answers ? 'cors' : 'unreachable', { ...asked, sameOrigin });
  }

  /**
   * Sends, and waits for the whole reply: 15 seconds for a read, 30 for a write.
   *
   * @throws ApiError `timeout`, `cancelled`, `malformed` (the reply broke off), `offline`, `cors` or `unreachable`
   */
  return async function exchange({ asked, request, signal }: Exchange): Promise<Arrived> {
    const network = new AbortController();
    const endRead = () => {
      if (!asked.writes) network.abort();
    };
    const milliseconds = asked.writes ? writeTimeout : readTimeout;
    const reply = send(fetch, () => request(network.signal)).then(receive, () => null);
    const stopped = aborted(signal, asked.writes);
    try {
      const arrived = await within(milliseconds, Promise.race([reply, stopped.promise]), clock, endRead);
      if (arrived === 'stopped') throw endedWith(endRead, cancelled());
      if (arrived === undefined) throw tooLate(asked, milliseconds);
      if (arrived === null) throw await silence(asked);
      if (arrived.text === null) throw unreadable('broken', arrived.response.status, asked);
      return { response: arrived.response, text: arrived.text };
    } finally {
      stopped.forget();
    }
  };
}

function endedWith(end: () => void, error: ApiError): ApiError {
  end();
  return error;
}

/** Calls `fetch` as a plain function: a browser's refuses to be called as a method of something else. */
async function send(fetch: SendRequest, request: () => Request): Promise<Response> {
  return fetch(request());
}

/** The reply with its text, which is null where the connection broke off in the middle of it. */
async function receive(response: Response): Promise<{ response: Response; text: string | null }> {
  return response.text().then(
    (text) => ({ response, text }),
    () => ({ response, text: null }),
  );
}

/** What the work gives, or undefined, after `giveUp`, where it takes longer. */
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

/** Resolves when the signal aborts; never for a write, which goes on. */
function aborted(signal: AbortSignal, never: boolean): { promise: Promise<'stopped'>; forget: () => void } {
  const stopping = new AbortController();
  const promise = new Promise<'stopped'>((resolve) => {
    if (never) return;
    const stop = () => resolve('stopped');
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { signal: stopping.signal });
  });
  return { promise, forget: () => stopping.abort() };
}
