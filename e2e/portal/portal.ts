/** Example portal: a small site on another origin, which embeds Linkdeck in all three ways under a strict policy. */
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBackend } from '#embed/backend/backend.ts';

interface PortalOptions {
  /** Where Linkdeck is, without a slash at its end; it may be named once the portal has a port. */
  readonly linkdeck: () => string;
  /** The API key that the portal's backend holds. */
  readonly key: () => string;
  readonly port?: number;
  /** Other lines for the content policy, by directive; `null` leaves a line out. */
  readonly policy?: Readonly<Record<string, string | null>>;
  /** Other headers of its pages. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface RunningPortal {
  /** Without a slash at its end, on `localhost`. */
  readonly url: string;
  /** Every request to the backend, as `POST /linkdeck/request links.list`. */
  readonly asked: string[];
  stop(): Promise<void>;
}

/** What the portal passes on where its visitors may only read. */
const reading = ['account.get', 'links.list', 'links.get', 'channels.list'] as const;

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Starts it. The dashboard is on 127.0.0.1 and this on localhost: two sites, as far as a browser is concerned. */
export async function startPortal({
  linkdeck,
  key,
  port = 0,
  policy = {},
  headers = {},
}: PortalOptions): Promise<RunningPortal> {
  const asked: string[] = [];

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('Content-Security-Policy', policyOf(linkdeck(), policy));
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cache-Control', 'no-store');
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.method === 'POST') {
      const body: unknown = JSON.parse((await read(request)) || 'null');
      asked.push(`POST ${pathname} ${nameOf(body)}`.trim());
      // A portal asks here whether its own visitor is signed in, and may use this account.
      const allow = pathname === '/linkdeck/reading' ? reading : undefined;
      const backend = createBackend({ service: linkdeck(), key: key(), allow });
      const reply =
        pathname === '/linkdeck/key' ? { token: key(), account: 'harbour' } : await backend(body);
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(reply));
      return;
    }
    const plain = /^\/(bare|strict|field|mail|parts)$/.exec(pathname)?.[1];
    const name = /^\/(\w[\w-]*\.\w+)$/.exec(pathname)?.[1] ?? `${plain ?? 'index'}.html`;
    const page = await readFile(
      fileURLToPath(new URL(`site/${name}`, import.meta.url)),
      'utf8',
    ).catch(() => undefined);
    response.writeHead(page === undefined ? 404 : 200, {
      'Content-Type': types[extname(name)] ?? 'text/plain',
    });
    response.end(
      page?.replaceAll('{{linkdeck}}', linkdeck()) ?? 'There is nothing at this address.',
    );
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(400).end());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const taken = server.address();
  if (taken === null || typeof taken === 'string') throw new Error('The portal has no port');
  return {
    url: `http://localhost:${taken.port}`,
    asked,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Nothing but what the page needs of itself, and the two lines for Linkdeck: `script-src` and `frame-src`. */
function policyOf(linkdeck: string, changes: Readonly<Record<string, string | null>>): string {
  const lines: Readonly<Record<string, string | null>> = {
    'default-src': "'none'",
    'script-src': `'self' ${linkdeck}`,
    'frame-src': linkdeck,
    'connect-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    ...changes,
  };
  return Object.entries(lines)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name} ${value ?? ''}`)
    .join('; ');
}

async function read(request: IncomingMessage): Promise<string> {
  let text = '';
  request.setEncoding('utf8');
  for await (const chunk of request) text += String(chunk);
  return text;
}

function nameOf(body: unknown): string {
  return typeof body === 'object' && body !== null && 'endpoint' in body
    ? String(body.endpoint)
    : '';
}
