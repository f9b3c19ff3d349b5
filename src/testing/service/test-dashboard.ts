/** Dashboard server in a test: over a small folder that is made for it. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { readDashboard } from '#service/node/servers/dashboard-files.ts';
import {
  createDashboardServer,
  type DashboardServerOptions,
} from '#service/node/servers/dashboard-server.ts';

/** What is in its one script. */
export const dashboardScript = `export const text = '${'script '.repeat(200)}';`;

// The project's own page, so that the server replaces the placeholder which that page holds.
const page = readFileSync('index.html', 'utf8')
  .replace('/src/main.tsx', './assets/index-AbCd1234.js')
  .replace('</head>', '<style nonce="__CSP_NONCE__"></style></head>');

const files = {
  '../secret.txt': 'outside',
  'index.html': page,
  'config.json': '{"labels":{"network1":"One"},"serviceAddresses":["https://old.example"]}',
  'card-image.html': '<!doctype html>',
  'openapi.json': readFileSync('public/openapi.json', 'utf8'),
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'embed/v1/index.html': page,
  'embed/v1/linkdeck.js': 'export {};',
  'assets/index-AbCd1234.js': dashboardScript,
  'assets/inter-AbCd1234.woff2': 'font',
};

/** Makes the folder for a file of tests, and the function that serves it until a test ends and returns its address. */
export function testDashboard(): (options?: Partial<DashboardServerOptions>) => Promise<string> {
  let folder = '';
  const servers: Server[] = [];
  beforeAll(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'linkdeck-dist-')), 'dashboard');
    for (const [name, text] of Object.entries(files)) {
      const path = join(folder, name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
    }
  });
  afterAll(() => rm(dirname(folder), { recursive: true, force: true }));
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });
  return async (options = {}) => {
    const dashboard = await readDashboard(folder);
    const api: DashboardServerOptions['api'] = (incoming, response) =>
      response.end(`api ${incoming.url ?? ''}`);
    const server = createDashboardServer({
      dashboard,
      api,
      apiOrigins: [],
      embedOrigins: [],
      publicUrl: 'http://127.0.0.1',
      ...options,
    });
    servers.push(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    // A server on a host and port has an address of this form; only one on a pipe has text.
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
}

/** Asks without the tidying up and decompressing of fetch. */
export async function raw(
  url: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
) {
  const outgoing = request(url, { path, headers, method, agent: false }).end();
  const [reply] = (await once(outgoing, 'response')) as [IncomingMessage]; // what this event carries
  const chunks: Buffer[] = [];
  for await (const chunk of reply) chunks.push(chunk as Buffer); // without an encoding set, chunks are buffers
  return { status: reply.statusCode, headers: reply.headers, body: Buffer.concat(chunks) };
}
