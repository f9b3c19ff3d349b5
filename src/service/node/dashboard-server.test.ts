import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readDashboard } from './dashboard-files.ts';
import { createDashboardServer, type DashboardServerOptions } from './dashboard-server.ts';

const script = `export const text = '${'script '.repeat(200)}';`;
const page = `<!doctype html><html><head>
<meta property="csp-nonce" nonce="__CSP_NONCE__"><style nonce="__CSP_NONCE__"></style>
<script type="module" src="./assets/index-AbCd1234.js"></script></head><body><header></header></body></html>`;

let folder = '';
const servers: Server[] = [];

beforeAll(async () => {
  const root = await mkdtemp(join(tmpdir(), 'linkdeck-dist-'));
  folder = join(root, 'dashboard');
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(root, 'secret.txt'), 'outside');
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(
    join(folder, 'config.json'),
    '{"labels":{"network1":"One"},"serviceAddresses":["https://old.example"]}',
  );
  await writeFile(join(folder, 'card-image.html'), '<!doctype html>');
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await mkdir(join(folder, 'embed', 'v1'), { recursive: true });
  await writeFile(join(folder, 'embed', 'v1', 'index.html'), page);
  await writeFile(join(folder, 'embed', 'v1', 'linkdeck.js'), 'export {};');
  await writeFile(join(folder, 'assets', 'index-AbCd1234.js'), script);
  await writeFile(join(folder, 'assets', 'inter-AbCd1234.woff2'), 'font');
});
afterAll(() => rm(join(folder, '..'), { recursive: true, force: true }));
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function serve(options: Partial<DashboardServerOptions> = {}): Promise<string> {
  const dashboard = await readDashboard(folder);
  const api: DashboardServerOptions['api'] = (incoming, response) => response.end(`api ${incoming.url ?? ''}`);
  const server = createDashboardServer({ dashboard, api, apiOrigins: [], embedOrigins: [], publicUrl: undefined, ...options });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server on a host and port has an address of this form; only one on a pipe has text.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Asks without the tidying up and decompressing of fetch. */
async function raw(address: string, path: string, headers: Record<string, string> = {}, method = 'GET') {
  const outgoing = request(address, { path, headers, method, agent: false }).end();
  const [reply] = (await once(outgoing, 'response')) as [IncomingMessage]; // what this event carries
  const chunks: Buffer[] = [];
  for await (const chunk of reply) chunks.push(chunk as Buffer); // without an encoding set, chunks are buffers
  return { status: reply.statusCode, headers: reply.headers, body: Buffer.concat(chunks) };
}

describe('The page', () => {
  test('Any path that is not a file gets the page, with the base that makes its addresses right', async () => {
    const address = await serve();
    for (const path of ['/', '/links', '/links/7?q=a', '/index.html']) {
      const reply = await fetch(address + path, { headers: { Accept: 'text/html' } });
      expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await reply.text()).toContain('<head><base href="/">');
    }
  });

  test('Each reply has a nonce of its own, the same in the page and in its policy', async () => {
    const address = await serve();
    const [first, second] = await Promise.all(
      ['/', '/'].map(async (path) => {
        const reply = await fetch(address + path);
        const text = await reply.text();
        const nonces = [...text.matchAll(/nonce="([^"]+)"/g)].map((match) => match[1]);
        expect(nonces).toHaveLength(2);
        expect(nonces[1]).toBe(nonces[0]);
        expect(reply.headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonces[0] ?? ''}'`);
        return nonces[0];
      }),
    );
    expect(first).not.toBe(second);
  });

  test('The policy is exactly the agreed one, and the page is not kept', async () => {
    const reply = await fetch(await serve({ apiOrigins: ['https://a.example', 'http://b.example:81'] }));
    const policy = reply.headers.get('content-security-policy')?.replace(/'nonce-[\w-]{22}'/, "'nonce-…'");
    expect(policy?.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "worker-src 'self'",
      "connect-src 'self' https://a.example http://b.example:81",
      "style-src 'self' 'nonce-…'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "manifest-src 'self'",
      "form-action 'none'",
      "base-uri 'self'",
      "object-src 'none'",
      "frame-src 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
    ]);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'permissions-policy': expect.stringContaining('camera=()') as string,
    });
    expect(reply.headers.get('permissions-policy')).toContain('clipboard-write=(self)');
    expect(reply.headers.has('strict-transport-security')).toBe(false);
  });

  test('The frame for card images has a policy of its own: pictures of any host, one script, no origin', async () => {
    const address = await serve();
    const reply = await fetch(`${address}/card-image.html`);
    expect(reply.headers.get('content-security-policy')?.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      'img-src https:',
      "base-uri 'none'",
      "form-action 'none'",
      'sandbox allow-scripts',
    ]);
    const other = await fetch(`${address}/favicon.svg`);
    expect(other.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  test('Whoever accepts no HTML gets no page', async () => {
    expect((await raw(await serve(), '/links', { Accept: 'application/json' })).status).toBe(404);
  });
});

describe('Files', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('A script is sent compressed by %s and may be kept for good', async (encoding, decompress) => {
    const reply = await raw(await serve(), '/assets/index-AbCd1234.js', { 'Accept-Encoding': encoding });
    expect(reply.headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(reply.body.length),
      vary: 'Accept-Encoding',
    });
    expect(reply.body.length).toBeLessThan(script.length / 2);
    expect(decompress(reply.body).toString()).toBe(script);
  });

  test('The best encoding that the browser accepts is taken, and none that it refuses', async () => {
    const address = await serve();
    const path = '/assets/index-AbCd1234.js';
    expect((await raw(address, path, { 'Accept-Encoding': 'gzip, deflate, br' })).headers['content-encoding']).toBe(
      'br',
    );
    expect((await raw(address, path, { 'Accept-Encoding': 'br;q=0, GZIP;q=0.5' })).headers['content-encoding']).toBe(
      'gzip',
    );
    expect((await raw(address, path)).headers['content-encoding']).toBeUndefined();
    expect((await raw(address, '/assets/inter-AbCd1234.woff2', { 'Accept-Encoding': 'br' })).headers).toMatchObject({
      'content-type': 'font/woff2',
      'content-length': '4',
    });
  });

  test('A file whose name says nothing of its content is asked for again, and not sent again', async () => {
    const address = await serve();
    const first = await raw(address, '/favicon.svg');
    expect(first.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'image/svg+xml; charset=utf-8',
    });
    const { etag } = first.headers;
    const second = await raw(address, '/favicon.svg', { 'If-None-Match': `"other", ${etag ?? ''}` });
    expect(second.status).toBe(304);
    expect(second.body.length).toBe(0);
    expect((await raw(address, '/favicon.svg', { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  test('A file that is missing is missing, and not the page', async () => {
    const address = await serve();
    for (const path of ['/assets/gone-AbCd1234.js', '/assets/', '/robots.txt', '/favicon.ico']) {
      const reply = await raw(address, path, { Accept: 'text/html,*/*' });
      expect([path, reply.status]).toEqual([path, 404]);
      expect(reply.body.toString()).not.toContain('<');
    }
  });

  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '//../secret.txt',
    '/..\\secret.txt',
  ])('The path %s leads to nothing outside', async (path) => {
    const reply = await raw(await serve(), path);
    expect(reply.status).toBe(404);
    expect(reply.body.toString()).not.toContain('outside');
  });

  test('HEAD tells what GET would send, and other methods are refused', async () => {
    const address = await serve();
    const head = await raw(address, '/assets/index-AbCd1234.js', {}, 'HEAD');
    expect(head).toMatchObject({ status: 200, headers: { 'content-length': String(script.length) } });
    expect(head.body.length).toBe(0);
    const post = await raw(address, '/links', {}, 'POST');
    expect(post).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });
});

describe('Settings and the way to the API', () => {
  test('config.json holds the addresses of this start and everything else of the build', async () => {
    const reply = await fetch(`${await serve({ apiOrigins: ['https://a.example'] })}/config.json`);
    expect(await reply.json()).toEqual({ labels: { network1: 'One' }, serviceAddresses: ['', 'https://a.example'] });
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  test('Everything under /api goes to the API with its query, and nothing else does', async () => {
    const address = await serve();
    expect(await (await fetch(`${address}/api/urls?q=a`)).text()).toBe('api /api/urls?q=a');
    expect(await (await fetch(`${address}/api`)).text()).toBe('api /api');
    expect(await (await fetch(`${address}/apis`)).text()).toContain('<base');
  });
});

describe('The page inside of frames', () => {
  const frame = { embedOrigins: ['https://portal.example', 'http://localhost:9000'] };

  test('It may be framed by the listed origins alone, and is told them', async () => {
    const address = await serve(frame);
    for (const path of ['/embed/v1/', '/embed/v1', '/embed/v1/index.html', '/embed/v1/?from=mail']) {
      const reply = await fetch(address + path);
      const policy = reply.headers.get('content-security-policy') ?? '';
      expect(policy).toContain('; frame-ancestors https://portal.example http://localhost:9000; ');
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(reply.headers.has('x-frame-options')).toBe(false);
      expect(await reply.text()).toContain(
        '<base href="/"><meta name="linkdeck-embed-origins" content="https://portal.example http://localhost:9000">',
      );
    }
  });

  test('Every other page stays unframed, and is no frame', async () => {
    const reply = await fetch(`${await serve(frame)}/links`);
    expect(reply.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(await reply.text()).not.toContain('linkdeck-embed-origins');
  });

  test('Without a list there is none, and the reply says how to get one', async () => {
    const reply = await fetch(`${await serve()}/embed/v1/`);
    expect(reply.status).toBe(404);
    expect(await reply.text()).toContain('--embed-origins');
    expect(reply.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  test('The loader may be imported by pages of other origins, and the rest of the dashboard may not', async () => {
    const address = await serve(frame);
    const loader = await raw(address, '/embed/v1/linkdeck.js');
    expect(loader).toMatchObject({
      status: 200,
      headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin', 'cache-control': 'no-cache' },
    });
    for (const path of ['/assets/index-AbCd1234.js', '/embed/elsewhere']) {
      expect((await raw(address, path)).headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  test('Behind a proxy it is below the base', async () => {
    const address = await serve({ ...frame, publicUrl: 'https://tools.example/deck' });
    expect(await (await fetch(`${address}/deck/embed/v1/`)).text()).toContain('<base href="/deck/"><meta');
  });
});

describe('Behind a proxy', () => {
  test('A path in the public address becomes the base, whether the proxy leaves it in requests or not', async () => {
    const address = await serve({ publicUrl: 'https://tools.example/deck' });
    for (const prefix of ['', '/deck']) {
      expect(await (await fetch(`${address}${prefix}/links`)).text()).toContain('<base href="/deck/">');
      expect((await fetch(`${address}${prefix}/assets/index-AbCd1234.js`)).status).toBe(200);
      expect(await (await fetch(`${address}${prefix}/api/account`)).text()).toBe('api /api/account');
    }
    expect(await (await fetch(`${address}/decks/api/account`)).text()).toContain('<base');
  });

  test('The base without the slash at its end leads to the one with it', async () => {
    const address = await serve({ publicUrl: 'https://tools.example/deck' });
    const reply = await fetch(`${address}/deck?from=mail`, { redirect: 'manual' });
    expect(reply.status).toBe(308);
    expect(reply.headers.get('location')).toBe('/deck/');
  });

  test('Only over https browsers are told to stay there', async () => {
    const secure = await fetch(await serve({ publicUrl: 'https://deck.example' }));
    expect(secure.headers.get('strict-transport-security')).toBe('max-age=31536000');
    const plain = await fetch(await serve({ publicUrl: 'http://deck.example' }));
    expect(plain.headers.has('strict-transport-security')).toBe(false);
  });
});
