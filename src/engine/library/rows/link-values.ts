/** Link values: what columns and filters need of a link: its hosts, its time of creation, and its text for searches. */

import type { Link } from '#contract/resources/links.ts';
import { searchedText } from '#contract/search.ts';

/** The host of an address with its port, in lower case; '' where there is none. */
export function hostOf(address: string | null): string {
  if (address === null) return '';
  // Many links share the beginning of their address, up to the slash after the host, behind which no host is.
  const end = address.indexOf('/', 'https://'.length);
  const beginning = end < 0 ? address : address.slice(0, end);
  const known = hosts.get(beginning);
  if (known !== undefined) return known;
  const host = /^[a-z][a-z\d+.-]*:\/\/(?:[^/?#@]*@)?([^/?#@]+)/i.exec(beginning)?.[1]?.toLowerCase() ?? '';
  if (hosts.size === mostHosts) hosts.clear();
  hosts.set(beginning, host);
  return host;
}

/** The hosts of beginnings of addresses, as a pattern takes ten times as long. */
const hosts = new Map<string, string>();
const mostHosts = 500;

/** Milliseconds since 1970 of a timestamp of the interface, in UTC unless it has a zone; NaN where it has no known form. */
export function timeOf(date: string | null): number {
  const text = (date ?? '').replace(' ', 'T');
  return Date.parse(/T[\d:.]+$/.test(text) ? `${text}Z` : text);
}

/** The folded text of a link, in which every word of a search must occur. */
export function textOf({ alias, longurl, title, description }: Link): string {
  return searchedText({ alias: alias ?? '', url: longurl ?? '', title: title ?? '', description: description ?? '' });
}

/** An address as destinations are compared: without a slash at its end. */
export function withoutFinalSlash(address: string): string {
  return address.replace(/\/$/, '');
}
