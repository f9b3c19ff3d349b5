/** Sharing proxy: nginx, or a small proxy where it is not installed, that shares its connections to the service between callers. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '#e2e/suites/raw-calls.ts';
import { freePort } from '#testing/service/free-port.ts';

const nginx = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find((path) => existsSync(path));

export interface SharingProxy {
  readonly kind: 'nginx' | 'a small proxy';
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the proxy in front of a server. */
export function startSharingProxy(upstream: string): Promise<SharingProxy> {
  return nginx === undefined ? startSmallProxy(upstream) : startNginx(nginx, upstream);
}

async function startNginx(program: string, upstream: string): Promise<SharingProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'linkdeck-nginx-'));
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  const text = `
    daemon off;
    pid ${folder}/pid;
    error_log ${folder}/error.log;
    events { worker_connections 256; }
    http {
      access_log off;
      ${temporary}
      upstream service { server ${new URL(upstream).host}; keepalive 8; }
      server {
        listen 127.0.0.1:${port};
        client_max_body_size 64m;
        location / {
          proxy_pass http://service;
          proxy_http_version 1.1;
          proxy_set_header Connection "";
          proxy_set_header Host $host;
          proxy_next_upstream off;
        }
      }
    }`;
  const file = join(folder, 'nginx.conf');
  await writeFile(file, text);
  const words = ['-p', folder, '-e', `${folder}/error.log`, '-c', file];
  const child = spawn(program, words, { stdio: 'ignore' });
  process.once('exit', () => child.kill());
  const url = `http://127.0.0.1:${port}`;
  const answers = () => fetch(url).then(Boolean, () => false);
  if (!(await until(answers, 10_000))) throw new Error('nginx did not start');
  return {
    kind: 'nginx',
    url,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startSmallProxy(upstream: string): Promise<SharingProxy> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const server = createServer((incoming, response) => {
    const { method, headers, url = '' } = incoming;
    const outgoing = request(upstream + url, { method, headers, agent }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    outgoing.on('error', () => {
      if (!response.headersSent) response.writeHead(502);
      response.end();
    });
    incoming.pipe(outgoing);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server has no other kind of address
  return {
    kind: 'a small proxy',
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
