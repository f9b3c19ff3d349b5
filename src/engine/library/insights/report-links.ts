/** Link report: how the links of a selection did, in one pass: of a channel, of tags, of ids. */
import type {
  GainPeriod,
  LinkGroups,
  LinkSelection,
  ReportGrouping,
  SelectionSum,
} from '#engine/library/insight-types.ts';
import type {
  LinkReport,
  ReportedLink,
  SelectionSums,
  ValueFilter,
} from '#engine/library/library-types.ts';
import type { LinkRows } from '#engine/library/rows/link-rows.ts';
import { groupLinks, readClicks, usedPlaces } from './group-links.ts';
import type { LinkFacts } from './link-facts.ts';
import { Ranking } from './ranking.ts';
import { type WeekClicks, WeekSum } from './week-clicks.ts';

const maxReported = 1000;
const day = 86_400_000;

/** What a report is made from; `facts` are refreshed. */
export interface ReportSources {
  readonly rows: LinkRows;
  readonly facts: LinkFacts;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Null where nobody has asked for it. */
  readonly week: WeekClicks | null;
}

/** The links of one selection, added up one by one. */
class SelectedLinks {
  readonly places: number[] = [];
  readonly #sources: ReportSources;
  readonly #isTagged: (place: number) => boolean;
  readonly #hasId: (place: number) => boolean;
  readonly #ranking: Ranking;
  readonly #week: WeekSum;
  #sum = {
    links: 0,
    clicks: 0,
    gained: 0,
    gainedLinks: 0,
    clickedLinks: 0,
    taggedLinks: 0,
    unreadClicks: 0,
  };
  #firstMade = Infinity;
  #oldestRead = Infinity;
  #newestRead = -Infinity;

  constructor(sources: ReportSources, selection: LinkSelection, maxRanked: number) {
    const { rows, facts } = sources;
    const ids = new Set(selection.ids);
    const { channel, campaigns = [] } = selection;
    this.#sources = sources;
    this.#week = new WeekSum(sources.week);
    this.#isTagged = facts.testOf({ campaign: anyOf(campaigns) }) ?? never;
    const channels = channel === undefined ? [] : [String(channel)];
    const inChannel = facts.testOf({ channel: anyOf(channels) }) ?? never;
    this.#hasId = (place) => ids.has(rows.columns.ids[place] ?? 0) || inChannel(place);
    this.#ranking = new Ranking(maxRanked);
  }

  /** Takes the link at a place where it belongs. */
  offer(place: number): void {
    const isTagged = this.#isTagged(place);
    if (!isTagged && !this.#hasId(place)) return;
    const { rows, facts } = this.#sources;
    const clicks = readClicks(rows.columns.clicks[place]);
    const gained = facts.gainOf(place);
    const made = rows.columns.made[place] ?? Number.NaN;
    this.places.push(place);
    this.#ranking.add(place, clicks);
    this.#sum.links += 1;
    this.#sum.clicks += clicks;
    this.#sum.gained += gained;
    this.#week.add(place);
    if (gained > 0) this.#sum.gainedLinks += 1;
    if (clicks > 0) this.#sum.clickedLinks += 1;
    if (isTagged) this.#sum.taggedLinks += 1;
    if (Number.isNaN(rows.columns.clicks[place])) this.#sum.unreadClicks += 1;
    const readAt = rows.columns.readAt[place] ?? 0;
    this.#oldestRead = Math.min(this.#oldestRead, readAt);
    this.#newestRead = Math.max(this.#newestRead, readAt);
    if (made < this.#firstMade) this.#firstMade = made;
  }

  get sum(): SelectionSum {
    return {
      ...this.#sum,
      week: this.#week.clicks,
      firstMade: finiteOrNull(this.#firstMade),
      oldestRead: finiteOrNull(this.#oldestRead),
      newestRead: finiteOrNull(this.#newestRead),
    };
  }

  /** Most clicked first. */
  get links(): Omit<ReportedLink, 'observed'>[] {
    const { rows, facts, now } = this.#sources;
    return this.#ranking.ranked.map(({ place, value }) => {
      const days = (now - (rows.columns.made[place] ?? Number.NaN)) / day;
      return {
        link: rows.link(place),
        clicks: value,
        perDay: days >= 1 ? value / days : null,
        gained: facts.gainOf(place),
        isTagged: this.#isTagged(place),
      };
    });
  }
}

const never = () => false;

function finiteOrNull(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}

/** Undefined where there are no values. */
function anyOf(values: readonly string[]): ValueFilter | undefined {
  return values.length === 0 ? undefined : { values, isNot: false };
}

export function sumSelections(
  sources: ReportSources,
  selections: readonly LinkSelection[],
): SelectionSums['sums'] {
  const selected = selections.map((each) => new SelectedLinks(sources, each, 1));
  for (const place of usedPlaces(sources.rows)) for (const each of selected) each.offer(place);
  return selected.map(({ sum, links }) => {
    const [best] = links;
    return { ...sum, best: best === undefined || best.clicks === 0 ? null : best.link };
  });
}

/** A report without what was observed, with the ids of its links. */
export function reportLinks(
  sources: ReportSources,
  selection: LinkSelection,
  period: GainPeriod & { readonly isComplete: boolean },
): Omit<LinkReport, 'bars' | 'channels' | 'observed' | 'details' | 'links'> & {
  readonly ids: readonly number[];
  readonly links: readonly Omit<ReportedLink, 'observed'>[];
} {
  const { rows, facts } = sources;
  const selected = new SelectedLinks(sources, selection, maxReported);
  for (const place of usedPlaces(rows)) selected.offer(place);
  const { places, sum, links } = selected;
  const groupsBy = (by: ReportGrouping): LinkGroups => {
    const groups = groupLinks(rows, facts, by, places);
    // A channel without one of these links says nothing of them.
    const used = groups.groups.filter((group) => group.links > 0);
    return { ...groups, groups: used, week: null, isWeekComplete: false, ...period };
  };
  return {
    ...period,
    sum,
    links,
    groups: {
      source: groupsBy('source'),
      medium: groupsBy('medium'),
      channel: groupsBy('channel'),
      site: groupsBy('site'),
    },
    ids: places.map((place) => rows.columns.ids[place] ?? 0),
  };
}
