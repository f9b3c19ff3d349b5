/**
 * Command-line options of `npm start`, each from the command line, else its environment variable,
 * else its default.
 */
import { Command, CommanderError, Option } from 'commander';
import { defaultLimit } from '#contract/protocol/limit.ts';
import type { ServiceNames } from '#contract/service-names.ts';
import { isPostgres } from '#service/node/process/database-url.ts';
import type { LogFormat } from '#service/node/process/log.ts';
import { ProgramError } from '#service/node/process/program-error.ts';
import type { BrandOptions } from '#service/visits/html/brand.ts';
import { readColor, readLogo, readName } from './parse-brand.ts';
import {
  readAmount,
  readBaseUrl,
  readDays,
  readHeaderName,
  readHost,
  readLogFormat,
  readNames,
  readOrigins,
  readPath,
  readPort,
  readRootUrl,
  readSeconds,
  readSwitch,
  readTrustedProxies,
} from './parse-value.ts';
import { commandLineError, quote, readOption } from './read-option.ts';

/** The folder of the database, an option of every program here. */
export const dataOption = new Option('--data <folder>', 'folder of the database')
  .env('DATA_DIR')
  .default('./data', './data');

/** In MiB: a million links with short texts, or 16,000 of the longest. */
const usualStorage = 1024;

/** In the order of the help. */
const options = {
  port: option('--port <number>', 'PORT', 'port of dashboard and API; 0 picks a free one', '8080'),
  linksPort: option(
    '--links-port <number>',
    'LINKS_PORT',
    'port of the short links; 0 picks a free one',
    '8081',
  ),
  host: option('--host <address>', 'HOST', 'address to listen on; 0.0.0.0 for all', '127.0.0.1'),
  data: dataOption,
  publicUrl: option(
    '--public-url <url>',
    'PUBLIC_URL',
    'where people find the dashboard, if a proxy is in front',
  ),
  linksUrl: option(
    '--links-url <url>',
    'LINKS_URL',
    'where visitors find the short links, if a proxy is in front',
  ),
  countryHeader: option(
    '--country-header <name>',
    'COUNTRY_HEADER',
    "header in which the proxy in front tells the visitor's country",
  ),
  countryDatabase: option(
    '--country-database <file>',
    'COUNTRY_DATABASE',
    'MMDB file that tells the country of an address',
  ),
  trustProxy: option(
    '--trust-proxy [hops|networks]',
    'TRUST_PROXY',
    "believe proxies in front about visitors' addresses: how many stand in line, 1 without a number, or their networks",
  ),
  pixelOrigin: option(
    '--pixel-origin <url>',
    'PIXEL_ORIGIN',
    "address that gets what links' pixels send, instead of their networks; for trying links out",
  ),
  brandName: option(
    '--brand-name <text>',
    'BRAND_NAME',
    'name of this service on the pages that visitors of short links see',
  ),
  brandLogo: option(
    '--brand-logo <file>',
    'BRAND_LOGO',
    'logo on these pages: SVG, PNG, JPEG, WebP or GIF',
  ),
  brandColor: option(
    '--brand-color <#RRGGBB>',
    'BRAND_COLOR',
    'colour of buttons and links on these pages',
  ),
  corsOrigins: option(
    '--cors-origins <list>',
    'CORS_ORIGINS',
    'origins whose pages may call the API',
  ),
  apiOrigins: option(
    '--api-origins <list>',
    'API_ORIGINS',
    'other services that this dashboard may call',
  ),
  embedOrigins: option(
    '--embed-origins <list>',
    'EMBED_ORIGINS',
    'origins whose pages may embed the dashboard',
  ),
  connectionsPerIp: option(
    '--connections-per-ip <number>',
    'CONNECTIONS_PER_IP',
    'connections that one address may have at a time; 512, or 0 for no limit where a proxy is in front',
  ),
  visitorDays: option(
    '--visitor-days <number>',
    'VISITOR_DAYS',
    'days after which a visitor counts as new again; for ever without it',
  ),
  rateLimit: option(
    '--rate-limit <number>',
    'RATE_LIMIT',
    'requests per minute and key; 0 for no limit',
    String(defaultLimit),
  ),
  storagePerAccount: option(
    '--storage-per-account <MiB>',
    'STORAGE_PER_ACCOUNT',
    'what the links of one account may take; 0 for no limit',
    String(usualStorage),
  ),
  names: option(
    '--names <names>',
    'NAMES',
    'what the service calls networks, app stores and pixel types: neutral, common, or a JSON file',
  ),
  healthPort: option(
    '--health-port <number>',
    'HEALTH_PORT',
    'port of /live, /ready and /metrics; without it there is none',
  ),
  healthHost: option(
    '--health-host <address>',
    'HEALTH_HOST',
    'address to listen on for these; never a public one',
    '127.0.0.1',
  ),
  drainSeconds: option(
    '--drain-seconds <number>',
    'DRAIN_SECONDS',
    'how long to serve on after the signal to stop; 5 with DATABASE_URL, else 0',
  ),
  log: option(
    '--log <format>',
    'LOG',
    'text, or json with a line for each request of the API',
    'text',
  ),
  demo: option('--demo', 'DEMO', 'fill the account with believable links and visits'),
  upstream: option(
    '--upstream <url>',
    'UPSTREAM',
    'show the service at this address instead of running one',
  ),
};

/** A visitor's browser has a few; this many are an office of a hundred visitors behind one IP. */
const maxConnections = 512;

function option(flags: string, variable: string, about: string, preset?: string): Option {
  return new Option(flags, about).env(variable).default(preset, preset);
}

/** Settings of the server of short links and of `/api`. */
export type ServiceOptions = Readonly<ReturnType<typeof readServiceOptions>>;

export interface ServerOptions {
  readonly port: number;
  readonly host: string;
  /** Where users find the dashboard, without a slash at its end; it may have a path. */
  readonly publicUrl: string | undefined;
  readonly apiOrigins: readonly string[];
  /** Whose pages may embed the dashboard; none where it is empty. */
  readonly embedOrigins: readonly string[];
  /**
   * What the service calls networks, app stores and pixel types; undefined where that is to be
   * found out.
   */
  readonly names: ServiceNames | undefined;
  /** The most connections of one address to each server; 0 for no limit. */
  readonly connectionsPerIp: number;
  /** Where `/live`, `/ready` and `/metrics` are answered; undefined for nowhere. */
  readonly health: { readonly port: number; readonly host: string } | undefined;
  /** How long to serve on after the signal to stop, in seconds. */
  readonly drainSeconds: number;
  readonly log: LogFormat;
  /** The service that runs here, or the address of another one, without a slash at its end. */
  readonly backend: { readonly service: ServiceOptions } | { readonly upstream: string };
}

/**
 * Reads the options, or returns a text to print where the help or the version was asked for.
 *
 * @param args the command line after the program's name
 * @param called how a user calls it
 * @param about what the program does, for the help
 * @throws ProgramError with exit code 2 that names the option and what it takes
 */
export function readOptions(
  args: readonly string[],
  version: string,
  called = 'npm start --',
  about = 'Serves the dashboard, the API and the short links.',
): { options: ServerOptions } | { text: string } {
  let text = '';
  const command = new Command(called)
    .description(about)
    .version(version)
    .argument('[words...]')
    .usage('[options]')
    .exitOverride()
    .configureOutput({ writeOut: (part) => (text += part), writeErr: () => undefined });
  for (const each of Object.values(options)) command.addOption(each);
  try {
    command.parse(args, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return { text };
    throw commandLineError(error, '--help');
  }
  const [stray] = command.args;
  // npm keeps options that are not behind `--` for itself, and passes only their values on.
  if (stray !== undefined) {
    const place = called.endsWith('--') ? 'Options stand behind "--": ' : 'Write it like this: ';
    throw wrong(`${quote(stray)} is not an option. ${place}${called} --port 8080. See --help.`);
  }
  const read: Read = (name, parse) => readOption(command, options[name], parse);
  const upstream = read('upstream', readBaseUrl);
  // The options of this service are not read, even to check them, where another service is shown.
  const backend: ServerOptions['backend'] =
    upstream === undefined ? { service: readServiceOptions(read) } : { upstream };
  const publicUrl = read('publicUrl', readBaseUrl);
  const isProxied =
    publicUrl !== undefined ||
    ('service' in backend &&
      (backend.service.trustProxy !== 0 || backend.service.linksUrl !== undefined));
  const healthPort = read('healthPort', readPort);
  const healthHost = read('healthHost', readHost) ?? '';
  const given: ServerOptions = {
    port: read('port', readPort) ?? 0,
    host: read('host', readHost) ?? '',
    publicUrl,
    apiOrigins: read('apiOrigins', readOrigins) ?? [],
    embedOrigins: read('embedOrigins', readOrigins) ?? [],
    names: read('names', readNames),
    // All visitors behind a proxy come from its address.
    connectionsPerIp: read('connectionsPerIp', readAmount) ?? (isProxied ? 0 : maxConnections),
    health: healthPort === undefined ? undefined : { port: healthPort, host: healthHost },
    // A single instance has nowhere to send its visitors meanwhile.
    drainSeconds:
      read('drainSeconds', readSeconds) ??
      (upstream === undefined && isPostgres(process.env) ? 5 : 0),
    log: read('log', readLogFormat) ?? 'text',
    backend,
  };
  checkTogether(given);
  return { options: given };
}

type Read = <T>(name: keyof typeof options, parse: (text: string) => T) => T | undefined;

function readBrand(read: Read): BrandOptions {
  return {
    name: read('brandName', readName),
    logo: read('brandLogo', readLogo),
    color: read('brandColor', readColor),
  };
}

function readServiceOptions(read: Read) {
  return {
    linksPort: read('linksPort', readPort) ?? 0,
    /** The folder of the database, as it was written. */
    data: read('data', readPath) ?? '',
    /**
     * Where visitors find short links, without a slash at its end; by default the address that is
     * listened on.
     */
    linksUrl: read('linksUrl', readRootUrl),
    /** In lower case. */
    countryHeader: read('countryHeader', readHeaderName),
    countryDatabase: read('countryDatabase', readPath),
    /** The proxies whose headers are believed. */
    trustProxy: read('trustProxy', readTrustedProxies) ?? 0,
    /** Without a slash at its end; by default each pixel's own network. */
    pixelOrigin: read('pixelOrigin', readRootUrl),
    /** The appearance of the pages for visitors. */
    brand: readBrand(read),
    corsOrigins: read('corsOrigins', readOrigins) ?? [],
    /** How long visitors are remembered; undefined is for ever. */
    visitorDays: read('visitorDays', readDays),
    /** Requests per minute and key; 0 is none. */
    rateLimit: read('rateLimit', readAmount) ?? 0,
    /** In bytes; 0 is no limit. */
    storagePerAccount: (read('storagePerAccount', readAmount) ?? 0) * 1024 ** 2,
    demo: read('demo', readSwitch) ?? false,
  };
}

function checkTogether({ port, publicUrl, backend }: ServerOptions): void {
  if (!('service' in backend)) return;
  const { linksPort, linksUrl } = backend.service;
  // Pages behind short links may carry tracking tags; they must never share the origin that holds
  // keys.
  if (port === linksPort && port !== 0) {
    throw wrong(
      `--port and --links-port are both ${port}: give short links a port of their own, such as ${port + 1}.`,
    );
  }
  if (publicUrl !== undefined && linksUrl !== undefined && new URL(publicUrl).origin === linksUrl) {
    throw wrong(
      '--public-url and --links-url are on one host: give short links a host name or port of their own.',
    );
  }
}

function wrong(message: string): ProgramError {
  return new ProgramError(message, 2);
}
