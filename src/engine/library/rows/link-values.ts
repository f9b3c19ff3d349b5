/** Link values: what columns and filters need of a link: its hosts, its time of creation, and its text for searches. */

import type { Link } from '#contract/resources/links.ts';
import { searchedText } from '#contract/search.ts';

/** The host of an address with its port, in lower case; '' where there is none. */
export function hostOf(address: string | null): string {
  return /^[a-z][a-z\d+.-]*:\/\/(?:[^/?#@]*@)?([^/?#@]+)/i.exec(address ?? '')?.[1]?.toLowerCase() ?? '';
}

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
