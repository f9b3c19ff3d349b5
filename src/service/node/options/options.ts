/** The options of `npm start`, each from the command line, else from its environment variable, else preset. */
import { Command, CommanderError, Option } from 'commander';
import { ProgramError } from '#service/node/process/program-error.ts';
import { definitionOf, type OptionName, optionNames } from './option-definitions.ts';
import {
  readAddress,
  readAmount,
  readHeaderName,
  readHost,
  readOrigins,
  readPath,
  readPort,
  readRootAddress,
  readSwitch,
  ValueProblem,
} from './parse-value.ts';

/** What the server of short links and of `/api` needs to know. */
export interface ServiceOptions {
  readonly linksPort: number;
  /** The folder of the database, as it was written. */
  readonly data: string;
  /** Where visitors find short links, without a slash at its end; by default the address that is listened on. */
  readonly linksUrl: string | undefined;
  /** In lower case. */
  readonly countryHeader: string | undefined;
  readonly countryDatabase: string | undefined;
  readonly trustProxy: boolean;
  /** Without a slash at its end; by default each pixel's own network. */
  readonly pixelOrigin: string | undefined;
  readonly corsOrigins: readonly string[];
  /** Requests per minute and key; 0 is none. */
  readonly rateLimit: number;
  readonly demo: boolean;
}

export interface ServerOptions {
  readonly port: number;
  readonly host: string;
  /** Where people find the dashboard, without a slash at its end; it may have a path. */
  readonly publicUrl: string | undefined;
  readonly apiOrigins: readonly string[];
  /** Whose pages may embed the dashboard; none where it is empty. */
  readonly embedOrigins: readonly string[];
  /** A service of our own, or the address of one elsewhere, without a slash at its end. */
  readonly backend: { readonly service: ServiceOptions } | { readonly upstream: string };
}

/**
 * The options, or a text to print where the help or the version was asked for.
 *
 * @param words the command line after the program's name
 * @throws ProgramError with exit code 2, naming the option and the cure
 */
export function readOptions(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  version: string,
): { options: ServerOptions } | { text: string } {
  const parsed = parseWords(words, version);
  if ('text' in parsed) return parsed;
  const read = reader(parsed.given, environment);
  const upstream = read('upstream', readAddress);
  const options: ServerOptions = {
    port: read('port', readPort) ?? 0,
    host: read('host', readHost) ?? '',
    publicUrl: read('publicUrl', readAddress),
    apiOrigins: read('apiOrigins', readOrigins) ?? [],
    embedOrigins: read('embedOrigins', readOrigins) ?? [],
    backend: upstream === undefined ? { service: readService(read) } : { upstream },
  };
  checkTogether(options);
  return { options };
}

type Read = <T>(name: OptionName, parse: (text: string) => T) => T | undefined;

function readService(read: Read): ServiceOptions {
  return {
    linksPort: read('linksPort', readPort) ?? 0,
    data: read('data', readPath) ?? '',
    linksUrl: read('linksUrl', readRootAddress),
    countryHeader: read('countryHeader', readHeaderName),
    countryDatabase: read('countryDatabase', readPath),
    trustProxy: read('trustProxy', readSwitch) ?? false,
    pixelOrigin: read('pixelOrigin', readRootAddress),
    corsOrigins: read('corsOrigins', readOrigins) ?? [],
    rateLimit: read('rateLimit', readAmount) ?? 0,
    demo: read('demo', readSwitch) ?? false,
  };
}

function checkTogether({ port, publicUrl, backend }: ServerOptions): void {
  if (!('service' in backend)) return;
  const { linksPort, linksUrl } = backend.service;
  // Pages behind short links may carry tracking tags; they must never share the origin that holds keys.
  if (port === linksPort && port !== 0) {
    throw wrong(`--port and --links-port are both ${port}: give short links a port of their own, such as ${port + 1}.`);
  }
  if (publicUrl !== undefined && linksUrl !== undefined && new URL(publicUrl).origin === linksUrl) {
    throw wrong('--public-url and --links-url are on one host: give short links a host name or port of their own.');
  }
}

/** Looks a value up by its option, and names the place where a wrong one was written. */
function reader(given: Readonly<Record<string, unknown>>, environment: Readonly<Record<string, string | undefined>>): Read {
  return (name, parse) => {
    const { flag, variable, preset } = definitionOf[name];
    const word = given[name];
    const written = word === true ? '1' : typeof word === 'string' ? word : undefined;
    // An empty variable is how container tools spell "not set".
    const text = written ?? (environment[variable]?.trim() || preset);
    if (text === undefined) return undefined;
    try {
      if (text === '' && preset !== '') throw new ValueProblem('must not be empty');
      return parse(text);
    } catch (error) {
      if (!(error instanceof ValueProblem)) throw error;
      const place = written === undefined ? `The environment variable ${variable} (${flag})` : flag;
      throw wrong(`${place} ${error.message}. It is ${quote(text)}.`);
    }
  };
}

/** The value as it was written, without credentials, short enough for a line. */
function quote(text: string): string {
  return JSON.stringify(text.replace(/\/\/[^/\s]*@/g, '//…@').slice(0, 120));
}

function wrong(message: string): ProgramError {
  return new ProgramError(message, 2);
}

function parseWords(words: readonly string[], version: string): { given: Record<string, unknown> } | { text: string } {
  let text = '';
  const command = new Command('npm start --')
    .description('Serves the dashboard, the API and the short links.')
    .version(version)
    .argument('[words...]')
    .usage('[options]')
    .exitOverride()
    .configureOutput({ writeOut: (part) => (text += part), writeErr: () => undefined });
  for (const name of optionNames) {
    const { flag, value, variable, preset, about } = definitionOf[name];
    const shown = preset === undefined || preset === '' ? '' : `, preset ${preset}`;
    command.addOption(new Option([flag, value].filter(Boolean).join(' '), `${about} (${variable}${shown})`));
  }
  try {
    command.parse(words, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return { text };
    throw wrong(`${error.message.replace(/^error: /, '').replaceAll(/\s+/g, ' ')}. See --help.`);
  }
  const [stray] = command.args;
  // npm keeps options for itself unless they stand behind `--`, and hands on only their values.
  if (stray !== undefined) {
    throw wrong(`${quote(stray)} is not an option. Options stand behind "--": npm start -- --port 8080. See --help.`);
  }
  return { given: command.opts() };
}
