/**
 * API listener: reads a request of the API within bounds, has it answered elsewhere, and writes the
 * reply.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { maxBodyBytes } from '#service/api/read-json.ts';
import { failure, Refusal, safetyHeaders } from '#service/api/reply.ts';
import {
  type PlainRequest,
  type PlainResponse,
  toPlainResponse,
} from '#service/node/api-worker/plain-http.ts';
import { BodyReader } from './body-reader.ts';
import { CallerTurns, possibleKeyOf } from './caller-turns.ts';

/**
 * Whatever else is asked is refused before anything reads it; which of these a path takes is for
 * the router to say.
 */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

interface ApiReply extends PlainResponse {
  /** Whether the request had the key of an account. */
  readonly hasGoodKey: boolean;
}

/** A failure of either is the reply 500. */
interface Answers {
  /** Answers what has a possible key. */
  readonly answer: (request: PlainRequest) => Promise<ApiReply>;
  /** Answers all other requests, without what those of accounts share. */
  readonly answerStranger: (request: PlainRequest) => Promise<ApiReply>;
}

export function createApiListener(
  { answer, answerStranger }: Answers,
  turns = new CallerTurns(),
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
    const replied = await replyTo(request, method, received).catch(refuse);
    if (replied === undefined) return;
    const { status, headers, body } = replied;
    for (const [name, value] of headers) response.setHeader(name, value);
    if (status !== 204 && status !== 304) response.setHeader('Content-Length', body.byteLength);
    response.writeHead(status);
    reader.end(request, response, method === 'HEAD' ? '' : body);
  }

  async function replyTo(
    request: IncomingMessage,
    method: string,
    { outcome, bytes }: { outcome: string; bytes: Buffer<ArrayBuffer> },
  ): Promise<PlainResponse | undefined> {
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
    return turns.run(request, async () => {
      // Nobody waits for the reply.
      if (request.socket.destroyed) return undefined;
      return (mayHaveKey(request) ? answer : answerStranger)({
        method,
        target: request.url ?? '/',
        headers: headersOf(request),
        body: bytes.byteLength === 0 ? undefined : bytes,
      });
    });
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    reply(request, response).catch(() => response.destroy());
  };
}

function mayHaveKey(request: IncomingMessage): boolean {
  return possibleKeyOf(request) !== undefined;
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
