/** Plan patterns: fills tokens such as `{campaign}` with names, written as aliases and tags are. */

/** What a pattern may name, in the order in which screens list it. */
export const patternTokens = ['campaign', 'channel', 'source', 'medium', 'variant'] as const;

export type PatternValues = Readonly<Record<(typeof patternTokens)[number], string>>;

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

const mediums: Readonly<Record<string, readonly string[]>> = {
  email: ['newsletter', 'email', 'e-mail', 'mail', 'mailing'],
  social: ['instagram', 'facebook', 'linkedin', 'tiktok', 'youtube', 'mastodon', 'pinterest', 'x'],
  print: ['poster', 'posters', 'flyer', 'brochure', 'print', 'packaging', 'magazine'],
  audio: ['podcast', 'radio'],
  referral: ['partner', 'partners', 'partner-sites'],
  cpc: ['ads', 'search-ads'],
};

/** The usual `utm_medium` of a channel with such a name, or ''. */
export function usualMedium(channel: string): string {
  const name = slugOf(channel);
  return Object.keys(mediums).find((medium) => mediums[medium]?.includes(name) === true) ?? '';
}
