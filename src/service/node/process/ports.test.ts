import { createServer, request } from 'node:http';
import { expect, test } from 'vitest';
import { claimPort, urlOf } from './ports.ts';

function get(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, agent: false }, (reply) => {
      let text = '';
      reply.on('data', (chunk: Buffer) => (text += chunk.toString()));
      reply.on('end', () => resolve(text));
    })
      .on('error', reject)
      .end();
  });
}

test('A claimed port turns callers away until a server is given to it, and is free after that server has closed', async () => {
  const claimed = await claimPort('--port', '127.0.0.1', 0);
  await expect(get(claimed.port)).rejects.toThrow();
  const server = createServer((_, response) => response.end('here'));
  await claimed.serve(server);
  expect(await get(claimed.port)).toBe('here');
  await new Promise((resolve) => server.close(resolve));
  const again = await claimPort('--port', '127.0.0.1', claimed.port);
  expect(again.port).toBe(claimed.port);
  again.release();
});

test('A taken port is named by its number, with the option that chooses another', async () => {
  const claimed = await claimPort('--port', '127.0.0.1', 0);
  await expect(claimPort('--links-port', '127.0.0.1', claimed.port)).rejects.toThrow(
    `Port ${claimed.port} is taken: another program listens on 127.0.0.1. Choose another with --links-port, or 0 for a free one.`,
  );
  claimed.release();
});

test('An address that this machine does not have is reported with --host', async () => {
  await expect(claimPort('--port', '192.0.2.1', 0)).rejects.toThrow(
    /no address 192\.0\.2\.1.*--host/,
  );
});

test('The address to open names this machine, also where all addresses are listened on', () => {
  expect(urlOf('127.0.0.1', 80)).toBe('http://127.0.0.1:80');
  expect(urlOf('0.0.0.0', 8080)).toBe('http://localhost:8080');
  expect(urlOf('::1', 8080)).toBe('http://[::1]:8080');
});
