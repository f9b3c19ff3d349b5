/** Option parsers: each reads one kind of value from text, or says what the text must be. */
import { readFileSync } from 'node:fs';
import { isIP, isIPv4 } from 'node:net';
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';
import { parseServiceNames, type ServiceNames } from '#contract/service-names.ts';
import type { LogFormat, TrustedProxies } from '#service/settings.ts';

/** Why a value is refused, as the rest of a sentence that begins with its option: `must be …`. */
export class ValueProblem extends Error {
  override readonly name = 'ValueProblem';
}

/** A port, 0–65535; 0 means a free one. */
export function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Infinity;
  if (port > 65_535)
    throw new ValueProblem('must be a whole number from 0 to 65535; 0 picks a free port');
  return port;
}

/** A whole number, 0 or more. */
export function readAmount(text: string): number {
  const amount = /^\d+$/.test(text) ? Number(text) : NaN;
  if (!Number.isSafeInteger(amount)) throw new ValueProblem('must be a whole number, 0 or more');
  return amount;
}

/** A number of MiB, returned in bytes. */
export function readMebibytes(text: string): number {
  return readAmount(text) * 1024 ** 2;
}

/** A whole number of seconds, up to ten minutes. */
export function readSeconds(text: string): number {
  const seconds = /^\d{1,3}$/.test(text) ? Number(text) : Infinity;
  if (seconds > 600) throw new ValueProblem('must be a whole number of seconds, from 0 to 600');
  return seconds;
}

/** How the log is written. */
export function readLogFormat(text: string): LogFormat {
  if (text !== 'text' && text !== 'json') throw new ValueProblem('must be text or json');
  return text;
}

/** A number of days, a hundred years at most. */
export function readDays(text: string): number {
  const days = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  if (!(days >= 1 && days <= 36_500))
    throw new ValueProblem('must be a whole number of days, 1 or more');
  return days;
}

/** An IP address or host name to listen on; IPv6 with or without brackets, returned without. */
export function readHost(text: string): string {
  const host = text.replace(/^\[(.*)\]$/, '$1');
  if (isIP(host) === 0 && !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(host)) {
    throw new ValueProblem(
      'must be an IP address or a host name, such as 127.0.0.1 or 0.0.0.0, without a port',
    );
  }
  return host;
}

/**
 * An http or https address, without credentials, query and fragment; returned without a slash at
 * its end.
 */
export function readBaseUrl(text: string): string {
  const url = readUrl(text);
  if (url.search !== '' || url.hash !== '') throw new ValueProblem('must end before any ? or #');
  return url.href.replace(/\/+$/, '');
}

/** An http or https address without a path; returned without a slash at its end. */
export function readRootUrl(text: string): string {
  const url = readBaseUrl(text);
  const { origin } = new URL(url);
  if (url !== origin) throw new ValueProblem(`must not have a path: write ${origin}`);
  return url;
}

/** Origins, separated by commas or blanks, each spelled exactly as a browser spells it. */
export function readOrigins(text: string): readonly string[] {
  return [...new Set(text.split(/[\s,]+/).filter(Boolean))].map((part) => {
    if (part.includes('*'))
      throw new ValueProblem('must name each origin exactly; * is not allowed');
    const { origin } = readUrl(part);
    // A browser compares letter by letter: an origin with a slash or a capital would never fit.
    if (origin !== part) throw new ValueProblem(`must be an exact origin: write ${origin}`);
    return origin;
  });
}

/** The name of a header, in lower case. */
export function readHeaderName(text: string): string {
  if (!/^[!#$%&'*+.^_`|~0-9a-z-]+$/i.test(text)) {
    throw new ValueProblem('must be the name of a header, such as CF-IPCountry');
  }
  return text.toLowerCase();
}

/**
 * What a service calls networks, app stores and pixel types: the name of a vocabulary, or a file
 * that holds a JSON object.
 */
export function readNames(text: string): ServiceNames {
  try {
    return parseServiceNames(
      text === 'neutral' || text === 'common' ? text : JSON.parse(readFileSync(text, 'utf8')),
    );
  } catch (error) {
    const why = error instanceof RangeError ? `: ${error.message}` : '';
    throw new ValueProblem(
      `must be neutral, common, or a file with a JSON object from neutral names to those of the service${why}`,
    );
  }
}

/** The path of a file or folder. */
export function readPath(text: string): string {
  if (text === '') throw new ValueProblem('must not be empty');
  if (text.includes('\0')) throw new ValueProblem('must be a path');
  return text;
}

/** Yes or no, as environment variables spell it. */
export function readSwitch(text: string): boolean {
  if (/^(1|true|yes|on)$/i.test(text)) return true;
  if (/^(0|false|no|off)$/i.test(text)) return false;
  throw new ValueProblem('must be 1 or 0');
}

/**
 * A number of proxies in line, or networks of proxies, separated by commas or blanks; also yes or
 * no, for one or none.
 */
export function readTrustedProxies(text: string): TrustedProxies {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  if (/^(true|yes|on)$/i.test(text)) return 1;
  if (/^(false|no|off)$/i.test(text)) return 0;
  const networks = text.split(/[\s,]+/).filter(Boolean);
  if (networks.length === 0 || !networks.every(isNetwork)) {
    throw new ValueProblem(
      'must be the number of proxies in line, such as 1, or networks of proxies, such as 10.0.0.0/8,2001:db8::/48',
    );
  }
  return networks;
}

/** Whether a text is an IP address, or one with the length of a network's prefix. */
function isNetwork(text: string): boolean {
  const [, ip = '', prefix] = /^([^/%]*)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  if (isIP(ip) === 0) return false;
  return prefix === undefined || Number(prefix) <= (isIPv4(ip) ? 32 : 128);
}

function readUrl(text: string): URL {
  const url = canParseUrl(text) ? new URL(text) : undefined;
  if (url === undefined || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw new ValueProblem('must be a complete address, such as https://links.example');
  }
  if (url.username !== '' || url.password !== '')
    throw new ValueProblem('must not hold a user name or password');
  return url;
}
