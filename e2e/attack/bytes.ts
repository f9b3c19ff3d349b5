/** Attacks by bytes: smuggled requests, traversal, header injection, other content types, bombs, and destinations that are no addresses. */
import { gzipSync } from 'node:zlib';
import { type Finding, finding } from '#e2e/suites/findings.ts';
import { callApi, sendBytes, statusesIn, userAgent } from '#e2e/suites/raw-calls.ts';
import type { Target } from './stranger.ts';

const next = 'GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n';
const head = (...lines: string[]) =>
  ['POST /api/url/add HTTP/1.1', 'Host: 127.0.0.1', ...lines, '', ''].join('\r\n');

/** Each would be one request to one reader and two to another. */
const ambiguous: readonly [name: string, bytes: string][] = [
  ['two lengths', head('Content-Length: 0', `Content-Length: ${next.length}`) + next],
  [
    'a length and chunks',
    head(`Content-Length: ${next.length + 5}`, 'Transfer-Encoding: chunked') + `0\r\n\r\n${next}`,
  ],
  [
    'chunks in another spelling',
    head(`Content-Length: ${next.length}`, 'Transfer-Encoding: xchunked') + next,
  ],
  [
    'chunks after a tab',
    head('Content-Length: 4', 'Transfer-Encoding:\tchunked') + `0\r\n\r\n${next}`,
  ],
  [
    'chunks twice',
    head('Transfer-Encoding: chunked', 'Transfer-Encoding: identity') + `0\r\n\r\n${next}`,
  ],
  ['a blank before the colon', head(`Content-Length : ${next.length}`) + next],
  ['a folded header', head('X: a', ` Content-Length: ${next.length}`) + next],
  ['a negative length', head('Content-Length: -1') + next],
  ['a length in hex', head('Content-Length: 0x10') + next],
  ['a length with a sign', head(`Content-Length: +${next.length}`) + next],
  [
    'a chunk that is too long to count',
    head('Transfer-Encoding: chunked') + `fffffffffffffffff\r\n${next}`,
  ],
  ['a chunk with a bare line feed', head('Transfer-Encoding: chunked') + `0\n\n${next}`],
  ['a NUL in a header', head('X: a\0b') + next],
];

export async function smuggle({ server }: Target): Promise<Finding[]> {
  const tries: [string, boolean][] = [];
  for (const origin of [server.dashboard, server.links]) {
    for (const [name, bytes] of ambiguous) {
      const statuses = statusesIn(await sendBytes(origin, bytes));
      tries.push([
        `${name} (${statuses.join(' ')})`,
        statuses.length <= 1 && (statuses[0] ?? 400) >= 400,
      ]);
    }
  }
  return [
    finding(
      'Requests that two readers would divide differently, to both ports',
      tries,
      'one refusal each',
    ),
  ];
}

export async function traverse({ server }: Target): Promise<Finding[]> {
  const up = [
    '..',
    '%2e%2e',
    '..%2f',
    '%2e%2e%2f',
    '..%5c',
    '..\\',
    '%252e%252e',
    '..;',
    '....//',
    '%c0%ae%c0%ae',
  ];
  const starts = ['', '/assets', '/embed/v1', '/api', '/p', '/i'];
  const ends = ['package.json', 'etc/passwd', 'data/linkdeck.db', '.git/config', 'visitor-secret'];
  const tries: [string, boolean][] = [];
  for (const origin of [server.dashboard, server.links]) {
    for (const start of starts) {
      for (const each of up) {
        for (const end of ends) {
          const path = `${start}/${each}/${each}/${each}/${end}`;
          const received = await sendBytes(
            origin,
            `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
          );
          tries.push([
            path,
            !/"devDependencies"|root:|SQLite format|\[core\]|\b[0-9a-f]{64}\b/.test(received),
          ]);
        }
      }
    }
  }
  return [
    finding(
      'Paths that climb out of their folder, in ten spellings',
      tries,
      'no file of the machine',
    ),
  ];
}

export async function inject({ server, owner, make }: Target): Promise<Finding[]> {
  const evil = '\r\nSet-Cookie: evil=1\r\nX-Evil: 1\r\n\r\n<script>alert(1)</script>';
  const tries: [string, boolean][] = [];
  const bodies: [string, object][] = [
    ['destination', { url: `https://shop.example/a%0d%0aSet-Cookie:%20evil=1` }],
    [
      'parameters',
      { url: 'https://shop.example/', parameters: [{ name: `a${evil}`, value: evil }] },
    ],
    [
      'card',
      { url: 'https://shop.example/', type: 'splash', metatitle: evil, metadescription: evil },
    ],
  ];
  for (const [name, body] of bodies) {
    const custom = `inject-${name}`;
    await make(owner, '/api/url/add', { ...body, custom });
    const request = `GET /${custom} HTTP/1.1\r\nHost: ${new URL(server.links).host}\r\nUser-Agent: ${userAgent}\r\nConnection: close\r\n\r\n`;
    const received = await sendBytes(server.links, request);
    tries.push([
      name,
      /^HTTP\/1\.1 (200|302)/.test(received) &&
        !/\r\n(Set-Cookie|X-Evil):/i.test(received) &&
        !received.includes('<script>alert'),
    ]);
  }
  for (const path of [
    '/%0d%0aSet-Cookie:%20evil=1',
    '/a?b=%0d%0aX-Evil:%201',
    '/r/%0d%0aX-Evil:1',
  ]) {
    for (const origin of [server.dashboard, server.links]) {
      const received = await sendBytes(
        origin,
        `GET ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-Host: evil.example\r\nConnection: close\r\n\r\n`,
      );
      tries.push([
        path,
        !/\r\n(Set-Cookie|X-Evil):/i.test(received) && !received.includes('evil.example'),
      ]);
    }
  }
  for (const url of [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '\tjava\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:x',
    'about:blank',
    'intent://x#Intent;end',
    '//x',
    '',
    'https://',
  ]) {
    const { status } = await callApi(server.dashboard, owner, 'POST /api/url/add', { url });
    tries.push([`${JSON.stringify(url)} (${status})`, status === 400]);
  }
  return [
    finding(
      'Line breaks in addresses, parameters and texts; destinations that are no web addresses',
      tries,
      'no header, no script',
    ),
  ];
}

export async function sendBombs({ server, owner }: Target): Promise<Finding[]> {
  const tries: [string, boolean][] = [];
  const post = async (
    name: string,
    body: string | Uint8Array<ArrayBuffer>,
    headers: Record<string, string>,
    expected: number,
  ): Promise<void> => {
    const began = performance.now();
    const reply = await fetch(`${server.dashboard}/api/url/add`, {
      method: 'POST',
      body,
      headers: { Authorization: `Bearer ${owner}`, ...headers },
    });
    await reply.text();
    const took = performance.now() - began;
    tries.push([
      `${name} (${reply.status} in ${took.toFixed(0)} ms)`,
      reply.status === expected && took < 3000,
    ]);
  };
  const json = { 'Content-Type': 'application/json' };
  const good = '{"url":"https://shop.example/"}';
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/jsonp',
    'text/json',
  ]) {
    await post(`as ${type}`, good, { 'Content-Type': type }, 415);
  }
  const bomb = new Uint8Array(gzipSync(Buffer.alloc(50 * 1024 * 1024)));
  for (const encoding of ['gzip', 'deflate', 'br', 'gzip, gzip'])
    await post(`a bomb in ${encoding}`, bomb, { ...json, 'Content-Encoding': encoding }, 415);
  await post('50 000 lists in each other', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, json, 400);
  await post(
    'a prototype',
    '{"__proto__":{"url":"https://x.example/"},"constructor":{"prototype":{}}}',
    json,
    400,
  );
  await post(
    '10 000 keys',
    JSON.stringify(
      Object.fromEntries(Array.from({ length: 10_000 }, (_, key) => [`k${key}`, key])),
    ),
    json,
    400,
  );
  await post('a number without end', `{"url":${'9'.repeat(100_000)}}`, json, 400);
  await post(
    'half a megabyte',
    JSON.stringify({ url: `https://shop.example/${'x'.repeat(500_000)}` }),
    json,
    413,
  );
  await post('no UTF-8', new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]), json, 400);
  for (const origin of [server.dashboard, server.links]) {
    const [status] = statusesIn(
      await sendBytes(origin, `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`),
    );
    tries.push([`100 KB of headers (${status})`, status === 431]);
  }
  const alive = await callApi(server.dashboard, owner, 'GET /api/account');
  return [
    finding(
      'Other content types, compressed bombs, and JSON that is deep, long or broken',
      [...tries, ['it still answers', alive.status === 200]],
      'refused within 3 s',
    ),
  ];
}
