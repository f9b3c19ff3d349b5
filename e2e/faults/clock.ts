/** Clock faults: sets the clock of a running service by a year forward and back, and looks for who is locked out. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Finding, finding } from '#e2e/suites/findings.ts';
import { callApi, clicksOf, follow, until, userAgent } from '#e2e/suites/raw-calls.ts';
import { account, type RunningServer, startServer } from '#e2e/support/server.ts';

const year = 365 * 86_400_000;

/** Loaded before the service, in each of its threads: its clock is that of the machine and what a file holds. */
const skew = (file: string) => `const { readFileSync } = require('node:fs');
const now = Date.now.bind(Date), file = ${JSON.stringify(file)};
let offset = 0, looked = 0;
const read = () => { const time = now(); if (time - looked > 20) { looked = time; offset = Number(readFileSync(file, 'utf8')); } return time + offset; };
const Plain = Date;
globalThis.Date = class extends Plain { constructor(...given) { if (given.length === 0) super(read()); else super(...given); } static now() { return read(); } };
`;

async function tryPassword(links: string, password: string): Promise<number> {
  const reply = await fetch(`${links}/secret`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'User-Agent': userAgent },
    body: new URLSearchParams({ password }).toString(),
  });
  return reply.status;
}

async function locksNobodyOut(
  server: RunningServer,
  key: string,
  name: string,
): Promise<[string, boolean][]> {
  const { dashboard, links } = server;
  const opens = await follow(`${links}/sale`);
  const asked = await callApi(dashboard, key, 'GET /api/account');
  const made = await callApi(dashboard, key, 'POST /api/url/add', {
    url: 'https://shop.example/new',
  });
  const unlocked = await tryPassword(links, 'open');
  const reset = Number(asked.headers.get('X-RateLimit-Reset')) * 1000;
  const date = Date.parse(asked.headers.get('Date') ?? '');
  return [
    [`${name}: a link opens (${opens.status})`, opens.status === 302],
    [`${name}: a key with its limit used up goes on (${asked.status})`, asked.status === 200],
    [`${name}: a link is made (${made.status})`, made.status === 200],
    [`${name}: a right password after ten wrong ones (${unlocked})`, unlocked === 303],
    [
      `${name}: the limit ends within a minute`,
      Number.isNaN(date) || Math.abs(reset - date) <= year + 61_000,
    ],
  ];
}

export async function setClock(): Promise<Finding[]> {
  const folder = await mkdtemp(join(tmpdir(), 'linkdeck-clock-'));
  const file = join(folder, 'offset');
  const module = join(folder, 'skew.cjs');
  await writeFile(file, '0');
  await writeFile(module, skew(file));
  const before = process.env['NODE_OPTIONS'];
  process.env['NODE_OPTIONS'] = `${before ?? ''} --require ${module}`.trim();
  const server = await startServer(['--rate-limit', '5']);
  if (before === undefined) delete process.env['NODE_OPTIONS'];
  else process.env['NODE_OPTIONS'] = before;
  try {
    const { key: second } = await account(server.data, 'key', '--email', 'owner@linkdeck.example');
    const add = (body: object) =>
      callApi(server.dashboard, String(second), 'POST /api/url/add', body);
    await add({ url: 'https://shop.example/', custom: 'sale' });
    await add({ url: 'https://shop.example/', custom: 'secret', password: 'open' });
    const tries: [string, boolean][] = [];
    for (const [name, offset] of [
      ['a year on', year],
      ['a year back', -year],
      ['right again', 0],
    ] as const) {
      for (let used = 0; used < 6; used += 1)
        await callApi(server.dashboard, server.key, 'GET /api/account');
      for (let wrong = 0; wrong < 11; wrong += 1) await tryPassword(server.links, 'wrong');
      const isOut =
        (await callApi(server.dashboard, server.key, 'GET /api/account')).status === 429;
      tries.push([`${name}: the limit held before`, isOut]);
      await writeFile(file, String(offset));
      // Each thread looks at the file within some 20 ms of its next question.
      await new Promise((resolve) => setTimeout(resolve, 100));
      tries.push(...(await locksNobodyOut(server, server.key, name)));
    }
    const counted = await until(async () => {
      const { key } = await account(server.data, 'key', '--email', 'owner@linkdeck.example');
      return (await clicksOf(server, String(key), 'sale')) === 3;
    }, 5000);
    return [
      finding(
        'The clock set by a year, on and back, while it runs',
        [...tries, ['all visits are counted', counted]],
        'nobody locked out',
      ),
    ];
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
}
