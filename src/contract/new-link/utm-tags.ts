/** UTM tags: the five by which web analytics tell campaigns apart, written into a destination and read from it. */
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';
import { webUrlProblem } from '#contract/protocol/web-url-problem.ts';
import { appendParameters } from '#contract/targeting/append-parameters.ts';

/** In the order in which they are written. */
export const utmNames = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

/** '' is a tag that is not set. */
export type UtmTags = Readonly<Record<(typeof utmNames)[number], string>>;

export const noTags: UtmTags = {
  utm_source: '',
  utm_medium: '',
  utm_campaign: '',
  utm_term: '',
  utm_content: '',
};

/** The text of each tag's name. */
export const tagTexts = {
  utm_source: 'source',
  utm_medium: 'medium',
  utm_campaign: 'campaign',
  utm_term: 'term',
  utm_content: 'content',
} as const;

/** The address with these tags, each in place of one of the same name; the rest of its query stays as it is spelled. */
export function withTags(destination: string, tags: UtmTags): string {
  const set = utmNames
    .map((name) => ({ name, value: tags[name].trim() }))
    .filter(({ value }) => value !== '');
  // The parser would mend what the check of the link has to find.
  if (set.length === 0 || webUrlProblem(destination) !== undefined) return destination;
  const url = new URL(destination);
  const replaced = new Set<string>(set.map(({ name }) => name));
  const others = url.search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !replaced.has(nameOf(part)));
  url.search = others.join('&');
  return appendParameters(url, set).href;
}

/** The tags of an address, the first of each name. */
export function tagsIn(destination: string): UtmTags {
  if (!canParseUrl(destination)) return noTags;
  const { searchParams } = new URL(destination);
  const found = utmNames.map((name) => [name, searchParams.get(name)?.trim() ?? ''] as const);
  return { ...noTags, ...Object.fromEntries(found) };
}

/** The address without one of its tags; the rest of its query stays as it is spelled. */
export function withoutTag(destination: string, tag: keyof UtmTags): string {
  if (!canParseUrl(destination)) return destination;
  const url = new URL(destination);
  const parts = url.search.slice(1).split('&');
  url.search = parts.filter((part) => nameOf(part) !== tag).join('&');
  return url.href;
}

/** Address and tags apart, as they are filled in; together where they could not be joined again to the same address. */
export function splitTags(destination: string): { readonly url: string; readonly utm: UtmTags } {
  const utm = tagsIn(destination);
  if (utmNames.every((name) => utm[name] === '')) return { url: destination, utm };
  const url = new URL(destination);
  const names = new Set<string>(utmNames);
  const parts = url.search.slice(1).split('&');
  url.search = parts.filter((part) => !names.has(nameOf(part))).join('&');
  return withTags(url.href, utm) === destination
    ? { url: url.href, utm }
    : { url: destination, utm: noTags };
}

/** The decoded name of one part of a query. */
function nameOf(part: string): string {
  const [name = ''] = new URLSearchParams(part).keys();
  return name;
}
