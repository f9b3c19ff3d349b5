/** Short-link server: node:http without a framework, because a redirect has to be fast. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';
import type { RunningSettings } from '#service/settings.ts';
import { canonicalHost } from '#service/urls/canonical-host.ts';
import type { VisitCounters } from '#service/visits/counters.ts';
import { type PageTexts, perLanguage, textsFor } from '#service/visits/html/page-texts.ts';
import type { VisitAnswer, VisitRequest } from '#service/visits/request/http-types.ts';
import type { Visits } from '#service/visits/visits.ts';
import { BodyReader, hasBody } from './body-reader.ts';
import { connectionLimits, limitConnections } from './connection-limits.ts';
import { strictTransport } from './content-policy.ts';
import type { HostWarning } from './host-warning.ts';
import { forwardedHost, forwardedIp, type IsProxy, plainIp, proxyTest } from './proxy-headers.ts';

interface LinksServerOptions
  extends Pick<RunningSettings, 'linksUrl' | 'trustProxy'>,
    Partial<Pick<RunningSettings, 'connectionsPerIp'>> {
  visits: Pick<Visits, 'answer'>;
  counters: Pick<VisitCounters, 'answered'>;
  /** Called once, where a proxy seems to stand in front of the server and is not trusted. */
  warn: (message: string) => void;
  limits?: Readonly<Record<keyof typeof connectionLimits, number>>;
  /** Learns of visits to the service's own host. */
  hostWarning?: Pick<HostWarning, 'onOwnHost'>;
  /** How long nothing may move on a connection, in milliseconds. */
  idleTimeout?: number;
  /** Answers `linkdeck doctor`, and returns whether it has; see `doctor-echo.ts`. */
  echo?: (message: IncomingMessage, response: ServerResponse) => boolean;
}

const untrustedProxy =
  'A visit came with X-Forwarded-For, which is ignored. If a proxy of yours stands in front of the short links, start with ' +
  '--trust-proxy, or add its address to the networks there: until then all visitors behind it share one address for ' +
  'password attempts and unique visitors.';

/** How long a body may be, in bytes: a password and the page that the visitor came from. */
const maxBodyBytes = 4096;

/** Makes the server; it listens when its owner says so, and its owner closes it. */
export function createLinksServer(options: LinksServerOptions): Server {
  const {
    visits,
    counters,
    trustProxy,
    warn,
    limits = connectionLimits,
    linksUrl,
    hostWarning,
    connectionsPerIp = 0,
    echo,
  } = options;
  const isProxy = proxyTest(trustProxy);
  const { host: linksHost, protocol } = new URL(linksUrl);
  const ownHost = canonicalHost(linksHost);
  const isOwnHost = (sent: string) => sent === linksHost || canonicalHost(sent) === ownHost;
  let isWarned = false;
  const reader = new BodyReader();

  function answer(message: IncomingMessage, response: ServerResponse, body?: string): void {
    const fail = () => {
      counters.answered(undefined);
      send(message, response, failuresFor(message).failed);
    };
    try {
      const visit = new Visit(message, isProxy, body);
      if (!isWarned && !visit.isByProxy && message.headers['x-forwarded-for'] !== undefined) {
        isWarned = true;
        warn(untrustedProxy);
      }
      const isOwn = isOwnHost(visit.host);
      if (isOwn) hostWarning?.onOwnHost();
      // Not on branded domains: whether theirs stay on https is for their owners to promise.
      const transport = protocol === 'https:' && isOwn ? strictTransport : undefined;
      const give = (given: VisitAnswer) => {
        send(message, response, given, transport);
        counters.answered(given);
      };
      const outcome = visits.answer(visit);
      if (outcome instanceof Promise) outcome.then(give).catch(fail);
      else give(outcome);
    } catch {
      fail();
    }
  }

  async function answerBody(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const isForm = message.method === 'POST';
    const received = await reader.receive(message, response, isForm ? maxBodyBytes : 0);
    if (received === undefined) return;
    const { outcome, bytes } = received;
    if (outcome === 'too many pieces' || (isForm && outcome === 'too long'))
      send(message, response, failuresFor(message).tooLong);
    else answer(message, response, isForm ? bytes.toString('utf8') : undefined);
  }

  function send(
    message: IncomingMessage,
    response: ServerResponse,
    { status, headers, body, bytes }: VisitAnswer,
    transport?: string,
  ): void {
    if (response.headersSent) return;
    // A flat list of names and values is what node writes fastest.
    const list: string[] = [];
    for (const name in headers) list.push(name, headers[name] ?? '');
    if (transport !== undefined) list.push('Strict-Transport-Security', transport);
    const content = bytes ?? body;
    // Without a length, an answer would be sent in chunks.
    if (status !== 204) list.push('Content-Length', Buffer.byteLength(content).toString());
    response.writeHead(status, list);
    reader.end(message, response, message.method === 'HEAD' ? '' : content);
  }

  const server = createServer({ ...limits }, (message, response) => {
    if (echo?.(message, response) === true) return;
    if (!hasBody(message)) answer(message, response, message.method === 'POST' ? '' : undefined);
    else answerBody(message, response).catch(() => response.destroy());
  });
  limitConnections(server, connectionsPerIp, options.idleTimeout);
  return server;
}

/** A request in the form that visits read. */
class Visit implements VisitRequest {
  readonly method: string;
  readonly host: string;
  readonly path: string;
  readonly ip: string;
  /** Whether it came from a proxy whose headers are believed. */
  readonly isByProxy: boolean;
  declare readonly body?: string;
  readonly #headers: IncomingMessage['headers'];

  constructor(message: IncomingMessage, isProxy: IsProxy, body: string | undefined) {
    this.#headers = message.headers;
    this.method = message.method ?? 'GET';
    if (body !== undefined) this.body = body;
    const peer = plainIp(message.socket.remoteAddress ?? '');
    this.isByProxy = isProxy(peer, 0);
    this.ip = forwardedIp(this.header('x-forwarded-for'), peer, isProxy);
    const target = message.url ?? '';
    let host = this.header('host') ?? '';
    let path = target;
    // Clients of a proxy send the whole address, which counts more than the header Host.
    if (!target.startsWith('/') && /^https?:/i.test(target) && canParseUrl(target)) {
      const url = new URL(target);
      host = url.host;
      path = url.pathname + url.search;
    }
    this.host = this.isByProxy ? forwardedHost(this.header('x-forwarded-host'), host) : host;
    this.path = path;
  }

  header(name: string): string | undefined {
    const value = this.#headers[name];
    return typeof value === 'object' ? value.join(', ') : value;
  }
}

/** Answers in plain text, for what goes wrong before or beside a page. */
const failures = perLanguage(({ t, headers: language }: PageTexts) => {
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    ...language,
  };
  const failed: VisitAnswer = { status: 500, headers, body: `${t('server.failed')}\n` };
  const tooLong: VisitAnswer = { status: 413, headers, body: `${t('server.tooLong')}\n` };
  return { failed, tooLong };
});

function failuresFor({ headers }: IncomingMessage) {
  return failures(textsFor({ header: () => headers['accept-language'] }));
}
