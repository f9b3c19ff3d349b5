/** Backend: sends the allowed requests of a frame to the service, with the API key. */
import type { TransportReply, TransportRequest } from '#embed/loader/options.ts';
import { allowHeader } from '#embed/protocol/allow-header.ts';
import { type DocumentedRequest, defaultRequests } from '#embed/protocol/allow-list.ts';
import { answerFetch } from './answer-fetch.ts';
import { checkRequest } from './check-request.ts';
import { maxReplyBytes, readAtMost } from './read-at-most.ts';
import { refusal } from './refusal.ts';

export type { DocumentedRequest, TransportReply, TransportRequest };

export interface BackendOptions {
  /** The URL of the service, such as `https://links.example`. */
  readonly service: string;
  /**
   * The API key, sent only to the service. May be undefined, so that an environment variable fits.
   */
  readonly key: string | undefined;
  /** The allowed requests; by default all documented ones but `account.update`. */
  readonly allow?: readonly DocumentedRequest[] | undefined;
  /** The global `fetch` by default. */
  readonly fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
}

/**
 * Never throws, and no reply holds the key. Authenticating the caller is up to the server that
 * calls it.
 */
export interface Backend {
  /**
   * Takes a request from the page, parsed from JSON, and returns the reply for the frame.
   *
   * @param options the signal of the caller, which ends the request to the service
   */
  (
    value: unknown,
    options?: { readonly signal?: AbortSignal | undefined },
  ): Promise<TransportReply>;
  /** The same for servers that speak Fetch: takes the request of the page as it came. */
  readonly fetch: (request: Request) => Promise<Response>;
}

/** The reply headers that are passed on: the frame needs them to stay within the rate limit. */
const passedHeaders = [
  'content-type',
  'date',
  'retry-after',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'x-ratelimit-unlimited',
];

/** Maximum time until the end of a reply, in seconds. */
const maxSeconds = 30;

/**
 * Creates the backend of a page whose frame has no key.
 *
 * @throws Error where `service` or `key` is invalid
 */
export function createBackend({
  service,
  key,
  allow = defaultRequests,
  fetch = globalThis.fetch,
}: BackendOptions): Backend {
  if (!/^https?:\/\/[^/?#]+[^?#]*$/.test(service)) {
    throw new Error('createBackend: "service" has to be a URL such as https://links.example.');
  }
  if (key === undefined || !/^[\u0021-\u007e]+$/.test(key)) {
    throw new Error(
      'createBackend: "key" is missing, or no API key. Is the variable set that it comes from?',
    );
  }
  const base = service.replace(/\/+$/, '');

  async function send(
    { method, path, body }: TransportRequest,
    signal: AbortSignal,
  ): Promise<TransportReply> {
    const reply = await fetch(base + path, {
      method,
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      redirect: 'error',
      body,
      signal,
    });
    const text = await readAtMost(maxReplyBytes, reply);
    if (text === undefined) return refusal(502, 'The service answered with more than 8 MB.');
    return { status: reply.status, headers: limitHeaders(reply), body: text };
  }

  async function handle(
    value: unknown,
    { signal }: { readonly signal?: AbortSignal | undefined } = {},
  ): Promise<TransportReply> {
    const reply = await answer(value, signal);
    return { ...reply, headers: { ...reply.headers, [allowHeader]: allow.join(' ') } };
  }

  async function answer(value: unknown, signal: AbortSignal | undefined): Promise<TransportReply> {
    const request = checkRequest(value, allow);
    if (request === undefined) return refusal(400, 'This page does not pass on that request.');
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), maxSeconds * 1000);
    try {
      const signals = signal === undefined ? [late.signal] : [late.signal, signal];
      return await send(request, AbortSignal.any(signals));
    } catch {
      // The error message may hold a URL with secrets.
      if (!late.signal.aborted) return refusal(502, 'The service did not answer.');
      return refusal(504, `The service did not answer within ${maxSeconds} seconds.`);
    } finally {
      clearTimeout(timer);
    }
  }

  return Object.assign(handle, {
    fetch: (request: Request) => answerFetch(request, handle),
  });
}

function limitHeaders({ headers }: Response): Readonly<Record<string, string>> {
  const passed: Record<string, string> = {};
  for (const name of passedHeaders) {
    const value = headers.get(name);
    if (value !== null) passed[name] = value;
  }
  return passed;
}
