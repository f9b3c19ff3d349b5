/**
 * Fetch handler: answers the `Request` of a page with a `Response` that holds the reply for the
 * frame.
 */
import type { TransportReply } from '#embed/loader/options.ts';
import { maxRequestBytes, readAtMost } from './read-at-most.ts';
import { refusal } from './refusal.ts';

type Handle = (
  value: unknown,
  options: { readonly signal: AbortSignal },
) => Promise<TransportReply>;

/** Every response holds a reply for the frame, also that to a request which is refused here. */
export async function answerFetch(request: Request, handle: Handle): Promise<Response> {
  if (request.method !== 'POST') {
    return respond(refusal(405, 'Requests of a page are sent by POST.'), { Allow: 'POST' });
  }
  // Browsers ask before they send JSON to another site, and do not before they send a form.
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    return respond(refusal(415, 'The content type has to be application/json.'));
  }
  const text = await readAtMost(maxRequestBytes, request).catch(() => '');
  if (text === undefined) return respond(refusal(413, 'The request is longer than 2 MB.'));
  const value = parseJson(text);
  if (value === undefined) return respond(refusal(400, 'The request is not JSON.'));
  const reply = await handle(value, { signal: request.signal });
  return Response.json(reply, { headers: { 'Cache-Control': 'no-store' } });
}

function respond(reply: TransportReply, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(reply, {
    status: reply.status,
    headers: { 'Cache-Control': 'no-store', ...headers },
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
