/**
 * Doctor's checks of public URLs: whether each leads to this service, and what proxies in front do
 * to a request.
 */

import type { Settings, TrustedProxies } from '#service/settings.ts';
import { canonicalHost } from '#service/urls/canonical-host.ts';
import { type Asked, askEcho, describeReply, type Fetch, inventedIp } from './ask-server.ts';
import type { OtherClock } from './check-machine.ts';
import type { EchoServer, Seen } from './doctor-echo.ts';
import { type CheckName, type Finding, good, hint, wrong } from './finding.ts';

interface Target {
  readonly check: CheckName;
  /** The option that names it. */
  readonly option: '--public-url' | '--links-url';
  readonly server: EchoServer;
  /** As its owner names it, without a slash at its end. */
  readonly url: string;
  /** Where a proxy finds the server. */
  readonly ownUrl: string;
}

interface UrlReport {
  readonly findings: readonly Finding[];
  readonly clocks: readonly OtherClock[];
  /** Undefined where this service did not answer. */
  readonly seen: Seen | undefined;
}

export interface Asking {
  readonly fetch: Fetch;
  readonly now: () => number;
  readonly secret: string;
}

/** Checks that the server itself runs, past all proxies. */
export async function checkServer(
  name: 'Dashboard' | 'Short links',
  ownUrl: string,
  { fetch, secret }: Asking,
): Promise<Finding> {
  const what = `${name}: `;
  if (new URL(ownUrl).port === '0')
    return wrong(
      'server',
      `${what}its port is 0, which picks a free one`,
      'Give the doctor the port that the service printed.',
    );
  const asked = await askEcho(fetch, ownUrl, secret);
  if (asked.kind === 'seen') return good('server', `${what}this service answers at ${ownUrl}`);
  if (asked.kind === 'silent')
    return wrong(
      'server',
      `${what}nothing answers at ${ownUrl}: ${asked.reason}`,
      'Start the service with the same options, then run the doctor again.',
    );
  return wrong(
    'server',
    `${what}another server, or one with other data, answers at ${ownUrl} (${describeReply(asked.reply)})`,
    'Give the doctor the options and the data folder of the service.',
  );
}

/** Checks `--public-url`. */
export async function checkPublicUrl(
  publicUrl: string | undefined,
  ownUrl: string,
  asking: Asking,
): Promise<UrlReport> {
  if (publicUrl === undefined)
    return only(good('public-url', 'None is named: the dashboard is for this machine'));
  const option = '--public-url';
  return checkUrl(
    { check: 'public-url', option, server: 'dashboard', url: publicUrl, ownUrl },
    asking,
  );
}

interface LinksOptions extends Pick<Settings, 'publicUrl' | 'linksUrl' | 'trustProxy'> {
  readonly ownUrl: string;
}

/** Checks `--links-url`, and what the proxy in front of it passes on. */
export async function checkLinksUrl(
  { publicUrl, linksUrl: url, ownUrl, trustProxy }: LinksOptions,
  asking: Asking,
): Promise<UrlReport> {
  if (url === undefined && publicUrl === undefined)
    return only(good('links-url', 'None is named: short links are for this machine'));
  if (url === undefined)
    return only(
      wrong(
        'links-url',
        'The dashboard has a public URL, and short links have none',
        'Name it with --links-url: new short links would begin with an address of this machine.',
      ),
    );
  const option = '--links-url';
  const target: Target = { check: 'links-url', option, server: 'links', url, ownUrl };
  const report = await checkUrl(target, asking);
  if (report.seen === undefined) return report;
  const proxy = checkProxy(url, trustProxy, report.seen);
  return { ...report, findings: [...report.findings, ...proxy] };
}

function only(finding: Finding): UrlReport {
  return { findings: [finding], clocks: [], seen: undefined };
}

/** Checks that a public URL leads to the right server of this service. */
async function checkUrl(target: Target, asking: Asking): Promise<UrlReport> {
  const { check, url, option, server, ownUrl } = target;
  const began = asking.now();
  const asked = await askEcho(asking.fetch, url, asking.secret);
  const own = (began + asking.now()) / 2;
  const clocks = asked.kind === 'silent' ? [] : clockOf(asked.reply, url, own);
  if (asked.kind !== 'seen')
    return { findings: [notThisService(target, asked)], clocks, seen: undefined };
  const { seen } = asked;
  if (seen.server !== server) {
    const found = `${url} leads to the ${server === 'links' ? 'dashboard' : 'short links'}`;
    const finding = wrong(check, found, `Let the proxy pass ${url} to ${ownUrl}.`);
    return { findings: [finding], clocks, seen: undefined };
  }
  const problems = [...pathProblems(target, seen), ...schemeProblems(target, seen)];
  const whole = good(check, `${url} leads to this service (${option})`);
  return { findings: problems.length > 0 ? problems : [whole], clocks, seen };
}

function notThisService(
  { check, url, option, ownUrl }: Target,
  asked: Exclude<Asked, { kind: 'seen' }>,
): Finding {
  if (asked.kind === 'silent')
    return wrong(
      check,
      `${url} cannot be reached: ${asked.reason}`,
      `Check the DNS, the proxy and its certificate, or name another URL with ${option}. If only this machine cannot reach it, run the doctor where visitors are.`,
    );
  return wrong(
    check,
    `${url} is answered by another server (${describeReply(asked.reply)})`,
    `Let the proxy pass it to ${ownUrl}, or name another URL with ${option}.`,
  );
}

/** The server takes its path or none: whatever else is left is in front of every request. */
function pathProblems({ check, url }: Target, seen: Seen): Finding[] {
  const base = new URL(url).pathname.replace(/\/$/, '');
  if (seen.path === '/doctor' || seen.path === `${base}/doctor`) return [];
  return [
    wrong(
      check,
      `Of ${url}/doctor the path ${seen.path} arrives`,
      `Let the proxy leave the path in, or take off ${base === '' ? 'nothing' : base} alone.`,
    ),
  ];
}

function schemeProblems({ check, url, option }: Target, seen: Seen): Finding[] {
  const { protocol, hostname } = new URL(url);
  const isHttps = protocol === 'https:';
  if (!isHttps && seen.forwardedProto?.startsWith('https') === true)
    return [
      wrong(
        check,
        `The proxy speaks https to browsers, and ${option} begins with http:`,
        `Write https: in ${option}.`,
      ),
    ];
  if (!isHttps && !isOwnMachine(hostname))
    return [
      wrong(
        check,
        `${url} is not encrypted: API keys and passwords can be read on the way`,
        `Put a proxy with TLS in front, and write https: in ${option}.`,
      ),
    ];
  return [];
}

function isOwnMachine(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname.startsWith('127.') ||
    hostname === '[::1]'
  );
}

/** The clock of whatever answered, by its header Date. */
function clockOf(reply: Response, url: string, own: number): OtherClock[] {
  const time = Date.parse(reply.headers.get('date') ?? '');
  return Number.isNaN(time) ? [] : [{ name: new URL(url).host, time, own }];
}

/** Checks what the proxy in front of the short links passes on. */
function checkProxy(linksUrl: string, trustProxy: TrustedProxies, seen: Seen): readonly Finding[] {
  const findings = [...hostProblems(linksUrl, seen), ...visitorProblems(trustProxy, seen)];
  if (findings.length > 0) return findings;
  return [
    good(
      'proxy',
      `Host ${seen.host} and the visitor's IP ${seen.visitorIp} arrive, an invented one does not`,
    ),
  ];
}

function hostProblems(linksUrl: string, seen: Seen): Finding[] {
  const { host } = new URL(linksUrl);
  if (canonicalHost(seen.host) === canonicalHost(host)) return [];
  return [
    wrong(
      'proxy',
      `Visitors ask for ${host}, and the host ${seen.host} arrives: every short link is 404`,
      'Let the proxy pass the host on. In nginx: proxy_set_header Host $host; ($http_host where the address has a port). Caddy and Traefik do so by themselves.',
    ),
  ];
}

function visitorProblems(trustProxy: TrustedProxies, seen: Seen): Finding[] {
  const trustsNone = trustProxy === 0;
  const { forwardedFor, peer, visitorIp } = seen;
  if (visitorIp === inventedIp)
    return [
      wrong(
        'proxy',
        `A visitor can invent an IP: X-Forwarded-For arrives as "${forwardedFor}", and ${inventedIp} is believed`,
        'Name the number of your proxies with --trust-proxy, no more; and let the outermost one add the address of its caller.',
      ),
    ];
  const isAdded = forwardedFor !== null && forwardedFor !== inventedIp;
  if (trustsNone && isAdded)
    return [
      wrong(
        'proxy',
        'X-Forwarded-For arrives and is ignored: all visitors share the IP of the proxy',
        'Start with --trust-proxy.',
      ),
    ];
  if (trustsNone)
    return [
      hint(
        'proxy',
        `Requests come from ${peer}, and no proxy adds the IP of visitors`,
        'If a proxy is in front: in nginx, proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; and start with --trust-proxy.',
      ),
    ];
  if (typeof trustProxy !== 'number' && visitorIp === peer && isAdded)
    return [
      wrong(
        'proxy',
        `Requests come from ${peer}, which is in none of the networks of --trust-proxy`,
        `Add ${peer} to --trust-proxy.`,
      ),
    ];
  return [];
}
