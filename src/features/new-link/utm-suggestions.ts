/** UTM suggestions: the tags used before, by name and by channel, kept in this browser for each account. */
import * as z from 'zod/mini';
import { noTags, tagsIn, type UtmTags, utmNames } from '#contract/new-link/utm-tags.ts';
import type { NewLink } from '#contract/resources/links.ts';
import { browserEntry } from '#local/browser-entry.ts';

/** How many values are kept of each parameter, and how long one may be. */
const limits = { values: 8, length: 100 } as const;

/** By name of the tag, the last one first; under `channel 3` the query of the tags of its last link. */
const suggestions = z.record(z.string(), z.catch(z.array(z.string()), []));

export type UtmSuggestions = z.output<typeof suggestions>;

/** One entry for each account, so that it is removed with the account. */
function entryOf(accountId: string) {
  return browserEntry(`linkdeck.utm.${accountId}`, suggestions);
}

/** Nothing where storage is blocked or another program wrote there. */
export function readUtmSuggestions(accountId: string): UtmSuggestions {
  return entryOf(accountId).read() ?? {};
}

/** Source and medium of the last link that was created here in a channel; undefined where there is none, or it had none. */
export function lastTagsOf(channel: number, known: UtmSuggestions): UtmTags | undefined {
  const [query] = known[`channel ${channel}`] ?? [];
  if (query === undefined) return undefined;
  const { utm_source, utm_medium } = tagsIn(`https://tags.invalid/?${query}`);
  if (utm_source === '' && utm_medium === '') return undefined;
  return { ...noTags, utm_source, utm_medium };
}

/** Remembers the tags of a link that was created. */
export function storeUtmSuggestions(
  accountId: string,
  { url, channel }: Pick<NewLink, 'url' | 'channel'>,
): void {
  const before = readUtmSuggestions(accountId);
  const tags = tagsIn(url);
  const used = utmNames.filter((name) => tags[name] !== '' && tags[name].length <= limits.length);
  if (used.length === 0) return;
  const values = used.map((name) => {
    const all = new Set([tags[name], ...(before[name] ?? [])]);
    return [name, [...all].slice(0, limits.values)] as const;
  });
  const ofChannel = new URLSearchParams(used.map((name) => [name, tags[name]])).toString();
  const last = channel === undefined ? {} : { [`channel ${channel}`]: [ofChannel] };
  entryOf(accountId).write({ ...before, ...Object.fromEntries(values), ...last });
}
