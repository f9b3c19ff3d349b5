/**
 * Command-line options of `npm start`, each from the command line, else its environment variable,
 * else its default.
 */
import { Command, CommanderError, Option } from 'commander';
import { defaultLimit } from '#contract/protocol/limit.ts';
import { isPostgres } from '#service/node/process/database-url.ts';
import { ProgramError } from '#service/node/process/program-error.ts';
import type { Settings } from '#service/settings.ts';
import { readColor, readLogo, readName } from './parse-brand.ts';
import {
  readAmount,
  readBaseUrl,
  readDays,
  readHeaderName,
  readHost,
  readLogFormat,
  readMebibytes,
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

/** A visitor's browser has a few; this many are an office of a hundred visitors behind one IP. */
const maxConnections = 512;

/** What the options say, where two defaults are still to be found out. */
type Given = Omit<Settings, 'connectionsPerIp' | 'drainSeconds'> & {
  readonly [Name in 'connectionsPerIp' | 'drainSeconds']: Settings[Name] | undefined;
};

/** An option, and how its text becomes a setting. */
interface Row<Value> {
  readonly option: Option;
  readonly parse: (text: string) => Value;
  /** Whether it is about a service of our own, and ignored where another one is shown. */
  readonly isOfService: boolean;
}

interface NewOption {
  /** @param preset what is read where nothing is given */
  <Value>(flags: string, about: string, parse: (text: string) => Value, preset: string): Row<Value>;
  <Value>(flags: string, about: string, parse: (text: string) => Value): Row<Value | undefined>;
}

/** The variable of `--links-port` is LINKS_PORT. */
function newOption(isOfService: boolean): NewOption {
  return (flags, about, parse, preset?: string) => {
    const option = new Option(flags, about).default(preset, preset === '' ? 'none' : preset);
    return {
      option: option.env(option.name().toUpperCase().replaceAll('-', '_')),
      parse,
      isOfService,
    };
  };
}

const option = newOption(false);
const serviceOption = newOption(true);

/** In the order of the help. */
const rows: { readonly [Name in keyof Given]: Row<Given[Name]> } = {
  port: option(
    '--port <number>',
    'port of dashboard and API; 0 picks a free one',
    readPort,
    '8080',
  ),
  linksPort: serviceOption(
    '--links-port <number>',
    'port of the short links; 0 picks a free one',
    readPort,
    '8081',
  ),
  host: option('--host <address>', 'address to listen on; 0.0.0.0 for all', readHost, '127.0.0.1'),
  data: { option: dataOption, parse: readPath, isOfService: true },
  publicUrl: option(
    '--public-url <url>',
    'where people find the dashboard, if a proxy is in front',
    readBaseUrl,
  ),
  linksUrl: serviceOption(
    '--links-url <url>',
    'where visitors find the short links, if a proxy is in front',
    readRootUrl,
  ),
  countryHeader: serviceOption(
    '--country-header <name>',
    "header in which the proxy in front tells the visitor's country",
    readHeaderName,
  ),
  countryDatabase: serviceOption(
    '--country-database <file>',
    'MMDB file that tells the country of an address',
    readPath,
  ),
  trustProxy: serviceOption(
    '--trust-proxy [hops|networks]',
    "believe proxies in front about visitors' addresses: how many stand in line, 1 without a number, or their networks",
    readTrustedProxies,
    '0',
  ),
  pixelOrigin: serviceOption(
    '--pixel-origin <url>',
    "address that gets what links' pixels send, instead of their networks; for trying links out",
    readRootUrl,
  ),
  brandName: serviceOption(
    '--brand-name <text>',
    'name of this service on the pages that visitors of short links see',
    readName,
  ),
  brandLogo: serviceOption(
    '--brand-logo <file>',
    'logo on these pages: SVG, PNG, JPEG, WebP or GIF',
    readLogo,
  ),
  brandColor: serviceOption(
    '--brand-color <#RRGGBB>',
    'colour of buttons and links on these pages',
    readColor,
  ),
  corsOrigins: serviceOption(
    '--cors-origins <list>',
    'origins whose pages may call the API',
    readOrigins,
    '',
  ),
  apiOrigins: option(
    '--api-origins <list>',
    'other services that this dashboard may call',
    readOrigins,
    '',
  ),
  embedOrigins: option(
    '--embed-origins <list>',
    'origins whose pages may embed the dashboard',
    readOrigins,
    '',
  ),
  connectionsPerIp: option(
    '--connections-per-ip <number>',
    'connections that one address may have at a time; 512, or 0 for no limit where a proxy is in front',
    readAmount,
  ),
  visitorDays: serviceOption(
    '--visitor-days <number>',
    'days after which a visitor counts as new again; for ever without it',
    readDays,
  ),
  rateLimit: serviceOption(
    '--rate-limit <number>',
    'requests per minute and key; 0 for no limit',
    readAmount,
    String(defaultLimit),
  ),
  storagePerAccount: serviceOption(
    '--storage-per-account <MiB>',
    'what the links of one account may take; 0 for no limit',
    readMebibytes,
    String(usualStorage),
  ),
  names: option(
    '--names <names>',
    'what the service calls networks, app stores and pixel types: neutral, common, or a JSON file',
    readNames,
  ),
  healthPort: option(
    '--health-port <number>',
    'port of /live, /ready and /metrics; without it there is none',
    readPort,
  ),
  healthHost: option(
    '--health-host <address>',
    'address to listen on for these; never a public one',
    readHost,
    '127.0.0.1',
  ),
  drainSeconds: option(
    '--drain-seconds <number>',
    'how long to serve on after the signal to stop; 5 with DATABASE_URL, else 0',
    readSeconds,
  ),
  log: option(
    '--log <format>',
    'text, or json with a line for each request of the API',
    readLogFormat,
    'text',
  ),
  demo: serviceOption(
    '--demo',
    'fill the account with believable links and visits',
    readSwitch,
    '0',
  ),
  upstream: option(
    '--upstream <url>',
    'show the service at this address instead of running one',
    readBaseUrl,
  ),
};

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
): { settings: Settings } | { text: string } {
  let text = '';
  const command = new Command(called)
    .description(about)
    .version(version)
    .argument('[words...]')
    .usage('[options]')
    .exitOverride()
    .configureOutput({ writeOut: (part) => (text += part), writeErr: () => undefined });
  for (const row of Object.values(rows)) command.addOption(row.option);
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
  const settings = completed(readRows(command));
  checkTogether(settings);
  return { settings };
}

function readRows(command: Command): Given {
  const isRelay = readOption(command, rows.upstream.option, readBaseUrl) !== undefined;
  const values = Object.entries(rows).map(([name, row]: [string, Row<unknown>]) => {
    const { option, parse, isOfService } = row;
    return [name, isRelay && isOfService ? presetOf(row) : readOption(command, option, parse)];
  });
  return Object.fromEntries(values) as Given; // each row has its setting's name and type
}

function presetOf({ option, parse }: Row<unknown>): unknown {
  return typeof option.defaultValue === 'string' ? parse(option.defaultValue) : undefined;
}

function completed(given: Given): Settings {
  const { publicUrl, linksUrl, trustProxy, upstream } = given;
  const isProxied = publicUrl !== undefined || linksUrl !== undefined || trustProxy !== 0;
  const isBesideOthers = upstream === undefined && isPostgres(process.env);
  return {
    ...given,
    // All visitors behind a proxy come from its IP.
    connectionsPerIp: given.connectionsPerIp ?? (isProxied ? 0 : maxConnections),
    // A single instance has nowhere to send its visitors meanwhile.
    drainSeconds: given.drainSeconds ?? (isBesideOthers ? 5 : 0),
  };
}

function checkTogether({ port, publicUrl, linksPort, linksUrl, upstream }: Settings): void {
  if (upstream !== undefined) return;
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
