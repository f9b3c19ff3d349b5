/** Safe URLs: decides which remote text may become a link, and shows URLs so that none can pose as another. */

import { withHonestHost } from '#contract/new-link/lookalike-host.ts';
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';
import { invisibleCharacters } from '#contract/protocol/invisible-characters.ts';

/**
 * The URL if it may become a link, else `undefined`: only http and https, without credentials (they make
 * `https://bank.example@evil.example` look like the bank) and without control or text-direction characters.
 */
export function toSafeHref(text: string): string | undefined {
  if (text.search(invisibleCharacters) !== -1 || !canParseUrl(text)) return undefined;
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  if (url.username !== '' || url.password !== '') return undefined;
  return url.href;
}

/** For a link out of the dashboard: its page cannot reach this one, and does not learn of it. */
export const externalLinkProps = {
  target: '_blank',
  rel: 'noopener noreferrer',
  referrerPolicy: 'no-referrer',
} as const;

/**
 * A URL for display: characters that hide or reorder others are percent-encoded, as in `%E2%80%AE`, and a host that can
 * pose as another is in its ASCII form.
 */
export function displayUrl(text: string): string {
  return withHonestHost(text).replace(invisibleCharacters, (character) =>
    encodeURIComponent(character),
  );
}

/** A URL for display, without its scheme. */
export function shownUrl(text: string): string {
  return displayUrl(text).replace(/^https?:\/\//i, '');
}

/** Splits a URL for display into `s.example/` and `summer`, without its scheme and with the letters of its alias decoded. */
export function splitUrl(text: string): { host: string; rest: string } {
  const shown = shownUrl(text);
  const slash = shown.indexOf('/');
  if (slash === -1) return { host: shown, rest: '' };
  return { host: shown.slice(0, slash + 1), rest: readableAlias(shown.slice(slash + 1)) };
}

/** Splits a destination for display into its host and its path: `''` for a home page, else `/sale/tents`, without the query. */
export function splitDestination(text: string): { host: string; path: string } {
  const { host, rest } = splitUrl(text);
  const [path = ''] = rest.split(/[?#]/);
  const whole = path.replace(/\/$/, '');
  return { host: host.replace(/[/?#].*$/, ''), path: whole === '' ? '' : `/${whole}` };
}

/** Splits a short URL for display into `s.example/` and `summer`, or `host.example/go/` and `summer` below a folder. */
export function splitShortUrl(text: string): { before: string; alias: string } {
  const { host, rest } = splitUrl(text);
  const [path = ''] = rest.split(/[?#]/);
  const at = path.endsWith('/') ? 0 : path.lastIndexOf('/') + 1;
  return { before: host + rest.slice(0, at), alias: rest.slice(at) };
}

const encodedRun = /(?:%[89a-f][\da-f])+/gi;

/**
 * All but letters, marks, digits and pictures: controls, bidi marks, spaces, and signs that look like a delimiter. And the
 * blank letters of Hangul and Braille, and the sign for a character that could not be decoded.
 */
const hidden = /[^\p{L}\p{M}\p{N}\p{So}]|[\u115f\u1160\u2800\u3164\uffa0\ufffd]/gu;

/** A path with its percent-encoded letters decoded, as browsers show it: ASCII and all that could pose as another stays. */
function readableAlias(path: string): string {
  const end = path.search(/[?#]/);
  const [alias, rest] = end === -1 ? [path, ''] : [path.slice(0, end), path.slice(end)];
  return alias.replace(encodedRun, decodeRun) + rest;
}

function decodeRun(run: string): string {
  try {
    return decodeURIComponent(run).replace(hidden, (each) => encodeURIComponent(each));
  } catch {
    return run;
  }
}
