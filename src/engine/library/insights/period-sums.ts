/** Period sums: the clicks of all links in a period such as this week, and the links, channels and campaigns that made them. */
import type { Grouping, PeriodGroup, PeriodQuery } from '#engine/library/insight-types.ts';
import type { LinkClicks, PeriodReport } from '#engine/library/library-types.ts';
import type { LinkRows } from '#engine/library/rows/link-rows.ts';
import type { LinkHistory } from '#engine/storage/history-entries.ts';
import { periodClicks } from '#engine/trends/period-clicks.ts';
import type { LinkFacts } from './link-facts.ts';
import { OpenPeriod } from './open-period.ts';
import { Ranking } from './ranking.ts';

const maxNamed = 5;

/** Takes the links one by one, so that the work can be interrupted. */
export class PeriodSums {
  readonly #rows: LinkRows;
  readonly #facts: LinkFacts;
  readonly #query: PeriodQuery;
  readonly #sum = new OpenPeriod();
  readonly #before = new OpenPeriod();
  readonly #clicksAt = new Map<number, number>();

  /** @param facts refreshed */
  constructor(rows: LinkRows, facts: LinkFacts, query: PeriodQuery) {
    this.#rows = rows;
    this.#facts = facts;
    this.#query = query;
  }

  add(place: number, history: LinkHistory): void {
    const made = this.#rows.columns.made[place] ?? Number.NaN;
    this.#before.add(periodClicks(history, made, this.#query.before));
    const found = periodClicks(history, made, this.#query.period);
    this.#sum.add(found);
    if (found !== null && found.clicks > 0) this.#clicksAt.set(place, found.clicks);
  }

  result(): Omit<PeriodReport, 'isComplete'> {
    return {
      sum: this.#sum.result(this.#query.period),
      before: this.#before.result(this.#query.before),
      links: this.#links(),
      channels: this.#groups('channel'),
      campaigns: this.#groups('campaign'),
    };
  }

  #links(): LinkClicks[] {
    const ranking = new Ranking(maxNamed);
    for (const [place, clicks] of this.#clicksAt) ranking.add(place, clicks);
    return ranking.ranked.map(({ place, value }) => ({
      link: this.#rows.link(place),
      clicks: value,
    }));
  }

  #groups(by: Grouping & ('channel' | 'campaign')): PeriodGroup[] {
    const sums = new Map<string, number>();
    for (const [place, clicks] of this.#clicksAt)
      for (const key of this.#keysAt(place, by)) sums.set(key, (sums.get(key) ?? 0) + clicks);
    const labels = new Map(
      this.#facts.members.channels().map(({ id, name }) => [String(id), name]),
    );
    return [...sums]
      .map(([key, clicks]) => ({
        key,
        label: by === 'channel' ? (labels.get(key) ?? key) : key,
        clicks,
      }))
      .sort((one, other) => other.clicks - one.clicks || (one.label < other.label ? -1 : 1))
      .slice(0, maxNamed);
  }

  #keysAt(place: number, by: 'channel' | 'campaign'): string[] {
    const { members, campaign, campaigns } = this.#facts;
    if (by === 'channel') return members.channelsOf(this.#rows.columns.ids[place] ?? 0).map(String);
    const tag = campaigns.textOf(campaign[place] ?? 0);
    return tag === '' ? [] : [tag];
  }
}
