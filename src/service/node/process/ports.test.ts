import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { expect, test } from 'vitest';
import { type ClaimedPort, claimPort, urlOf } from './ports.ts';

const options = { host: '127.0.0.1', port: 0, hostOption: '--host', portOption: '--port' };

async function giveBack(claimed: ClaimedPort): Promise<void> {
  const server = createServer();
  await claimed.serve(server);
  server.close();
  await once(server, 'close');
}

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
  const claimed = await claimPort(options);
  await expect(get(claimed.port)).rejects.toThrow();
  const server = createServer((_, response) => response.end('here'));
  await claimed.serve(server);
  expect(await get(claimed.port)).toBe('here');
  await new Promise((resolve) => server.close(resolve));
  const again = await claimPort({ ...options, port: claimed.port });
  expect(again.port).toBe(claimed.port);
  await giveBack(again);
});

test('A taken port is named by its number, with the option that chooses another', async () => {
  const claimed = await claimPort(options);
  await expect(
    claimPort({ ...options, port: claimed.port, portOption: '--links-port' }),
  ).rejects.toThrow(
    `Port ${claimed.port} is taken: another program listens on 127.0.0.1. Choose another with --links-port, or 0 for a free one.`,
  );
  await giveBack(claimed);
});

test.each([
  ['does not have', '192.0.2.1'],
  ['cannot have', 'no-such-host.invalid'],
])('An address that this machine %s is reported with the option of its host', async (_, host) => {
  await expect(claimPort({ ...options, host, hostOption: '--health-host' })).rejects.toThrow(
    `This machine has no address ${host} to listen on. Choose another with --health-host, such as 127.0.0.1.`,
  );
});

test('The address to open names this machine, also where all addresses are listened on', () => {
  expect(urlOf('127.0.0.1', 80)).toBe('http://127.0.0.1:80');
  expect(urlOf('0.0.0.0', 8080)).toBe('http://localhost:8080');
  expect(urlOf('::1', 8080)).toBe('http://[::1]:8080');
});
