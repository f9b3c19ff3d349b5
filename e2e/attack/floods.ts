/** Floods: connections, slow and aborted requests, invented visitors and referrers, and guessed passwords of links. */
import { connect, type Socket } from 'node:net';
import { type Finding, finding, percentile } from '#e2e/suites/findings.ts';
import { follow, until, userAgent } from '#e2e/suites/raw-calls.ts';
import type { Target } from './stranger.ts';

async function opened(url: string, number: number, bytes: string): Promise<Socket[]> {
  const { hostname, port } = new URL(url);
  const sockets = Array.from({ length: number }, () => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.on('error', () => undefined);
    return socket;
  });
  await new Promise((resolve) => setTimeout(resolve, 500));
  return sockets;
}

const closed = (sockets: readonly Socket[]) =>
  sockets.filter((socket) => socket.destroyed || socket.readableEnded).length;

/** @param timeout how long to wait for the end of slow requests, in milliseconds; 0 not to */
export async function holdConnections(
  { server, owner, make }: Target,
  timeout: number,
): Promise<Finding[]> {
  await make(owner, '/api/url/add', { url: 'https://shop.example/', custom: 'open' });
  const many = await opened(server.links, 700, '');
  for (const socket of many) socket.resume();
  const dropped = await until(() => closed(many) >= 188, 5000);
  const left = many.length - closed(many);
  for (const socket of many) socket.destroy();
  const room = await until(
    async () => (await follow(`${server.links}/open`).catch(() => ({ status: 0 }))).status === 302,
    3000,
  );
  const slow = [
    ...(await opened(server.links, 100, 'GET /open HTTP/1.1\r\nHost: x\r\nX: ')),
    ...(await opened(
      server.dashboard,
      100,
      `POST /api/url/add HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${owner}\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{"url":`,
    )),
  ];
  for (const socket of slow) socket.resume();
  const drip = setInterval(() => {
    for (const socket of slow) if (!socket.destroyed) socket.write('x');
  }, 1000);
  const times: number[] = [];
  for (let visit = 0; visit < 50; visit += 1)
    times.push((await follow(`${server.links}/open`)).took);
  const ended =
    timeout === 0 ? undefined : await until(() => closed(slow) === slow.length, timeout);
  clearInterval(drip);
  for (const socket of slow) socket.destroy();
  return [
    finding(
      '700 connections of one address',
      [
        ['those beyond 512 are closed', dropped && left <= 512],
        ['and make room again', room],
      ],
      `${left} stayed`,
    ),
    finding(
      '200 requests that never end',
      [
        ['redirects go on within 250 ms', percentile(times, 0.95) < 250],
        ...(ended === undefined ? [] : [['all are cut off within 40 s', ended] as const]),
      ],
      `redirects p95 ${percentile(times, 0.95).toFixed(1)} ms beside them`,
    ),
  ];
}

export async function abortUploads({ server, owner }: Target): Promise<Finding[]> {
  const before = server.output().length;
  for (let batch = 0; batch < 6; batch += 1) {
    const sockets = await opened(
      server.dashboard,
      50,
      `POST /api/url/add HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${owner}\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{"url":`,
    );
    for (const socket of sockets) socket.resetAndDestroy();
  }
  await new Promise((resolve) => setTimeout(resolve, 500));
  const lines = server.output().slice(before).split('\n').filter(Boolean).length;
  return [
    finding(
      '300 uploads that are broken off',
      [['nothing in the log', lines === 0]],
      `${lines} lines in the log`,
    ),
  ];
}

export async function inventVisitors(
  { server, owner, make, clicksOf }: Target,
  number: number,
): Promise<Finding[]> {
  await make(owner, '/api/url/add', { url: 'https://shop.example/', custom: 'flood' });
  const browsers = [
    'Chrome',
    'Firefox',
    'OPR',
    'Edg',
    'Vivaldi',
    'SamsungBrowser',
    'UCBrowser',
    'YaBrowser',
  ];
  const systems = [
    'Windows NT 10.0',
    'X11; Linux x86_64',
    'Macintosh; Intel Mac OS X 10_15_7',
    'Linux; Android 15',
  ];
  for (let sent = 0; sent < number; sent += 50) {
    await Promise.all(
      Array.from({ length: 50 }, (_, at) => {
        const each = sent + at;
        const agent = `Mozilla/5.0 (${systems[each % 4] ?? ''}) Invented/${each} ${browsers[Math.floor(each / 4) % 8] ?? ''}/${each}.0`;
        return follow(`${server.links}/flood`, {
          'User-Agent': agent,
          Referer: `https://r${each}.example/`,
          'X-Forwarded-For': `10.0.${each % 250}.${each % 240}`,
        });
      }),
    );
  }
  let detail: Record<string, unknown> = {};
  const counted = await until(
    async () => (detail = await clicksOf(owner, 'flood'))['clicks'] === number,
    10_000,
  );
  const unique = Number(detail['uniqueClicks']);
  const referrers = numberIn(detail['topReferrers']);
  return [
    finding(
      `${number} visits of one address with invented user agents, referrers and forwarding headers`,
      [
        ['all are clicks', counted],
        ['unique clicks are at most 64', unique <= 64],
        ['referrers are bounded', referrers <= 500],
      ],
      `${unique} unique clicks`,
    ),
  ];
}

export async function guessPasswords({ server, owner, make }: Target): Promise<Finding[]> {
  await make(owner, '/api/url/add', {
    url: 'https://shop.example/',
    custom: 'secret',
    password: 'the right one',
  });
  const guess = async (password: string, from = ''): Promise<number> => {
    const reply = await fetch(`${server.links}/secret`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'User-Agent': userAgent,
        ...(from === '' ? {} : { 'X-Forwarded-For': from }),
      },
      body: new URLSearchParams({ password }).toString(),
    });
    await reply.arrayBuffer();
    return reply.status;
  };
  const statuses: number[] = [];
  for (let batch = 0; batch < 10; batch += 1) {
    const guesses = Array.from({ length: 10 }, (_, number) =>
      guess(`guess ${batch} ${number}`, `203.0.113.${batch * 10 + number}`),
    );
    statuses.push(...(await Promise.all(guesses)));
  }
  const checked = statuses.filter((status) => status === 403).length;
  const right = await guess('the right one', '198.51.100.1');
  const page = await fetch(`${server.links}/secret`);
  const headers = page.headers;
  return [
    finding(
      '100 guesses of a password, ten at once, each from another forged address',
      [
        ['at most 10 are checked', checked <= 10],
        ['the rest are 429', statuses.every((status) => status === 403 || status === 429)],
        ['the right one comes too late', right === 429],
      ],
      `${checked} checked`,
    ),
    finding(
      'The password page: no frame, no opener, no copy',
      [
        [
          'frame-ancestors',
          headers.get('Content-Security-Policy')?.includes("frame-ancestors 'none'") === true,
        ],
        ['opener', headers.get('Cross-Origin-Opener-Policy') === 'same-origin'],
        ['no-store', headers.get('Cache-Control') === 'no-store'],
        ['nosniff', headers.get('X-Content-Type-Options') === 'nosniff'],
      ],
      'four headers',
    ),
  ];
}

/** How many names a map from name to count has. */
function numberIn(map: unknown): number {
  return typeof map === 'object' && map !== null ? Object.keys(map).length : 0;
}
