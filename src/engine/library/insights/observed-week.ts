/** Observed week: the clicks of several links since the beginning of a week, as Overview and lists count them. */
import type { LinkHistory } from '#engine/storage/history-entries.ts';
import { periodClicks } from '#engine/trends/period-clicks.ts';
import { maxMovers, type ObservedIds, ObservedSum } from './observed-sum.ts';
import { OpenPeriod } from './open-period.ts';
import { Ranking } from './ranking.ts';

/** Takes the links one by one, so that the work can be interrupted. */
export class ObservedWeek {
  readonly #begin: number;
  readonly #to: number;
  readonly #sum = new OpenPeriod();
  readonly #movers = new Ranking(maxMovers);
  readonly #clicksById = new Map<number, number>();
  /** For the chart alone: it has no place for clicks that may be older than the week. */
  readonly #between: ObservedSum;
  #links = 0;
  #from = Infinity;
  #until = 0;

  /** Both in milliseconds since 1970. */
  constructor(begin: number, to: number) {
    this.#begin = begin;
    this.#to = to;
    this.#between = new ObservedSum({ since: begin, to });
  }

  /** @param made when the link was created, in milliseconds since 1970; NaN where that is not known */
  add(id: number, history: LinkHistory, made: number): void {
    const found = periodClicks(history, made, { from: this.#begin, to: Infinity });
    this.#sum.add(found);
    this.#between.add(id, history);
    if (found === null) return;
    this.#links += 1;
    this.#from = Math.min(this.#from, Math.max(this.#begin, history.from * 1000));
    this.#until = Math.max(this.#until, history.until * 1000);
    if (found.clicks > 0) this.#movers.add(id, found.clicks);
    // None in a part of the week says nothing of the whole week.
    if (found.clicks > 0 || found.since <= this.#begin) this.#clicksById.set(id, found.clicks);
  }

  /** The clicks of one link; null where they are not known. */
  clicksOf(id: number): number | null {
    return this.#clicksById.get(id) ?? null;
  }

  /** Null where nothing was observed in the week. */
  result(): ObservedIds | null {
    if (this.#links === 0) return null;
    const week = this.#sum.result({ from: this.#begin, to: this.#to });
    return {
      from: this.#from,
      to: this.#until,
      clicks: week.clicks,
      links: this.#links,
      movers: this.#movers.ranked.map(({ place: id, value }) => ({ id, clicks: value })),
      bars: this.#between.result()?.bars ?? [],
      week: { ...week, begin: this.#begin },
    };
  }
}
