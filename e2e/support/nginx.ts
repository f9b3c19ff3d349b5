/** nginx under test: one process with TLS in front of dashboard and short links, with and without forwarded headers. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNginx, nginxPackages } from '#e2e/setup/nginx.ts';
import { freePort } from '#testing/service/free-port.ts';

/** Browsers find every name below this one on the machine itself. */
const deckHost = 'deck.proxied.localhost';
const linksHost = 'go.proxied.localhost';

const certificateFile = 'cert.pem';

/** The path of the dashboard on its host. */
export const deckPath = '/tools/deck';

/** What nginx answers on one port. */
export interface ProxyUrls {
  /** Without a slash at its end. */
  readonly dashboard: string;
  /** Without a slash at its end. */
  readonly links: string;
}

export interface ProxyPorts {
  /** With the headers that docs/operations.md asks for; the path is taken off. */
  readonly full: number;
  /** As nginx does by itself: without headers; the path is left in. */
  readonly bare: number;
}

interface Asked {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

interface Reply {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly text: string;
}

export interface RunningNginx {
  /** Asks by TLS with the certificate of the test as the only one that is good. */
  ask(url: string, asked?: Asked): Promise<Reply>;
  stop(): Promise<void>;
}

export function proxyUrls(port: number): ProxyUrls {
  return {
    dashboard: `https://${deckHost}:${port}${deckPath}`,
    links: `https://${linksHost}:${port}`,
  };
}

/** Two ports that are free now. */
export async function freePorts(): Promise<ProxyPorts> {
  return { full: await freePort(), bare: await freePort() };
}

/** Starts nginx in front of the dashboard and the short links of a service. */
export async function startNginx(
  ports: ProxyPorts,
  upstream: { readonly dashboard: string; readonly links: string },
): Promise<RunningNginx> {
  const found = findNginx();
  if (found === undefined) throw new Error(`Install ${nginxPackages.join(' and ')} first`);
  const folder = await mkdtemp(join(tmpdir(), 'linkdeck-nginx-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const certificate = await makeCertificate(found.openssl, folder);
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, ports, upstream));
  const child = spawn(found.nginx, ['-p', folder, '-e', 'stderr', '-c', 'nginx.conf'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let printed = '';
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await untilOpen(Object.values(ports), child, () => printed);
  return {
    ask: (url, asked = {}) => ask(certificate, url, asked),
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'close');
    },
  };
}

/** By the address of the machine, because node's own look-up does not know the names. */
async function ask(ca: string, url: string, { method, headers, body }: Asked): Promise<Reply> {
  const { hostname, port, pathname, search, host } = new URL(url);
  const outgoing = request({
    host: '127.0.0.1',
    port,
    path: pathname + search,
    method,
    headers: { ...headers, Host: host },
    servername: hostname,
    ca,
    agent: false,
  });
  outgoing.end(body);
  const [reply] = (await once(outgoing, 'response')) as [IncomingMessage]; // what this event carries
  let text = '';
  reply.setEncoding('utf8');
  for await (const chunk of reply) text += String(chunk);
  return { status: reply.statusCode ?? 0, headers: reply.headers, text };
}

/** Makes a key and a certificate in the folder, and returns the certificate. */
async function makeCertificate(openssl: string, folder: string): Promise<string> {
  const how = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2';
  const files = `-subj /CN=proxied -keyout key.pem -out ${certificateFile}`;
  const names = `-addext subjectAltName=DNS:${deckHost},DNS:${linksHost}`;
  const words = `${how} ${files} ${names}`.split(' ');
  const made = spawnSync(openssl, words, { cwd: folder, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`openssl made no certificate: ${made.stderr}`);
  return readFile(join(folder, certificateFile), 'utf8');
}

function configuration(
  folder: string,
  ports: ProxyPorts,
  upstream: { readonly dashboard: string; readonly links: string },
): string {
  const dashboard = new URL(upstream.dashboard).origin;
  // As docs/operations.md has them, for addresses with a port.
  const headers = [
    'proxy_set_header Host $http_host;',
    'proxy_set_header X-Forwarded-Host $http_host;',
    'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
  ].join('\n');
  const server = (port: number, name: string, path: string, to: string, more: string) => `
    server {
      listen 127.0.0.1:${port} ssl;
      server_name ${name};
      location ${path} { proxy_pass ${to}; ${more} }
    }`;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  return `
  daemon off;
  master_process off;
  pid ${folder}/nginx.pid;
  events {}
  http {
    access_log off;
    ${temporary}
    ssl_certificate ${folder}/${certificateFile};
    ssl_certificate_key ${folder}/key.pem;
    ${server(ports.full, deckHost, `${deckPath}/`, `${dashboard}/`, headers)}
    ${server(ports.full, linksHost, '/', upstream.links, headers)}
    ${server(ports.bare, deckHost, `${deckPath}/`, dashboard, '')}
    ${server(ports.bare, linksHost, '/', upstream.links, '')}
  }`;
}

async function untilOpen(
  ports: readonly number[],
  child: ChildProcess,
  printed: () => string,
): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (const port of ports) {
    while (!(await isOpen(port))) {
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error(`nginx does not answer on port ${port}:\n${printed()}`);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
