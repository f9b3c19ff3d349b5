/**
 * Link values: what columns and filters need of a link: its hosts, its time of creation, and its
 * text for searches.
 */

import type { Link } from '#contract/resources/links.ts';
import { searchedText, searchWords } from '#contract/search.ts';

/** The host of an address with its port, in lower case; '' where there is none. */
export function hostOf(url: string | null): string {
  if (url === null) return '';
  // Many links share the beginning of their address, up to the slash after the host, behind which no
  // host is.
  const end = url.indexOf('/', 'https://'.length);
  const beginning = end < 0 ? url : url.slice(0, end);
  const known = hosts.get(beginning);
  if (known !== undefined) return known;
  const host =
    /^[a-z][a-z\d+.-]*:\/\/(?:[^/?#@]*@)?([^/?#@]+)/i.exec(beginning)?.[1]?.toLowerCase() ?? '';
  if (hosts.size === maxHosts) hosts.clear();
  hosts.set(beginning, host);
  return host;
}

/** The hosts of beginnings of addresses, as a pattern takes ten times as long. */
const hosts = new Map<string, string>();
const maxHosts = 500;

/**
 * Milliseconds since 1970 of a timestamp of the interface, in UTC unless it has a zone; NaN where
 * it has no known form.
 */
export function timeOf(date: string | null): number {
  const text = date ?? '';
  if (usualForm.test(text)) {
    const two = (at: number) =>
      text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 11 * '0'.charCodeAt(0);
    return dayOf(text.slice(0, 10)) + ((two(11) * 60 + two(14)) * 60 + two(17)) * 1000;
  }
  const written = text.replace(' ', 'T');
  return Date.parse(/T[\d:.]+$/.test(written) ? `${written}Z` : written);
}

/** The form that the interface describes. */
const usualForm = /^\d{4}-\d\d-\d\d[ T](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

/**
 * The beginning of the day that was asked for last: links that follow each other were often made on
 * one day.
 */
let lastDay = { date: '', time: Number.NaN };

function dayOf(date: string): number {
  if (lastDay.date !== date) lastDay = { date, time: Date.parse(`${date}T00:00:00Z`) };
  return lastDay.time;
}

/**
 * The folded text of a link, in which every word of a search must occur: of its destination the
 * host, the path and the values, because the name of a parameter says nothing of one link.
 */
export function textOf({
  alias,
  longurl,
  title,
  description,
}: Pick<Link, 'alias' | 'longurl' | 'title' | 'description'>): string {
  return searchedText({
    alias: alias ?? '',
    url: searchedUrl(longurl ?? ''),
    title: title ?? '',
    description: description ?? '',
  });
}

/** The words of a search; of an address, and of a parameter with its value, what is searched of it. */
export function wordsOf(q: string): string[] {
  return searchWords(q.split(/\s+/).map(searchedUrl).join(' '));
}

const scheme = /^[a-z][a-z\d+.-]*:\/\//i;
/** `utm_source=` and the like, at the beginning or after what parts parameters, also as HTML writes it. */
const parameterName = /(^|[?&#;])[^?&#;=\s]+=/g;

/** Host, path, values of parameters and fragment, without the scheme and the names. */
function searchedUrl(url: string): string {
  const isWhole = scheme.test(url);
  if (!isWhole && !url.includes('=')) return url;
  const query = isWhole ? url.search(/[?#]/) : 0;
  if (query === -1) return url.replace(scheme, '');
  const values = url
    .slice(query)
    .replace(parameterName, '$1')
    .replace(/[?&]|(?<=[?&])amp;/g, ' ');
  return `${url.slice(0, query).replace(scheme, '')}${values}`;
}

/**
 * A short URL as it is compared: its host and path, without scheme, query and fragment; undefined
 * without a path.
 */
export function shortUrlKey(url: string): string | undefined {
  const host = hostOf(url);
  const path = /^[a-z][a-z\d+.-]*:\/\/[^/?#]+\/([^?#]*?)\/?(?:[?#].*)?$/is.exec(url)?.[1] ?? '';
  return host === '' || path === '' ? undefined : `${host}/${decoded(path)}`;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** An address as destinations are compared: without a slash at its end. */
export function withoutFinalSlash(url: string): string {
  return url.replace(/\/$/, '');
}
