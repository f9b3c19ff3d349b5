/**
 * Tests of `linkdeck doctor` against the running program, behind proxies that are as they should be
 * and as they should not.
 */
import { chmod, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLog } from '#service/node/process/log.ts';
import { type RunningProgram, startProgram } from '#service/node/program.ts';
import { settingsOf } from '#testing/service/settings.ts';
import { closeServersAfterEach, listen } from '#testing/service/test-server.ts';
import { ownFiles } from './check-machine.ts';
import { runDoctor, type Surroundings } from './doctor.ts';
import type { Finding } from './finding.ts';

let root = '';
let dashboardFolder = '';
let folders = 0;
const running: RunningProgram[] = [];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'linkdeck-doctor-'));
  dashboardFolder = join(root, 'dashboard');
  await mkdir(dashboardFolder);
  await writeFile(join(dashboardFolder, 'index.html'), '<!doctype html><head></head>');
  await writeFile(join(dashboardFolder, 'config.json'), '{"serviceAddresses":[""]}');
});
beforeEach(() => {
  vi.stubEnv('DATABASE_URL', '');
});
closeServersAfterEach();
afterEach(async () => {
  await Promise.all(running.splice(0).map((program) => program.stop()));
  vi.unstubAllEnvs();
});
afterAll(() => rm(root, { recursive: true, force: true }));

function newFolder(): string {
  folders += 1;
  return join(root, `data-${folders}`);
}

/** Nothing listens on a port that only the system may give away. */
const closedPorts = ['--port', '2', '--links-port', '3'];

/** Starts a service on free ports, and returns its options with these. */
async function start(...given: readonly string[]) {
  const data = newFolder();
  const others = ['--data', data, ...given];
  const settings = settingsOf('--port', '0', '--links-port', '0', ...others);
  const program = await startProgram(settings, {
    log: createLog('text', () => undefined),
    dashboard: () => Promise.resolve(dashboardFolder),
  });
  running.push(program);
  const portOf = (name: string) =>
    Number(new RegExp(`^${name} .*:(\\d+)`, 'm').exec(program.lines.join('\n'))?.[1]);
  const dashboard = portOf('Dashboard');
  const links = portOf('Links');
  const args = ['--port', `${dashboard}`, '--links-port', `${links}`, ...others];
  return { args, data, dashboard, links };
}

/** What the doctor says of the options. */
async function examine(args: readonly string[], surroundings: Partial<Surroundings> = {}) {
  const usual: Surroundings = {
    fetch: (url, init) => fetch(url, init),
    now: Date.now,
    files: ownFiles,
  };
  const { text, exitCode } = await runDoctor([...args, '--json'], '0', 'linkdeck doctor', {
    ...usual,
    ...surroundings,
  });
  const { ok, findings } = JSON.parse(text) as { ok: boolean; findings: Finding[] }; // as it prints
  expect(exitCode).toBe(ok ? 0 : 1);
  const wrong = findings.filter(({ state }) => state === 'wrong');
  return { exitCode, findings, wrong };
}

interface ProxyHabits {
  /** What the proxy makes of the headers. */
  readonly headers?: (came: IncomingMessage) => OutgoingHttpHeaders;
  readonly path?: (url: string) => string;
  /** Headers that it adds to replies. */
  readonly added?: Record<string, string>;
}

/** A proxy; by itself it passes Host on and adds X-Forwarded-For. It learns its port later. */
async function startProxy(habits: ProxyHabits = {}) {
  const { headers = addCaller, path = (url) => url, added = {} } = habits;
  let target = 0;
  const proxy = await listen((came, response) => {
    const sent = request(
      { host: '127.0.0.1', port: target, path: path(came.url ?? '/'), headers: headers(came) },
      (reply) => {
        response.writeHead(reply.statusCode ?? 502, { ...reply.headers, ...added });
        reply.pipe(response);
      },
    );
    sent.once('error', () => response.writeHead(502, { Server: 'proxy' }).end('no'));
    sent.end();
  });
  return {
    url: `http://localhost:${proxy}`,
    passTo: (port: number) => void (target = port),
  };
}

function addCaller({ headers, socket }: IncomingMessage): OutgoingHttpHeaders {
  const before = headers['x-forwarded-for'];
  const caller = socket.remoteAddress ?? '';
  const list = before === undefined ? caller : `${String(before)}, ${caller}`;
  return { ...headers, 'x-forwarded-for': list };
}

/** A running service behind a proxy of its own for each of its URLs. */
async function startBehind({
  links: linksHabits,
  dashboard: dashboardHabits,
  more = ['--trust-proxy'],
  path = '',
}: {
  links?: ProxyHabits;
  dashboard?: ProxyHabits;
  more?: readonly string[];
  path?: string;
}) {
  const deck = await startProxy(dashboardHabits);
  const go = await startProxy(linksHabits);
  const urls = ['--public-url', deck.url + path, '--links-url', go.url];
  const { args, data, dashboard, links } = await start(...urls, ...more);
  deck.passTo(dashboard);
  go.passTo(links);
  return { args, linksUrl: go.url, data };
}

test('All is well behind a proxy that passes Host on and adds its caller', async () => {
  const { args, linksUrl } = await startBehind({});
  const { exitCode, findings } = await examine(args);
  expect(findings.filter(({ state }) => state !== 'good')).toEqual([]);
  expect(exitCode).toBe(0);
  expect(findings.find(({ check }) => check === 'proxy')?.found).toContain(
    `Host ${new URL(linksUrl).host}`,
  );
  const { text } = await runDoctor(args, '0', 'linkdeck doctor');
  expect(text).toMatch(/^ok {5}Clock .*localhost:\d+ and localhost:\d+\n/);
  expect(text).toMatch(/\nNothing has to be changed\.\n$/);
});

test('Below a path all is well whether the proxy takes the path off or not, and wrong where it takes off more', async () => {
  const strip = (url: string) => url.replace('/tools/deck', '');
  for (const path of [undefined, strip]) {
    const { args } = await startBehind({ dashboard: { path }, path: '/tools/deck' });
    expect((await examine(args)).wrong).toEqual([]);
  }
  const { args } = await startBehind({
    dashboard: { path: (url) => url.replace('/tools', '') },
    path: '/tools/deck',
  });
  expect((await examine(args)).wrong).toEqual([
    expect.objectContaining({
      check: 'public-url',
      found: expect.stringContaining('the path /deck/doctor arrives') as string,
    }),
  ]);
});

describe('The proxy of the short links', () => {
  test.each<{ title: string; habits: ProxyHabits; more?: string[]; found: RegExp; change: RegExp }>(
    [
      {
        title: 'does not pass Host on',
        habits: { headers: (came) => ({ ...addCaller(came), host: 'links_backend' }) },
        found: /the host links_backend arrives: every short link is 404/,
        change: /proxy_set_header Host \$host;/,
      },
      {
        title: 'is not trusted',
        habits: {},
        more: [],
        found: /X-Forwarded-For arrives and is ignored/,
        change: /Start with --trust-proxy/,
      },
      {
        title: 'adds nothing to what a visitor invents, and is trusted',
        habits: { headers: ({ headers }) => headers },
        found: /A visitor can invent an IP: .*192\.0\.2\.77 is believed/,
        change: /--trust-proxy/,
      },
      {
        title: 'is one, and two are trusted',
        habits: {},
        more: ['--trust-proxy', '2'],
        found: /A visitor can invent an IP/,
        change: /the number of your proxies/,
      },
      {
        title: 'is in none of the trusted networks',
        habits: {},
        more: ['--trust-proxy', '10.1.2.0/28'],
        found: /127\.0\.0\.1, which is in none of the networks/,
        change: /Add 127\.0\.0\.1 to --trust-proxy/,
      },
    ],
  )('$title', async ({ habits, more, found, change }) => {
    const { args } = await startBehind({ links: habits, more });
    const { wrong, exitCode } = await examine(args);
    expect(wrong).toEqual([
      {
        check: 'proxy',
        state: 'wrong',
        found: expect.stringMatching(found) as string,
        change: expect.stringMatching(change) as string,
      },
    ]);
    expect(exitCode).toBe(1);
  });

  test('without a word of visitors, and not trusted, is a hint: there may be none', async () => {
    const { args } = await startBehind({
      links: { headers: ({ headers }) => headers },
      more: [],
    });
    const { exitCode, findings } = await examine(args);
    expect(findings.find(({ check }) => check === 'proxy')).toMatchObject({ state: 'hint' });
    expect(exitCode).toBe(0);
  });
});

describe('A public URL', () => {
  test('that nothing answers, that another server answers, or that leads to the other server', async () => {
    const { args, dashboard, links } = await start();
    const other = await listen((_, response) => void response.writeHead(404).end('other'));
    const silent = 'http://localhost:2';
    const urls = {
      [silent]: `${silent} cannot be reached: nothing listens there (ECONNREFUSED)`,
      [`http://localhost:${other}`]: `http://localhost:${other} is answered by another server (status 404)`,
      [`http://localhost:${links}`]: `http://localhost:${links} leads to the short links`,
    };
    for (const [url, found] of Object.entries(urls)) {
      const linksUrl = `http://127.0.0.1:${links}`;
      const { wrong } = await examine([...args, '--public-url', url, '--links-url', linksUrl]);
      expect(wrong[0]).toMatchObject({ check: 'public-url', found });
    }
    const { wrong } = await examine([...args, '--public-url', `http://localhost:${dashboard}`]);
    expect(wrong).toEqual([
      expect.objectContaining({
        check: 'links-url',
        found: 'The dashboard has a public URL, and short links have none',
      }),
    ]);
  });

  test('by http that a proxy serves by https, or that is not of this machine', async () => {
    const { args } = await startBehind({
      dashboard: { headers: (came) => ({ ...addCaller(came), 'x-forwarded-proto': 'https' }) },
    });
    expect((await examine(args)).wrong).toEqual([
      expect.objectContaining({
        check: 'public-url',
        found: 'The proxy speaks https to browsers, and --public-url begins with http:',
      }),
    ]);
    const own = await start();
    const toOwn: Surroundings['fetch'] = (url, init) =>
      fetch(
        url
          .replace('deck.example', `127.0.0.1:${own.dashboard}`)
          .replace('go.example', `127.0.0.1:${own.links}`),
        init,
      );
    const named = ['--public-url', 'http://deck.example', '--links-url', 'http://127.0.0.1:1'];
    const { wrong } = await examine([...own.args, ...named], { fetch: toOwn });
    expect(wrong[0]?.found).toMatch(/http:\/\/deck\.example is not encrypted/);
  });

  test('A service with other data is not this service', async () => {
    const { args } = await start();
    const other = await start();
    const { wrong } = await examine([...args, '--data', other.data]);
    expect(wrong.map(({ found }) => found)).toEqual([
      expect.stringMatching(/^Dashboard: another server, or one with other data/),
      expect.stringMatching(/^Short links: another server, or one with other data/),
    ]);
  });
});

describe('Pages of other origins', () => {
  const origins = ['--trust-proxy', '--embed-origins', 'https://portal.example'];

  test('may embed the dashboard where the frame arrives as it was sent', async () => {
    const { args } = await startBehind({ more: origins });
    const { findings, wrong } = await examine(args);
    expect(wrong).toEqual([]);
    expect(findings.at(-1)?.found).toBe('https://portal.example may embed the dashboard');
  });

  test.each([
    [{ 'X-Frame-Options': 'SAMEORIGIN' }, /X-Frame-Options: SAMEORIGIN arrives/],
    [
      { 'Content-Security-Policy': "frame-ancestors 'none'" },
      /does not name https:\/\/portal\.example/,
    ],
  ])('may not where a proxy adds %j', async (added, found) => {
    const { args } = await startBehind({ dashboard: { added }, more: origins });
    expect((await examine(args)).wrong).toEqual([
      expect.objectContaining({
        check: 'embed-origins',
        found: expect.stringMatching(found) as string,
      }),
    ]);
  });

  test('may not where the service was started without them', async () => {
    const { args } = await startBehind({});
    const { wrong } = await examine([...args, '--embed-origins', 'https://portal.example']);
    expect(wrong[0]?.found).toBe('The page for frames answers with status 404');
  });
});

describe('The machine', () => {
  test('Before the first start, and while the service is stopped, it says to start it', async () => {
    const before = await examine([...closedPorts, '--data', newFolder()]);
    expect(before.findings.map(({ check, state }) => `${check} ${state}`)).toEqual([
      'clock good',
      'database hint',
      'server wrong',
    ]);
    const { args } = await start();
    await Promise.all(running.splice(0).map((program) => program.stop()));
    const { wrong, findings } = await examine(args);
    expect(wrong.map(({ found }) => found)).toEqual([
      expect.stringMatching(/^Dashboard: nothing answers at .*ECONNREFUSED/),
      expect.stringMatching(/^Short links: nothing answers at .*ECONNREFUSED/),
    ]);
    expect(findings.find(({ check }) => check === 'database')?.found).toMatch(
      /^SQLite 3\.\d+\.\d+, .* can be written to$/,
    );
  });

  test('A clock that is off is measured by that of the proxy, and by the database', async () => {
    const { args, data } = await startBehind({});
    const ahead = await examine(args, { now: () => Date.now() + 3_600_000 });
    expect(ahead.wrong).toEqual([
      expect.objectContaining({
        check: 'clock',
        found: expect.stringMatching(/clock is (3599|360[01]) s ahead of localhost:\d+$/) as string,
      }),
    ]);
    const tomorrow = new Date(Date.now() + 86_400_000);
    await utimes(join(data, 'linkdeck.db'), tomorrow, tomorrow);
    expect((await examine(args)).wrong[0]?.found).toMatch(/the clock was set back$/);
  });

  test('Files that others may read, and a disk that is nearly full, are wrong', async () => {
    const { args, data } = await start();
    await chmod(data, 0o755);
    await chmod(join(data, 'linkdeck.db'), 0o600);
    await chmod(join(data, 'visitor-secret'), 0o644);
    const freeBytes = () => Promise.resolve(10 * 1024 ** 2);
    const { wrong } = await examine(args, { files: { ...ownFiles, freeBytes } });
    expect(wrong.map(({ found }) => found)).toEqual([
      expect.stringMatching(/visitor-secret \(rights 644\)$/),
      expect.stringMatching(/has 10 MB left$/),
    ]);
  });

  test('A damaged database is reported with what to do', async () => {
    const data = newFolder();
    const args = [...closedPorts, '--data', data];
    await mkdir(data, { mode: 0o700 });
    await writeFile(join(data, 'linkdeck.db'), 'not a database'.repeat(400));
    const { wrong } = await examine(args);
    expect(wrong[0]).toMatchObject({
      check: 'database',
      change: expect.stringContaining('restore a backup') as string,
    });
  });

  test('No password of a database is printed', async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://deck:planted@127.0.0.1:2/linkdeck');
    vi.stubEnv('VISITOR_SECRET', 'c0ffee'.padEnd(64, '0'));
    const { text, exitCode } = await runDoctor(closedPorts, '0', 'linkdeck doctor');
    expect(exitCode).toBe(1);
    expect(text).toMatch(/WRONG {2}Database .*ECONNREFUSED/);
    expect(text).not.toMatch(/planted|c0ffee/);
  });
});

test('In front of another service, it checks that one', async () => {
  const own = await start();
  const upstream = `http://127.0.0.1:${own.dashboard}`;
  const { args: relay, dashboard: port } = await start('--upstream', upstream);
  const { findings, exitCode } = await examine(relay);
  expect(exitCode).toBe(0);
  expect(findings.map(({ check, state }) => `${check} ${state}`)).toEqual([
    'clock good',
    'server good',
    'upstream good',
    'embed-origins good',
  ]);
  const page = await listen((_, response) => void response.end('<html>'));
  const { wrong } = await examine(['--port', `${port}`, '--upstream', `http://127.0.0.1:${page}`]);
  expect(wrong[0]?.found).toMatch(/\/api\/account answers with status 200 and no type$/);
});

test('A port that is picked by the system has to be named', async () => {
  const { data } = await start();
  const { wrong } = await examine(['--port', '0', '--data', data]);
  expect(wrong[0]?.found).toBe('Dashboard: its port is 0, which picks a free one');
});

test('The help has the options of the service, and a wrong option is an error of the command line', async () => {
  const { text, exitCode } = await runDoctor(['--help'], '0', 'linkdeck doctor');
  expect(exitCode).toBe(0);
  expect(text).toMatch(/^Usage: linkdeck doctor \[options\]/);
  expect(text).toContain('--links-url <url>');
  await expect(runDoctor(['--prot', '1'], '0', 'linkdeck doctor')).rejects.toMatchObject({
    exitCode: 2,
  });
});
