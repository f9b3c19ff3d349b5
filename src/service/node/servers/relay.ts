/**
 * Reverse proxy of `/api/*` to one other service, because browsers cannot read its replies across
 * origins.
 */
import {
  Agent as HttpAgent,
  type IncomingMessage,
  request as requestHttp,
  type ServerResponse,
} from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { pipeline } from 'node:stream';
import { setImmediate as giveWay } from 'node:timers/promises';
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';
import { limitHeaders } from '#contract/protocol/limit.ts';
import { codeOf } from '#service/node/process/program-error.ts';
import { FairTurns } from '#service/turns/fair-turns.ts';
import { BodyReader } from './body-reader.ts';
import { ipReader, tooMany } from './caller-turns.ts';
import { foreignPolicy } from './content-policy.ts';

interface RelayOptions {
  /** Address of the service, without a slash at its end; it may have a path. */
  readonly upstream: string;
  /** How long a reply may take to begin, and to continue after a pause; milliseconds. */
  readonly timeout: number;
  readonly replyLimits?: typeof defaultReplyLimits;
}

type Exchange = [
  target: URL,
  method: string,
  body: Buffer | undefined,
  request: IncomingMessage,
  response: ServerResponse,
];

/** How long a body may be that is passed on, in bytes. */
const maxBodyBytes = 1024 * 1024;

/**
 * A reply is broken off where it is longer, in bytes, or takes longer from request to end, in
 * milliseconds.
 */
const defaultReplyLimits = { bytes: 16 * 1024 * 1024, time: 120_000 };

/** How long a reply of the service may take to begin, and to continue after a pause; milliseconds. */
export const upstreamTimeout = 30_000;

const checkUpstream = 'Check that the service runs and that --upstream names it.';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const requestHeaders = ['authorization', 'content-type', 'accept'] as const;
const responseHeaders = [
  ...Object.values(limitHeaders),
  'Content-Type',
  'Content-Length',
  'Content-Encoding',
  'Date',
];

/**
 * What the relay may have open to the service: so many requests at once, of all callers and of one
 * IP, and so many connections that wait for the next read.
 */
export const upstreamBounds = { requests: 48, requestsOfOne: 32, idle: 16 } as const;

/** Makes a relay to that one service; no request can name another host. */
export function createRelay({ upstream, timeout, replyLimits = defaultReplyLimits }: RelayOptions) {
  const secure = upstream.startsWith('https:');
  const Agent = secure ? HttpsAgent : HttpAgent;
  const agent = new Agent({
    keepAlive: true,
    maxSockets: upstreamBounds.requests,
    maxFreeSockets: upstreamBounds.idle,
  });
  const turns = new FairTurns<string>({
    maxRunning: upstreamBounds.requests,
    maxRunningOfOne: upstreamBounds.requestsOfOne,
    maxWaitingOfOne: 500,
    giveWay,
  });
  const ipOf = ipReader(0);
  const reader = new BodyReader();

  async function relay(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const method = request.method ?? 'GET';
    const target = targetOf(upstream, request.url ?? '');
    const isKnown = target !== undefined && methods.includes(method);
    // A read has no body. A service that does not expect one would take it for the next request, under
    // another key.
    const maxBytes = isKnown && !isRead(method) ? maxBodyBytes : 0;
    const received = await reader.receive(request, response, maxBytes);
    if (received === undefined) return;
    const { outcome, bytes, isUnread } = received;
    const refuse = (status: number, message: string): void =>
      sendFailure(response, status, message, (body) => reader.end(request, response, body));
    if (target === undefined) refuse(404, 'There is nothing at this address.');
    else if (!isKnown) {
      response.setHeader('Allow', methods.join(', '));
      refuse(405, `The method ${method} is not passed on.`);
    } else if (outcome === 'too many pieces')
      refuse(413, 'The body comes in too many pieces. Send it in larger ones, or with its length.');
    else if (outcome === 'too long' && (maxBytes > 0 || isUnread))
      refuse(413, 'The request is longer than 1 MiB.');
    else {
      const body = isRead(method) ? undefined : bytes;
      const turn = turns.run(ipOf(request), () =>
        exchange(target, method, body, request, response),
      );
      if (turn !== undefined) return turn;
      const { status, message, headers } = tooMany();
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      refuse(status, message);
    }
  }

  /** Forwards a request, and ends with its reply. */
  function exchange(...[target, method, body, request, response]: Exchange): Promise<void> {
    return new Promise((resolve) => {
      // Nobody waits for the reply.
      if (response.destroyed || request.socket.destroyed) return resolve();
      response.once('close', resolve);
      forward(target, method, body, request, response);
    });
  }

  function forward(
    target: URL,
    method: string,
    body: Buffer | undefined,
    request: IncomingMessage,
    response: ServerResponse,
  ): void {
    const reads = isRead(method);
    const outgoing = (secure ? requestHttps : requestHttp)(target, {
      method,
      headers: headersFor(request, body),
      // The service may close an idle connection at the moment it is used. The caller may repeat a
      // read. A write may have been done, so it gets a new connection.
      agent: reads ? agent : false,
    });
    const giveUp = (status: number, message: string): void => {
      // A reply that has begun can only be broken off.
      if (response.headersSent) response.destroy();
      sendFailure(response, status, message);
      outgoing.destroy();
    };
    const tooLate = (milliseconds: number) => (): void => {
      const seconds = Math.ceil(milliseconds / 1000);
      giveUp(
        504,
        `The service at ${target.host} did not reply within ${seconds} s. Try again later.`,
      );
    };
    const timer = setTimeout(tooLate(timeout), timeout);
    // Beside the other one, which each byte begins again.
    const end = setTimeout(tooLate(replyLimits.time), replyLimits.time);
    const abandon = () => outgoing.destroy();
    response.once('close', abandon);
    outgoing.once('close', () => {
      clearTimeout(timer);
      clearTimeout(end);
    });
    outgoing.once('upgrade', () =>
      giveUp(502, `The service at ${target.host} wants another protocol (101). ${checkUpstream}`),
    );
    outgoing.once('response', (reply) => {
      const tooLong = `The reply of the service at ${target.host} is longer than ${Math.floor(replyLimits.bytes / 1024)} KiB.`;
      if (Number(reply.headers['content-length']) > replyLimits.bytes) return giveUp(502, tooLong);
      let bytes = 0;
      reply.on('data', (chunk: Buffer) => {
        timer.refresh();
        bytes += chunk.length;
        if (bytes > replyLimits.bytes) giveUp(502, tooLong);
      });
      sendReply(reply, target, response);
    });
    outgoing.on('error', (error) => {
      response.off('close', abandon);
      if (response.headersSent || response.destroyed) return;
      // Repeated here, it would count twice where requests are counted, and once for the caller.
      if (outgoing.reusedSocket && reads) {
        response.setHeader('Retry-After', '0');
        return sendFailure(response, 503, `${reasonOf(error, target)} Send the request again.`);
      }
      sendFailure(response, 502, `${reasonOf(error, target)} ${checkUpstream}`);
    });
    outgoing.end(body);
  }

  return {
    /** Answers one request; nothing of its headers and bodies is logged. */
    handle: (request: IncomingMessage, response: ServerResponse): void => {
      relay(request, response).catch(() => response.destroy());
    },
    /** Drops idle connections. */
    close: (): void => agent.destroy(),
  };
}

function sendReply(reply: IncomingMessage, target: URL, response: ServerResponse): void {
  const status = reply.statusCode ?? 502;
  if (status >= 300 && status < 400) {
    reply.destroy();
    // Following it would carry the key to another host.
    const message = `The service at ${target.host} redirects ${redirectOf(reply, target)}, and redirects are not followed. Name its final address with --upstream.`;
    return sendFailure(response, 502, message);
  }
  setOwnHeaders(response);
  response.sendDate = false;
  for (const name of responseHeaders) {
    const value = reply.headers[name.toLowerCase()];
    if (value !== undefined) response.setHeader(name, value);
  }
  // Read as a script or a page, it would act in the dashboard's origin.
  if (!isJson(reply.headers['content-type']))
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.writeHead(status);
  // A reply that breaks off is broken off here too, so that no caller takes half of it for the whole.
  pipeline(reply, response, () => undefined);
}

/**
 * The address of a path, or undefined where it is not, or the service might read it as not, below
 * `/api/`.
 */
function targetOf(upstream: string, url: string): URL | undefined {
  if (!url.startsWith('/') || !canParseUrl(`http://localhost${url}`)) return undefined;
  const { pathname, search } = new URL(`http://localhost${url}`);
  // Encoded dots, slashes and percent signs are decoded by some servers before they resolve `..`, and
  // from a semicolon on, plain or encoded, some take no part of a segment for its name.
  if (!pathname.startsWith('/api/') || /%(2e|2f|5c|25|00)|\/\.{1,2}(;|%3b)/i.test(pathname))
    return undefined;
  return new URL(upstream + pathname + search);
}

function headersFor(
  request: IncomingMessage,
  body: Buffer | undefined,
): Record<string, string | number> {
  // Some services refuse requests without a user agent; the visitor's own is not passed on.
  const headers: Record<string, string | number> = {
    'User-Agent': 'Linkdeck',
    'Accept-Encoding': 'identity',
  };
  for (const name of requestHeaders) {
    const value = request.headers[name];
    if (value !== undefined) headers[name] = value;
  }
  if (body !== undefined && (request.headers['content-length'] !== undefined || body.length > 0))
    headers['Content-Length'] = body.length;
  return headers;
}

function redirectOf(reply: IncomingMessage, target: URL): string {
  const { location } = reply.headers;
  return location !== undefined && canParseUrl(location, target)
    ? `to ${new URL(location, target).origin}`
    : 'elsewhere';
}

function reasonOf(error: Error, target: URL): string {
  const code = codeOf(error);
  if (code === 'ECONNREFUSED') return `Nothing answers at ${target.host}.`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `The host ${target.hostname} cannot be found.`;
  return `The service at ${target.host} cannot be reached or broke off${code === undefined ? '' : ` (${code})`}.`;
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

function isJson(type: string | undefined): boolean {
  return /^application\/([\w.-]+\+)?json\s*(;|$)/i.test(type?.trim() ?? '');
}

function sendFailure(
  response: ServerResponse,
  status: number,
  message: string,
  end: (body: Buffer) => void = (body) => response.end(body),
): void {
  if (response.headersSent || response.destroyed) return;
  setOwnHeaders(response);
  const body = Buffer.from(JSON.stringify({ error: 1, message }));
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body.length,
  });
  end(body);
}

function setOwnHeaders(response: ServerResponse): void {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Security-Policy', foreignPolicy);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
}
