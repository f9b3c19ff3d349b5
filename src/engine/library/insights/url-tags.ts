/** URL tags: the UTM tags in a destination, and the form in which two destinations are compared. */

/** Each '' where the URL has none. */
export interface UrlTags {
  readonly source: string;
  readonly medium: string;
  readonly campaign: string;
}

const noTags: UrlTags = { source: '', medium: '', campaign: '' };

const names = { utm_source: 'source', utm_medium: 'medium', utm_campaign: 'campaign' } as const;

/** The UTM tags of a URL; the first one counts where a tag comes twice. */
export function readTags(url: string): UrlTags {
  const query = queryOf(url);
  // Most URLs have no tags, and a library has a hundred thousand of them.
  if (!query.includes('utm_')) return noTags;
  const tags = { source: '', medium: '', campaign: '' };
  for (const part of query.split('&')) {
    const [name = '', ...values] = part.split('=');
    if (!isTagName(name)) continue;
    const tag = names[name];
    if (tags[tag] === '') tags[tag] = decoded(values.join('='));
  }
  return tags;
}

/**
 * A destination without what makes no difference to where it leads: its scheme, `www.`, a slash at
 * the end of its path, and the order of its parameters. UTM tags do make a difference.
 */
export function comparedDestination(url: string): string {
  const start = hostStart(url);
  if (start === -1) return url;
  // Within the URL, as cutting a hundred thousand of them again and again takes long.
  const hash = placeOf('#', url, start, url.length);
  const query = placeOf('?', url, start, hash);
  const path = placeOf('/', url, start, query);
  const end = query > path && url[query - 1] === '/' ? query - 1 : query;
  const place = url.slice(start, path).toLowerCase() + url.slice(path, end);
  return query === url.length
    ? place
    : place + sortedQuery(url.slice(query, hash)) + url.slice(hash);
}

/** A URL without its UTM tags. */
export function withoutTags(url: string): string {
  if (!url.includes('utm_')) return url;
  const hash = placeOf('#', url, 0, url.length);
  const query = placeOf('?', url, 0, hash);
  const parts = url.slice(query + 1, hash).split('&');
  const others = parts.filter((part) => part !== '' && !part.startsWith('utm_')).join('&');
  return url.slice(0, query) + (others === '' ? '' : `?${others}`) + url.slice(hash);
}

/** The host of a destination without `www.`, as a site is called. */
export function siteOf(host: string): string {
  return host.startsWith('www.') ? host.slice('www.'.length) : host;
}

function queryOf(url: string): string {
  const at = url.indexOf('?');
  if (at < 0) return '';
  const end = url.indexOf('#');
  if (end >= 0 && end < at) return '';
  return end < 0 ? url.slice(at + 1) : url.slice(at + 1, end);
}

/** Where the host of a web address begins, without `www.`; -1 for another URL. */
function hostStart(url: string): number {
  const at = url.indexOf('://') + '://'.length;
  const scheme = url.slice(0, at).toLowerCase();
  if (scheme !== 'https://' && scheme !== 'http://') return -1;
  return url.startsWith('www.', at) ? at + 'www.'.length : at;
}

/** Where a character is between two places; the second one where it is not there. */
function placeOf(character: string, url: string, from: number, to: number): number {
  const at = url.indexOf(character, from);
  return at < 0 || at > to ? to : at;
}

/** A query with its `?`, its parameters in order. */
function sortedQuery(query: string): string {
  return query.includes('&') ? `?${query.slice(1).split('&').sort().join('&')}` : query;
}

function isTagName(name: string): name is keyof typeof names {
  return Object.hasOwn(names, name);
}

function decoded(value: string): string {
  const spaced = value.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced).trim();
  } catch {
    return spaced.trim();
  }
}
