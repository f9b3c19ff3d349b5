/**
 * Dashboard server: hands `/api/*` to the service or relay, and answers everything else with the
 * app or its files.
 */
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { parseAccept } from 'hono/utils/accept';
import { renameDocument } from '#contract/openapi/rename-document.ts';
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';
import { type ServiceNames, vocabularies } from '#contract/service-names.ts';
import { BodyReader, hasBody } from './body-reader.ts';
import { connectionLimits, limitConnections } from './connection-limits.ts';
import {
  cardImagePolicy,
  commonHeaders,
  contentPolicy,
  embedderPolicy,
  strictTransport,
} from './content-policy.ts';
import {
  type DashboardFile,
  type DashboardFiles,
  describeFile,
  type Encoding,
} from './dashboard-files.ts';

export interface DashboardServerOptions {
  readonly dashboard: DashboardFiles;
  /** Answers `/api` and everything below it. */
  readonly api: (request: IncomingMessage, response: ServerResponse) => void;
  readonly apiOrigins: readonly string[];
  /** Whose pages may embed the dashboard. */
  readonly embedOrigins: readonly string[];
  /** What the service calls networks, app stores and pixel types, where that was set. */
  readonly names?: ServiceNames;
  /** Where people find the dashboard, without a slash at its end. */
  readonly publicUrl: string | undefined;
  /** The most connections of one address; 0 for no limit. */
  readonly connectionsPerIp?: number;
}

/** The page inside of frames; the number is the version of the protocol that it speaks. */
const framePath = /^\/embed\/v1(\/(index\.html)?)?$/;

/**
 * Makes the server; it does not listen yet.
 *
 * The Host of a request is not checked. A page that makes its own host name resolve to this server
 * (DNS rebinding) gets what any caller gets: the app, and an API that answers nothing without a
 * key, which that page does not have.
 */
export function createDashboardServer(options: DashboardServerOptions): Server {
  const { dashboard, api } = options;
  const base = options.publicUrl === undefined ? '' : pathOf(options.publicUrl);
  const common = commonHeaders(options.apiOrigins);
  const isHttps = options.publicUrl?.startsWith('https:') === true;
  const page = templateOf(dashboard.page, `${base}/`);
  const frame = templateOf(dashboard.page, `${base}/`, options.embedOrigins);
  const reader = new BodyReader();
  const { names } = options; // left out of the JSON where it is undefined
  const config = JSON.stringify({
    ...dashboard.config,
    serviceAddresses: ['', ...options.apiOrigins],
    names,
  });

  const openApi = openApiFile(dashboard.openApi, base, names);

  const server = createServer({ ...connectionLimits }, (request, response) => {
    if (isHttps) response.setHeader('Strict-Transport-Security', strictTransport);
    const target = targetOf(request.url ?? '', base);
    if (target !== undefined && (target.path === '/api' || target.path.startsWith('/api/'))) {
      request.url = target.path + target.search;
      api(request, response);
      return;
    }
    if (!hasBody(request)) {
      answer(request, response, target);
      return;
    }
    // Nothing here takes a body; one that is left unread would be read as the next request.
    reader
      .receive(request, response, 0)
      .then((received) => {
        if (received === undefined) return;
        if (received.isUnread) refuseBody(request, response);
        else answer(request, response, target);
      })
      .catch(() => response.destroy());
  });
  limitConnections(server, options.connectionsPerIp ?? 0);
  return server;

  function answer(
    request: IncomingMessage,
    response: ServerResponse,
    target: ReturnType<typeof targetOf>,
  ): void {
    for (const [name, value] of Object.entries(common)) response.setHeader(name, value);
    if (target === undefined) return sendText(response, 400, 'This address cannot be read.');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendText(response, 405, 'Only GET and HEAD are answered here.');
    }
    // The app lives below its base, and a base ends with a slash.
    if (base !== '' && request.url?.split('?', 1)[0] === base) {
      response
        .writeHead(308, { Location: `${base}/`, 'Cache-Control': 'no-store', 'Content-Length': 0 })
        .end();
      return;
    }
    if (target.path === '/config.json') return sendConfig(response);
    if (framePath.test(target.path)) return sendFrame(response);
    const file = fileAt(target.path);
    if (file !== undefined && target.path.startsWith('/embed/')) {
      // The loader is for pages of other origins, whose module scripts are fetched by the rules of CORS.
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    }
    if (target.path === '/card-image.html')
      response.setHeader('Content-Security-Policy', cardImagePolicy);
    // For the workers and the picture of a frame; nothing else reads it.
    if (target.path === '/card-image.html' || target.path.startsWith('/assets/'))
      response.setHeader('Cross-Origin-Embedder-Policy', embedderPolicy);
    if (file !== undefined) return void sendFile(request, response, file);
    // A missing script must not come back as a page: the browser would name the wrong culprit.
    const isFile =
      target.path.startsWith('/assets/') ||
      (/\.[^/]+$/.test(target.path) && target.path !== '/index.html');
    if (isFile || !acceptsHtml(request))
      return sendText(response, 404, 'There is nothing at this address.');
    sendPage(response, page);
  }

  function refuseBody(request: IncomingMessage, response: ServerResponse): void {
    const body = Buffer.from('Requests have no body here.');
    for (const [name, value] of Object.entries(common)) response.setHeader(name, value);
    response.setHeader('Cache-Control', 'no-store');
    response.writeHead(413, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': body.length,
    });
    reader.end(request, response, body);
  }

  function fileAt(path: string): DashboardFile | undefined {
    if (path === '/openapi.json' && openApi !== undefined) return openApi;
    // The page is never delivered without its base and nonce.
    return path === '/index.html' ? undefined : dashboard.files.get(path);
  }

  function sendPage(
    response: ServerResponse,
    template: (nonce: string) => string,
    embedOrigins?: readonly string[],
  ): void {
    const nonce = randomBytes(16).toString('base64url');
    response.setHeader(
      'Content-Security-Policy',
      contentPolicy(options.apiOrigins, nonce, embedOrigins),
    );
    response.setHeader('Cache-Control', 'no-store');
    send(response, 200, 'text/html; charset=utf-8', Buffer.from(template(nonce)));
  }

  function sendFrame(response: ServerResponse): void {
    if (options.embedOrigins.length > 0) {
      response.setHeader('Cross-Origin-Embedder-Policy', embedderPolicy);
      response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
      return sendPage(response, frame, options.embedOrigins);
    }
    sendText(
      response,
      404,
      'No page may embed this dashboard. Name the origins that may with --embed-origins.',
    );
  }

  function sendConfig(response: ServerResponse): void {
    response.setHeader('Cache-Control', 'no-store');
    send(response, 200, 'application/json; charset=utf-8', Buffer.from(config));
  }
}

/** The path of the public address without the slash at its end: '' for the root of a host. */
export function pathOf(publicUrl: string): string {
  return new URL(publicUrl).pathname.replace(/^\/+/, '/').replace(/\/$/, '');
}

/**
 * The OpenAPI document of an API below a path or with own names; undefined where it can be
 * delivered as it was built.
 */
function openApiFile(
  document: string | undefined,
  base: string,
  names: ServiceNames | undefined,
): DashboardFile | undefined {
  if (document === undefined || (base === '' && names === undefined)) return undefined;
  const built = JSON.parse(document) as { servers: readonly object[] }; // a file of this build
  const servers = base === '' ? built.servers : built.servers.map((one) => ({ ...one, url: base }));
  const served = renameDocument({ ...built, servers }, names ?? vocabularies.neutral);
  return describeFile('/openapi.json', Buffer.from(JSON.stringify(served, null, 2)));
}

/**
 * Path and query as browsers read them, below the base where a proxy in front has left it in;
 * undefined if unreadable.
 */
function targetOf(url: string, base: string): { path: string; search: string } | undefined {
  const text = url.startsWith('/') ? `http://localhost${url}` : url;
  if (!canParseUrl(text)) return undefined;
  const { pathname, search } = new URL(text);
  const path =
    base !== '' && `${pathname}/`.startsWith(`${base}/`)
      ? pathname.slice(base.length) || '/'
      : pathname;
  return { path, search };
}

function acceptsHtml({ headers }: IncomingMessage): boolean {
  return headers.accept === undefined || /text\/html|text\/\*|\*\/\*/.test(headers.accept);
}

/**
 * The page with its base and, per reply, the nonce of its styles.
 *
 * @param embedOrigins makes it the page inside of frames, and tells it whose messages to believe
 */
function templateOf(
  page: string,
  base: string,
  embedOrigins?: readonly string[],
): (nonce: string) => string {
  const meta =
    embedOrigins === undefined
      ? ''
      : `<meta name="linkdeck-embed-origins" content="${embedOrigins.join(' ')}">`;
  // The base makes relative addresses right on every path, and tells the app that paths lead back to
  // it.
  const added = `<base href="${base.replaceAll('&', '&amp;')}">${meta}`;
  const withBase = page.replace(/<head(\s[^>]*)?>/i, (head) => head + added);
  const parts = withBase.split('__CSP_NONCE__');
  return (nonce) => parts.join(nonce);
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: DashboardFile,
): Promise<void> {
  response.setHeader(
    'Cache-Control',
    file.hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
  response.setHeader('ETag', file.etag);
  if (file.compressible) response.setHeader('Vary', 'Accept-Encoding');
  if (matches(request.headers['if-none-match'], file.etag)) {
    response.writeHead(304).end();
    return;
  }
  const encoding = file.compressible
    ? encodingOf(request.headers['accept-encoding']?.toString() ?? '')
    : 'identity';
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  send(response, 200, file.type, await file.body(encoding));
}

function matches(condition: string | undefined, etag: string): boolean {
  const wanted = condition?.split(',').map((part) => part.trim().replace(/^(?!W\/)/, 'W/')) ?? [];
  return condition?.trim() === '*' || wanted.includes(etag);
}

/** The best encoding that the header accepts; one with q=0 is refused. */
function encodingOf(header: string): Encoding {
  const accepted = parseAccept(header.toLowerCase()).flatMap(({ type, q }) =>
    q > 0 ? [type] : [],
  );
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity';
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.setHeader('Cache-Control', 'no-store');
  send(response, status, 'text/plain; charset=utf-8', Buffer.from(text));
}

function send(response: ServerResponse, status: number, type: string, body: Buffer): void {
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': body.length }).end(body);
}
