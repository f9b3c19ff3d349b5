/** Past campaign: the channels with their tags, and the variants, that the links of a campaign had. */

import { tagsIn } from '#contract/new-link/utm-tags.ts';
import { nameKey } from '#contract/record-names.ts';
import type { CampaignLink } from '#queries/library.ts';
import type { PlanDraft, PlannedChannel } from '#queries/plans.ts';

/** More columns are no languages or formats any more. */
const maxVariants = 12;

/** Those that most links had come first. A link in no channel counts for the one that its source names. */
export function startOfLinks(
  links: readonly CampaignLink[],
): Pick<PlanDraft, 'channels' | 'variants'> {
  const rows: PlannedChannel[] = [];
  const contents: string[] = [];
  for (const { url, channels } of links) {
    const { utm_source: source, utm_medium: medium, utm_content: content } = tagsIn(url);
    const names = channels.length > 0 ? channels : [source];
    for (const name of names) if (name !== '') rows.push({ name, source, medium });
    if (content !== '') contents.push(content);
  }
  const tagged = byFrequency(rows, (row) => JSON.stringify(row));
  const count = (name: string) => rows.filter((row) => nameKey(row.name) === nameKey(name)).length;
  const channels = [
    ...new Map(tagged.toReversed().map((row) => [nameKey(row.name), row])).values(),
  ];
  return {
    channels: channels.toReversed().toSorted((one, other) => count(other.name) - count(one.name)),
    variants: byFrequency(contents, nameKey).slice(0, maxVariants),
  };
}

/** One of each, the most frequent first. */
function byFrequency<Value>(values: readonly Value[], keyOf: (value: Value) => string): Value[] {
  const groups = new Map<string, { value: Value; count: number }>();
  for (const value of values) {
    const group = groups.get(keyOf(value)) ?? { value, count: 0 };
    groups.set(keyOf(value), { ...group, count: group.count + 1 });
  }
  return [...groups.values()]
    .toSorted((one, other) => other.count - one.count)
    .map(({ value }) => value);
}
