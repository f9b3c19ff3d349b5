/** Channel tags: the source and medium that most links of a channel have, for all channels in one pass over all links. */
import type { ChannelTags } from '#engine/library/insight-types.ts';
import type { LinkRows } from '#engine/library/rows/link-rows.ts';
import { usedPlaces } from './group-links.ts';
import type { LinkFacts } from './link-facts.ts';

interface Count {
  links: number;
  /** Links by the numbers of their source and medium. */
  readonly pairs: Map<string, number>;
}

/**
 * None for a channel where fewer than half of the links that are known have the same tags.
 *
 * @param facts refreshed
 */
export function channelTags(rows: LinkRows, facts: LinkFacts): ChannelTags[] {
  const { members } = facts;
  const counts = new Map<number, Count>();
  for (const place of usedPlaces(rows)) {
    const pair = `${facts.source[place] ?? 0} ${facts.medium[place] ?? 0}`;
    for (const channel of members.channelsOf(rows.columns.ids[place] ?? 0)) {
      const count = counts.get(channel) ?? { links: 0, pairs: new Map<string, number>() };
      counts.set(channel, count);
      count.links += 1;
      count.pairs.set(pair, (count.pairs.get(pair) ?? 0) + 1);
    }
  }
  return members.channels().flatMap(({ id, name }) => {
    const pair = usualPair(counts.get(id));
    if (pair === undefined) return [];
    const [source = 0, medium = 0] = pair.split(' ').map(Number);
    return [
      { id, name, source: facts.sources.textOf(source), medium: facts.mediums.textOf(medium) },
    ];
  });
}

const untagged = '0 0';

function usualPair(count: Count | undefined): string | undefined {
  if (count === undefined) return undefined;
  const [usual] = [...count.pairs].sort(([, one], [, other]) => other - one);
  if (usual === undefined || usual[0] === untagged || usual[1] * 2 < count.links) return undefined;
  return usual[0];
}
