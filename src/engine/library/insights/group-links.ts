/** Link groups: links and clicks by channel, tag, site or domain, in one pass over all links. */
import type { GainedSum, Grouping, LinkGroup, LinkGroups } from '#engine/library/insight-types.ts';
import type { Dictionary } from '#engine/library/rows/dictionary.ts';
import type { LinkRows } from '#engine/library/rows/link-rows.ts';
import type { LinkFacts } from './link-facts.ts';
import { type WeekClicks, WeekSum } from './week-clicks.ts';

type Groups = Pick<LinkGroups, 'groups' | 'none' | 'overlaps'>;

interface OpenSum {
  links: number;
  clicks: number;
  gained: number;
  readonly week: WeekSum;
}

/**
 * @param facts refreshed
 * @param places those of the links that are grouped
 * @param week null where nobody has asked for it
 */
export function groupLinks(
  rows: LinkRows,
  facts: LinkFacts,
  by: Grouping,
  places: Iterable<number> = usedPlaces(rows),
  week: WeekClicks | null = null,
): Groups {
  const links = { rows, facts, places, week };
  switch (by) {
    case 'channel':
      return byChannel(links);
    case 'source':
      return byColumn(links, facts.source, facts.sources);
    case 'medium':
      return byColumn(links, facts.medium, facts.mediums);
    case 'campaign':
      return byColumn(links, facts.campaign, facts.campaigns);
    case 'site':
      return byColumn(links, facts.site, facts.sites);
    case 'domain':
      return byColumn(links, rows.columns.domain, rows.domains);
  }
}

/** The places that hold a link. */
export function* usedPlaces({ columns, places }: LinkRows): Generator<number> {
  for (let place = 0; place < places; place += 1) if (columns.ids[place] !== 0) yield place;
}

interface GroupedLinks {
  readonly rows: LinkRows;
  readonly facts: LinkFacts;
  readonly places: Iterable<number>;
  readonly week: WeekClicks | null;
}

function byColumn(links: GroupedLinks, column: Int32Array, names: Dictionary): Groups {
  const sums = new Map<number, OpenSum>();
  for (const place of links.places) {
    const number = column[place] ?? 0;
    const sum = sums.get(number) ?? newSum(links);
    sums.set(number, sum);
    addTo(sum, links, place);
  }
  let none = newSum(links);
  const groups: LinkGroup[] = [];
  for (const [number, sum] of sums) {
    const key = names.textOf(number);
    if (key === '') none = sum;
    else groups.push({ key, label: key, isRead: true, ...closed(sum) });
  }
  return { groups: sorted(groups), none: closed(none), overlaps: false };
}

function byChannel(links: GroupedLinks): Groups {
  const { members } = links.facts;
  const sums = new Map(members.channels().map(({ id }) => [id, newSum(links)]));
  const none = newSum(links);
  let overlaps = false;
  const { ids } = links.rows.columns;
  for (const place of links.places) {
    const channels = members.channelsOf(ids[place] ?? 0);
    if (channels.length > 1) overlaps = true;
    if (channels.length === 0) addTo(none, links, place);
    for (const channel of channels) {
      const sum = sums.get(channel);
      if (sum !== undefined) addTo(sum, links, place);
    }
  }
  const groups = members.channels().map(({ id, name, isRead }): LinkGroup => {
    return { key: String(id), label: name, isRead, ...closed(sums.get(id) ?? newSum(links)) };
  });
  return { groups: sorted(groups), none: closed(none), overlaps };
}

function newSum({ week }: GroupedLinks): OpenSum {
  return { links: 0, clicks: 0, gained: 0, week: new WeekSum(week) };
}

function closed({ week, ...sum }: OpenSum): GainedSum {
  return { ...sum, week: week.clicks };
}

function addTo(sum: OpenSum, { rows, facts }: GroupedLinks, place: number): void {
  sum.links += 1;
  sum.clicks += readClicks(rows.columns.clicks[place]);
  sum.gained += facts.gainOf(place);
  sum.week.add(place);
}

/** The clicks of a link, 0 where they could not be read. */
export function readClicks(clicks = Number.NaN): number {
  return Number.isNaN(clicks) ? 0 : clicks;
}

function sorted(groups: LinkGroup[]): LinkGroup[] {
  return groups.sort(
    (one, other) =>
      other.clicks - one.clicks || other.links - one.links || (one.label < other.label ? -1 : 1),
  );
}
