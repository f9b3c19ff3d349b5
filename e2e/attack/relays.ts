/** Attacks through the relay: paths out of the interface, and a service behind it that never ends, floods, or changes the protocol. */
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createByteServer } from 'node:net';
import { type Finding, finding } from '#e2e/suites/findings.ts';
import { callApi, sendBytes, statusesIn } from '#e2e/suites/raw-calls.ts';
import { startServer } from '#e2e/support/server.ts';

const hidden = 'DELETE /api/domain/1/delete HTTP/1.1\r\nX: ';

/** A service that takes no body of a GET: it reads one as the next request, which then has the next caller's key. */
export async function smuggleThroughRelay(): Promise<Finding[]> {
  const requests: string[] = [];
  const upstream = createByteServer((socket) => {
    let received = '';
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString('latin1');
      for (;;) {
        const head = /^[^]*?\r\n\r\n/.exec(received)?.[0];
        if (head === undefined) return;
        received = received.slice(head.length);
        requests.push(head);
        const type = 'Content-Type: application/json';
        socket.write(`HTTP/1.1 200 OK\r\n${type}\r\nContent-Length: 11\r\n\r\n{"error":0}`);
      }
    });
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const { port } = upstream.address() as AddressInfo; // a TCP server has no other kind of address
  const server = await startServer(['--upstream', `http://127.0.0.1:${port}`]);
  const tries: [string, boolean][] = [];
  const bodies = [
    `Content-Length: ${hidden.length}\r\n\r\n${hidden}`,
    `Transfer-Encoding: chunked\r\n\r\n${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`,
  ];
  for (const callers of [1, 10]) {
    for (let round = 0; round < 3; round += 1) {
      for (const body of bodies) {
        const before = requests.length;
        const strangers = Array.from({ length: callers }, () =>
          sendBytes(server.dashboard, `GET /api/urls HTTP/1.1\r\nHost: x\r\n${body}`),
        );
        await Promise.all(strangers);
        await callApi(server.dashboard, 'abc', 'GET /api/account');
        const seen = requests.slice(before);
        const own = seen.at(-1) ?? '';
        tries.push([
          `the next request after ${callers} (${own.split('\r\n', 1)[0] ?? ''})`,
          own.startsWith('GET /api/account ') && !seen.join('').includes('DELETE'),
        ]);
      }
    }
  }
  await server.stop();
  upstream.close();
  return [
    finding(
      'A service behind the relay that takes no body of a GET, and one that hides a request',
      tries,
      'the next caller gets what they asked for',
    ),
  ];
}

const mebibyte = 1024 * 1024;

export async function attackRelay(): Promise<Finding[]> {
  const asked: string[] = [];
  let given = 0;
  const upstream = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    response.on('error', () => undefined);
    if (path === '/api/upgrade') {
      response.writeHead(101, { Connection: 'Upgrade', Upgrade: 'websocket' });
      response.flushHeaders();
    } else if (path === '/api/endless') {
      const piece = Buffer.alloc(mebibyte, 'x');
      const more = (): void => {
        given += 1;
        if (!response.destroyed && given < 200) response.write(piece, more);
      };
      more();
    } else if (path === '/api/announced')
      response.writeHead(200, { 'Content-Length': 1000 * mebibyte }).end();
    else if (path === '/api/redirect')
      response.writeHead(302, { Location: 'http://169.254.169.254/latest/' }).end();
    else
      response
        .writeHead(200, { 'Content-Type': 'text/html', 'Set-Cookie': 'a=b' })
        .end('<script>alert(1)</script>');
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const bound = upstream.address();
  if (bound === null || typeof bound === 'string') throw new Error('The service has no port');
  const server = await startServer(['--upstream', `http://127.0.0.1:${bound.port}`]);
  try {
    const paths: [string, boolean][] = [];
    const climbing = [
      '/admin',
      '/api',
      '/api/../admin',
      '/api/%2e%2e/admin',
      '/api/..;/admin',
      '/api/..%3b/admin',
      '/api/x/..;a=b/..;/admin',
      '/api/..%2fadmin',
      '/api/a%5c..%5cadmin',
      '/api/%252e%252e/admin',
      '//evil.example/api/x',
      'http://evil.example/admin',
      '/api\\..\\admin',
      '/api/%00/admin',
    ];
    for (const path of climbing) {
      const before = asked.length;
      await sendBytes(
        server.dashboard,
        `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      );
      paths.push([
        path,
        asked.length === before ||
          asked.slice(before).every((seen) => seen.startsWith('/api/') && !seen.includes('..')),
      ]);
    }
    const ask = async (
      path: string,
    ): Promise<{ status: number; took: number; headers: Headers | undefined }> => {
      const began = performance.now();
      const reply = await fetch(`${server.dashboard}${path}`).catch(() => undefined);
      const whole = await reply?.text().then(
        () => true,
        () => false,
      );
      return {
        status: reply === undefined || whole === false ? 0 : reply.status,
        took: performance.now() - began,
        headers: reply?.headers,
      };
    };
    const upgrade = await ask('/api/upgrade');
    const endless = await ask('/api/endless');
    const announced = await ask('/api/announced');
    const redirect = await ask('/api/redirect');
    const page = await ask('/api/page');
    const upgraded = statusesIn(
      await sendBytes(
        server.dashboard,
        'GET /api/upgrade HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
      ),
    );
    return [
      finding(
        'Paths through the relay that leave the interface',
        paths,
        'none reached the service',
      ),
      finding(
        'A service behind the relay that changes the protocol, floods, or leads elsewhere',
        [
          [
            `101 is 502 at once (${upgrade.status} in ${upgrade.took.toFixed(0)} ms)`,
            upgrade.status === 502 && upgrade.took < 5000,
          ],
          [`no connection is upgraded (${upgraded.join(' ')})`, !upgraded.includes(101)],
          [`an endless reply is broken off (${given} MiB)`, endless.status === 0 && given < 200],
          ['a reply of a gigabyte is refused', announced.status === 502],
          ['a redirect is not followed', redirect.status === 502],
          [
            'no cookie, and a page may do nothing',
            page.headers?.has('Set-Cookie') === false &&
              page.headers.get('Content-Security-Policy')?.includes('sandbox') === true,
          ],
        ],
        `101 ended after ${upgrade.took.toFixed(0)} ms, an endless reply after ${given} MiB`,
      ),
    ];
  } finally {
    await server.stop();
    upstream.closeAllConnections();
    upstream.close();
  }
}
