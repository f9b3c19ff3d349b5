/** Short-link server: node:http without a framework, because a redirect has to be fast. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';
import { perSpeech, type Speech, speechOf } from '#service/visits/language/speech.ts';
import type { VisitAnswer, VisitRequest } from '#service/visits/request/http-types.ts';
import type { Visits } from '#service/visits/visits.ts';
import { connectionLimits, limitConnections } from './connection-limits.ts';
import { strictTransport } from './content-policy.ts';
import { forwardedAddress, forwardedHost, plainAddress } from './proxy-headers.ts';

interface LinksServerOptions {
  visits: Pick<Visits, 'answer'>;
  /** Whether X-Forwarded-For and X-Forwarded-Host are believed: only where the operator's proxy writes them. */
  trustProxy: boolean;
  /** Called once, where a proxy seems to stand in front of the server and is not trusted. */
  warn: (message: string) => void;
  limits?: Readonly<Record<keyof typeof connectionLimits, number>>;
  /** The host[:port] of the service's own short links, where visitors reach it by https. */
  httpsHost?: string | undefined;
  /** The most connections of one address; 0 for no limit. */
  connectionsPerAddress?: number;
}

const untrustedProxy =
  'A visit came with X-Forwarded-For, which is ignored. If a proxy of yours stands in front of the short links, start with ' +
  '--trust-proxy: until then all visitors behind it share one address for password attempts and unique visitors.';

/** The longest body in bytes: a password and the page that the visitor came from. */
const longestBody = 4096;

/** Makes the server; it listens when told to, and its owner closes it. */
export function createLinksServer(options: LinksServerOptions): Server {
  const { visits, trustProxy, warn, limits = connectionLimits, httpsHost, connectionsPerAddress = 0 } = options;
  let isWarned = trustProxy;

  function answer(message: IncomingMessage, response: ServerResponse, body?: string): void {
    const method = message.method ?? 'GET';
    const fail = () => send(response, failuresFor(message).failed, method);
    try {
      const visit = new Visit(message, trustProxy, body);
      // Not on branded domains: whether theirs stay on https is for their owners to promise.
      const transport = httpsHost !== undefined && visit.host.toLowerCase() === httpsHost ? strictTransport : undefined;
      const outcome = visits.answer(visit);
      if (outcome instanceof Promise) outcome.then((later) => send(response, later, method, transport)).catch(fail);
      else send(response, outcome, method, transport);
    } catch {
      fail();
    }
  }

  const server = createServer({ ...limits }, (message, response) => {
    if (!isWarned && message.headers['x-forwarded-for'] !== undefined) {
      isWarned = true;
      warn(untrustedProxy);
    }
    if (message.method !== 'POST') answer(message, response);
    else
      readBody(message, (body) => {
        if (body === undefined) send(response, failuresFor(message).tooLong, 'POST');
        else answer(message, response, body);
      });
  });
  limitConnections(server, connectionsPerAddress);
  return server;
}

/** A request in the form that visits read. */
class Visit implements VisitRequest {
  readonly method: string;
  readonly host: string;
  readonly path: string;
  readonly address: string;
  declare readonly body?: string;
  readonly #headers: IncomingMessage['headers'];

  constructor(message: IncomingMessage, trustProxy: boolean, body: string | undefined) {
    this.#headers = message.headers;
    this.method = message.method ?? 'GET';
    if (body !== undefined) this.body = body;
    const peer = plainAddress(message.socket.remoteAddress ?? '');
    this.address = trustProxy ? forwardedAddress(this.header('x-forwarded-for'), peer) : peer;
    const target = message.url ?? '';
    let host = this.header('host') ?? '';
    let path = target;
    // Clients of a proxy send the whole address, which counts more than the header Host.
    if (!target.startsWith('/') && /^https?:/i.test(target) && canParseUrl(target)) {
      const url = new URL(target);
      host = url.host;
      path = url.pathname + url.search;
    }
    this.host = trustProxy ? forwardedHost(this.header('x-forwarded-host'), host) : host;
    this.path = path;
  }

  header(name: string): string | undefined {
    const value = this.#headers[name];
    return typeof value === 'object' ? value.join(', ') : value;
  }
}

/** Calls back with the text of the body, or with undefined where it is too long; not at all where it never arrives. */
function readBody(message: IncomingMessage, done: (body: string | undefined) => void): void {
  const chunks: Buffer[] = [];
  let length = 0;
  message.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length <= longestBody) chunks.push(chunk);
    else if (length - chunk.length <= longestBody) done(undefined);
  });
  message.on('end', () => {
    if (length <= longestBody) done(Buffer.concat(chunks).toString('utf8'));
  });
  // A visitor who disconnects while sending is no fault of the server and waits for no answer.
  message.on('error', () => undefined);
}

/** Answers in plain text, for what goes wrong before or beside a page. */
const failures = perSpeech(({ t, headers: language }: Speech) => {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...language };
  const failed: VisitAnswer = { status: 500, headers, body: `${t('server.failed')}\n` };
  // The rest of the body is not waited for.
  const tooLong: VisitAnswer = { status: 413, headers: { ...headers, Connection: 'close' }, body: `${t('server.tooLong')}\n` };
  return { failed, tooLong };
});

function failuresFor({ headers }: IncomingMessage) {
  return failures(speechOf({ header: () => headers['accept-language'] }));
}

function send(response: ServerResponse, { status, headers, body, bytes }: VisitAnswer, method: string, transport?: string): void {
  if (response.headersSent) return;
  // A flat list of names and values is what node writes fastest.
  const list: string[] = [];
  for (const name in headers) list.push(name, headers[name] ?? '');
  if (transport !== undefined) list.push('Strict-Transport-Security', transport);
  const content = bytes ?? body;
  // Without a length, an answer would be sent in chunks.
  if (status !== 204) list.push('Content-Length', Buffer.byteLength(content).toString());
  response.writeHead(status, list);
  response.end(method === 'HEAD' ? undefined : content);
}
