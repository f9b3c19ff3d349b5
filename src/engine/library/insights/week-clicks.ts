/** Week clicks: what each link got since the beginning of a week, by what was observed. */
import type { PeriodSum } from '#engine/library/insight-types.ts';
import type { LinkRows } from '#engine/library/rows/link-rows.ts';
import type { LinkHistory } from '#engine/storage/history-entries.ts';
import { periodClicks } from '#engine/trends/period-clicks.ts';
import { OpenPeriod } from './open-period.ts';

/** Histories between two readings of the clock. */
const stride = 256;

export interface WeekClicks {
  /**
   * By place; NaN where it is not known. None in a part of the week says nothing of the whole week.
   */
  readonly clicks: Float64Array;
  /** By place: 1 where clicks are known from the beginning of the week on. */
  readonly isWhole: Uint8Array;
  /** Over all links. */
  readonly sum: PeriodSum;
}

interface WeekSources {
  readonly rows: LinkRows;
  readonly historyOf: (id: number) => LinkHistory | null;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Long work is done in these. */
  readonly slices: { isOver(): boolean; next(): Promise<void> };
}

/** @param from the beginning of the week, in milliseconds since 1970 */
export async function weekClicks(sources: WeekSources, from: number): Promise<WeekClicks> {
  const { rows, historyOf, now, slices } = sources;
  // Readings of this moment belong to the week.
  const period = { from, to: Infinity };
  const clicks = new Float64Array(rows.places).fill(Number.NaN);
  const isWhole = new Uint8Array(rows.places);
  const sum = new OpenPeriod();
  for (let place = 0; place < clicks.length; place += 1) {
    if (place % stride === 0 && slices.isOver()) await slices.next();
    const id = rows.columns.ids[place] ?? 0;
    const history = id === 0 ? null : historyOf(id);
    if (history === null) continue;
    const found = periodClicks(history, rows.columns.made[place] ?? Number.NaN, period);
    sum.add(found);
    if (found === null) continue;
    const isKnown = found.since <= from;
    isWhole[place] = isKnown ? 1 : 0;
    if (isKnown || found.clicks > 0) clicks[place] = found.clicks;
  }
  return { clicks, isWhole, sum: sum.result({ from, to: now }) };
}

/** The clicks of several links in a week, added up one by one. */
export class WeekSum {
  readonly #week: WeekClicks | null;
  #clicks = 0;
  #isWhole = true;

  /** @param week null where nobody has asked for it */
  constructor(week: WeekClicks | null) {
    this.#week = week;
  }

  add(place: number): void {
    if (this.#week === null) return;
    const own = this.#week.clicks[place] ?? Number.NaN;
    if (!Number.isNaN(own)) this.#clicks += own;
    if (this.#week.isWhole[place] !== 1) this.#isWhole = false;
  }

  /** Null where it is not known. */
  get clicks(): number | null {
    if (this.#week === null) return null;
    return this.#clicks > 0 || this.#isWhole ? this.#clicks : null;
  }
}
