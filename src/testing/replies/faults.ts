/** Faults of replies: what a network, a proxy or a broken service does to one. */

import type { SendRequest } from '#client/http/request.ts';
import type { EndpointName } from '#contract/api.ts';
import { endpointOf } from '#testing/deviations/answers-like.ts';

/** Answers in place of the service, which it may ask. */
type Fault = (request: Request, service: SendRequest) => Promise<Response>;

const page =
  '<!doctype html><html><head><title>Just a moment…</title></head><body>Checking your browser</body></html>';

function answer(body: string | null, init: ResponseInit): Fault {
  return () => Promise.resolve(new Response(body, init));
}

const html = { 'Content-Type': 'text/html' };

/** The forms in which hosts say "too many". */
export const limitFaults = {
  headerSeconds: answer('{"error":1,"message":"Too many requests"}', {
    status: 429,
    headers: { 'Retry-After': '41' },
  }),
  inBody: answer('{"error":429,"message":"Too many requests","Retry-After":41}', { status: 429 }),
  inBodyWithStatus200: answer('{"error":429,"message":"Too many requests","Retry-After":41}', {
    status: 200,
  }),
  htmlPage: answer(page, { status: 429, headers: html }),
  emptyBody: answer('', { status: 429 }),
} as const satisfies Record<string, Fault>;

export const faults = {
  /** A protection page with the status of a success. */
  htmlPage: answer(page, { status: 200, headers: html }),
  emptyBody: answer('', { status: 200 }),
  noContent: answer(null, { status: 204 }),
  badGateway: answer('<html><body>502 Bad Gateway</body></html>', { status: 502, headers: html }),
  /** JSON that ends in the middle of a word. */
  truncated: answer('{"error":"0","data":{"result":1,"url', { status: 200 }),
  /** No reply until the request is aborted. */
  hanging: (request) =>
    new Promise((_, reject) => {
      const end = () => reject(new DOMException('The operation was aborted.', 'AbortError'));
      if (request.signal.aborted) end();
      request.signal.addEventListener('abort', end);
    }),
  /** The connection is closed before a reply, or the browser hides the reply. */
  dropped: () => Promise.reject(new TypeError('Failed to fetch')),
  /** The service carries the request out, and its reply is lost on the way. */
  droppedReply: async (request, service) => {
    await service(request);
    throw new TypeError('Failed to fetch');
  },
  /** The connection is closed in the middle of the body. */
  droppedBody: () => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"error":0,')),
      pull: (controller) => controller.error(new TypeError('terminated')),
    });
    return Promise.resolve(new Response(body, { status: 200 }));
  },
  /** One row of a list that nobody can read, among good ones. */
  unreadableRow: async (request, service) => {
    const response = await service(request);
    const body = (await response.json()) as { data?: Record<string, unknown> };
    const rows = Object.values(body.data ?? {}).find((value) => Array.isArray(value));
    rows?.splice(1, 0, { id: 'twelve', alias: 'x', clicks: 'many', title: ['?'] });
    const { status, headers } = response;
    return new Response(JSON.stringify(body), { status, headers: Object.fromEntries(headers) });
  },
} as const satisfies Record<string, Fault>;

/** A service of which the first `times` requests to one endpoint, or to all, meet a fault. */
export function withFault(
  service: SendRequest,
  fault: Fault,
  { only, times = Infinity }: { only?: EndpointName; times?: number } = {},
): SendRequest {
  let left = times;
  return (request) => {
    if (left <= 0 || (only !== undefined && endpointOf(request) !== only)) return service(request);
    left -= 1;
    return fault(request, service);
  };
}
