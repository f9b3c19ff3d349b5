/**
 * Web URL check: why a link may not lead to a text, because no browser opens it or opens something
 * else than was typed.
 */
import { canParseUrl } from './can-parse-url.ts';
import { checkMessage } from './check-messages.ts';
import { decodePunycode } from './decode-punycode.ts';
import { misleadingCharacters, tagCharacters } from './invisible-characters.ts';

const notAUrl = checkMessage('address');

/** The text before the path, the query and the fragment; then the path. */
const parts = /^(https?):\/\/([^/?#\\]+)([^?#]*)/i;

/**
 * The message of a check, or `undefined` for an http or https URL that a browser opens as it is
 * written. Browsers correct much silently: three slashes, backslashes, hosts in percent-encoding,
 * numbers for IP addresses. Each of these leads somewhere else than it seems to, so it is refused
 * with its reason.
 */
export function webUrlProblem(value: string): string | undefined {
  const text = value.replace(/^ +| +$/g, '');
  if (isHidden(text)) return checkMessage('misleading');
  if (!/^https?:/i.test(text)) return canParseUrl(text) ? checkMessage('scheme') : notAUrl;
  const [, , authority = '', path = ''] = parts.exec(text) ?? [];
  if (authority === '') return /^https?:\/\/$/i.test(text) ? notAUrl : checkMessage('slashes');
  if (hasSecondScheme(authority, text)) return checkMessage('schemeTwice');
  if (isRunTogether(authority, text)) return checkMessage('runTogether');
  if (authority.includes('@')) return checkMessage('credentials');
  if (path.includes('\\')) return checkMessage('backslash');
  if (/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) return checkMessage('dotSegments');
  return authorityProblem(text, authority);
}

/** `https://https://shop.example`, `https://www.http://shop.example`, and both without the second colon. */
function hasSecondScheme(authority: string, text: string): boolean {
  if (/^(?:www\.)?https?\.?(?::\d*)?$/i.test(authority)) return true;
  const after = text.slice(text.indexOf('//') + 2 + authority.length);
  return /^[a-z]+:$/i.test(authority) && after.startsWith('//');
}

/** Where another address begins that is no value of its own: after a letter, or at the end of a code. */
const secondAddress = /(?<=[a-z\d_~]|==)(?<!%[\da-f]{2})https?:\//i;

/** Within a path; a text in a parameter may well have an address in it. */
const listedAddress = /^[^?#]*[\s,;|](?:https?:\/\/|www\.)/i;

/** Within a path, what follows a sign between two addresses, to compare it with the host. */
const listedHost = /^[^?#]*?[\s,;|]+([^\s,;|/?#]+)(?:[/?#]|$)/;

/** After a path, an address is a part of it only as in `https://archive.example/2020/https://shop.example/`. */
const addressInPath = /^[^?#]*?\/https?:\/\/?([^/?#\\]+)/i;

/**
 * Two addresses in one text, of which the second would become a part of the first. One address may well be a value of another, in
 * a parameter or behind the path of an archive.
 */
function isRunTogether(authority: string, text: string): boolean {
  if (/https?:$/i.test(authority)) return true;
  const rest = text.slice(text.indexOf('//') + 2 + authority.length);
  if (secondAddress.test(rest) || listedAddress.test(rest)) return true;
  const again = [addressInPath, listedHost].map((pattern) => pattern.exec(rest)?.[1] ?? '');
  return again.some((host) => host.toLowerCase() === authority.toLowerCase());
}

/** Whether a browser removes characters of the text or replaces them, or a program has. */
function isHidden(text: string): boolean {
  return (
    text.search(misleadingCharacters) !== -1 ||
    text.search(tagCharacters) !== -1 ||
    // The second one stands for a letter that was lost.
    /\p{Surrogate}|\uFFFD/u.test(text)
  );
}

function authorityProblem(text: string, authority: string): string | undefined {
  const [, host = '', port = ''] = /^(.*?)(?::(\d*))?$/.exec(authority) ?? [];
  if (port !== '' && (Number(port) < 1 || Number(port) > 65_535)) return checkMessage('port');
  if (!canParseUrl(text)) return host.endsWith(']') ? notAUrl : checkMessage('hostName');
  const opened = new URL(text).hostname;
  if (!isHost(opened)) return checkMessage('hostName');
  return opensAsTyped(host, opened) ? undefined : checkMessage('elsewhere', { host: opened });
}

function opensAsTyped(typed: string, opened: string): boolean {
  // An IPv6 address has many spellings, all of them readable as such.
  if (typed.startsWith('[')) return true;
  const typedLabels = typed.split('.');
  const openedLabels = opened.split('.');
  return (
    typedLabels.length === openedLabels.length &&
    typedLabels.every((label, index) => isSameLabel(label, openedLabels[index] ?? ''))
  );
}

/** But for the case of letters and their spelling; `ｅ` and `①` are others to a browser. */
function isSameLabel(typed: string, opened: string): boolean {
  const letters = decodePunycode(opened);
  return lowerCase(typed) === opened || lowerCase(typed) === lowerCase(letters);
}

/** Letter by letter, because the last sigma of a word would be another one. */
function lowerCase(text: string): string {
  const letters = Array.from(text.normalize('NFC'), (letter) => letter.toLowerCase());
  return letters.join('').normalize('NFC');
}

/** Whether the domain name system can have the host, or it is an IP address. */
function isHost(opened: string): boolean {
  if (opened.startsWith('[')) return true;
  const name = opened.replace(/\.$/, '');
  return name.length <= 253 && name.split('.').every((label) => /^[a-z\d_-]{1,63}$/.test(label));
}
