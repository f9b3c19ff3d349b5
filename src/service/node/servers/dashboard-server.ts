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
import type { RunningSettings } from '#service/settings.ts';
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
import { Pipelines } from './pipelines.ts';

/** Answers a request where that is for it; returns whether it has. */
type Echo = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface DashboardServerOptions
  extends Pick<RunningSettings, 'publicUrl' | 'apiOrigins' | 'embedOrigins'>,
    Partial<Pick<RunningSettings, 'names' | 'connectionsPerIp'>> {
  readonly dashboard: DashboardFiles;
  /** Answers `/api` and everything below it. */
  readonly api: (request: IncomingMessage, response: ServerResponse) => void;
  /** Answers `linkdeck doctor`; see `doctor-echo.ts`. */
  readonly echo?: Echo;
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
  const responder = new DashboardResponder(options);
  const server = createServer({ ...connectionLimits });
  const pipelines = new Pipelines(server);
  server.on('request', (request, response) =>
    pipelines.admit(request, response, () => responder.onRequest(request, response)),
  );
  limitConnections(server, options.connectionsPerIp ?? 0);
  return server;
}

/** What a request asks for: path and query below the base. */
interface Target {
  readonly path: string;
  readonly search: string;
}

class DashboardResponder {
  readonly #options: DashboardServerOptions;
  /** The path of the public URL, without a slash at its end. */
  readonly #base: string;
  readonly #isHttps: boolean;
  readonly #headers: Readonly<Record<string, string>>;
  /** The page, and the page inside of frames, by the nonce of their styles. */
  readonly #page: (nonce: string) => string;
  readonly #frame: (nonce: string) => string;
  /** What `/config.json` answers. */
  readonly #config: Buffer;
  /** Undefined where the document can be delivered as it was built. */
  readonly #openApi: DashboardFile | undefined;
  readonly #reader = new BodyReader();

  constructor(options: DashboardServerOptions) {
    const { dashboard, publicUrl, apiOrigins, embedOrigins, names } = options;
    const base = pathOf(publicUrl);
    this.#options = options;
    this.#base = base;
    this.#isHttps = publicUrl.startsWith('https:');
    this.#headers = commonHeaders(apiOrigins);
    this.#page = templateOf(dashboard.page, `${base}/`);
    this.#frame = templateOf(dashboard.page, `${base}/`, embedOrigins);
    const serviceAddresses = ['', ...apiOrigins];
    // Names are left out of the JSON where they are undefined.
    this.#config = Buffer.from(JSON.stringify({ ...dashboard.config, serviceAddresses, names }));
    this.#openApi = openApiFile(dashboard.openApi, base, names);
  }

  onRequest(request: IncomingMessage, response: ServerResponse): void {
    if (this.#options.echo?.(request, response) === true) return;
    if (this.#isHttps) response.setHeader('Strict-Transport-Security', strictTransport);
    const target = targetOf(request.url ?? '', this.#base);
    if (target !== undefined && isBelow(target.path, '/api')) {
      request.url = target.path + target.search;
      this.#options.api(request, response);
    } else if (hasBody(request)) {
      // Nothing here takes a body; one that is left unread would be read as the next request.
      this.#answerAfterBody(request, response, target).catch(() => response.destroy());
    } else this.#answer(request, response, target);
  }

  async #answerAfterBody(
    request: IncomingMessage,
    response: ServerResponse,
    target: Target | undefined,
  ): Promise<void> {
    const received = await this.#reader.receive(request, response, 0);
    if (received === undefined) return;
    if (received.isUnread) this.#refuseBody(request, response);
    else this.#answer(request, response, target);
  }

  #answer(request: IncomingMessage, response: ServerResponse, target: Target | undefined): void {
    this.#setHeaders(response);
    if (target === undefined) return sendText(response, 400, 'This address cannot be read.');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendText(response, 405, 'Only GET and HEAD are answered here.');
    }
    const { path } = target;
    // The app lives below its base, and a base ends with a slash.
    if (this.#base !== '' && request.url?.split('?', 1)[0] === this.#base)
      return redirect(response, `${this.#base}/`);
    if (path === '/config.json') return this.#sendConfig(response);
    if (framePath.test(path)) return this.#sendFrame(response);
    const file = this.#fileAt(path);
    setFileHeaders(response, path, file);
    if (file !== undefined) return void sendFile(request, response, file);
    // A missing script must not come back as a page: the browser would name the wrong culprit.
    if (isFilePath(path) || !acceptsHtml(request))
      return sendText(response, 404, 'There is nothing at this address.');
    this.#sendPage(response, this.#page);
  }

  #setHeaders(response: ServerResponse): void {
    for (const [name, value] of Object.entries(this.#headers)) response.setHeader(name, value);
  }

  #refuseBody(request: IncomingMessage, response: ServerResponse): void {
    const body = Buffer.from('Requests have no body here.');
    this.#setHeaders(response);
    response.setHeader('Cache-Control', 'no-store');
    response.writeHead(413, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': body.length,
    });
    this.#reader.end(request, response, body);
  }

  #fileAt(path: string): DashboardFile | undefined {
    if (path === '/openapi.json' && this.#openApi !== undefined) return this.#openApi;
    // The page is never delivered without its base and nonce.
    return path === '/index.html' ? undefined : this.#options.dashboard.files.get(path);
  }

  #sendPage(
    response: ServerResponse,
    template: (nonce: string) => string,
    embedOrigins?: readonly string[],
  ): void {
    const nonce = randomBytes(16).toString('base64url');
    const policy = contentPolicy(this.#options.apiOrigins, nonce, embedOrigins);
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('Cache-Control', 'no-store');
    send(response, 200, 'text/html; charset=utf-8', Buffer.from(template(nonce)));
  }

  #sendFrame(response: ServerResponse): void {
    const { embedOrigins } = this.#options;
    if (embedOrigins.length === 0)
      return sendText(
        response,
        404,
        'No page may embed this dashboard. Name the origins that may with --embed-origins.',
      );
    response.setHeader('Cross-Origin-Embedder-Policy', embedderPolicy);
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    this.#sendPage(response, this.#frame, embedOrigins);
  }

  #sendConfig(response: ServerResponse): void {
    response.setHeader('Cache-Control', 'no-store');
    send(response, 200, 'application/json; charset=utf-8', this.#config);
  }
}

function setFileHeaders(
  response: ServerResponse,
  path: string,
  file: DashboardFile | undefined,
): void {
  if (file !== undefined && path.startsWith('/embed/')) {
    // The loader is for pages of other origins, whose module scripts are fetched by the rules of
    // CORS.
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  }
  if (path === '/card-image.html') response.setHeader('Content-Security-Policy', cardImagePolicy);
  // For the workers and the picture of a frame; nothing else reads it.
  if (path === '/card-image.html' || path.startsWith('/assets/'))
    response.setHeader('Cross-Origin-Embedder-Policy', embedderPolicy);
}

function isFilePath(path: string): boolean {
  return path.startsWith('/assets/') || (/\.[^/]+$/.test(path) && path !== '/index.html');
}

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

function redirect(response: ServerResponse, location: string): void {
  response
    .writeHead(308, { Location: location, 'Cache-Control': 'no-store', 'Content-Length': 0 })
    .end();
}

/** The path of the public URL without the slash at its end: '' for the root of a host. */
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
function targetOf(url: string, base: string): Target | undefined {
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
