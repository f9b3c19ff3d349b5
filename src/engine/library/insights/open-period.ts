/** Open period: the clicks of links in one period, added up one by one, with what is not known of them. */
import type { PeriodSum } from '#engine/library/insight-types.ts';
import type { Period, PeriodClicks } from '#engine/trends/period-clicks.ts';

/**
 * A first pass over very many links takes hours: where the period is known from a moment within it
 * on, links that were first read in that pass are known alike.
 */
const firstPass = 86_400_000;

/** Takes the links one by one. */
export class OpenPeriod {
  #clicks = 0;
  #certain = 0;
  #unclear = 0;
  #links = 0;
  #isObserved = false;
  /** From when on links are known that are older than the period. */
  readonly #knownFrom: number[] = [];

  add(found: PeriodClicks | null): void {
    if (found === null) return;
    this.#isObserved = true;
    this.#clicks += found.clicks;
    this.#certain += found.certain;
    this.#unclear += found.unclear;
    if (found.clicks > 0) this.#links += 1;
    if (!found.isNew) this.#knownFrom.push(found.since);
  }

  result({ from, to }: Period): PeriodSum {
    // One by one: a call with very many arguments can exceed the stack.
    const known = this.#knownFrom.reduce((first, each) => Math.min(first, each), Infinity);
    // Where only links of the period itself were observed, nothing before them is missing.
    const without = this.#isObserved ? from : to;
    const since = Number.isFinite(known) ? known : without;
    const alike = since > from ? since + firstPass : from;
    return {
      clicks: this.#clicks,
      certain: this.#certain,
      unclear: this.#unclear,
      links: this.#links,
      since,
      late: this.#knownFrom.filter((each) => each > alike).length,
    };
  }
}
