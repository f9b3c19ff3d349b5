/** Attacks on access: keys that are guessed or misplaced, records of another account, the rate limit, hosts of the service itself. */
import { randomBytes } from 'node:crypto';
import { endpoints } from '#contract/api.ts';
import { type Finding, finding } from '#e2e/suites/findings.ts';
import { callApi, follow } from '#e2e/suites/raw-calls.ts';
import { account, startServer } from '#e2e/support/server.ts';
import type { Target } from './stranger.ts';

export async function guessKeys({ server, owner }: Target, number: number): Promise<Finding[]> {
  const near = [
    owner.slice(0, -1),
    `${owner}x`,
    owner.toUpperCase(),
    owner.toLowerCase(),
    ` ${owner.slice(1)}`,
    `${owner}%00`,
  ];
  const random = Array.from(
    { length: number },
    () => `ld_${randomBytes(24).toString('base64url')}`,
  );
  const tries: [string, boolean][] = [];
  for (const key of [...near.filter((each) => each !== owner), ...random]) {
    const { status } = await callApi(server.dashboard, key, 'GET /api/account');
    tries.push([`a key near the right one (${status})`, status === 401]);
  }
  const elsewhere: [string, string, Record<string, string>][] = [
    ['in the query', `?key=${owner}&api_key=${owner}&Authorization=Bearer%20${owner}`, {}],
    [
      'as a password',
      '',
      { Authorization: `Basic ${Buffer.from(`x:${owner}`).toString('base64')}` },
    ],
    ['in a cookie', '', { Cookie: `key=${owner}; Authorization=Bearer ${owner}` }],
    ['in another header', '', { 'X-Api-Key': owner }],
    ['without its scheme', '', { Authorization: owner }],
  ];
  for (const [name, query, headers] of elsewhere) {
    const { status } = await fetch(`${server.dashboard}/api/account${query}`, { headers });
    tries.push([`the key ${name} (${status})`, status === 401]);
  }
  // Once where the start has printed it.
  const printed = server.output().split(owner).length - 1;
  return [
    finding(
      'Keys that are guessed, cut, or sent in the wrong place',
      [...tries, ['not logged', printed === 1]],
      '401 each',
    ),
  ];
}

export async function crossAccounts({ server, owner, stranger, make }: Target): Promise<Finding[]> {
  const ids = {
    link: await make(owner, '/api/url/add', {
      url: 'https://shop.example/private',
      custom: 'hidden',
      description: 'a secret plan',
    }),
    channel: await make(owner, '/api/channel/add', { name: 'Secret channel' }),
    campaign: await make(owner, '/api/campaign/add', { name: 'Secret campaign' }),
    domain: await make(owner, '/api/domain/add', { domain: 'https://go.owner.example' }),
  };
  const own = await make(stranger, '/api/url/add', { url: 'https://evil.example/' });
  const tries: [string, boolean][] = [];
  for (const { name, endpoint } of endpoints) {
    if (!endpoint.path.includes(':')) continue;
    const [resource = ''] = name.split('.');
    const id =
      resource === 'channels'
        ? ids.channel
        : resource === 'campaigns'
          ? ids.campaign
          : resource === 'domains'
            ? ids.domain
            : ids.link;
    const path = endpoint.path
      .replace(':type', 'links')
      .replace(/:(itemid|linkid)/, String(own))
      .replace(/:\w+/, String(id));
    const body =
      endpoint.method === 'GET' || endpoint.method === 'DELETE'
        ? undefined
        : { name: 'taken', redirectroot: 'https://evil.example/' };
    const { status } = await callApi(
      server.dashboard,
      stranger,
      `${endpoint.method} ${path}`,
      body,
    );
    tries.push([`${name} (${status})`, status === 404]);
  }
  const lists = [
    '/api/urls?q=secret',
    '/api/urls?limit=100',
    '/api/channels',
    '/api/campaigns',
    '/api/domains',
  ];
  for (const path of lists) {
    const { body } = await callApi(server.dashboard, stranger, `GET ${path}`);
    tries.push([path, !/secret|hidden|owner\.example/i.test(JSON.stringify(body))]);
  }
  const found = await callApi(
    server.dashboard,
    stranger,
    `GET /api/urls?short=${encodeURIComponent(`${server.links}/hidden`)}`,
  );
  tries.push([`by its address (${found.status})`, found.status === 404]);
  for (const [what, path, body] of [
    [
      'link with their domain',
      '/api/url/add',
      { url: 'https://evil.example/', domain: 'https://go.owner.example' },
    ],
    ['their domain', '/api/domain/add', { domain: 'https://GO.owner.example.' }],
    ['their alias', '/api/url/add', { url: 'https://evil.example/', custom: 'hidden' }],
    [
      'link in their channel',
      '/api/url/add',
      { url: 'https://evil.example/', channel: ids.channel },
    ],
    [
      'link in their campaign',
      '/api/url/add',
      { url: 'https://evil.example/', campaign: ids.campaign },
    ],
  ] as const) {
    const { status } = await callApi(server.dashboard, stranger, `POST ${path}`, body);
    tries.push([`${what} (${status})`, status === 400 || status === 404]);
  }
  const untouched = await callApi(server.dashboard, owner, `GET /api/channel/${ids.channel}`);
  tries.push([
    'nothing was changed',
    untouched.status === 200 && (await follow(`${server.links}/hidden`)).status === 302,
  ]);
  return [
    finding(
      'Records of another account: read, changed, deleted, searched, taken',
      tries,
      '404 or 400 each',
    ),
  ];
}

/** The service's own host in other spellings: an account that could add one as a domain would have all of its links. */
export async function ownHosts({ server, stranger }: Target): Promise<Finding[]> {
  const { port } = new URL(server.links);
  const names = [
    '127.0.0.1',
    '127.1',
    '0x7f.0.0.1',
    '2130706433',
    '0177.0.0.1',
    'localhost',
    'LOCALHOST',
    'localhost.',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '127。0。0。1',
    'ⓛocalhost',
  ];
  const written = [
    ...names.map((name) => `http://${name}:${port}`),
    `http://user@127.0.0.1:${port}`,
    `http://127.0.0.1:${port}\\@go.example`,
    'javascript:alert(1)',
    'http://',
    'http://a b',
    `http://go.example\r\nX: y`,
  ];
  const tries: [string, boolean][] = [];
  for (const domain of written) {
    const { status } = await callApi(server.dashboard, stranger, 'POST /api/domain/add', {
      domain,
    });
    tries.push([`${JSON.stringify(domain)} (${status})`, status === 400]);
  }
  return [
    finding(
      "The service's own host in other spellings, and hosts that are none, as a domain",
      tries,
      '400 each',
    ),
  ];
}

export async function breakLimit(): Promise<Finding[]> {
  const server = await startServer([]);
  const { key: other } = await account(server.data, 'add', '--email', 'other@shop.example');
  const statuses = await Promise.all(
    Array.from({ length: 150 }, async (_, number) => {
      const spelled =
        number % 3 === 0
          ? '/api/account'
          : number % 3 === 1
            ? '/api/urls?q=a&page=2'
            : '/api/nowhere/../account';
      return (await callApi(server.dashboard, server.key, `GET ${spelled}`)).status;
    }),
  );
  const passed = statuses.filter((status) => status === 200).length;
  const beside = await callApi(server.dashboard, String(other), 'GET /api/account');
  await server.stop();
  return [
    finding(
      '150 requests at once with one key',
      [
        ['30 pass', passed === 30],
        ['the rest are 429', statuses.filter((status) => status === 429).length === 120],
        ['another key is served', beside.status === 200],
      ],
      `${passed} passed`,
    ),
  ];
}
