/** Observed sum: the clicks of several links in a period, by what was observed of each. */
import type { ClickBar } from '#engine/library/insight-types.ts';
import type { ObservedClicks } from '#engine/library/library-types.ts';
import type { LinkHistory } from '#engine/storage/history-entries.ts';
import { AccountBars } from './account-bars.ts';
import { Ranking } from './ranking.ts';

/** In milliseconds since 1970. */
interface ObservedTime {
  readonly since: number;
  readonly to: number;
}

export interface ObservedIds extends Omit<ObservedClicks, 'movers'> {
  readonly movers: readonly { readonly id: number; readonly clicks: number }[];
}

export const maxMovers = 10;
const maxYears = 3;
const year = 365 * 86_400_000;
/** A chart on paper has no room for more. */
const maxBars = 60;
const minBarSpan = 20 * 3600;

/** A history from a moment on. */
type HistoryPart = Pick<LinkHistory, 'from' | 'until' | 'entries'>;

/** Takes the links one by one, so that the work can be interrupted. */
export class ObservedSum {
  readonly #since: number;
  readonly #isEver: boolean;
  readonly #to: number;
  readonly #histories: HistoryPart[] = [];
  readonly #movers = new Ranking(maxMovers);
  readonly #clicksById = new Map<number, number>();
  #clicks = 0;
  #from = Infinity;
  #until = 0;

  constructor({ since, to }: ObservedTime) {
    this.#since = Math.floor(Math.max(since, to - maxYears * year) / 1000);
    this.#isEver = since === 0;
    this.#to = to;
  }

  add(id: number, whole: LinkHistory): void {
    const history = historySince(whole, this.#since);
    if (history === null) return;
    const clicks = history.entries.reduce((sum, entry) => sum + entry.clicks, 0);
    this.#histories.push(history);
    this.#clicks += clicks;
    this.#from = Math.min(this.#from, history.from);
    this.#until = Math.max(this.#until, history.until);
    if (clicks > 0) this.#movers.add(id, clicks);
    // None in a part of the time says nothing of all of it.
    if (clicks > 0 || this.#isEver || whole.from <= this.#since) this.#clicksById.set(id, clicks);
  }

  /** The clicks of one link; null where they are not known. */
  clicksOf(id: number): number | null {
    return this.#clicksById.get(id) ?? null;
  }

  /** Null where no link was observed twice. */
  result(): ObservedIds | null {
    if (this.#histories.length === 0) return null;
    const from = this.#from * 1000;
    const minSpan = Math.max(minBarSpan, (this.#until - this.#from) / maxBars);
    const bars = new AccountBars({ from, to: this.#to, since: this.#to, minSpan });
    for (const history of this.#histories) bars.add(history);
    return {
      from,
      to: this.#until * 1000,
      clicks: this.#clicks,
      links: this.#histories.length,
      movers: this.#movers.ranked.map(({ place: id, value }) => ({ id, clicks: value })),
      bars: this.#withAllClicks(bars.bars()),
      week: null,
    };
  }

  /** Clicks that few links had at the end, in a visit that makes no bar, belong to the last bar. */
  #withAllClicks(bars: readonly ClickBar[]): ClickBar[] {
    const missing = bars.reduce((rest, { clicks }) => rest - clicks, this.#clicks);
    return bars.map((bar, index) =>
      index === bars.length - 1 ? { ...bar, clicks: bar.clicks + missing } : bar,
    );
  }
}

/**
 * What was observed from a moment on. An interval that began before it is left out as a whole:
 * nothing tells which of its clicks came later.
 *
 * @param since in seconds since 1970
 * @returns null where nothing is left
 */
function historySince(history: HistoryPart, since: number): HistoryPart | null {
  const { entries, until } = history;
  let at = history.from;
  let before = 0;
  for (const { quiet, span } of entries) {
    if (at + quiet >= since) break;
    at += quiet + span;
    before += 1;
  }
  const from = Math.max(at, since);
  if (from >= until) return null;
  const [first, ...others] = entries.slice(before);
  if (first === undefined) return { from, until, entries: [] };
  return { from, until, entries: [{ ...first, quiet: at + first.quiet - from }, ...others] };
}
