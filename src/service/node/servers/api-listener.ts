/**
 * API listener: reads a request of the API within bounds, has it answered elsewhere, and writes the
 * reply.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { maxBodyBytes } from '#service/api/read-json.ts';
import { failure, Refusal, safetyHeaders } from '#service/api/reply.ts';
import { isPossibleApiKey, keyOf } from '#service/credentials/api-keys.ts';
import {
  type PlainRequest,
  type PlainResponse,
  toPlainResponse,
} from '#service/node/api-worker/plain-http.ts';
import { BodyReader } from './body-reader.ts';

/**
 * Whatever else is asked is refused before anything reads it; which of these a path takes is for
 * the router to say.
 */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** @param answer a failure of it is the reply 500 */
export function createApiListener(
  answer: (request: PlainRequest) => Promise<PlainResponse>,
  reader = new BodyReader(),
) {
  async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET' } = request;
    // Bodies of callers without a key are dropped, because their requests are refused whatever the
    // body.
    const isWanted =
      method !== 'GET' && method !== 'HEAD' && mayHaveKey(request) && methods.includes(method);
    const received = await reader.receive(request, response, isWanted ? maxBodyBytes : 0);
    if (received === undefined) return;
    const { status, headers, body } = await replyTo(request, method, received).catch(refuse);
    for (const [name, value] of headers) response.setHeader(name, value);
    if (status !== 204 && status !== 304) response.setHeader('Content-Length', body.byteLength);
    response.writeHead(status);
    reader.end(request, response, method === 'HEAD' ? '' : body);
  }

  async function replyTo(
    request: IncomingMessage,
    method: string,
    { outcome, bytes }: { outcome: string; bytes: Buffer<ArrayBuffer> },
  ): Promise<PlainResponse> {
    if (!methods.includes(method)) {
      const headers = { Allow: methods.join(', ') };
      throw new Refusal(405, `The method ${method} is not answered here.`, headers);
    }
    if (outcome === 'too many pieces') {
      throw new Refusal(
        413,
        'The body comes in too many pieces. Send it in larger ones, or with its length.',
      );
    }
    return answer({
      method,
      target: request.url ?? '/',
      headers: headersOf(request),
      body: bytes.byteLength === 0 ? undefined : bytes,
    });
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    reply(request, response).catch(() => response.destroy());
  };
}

function mayHaveKey({ headers }: IncomingMessage): boolean {
  const key = keyOf(headers.authorization);
  return key !== undefined && isPossibleApiKey(key);
}

/**
 * A refusal of this thread, or the failure of the other one, which has been reported where it
 * happened.
 */
function refuse(error: unknown): Promise<PlainResponse> {
  const response = failure(error, () => undefined);
  for (const [name, value] of Object.entries(safetyHeaders)) response.headers.set(name, value);
  return toPlainResponse(response);
}

/** Each header with its name and value, in the order in which they came. */
function headersOf({ rawHeaders }: IncomingMessage): [name: string, value: string][] {
  const headers: [string, string][] = [];
  for (let at = 0; at < rawHeaders.length; at += 2)
    headers.push([rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '']);
  return headers;
}
