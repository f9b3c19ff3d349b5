/** Plan patterns: fills tokens such as `{campaign}` with names, written as aliases and tags are; the tags of a channel. */
import type { ChannelTags } from '#queries/library.ts';
import type { PlannedChannel } from '#queries/plans.ts';

/** What a pattern may name, in the order in which screens list it. */
export const patternTokens = ['campaign', 'channel', 'source', 'medium', 'variant'] as const;

export type PatternToken = (typeof patternTokens)[number];

export type PatternValues = Readonly<Record<PatternToken, string>>;

export const defaultAlias = '{campaign}-{channel}-{variant}';

/** Lower case, hyphens for blanks, and nothing that an alias may not hold. */
export function slugOf(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_.~]+/gu, '-')
    .replace(/^[-.]+|-+$/g, '');
}

/** The pattern with its tokens filled; an unknown token stays as it is written. */
export function fillPattern(pattern: string, values: PatternValues): string {
  return pattern.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const token = patternTokens.find((each) => each === name);
    return token === undefined ? whole : slugOf(values[token]);
  });
}

/** As a pattern, with one hyphen where tokens are empty. */
export function fillAlias(pattern: string, values: PatternValues): string {
  return fillPattern(pattern, values)
    .replace(/-{2,}/g, '-')
    .replace(/^[-.]+|-+$/g, '');
}

/** A token, or the text between two of them. */
export type PatternPart = { readonly token: PatternToken } | { readonly text: string };

/** The parts of a pattern up to its last token, and the text that follows it. */
export function partsOf(pattern: string): { parts: readonly PatternPart[]; end: string } {
  const pieces = piecesOf(pattern);
  const end = pieces.pop() ?? '';
  const parts = pieces.map((piece): PatternPart => {
    const token = patternTokens.find((each) => piece === written(each));
    return token === undefined ? { text: piece } : { token };
  });
  return { parts: parts.filter((part) => 'token' in part || part.text !== ''), end };
}

/** Adds a token after a hyphen, or takes out the one that is there. */
export function withTokenToggled(pattern: string, token: PatternToken): string {
  if (!pattern.includes(written(token))) return addedTo(pattern, written(token));
  const others = piecesOf(pattern).filter((piece) => piece !== written(token));
  return others
    .join('')
    .replace(/([-_.~])[-_.~]+/g, '$1')
    .replace(/^[-_.~]+|[-_.~]+$/g, '');
}

/** Without the last token, and what is written after it. */
export function withoutLastToken(pattern: string): string {
  return piecesOf(pattern).slice(0, -2).join('');
}

function written(token: PatternToken): string {
  return `{${token}}`;
}

/** Text and tokens in turn; the last is the text after the last token. */
function piecesOf(pattern: string): string[] {
  return pattern.split(anyToken);
}

const anyToken = new RegExp(`(\\{(?:${patternTokens.join('|')})\\})`);

function addedTo(pattern: string, token: string): string {
  return pattern === '' || /[-_.~]$/.test(pattern) ? pattern + token : `${pattern}-${token}`;
}

const mediums: Readonly<Record<string, readonly string[]>> = {
  email: ['newsletter', 'email', 'e-mail', 'mail', 'mailing'],
  social: ['instagram', 'facebook', 'linkedin', 'tiktok', 'youtube', 'mastodon', 'pinterest', 'x'],
  print: ['poster', 'posters', 'flyer', 'brochure', 'print', 'packaging', 'magazine'],
  audio: ['podcast', 'radio'],
  referral: ['partner', 'partners', 'partner-sites'],
  cpc: ['ads', 'search-ads'],
};

/** The usual `utm_medium` of a channel with such a name, or ''. */
function usualMedium(channel: string): string {
  const name = slugOf(channel);
  return Object.keys(mediums).find((medium) => mediums[medium]?.includes(name) === true) ?? '';
}

/**
 * A channel with the tags that naming rules give it, else those that most of its links have, else the usual ones of its name.
 *
 * @param ruled tags by the name of a channel
 */
export function plannedChannel(
  name: string,
  ruled: Readonly<Record<string, Readonly<Record<string, string>>>> = {},
  usual: readonly ChannelTags[] = [],
): PlannedChannel {
  const slug = slugOf(name);
  const [, tags = {}] = Object.entries(ruled).find(([each]) => slugOf(each) === slug) ?? [];
  const known = usual.find((each) => slugOf(each.name) === slug);
  return {
    name,
    source: tags['utm_source'] ?? (known?.source || slug),
    medium: tags['utm_medium'] ?? (known?.medium || usualMedium(name)),
  };
}
