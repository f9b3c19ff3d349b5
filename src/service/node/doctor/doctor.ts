/**
 * `linkdeck doctor`: runs all checks with the options of the service, and says what was found and
 * what to change.
 */
import { join } from 'node:path';
import { readOptions } from '#service/node/options/options.ts';
import { isPostgres } from '#service/node/process/database-url.ts';
import { urlOf } from '#service/node/process/ports.ts';
import type { Settings } from '#service/settings.ts';
import { askPlain, type Fetch } from './ask-server.ts';
import { checkDatabase } from './check-database.ts';
import { checkEmbedding } from './check-embedding.ts';
import {
  checkClock,
  checkDataFolder,
  type Files,
  type OtherClock,
  ownFiles,
} from './check-machine.ts';
import { type Asking, checkLinksUrl, checkPublicUrl, checkServer } from './check-urls.ts';
import { type CheckName, type Finding, good, wrong } from './finding.ts';

/** What the checks have of the machine; a test has its own. */
export interface Surroundings {
  readonly fetch: Fetch;
  readonly now: () => number;
  readonly files: Files;
}

const machine: Surroundings = {
  fetch: (url, init) => fetch(url, init),
  now: Date.now,
  files: ownFiles,
};

const about =
  'Checks the service that runs with these options and variables: public addresses, proxy, embedding, database, clock. ' +
  'Exit code 1 where something has to be changed; --json prints one JSON object.';

interface DoctorReport {
  readonly text: string;
  readonly exitCode: number;
}

/**
 * Runs the doctor.
 *
 * @param args the options of the service, and perhaps `--json`
 * @param called how a user calls it
 * @throws ProgramError where an option is wrong
 */
export async function runDoctor(
  args: readonly string[],
  version: string,
  called: string,
  surroundings: Surroundings = machine,
): Promise<DoctorReport> {
  const isJson = args.includes('--json');
  const ownArgs = args.filter((arg) => arg !== '--json');
  const outcome = readOptions(ownArgs, version, called, about);
  if ('text' in outcome) return { text: outcome.text, exitCode: 0 };
  const findings = await examine(outcome.settings, surroundings);
  const isWell = findings.every(({ state }) => state !== 'wrong');
  const text = isJson ? `${JSON.stringify({ ok: isWell, findings })}\n` : linesOf(findings);
  return { text, exitCode: isWell ? 0 : 1 };
}

/** All findings, in the order of the report. */
function examine(settings: Settings, surroundings: Surroundings): Promise<Finding[]> {
  return settings.upstream === undefined
    ? examineService(settings, surroundings)
    : examineRelay(settings, settings.upstream, surroundings);
}

async function examineService(settings: Settings, surroundings: Surroundings): Promise<Finding[]> {
  const { now, files } = surroundings;
  const { data } = settings;
  const isFile = !isPostgres(process.env);
  const folder = isFile ? await checkDataFolder(data, files) : [];
  const { findings, secret, clocks } = await checkDatabase(data, now);
  const asked =
    secret === undefined
      ? { findings: [neverStarted], clocks: [] }
      : await askService(settings, { fetch: surroundings.fetch, now, secret });
  const file = isFile ? join(data, 'linkdeck.db') : undefined;
  const clock = await checkClock([...clocks, ...asked.clocks], file, now());
  return [clock, ...folder, ...findings, ...asked.findings];
}

const neverStarted = wrong(
  'server',
  'There is no visitor secret, by which the doctor and the service know each other',
  'Start the service with the same options, then run the doctor again.',
);

/** What the running service says, and what proxies in front of it do. */
async function askService(settings: Settings, asking: Asking) {
  const { host, port, linksPort, publicUrl, linksUrl, trustProxy, embedOrigins } = settings;
  const dashboard = urlOf(host, port);
  const links = urlOf(host, linksPort);
  const servers = [
    await checkServer('Dashboard', dashboard, asking),
    await checkServer('Short links', links, asking),
  ];
  // What is in front of a server that does not run has nothing to pass on.
  if (servers.some(({ state }) => state === 'wrong')) return { findings: servers, clocks: [] };
  const reports = [
    await checkPublicUrl(publicUrl, dashboard, asking),
    await checkLinksUrl({ publicUrl, linksUrl, ownUrl: links, trustProxy }, asking),
  ];
  const embedding = await checkEmbedding(embedOrigins, publicUrl ?? dashboard, asking.fetch);
  return {
    findings: [...servers, ...reports.flatMap(({ findings }) => findings), ...embedding],
    clocks: reports.flatMap(({ clocks }) => clocks),
  };
}

/** Where another service is shown, there is no database here and no secret to prove anything with. */
async function examineRelay(
  { host, port, publicUrl, embedOrigins }: Settings,
  upstream: string,
  { fetch, now }: Surroundings,
): Promise<Finding[]> {
  const own = urlOf(host, port);
  const findings: Finding[] = [await checkDashboard('server', own, fetch)];
  if (publicUrl !== undefined) findings.push(await checkDashboard('public-url', publicUrl, fetch));
  const began = now();
  const asked = await askPlain(fetch, `${upstream}/api/account`);
  const clocks: OtherClock[] = [];
  if (asked.kind === 'silent')
    findings.push(
      wrong('upstream', `${upstream} cannot be reached: ${asked.reason}`, 'Check --upstream.'),
    );
  else {
    const time = Date.parse(asked.reply.headers.get('date') ?? '');
    if (!Number.isNaN(time)) clocks.push({ name: upstream, time, own: (began + now()) / 2 });
    findings.push(upstreamFinding(upstream, asked.reply));
  }
  findings.push(...(await checkEmbedding(embedOrigins, publicUrl ?? own, fetch)));
  return [await checkClock(clocks, undefined, now()), ...findings];
}

/** Whether a dashboard of this program answers: it alone has this file. */
async function checkDashboard(check: CheckName, url: string, fetch: Fetch): Promise<Finding> {
  const asked = await askPlain(fetch, `${url}/config.json`);
  if (asked.kind === 'silent')
    return wrong(
      check,
      `${url} cannot be reached: ${asked.reason}`,
      check === 'server'
        ? 'Start the dashboard with the same options, then run the doctor again.'
        : 'Check the DNS, the proxy and its certificate, or name another URL with --public-url.',
    );
  const config = (await asked.reply.json().catch(() => null)) as {
    serviceAddresses?: unknown;
  } | null; // checked here
  if (Array.isArray(config?.serviceAddresses))
    return good(check, `A dashboard of Linkdeck answers at ${url}`);
  return wrong(
    check,
    `Another server answers at ${url} (status ${asked.reply.status})`,
    `Let the proxy pass it to the dashboard, path included.`,
  );
}

function upstreamFinding(upstream: string, reply: Response): Finding {
  const type = reply.headers.get('content-type') ?? 'no type';
  if (reply.status < 500 && /json/i.test(type))
    return good('upstream', `${upstream} answers with JSON (status ${reply.status})`);
  return wrong(
    'upstream',
    `${upstream}/api/account answers with status ${reply.status} and ${type}`,
    'Name the address of the service itself with --upstream: its interface is below /api.',
  );
}

const titles: Readonly<Record<CheckName, string>> = {
  clock: 'Clock',
  'data-folder': 'Data folder',
  database: 'Database',
  server: 'Server',
  'public-url': 'Public URL',
  'links-url': 'Links URL',
  proxy: 'Proxy',
  'embed-origins': 'Embedding',
  upstream: 'Upstream',
};

const marks: Readonly<Record<Finding['state'], string>> = {
  good: 'ok',
  hint: 'hint',
  wrong: 'WRONG',
};

/** For users: a line for each finding, and one below it for what to change. */
function linesOf(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ check, state, found, change }) => {
    const line = `${marks[state].padEnd(7)}${titles[check].padEnd(13)}${found}`;
    return change === undefined ? [line] : [line, `${' '.repeat(20)}${change}`];
  });
  const problems = findings.filter(({ state }) => state === 'wrong').length;
  const end =
    problems === 0 ? 'Nothing has to be changed.' : `${problems} to change, marked WRONG.`;
  return `${[...lines, '', end].join('\n')}\n`;
}
