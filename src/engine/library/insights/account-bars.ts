/** Account bars: the clicks of all links between two visits, from what was read of each link. */
import type { ClickBar } from '#engine/library/insight-types.ts';
import type { LinkHistory } from '#engine/storage/history-entries.ts';

const hour = 3600;
/** Shorter intervals are joined to their neighbour; in seconds. */
const shortest = 20 * hour;
/** A rate of less than this says nothing. */
const shortestLast = hour;
/** A chart needs so many intervals, over so long. */
const minBars = 3;
const shortestChart = 6 * hour;

interface Period {
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
  /** The end of the last visit, from which the last bar begins. */
  readonly since: number;
  /** The least time of a bar, in seconds; by default 20 hours. */
  readonly minSpan?: number;
}

/** Takes histories one by one, so that the work can be interrupted. */
export class AccountBars {
  /** In seconds since 1970. */
  readonly #from: number;
  readonly #since: number;
  readonly #minSpan: number;
  /** How many links were read in each hour of the period. */
  readonly #readings: Int32Array;
  /** When the last of them was, in seconds since 1970. */
  readonly #readAt: Float64Array;
  /** For each hour how many more intervals with clicks lie over it than over the hour before. */
  readonly #crossed: Int32Array;
  /** Clicks with the seconds between which they came, flat: from, to, clicks. */
  readonly #clicks: number[] = [];
  #first = Infinity;
  #last = 0;

  constructor({ from, to, since, minSpan = shortest }: Period) {
    this.#from = Math.floor(from / 1000);
    this.#since = Math.floor(since / 1000);
    this.#minSpan = minSpan;
    this.#readings = new Int32Array(Math.ceil((to - from) / 1000 / hour) + 1);
    this.#readAt = new Float64Array(this.#readings.length);
    this.#crossed = new Int32Array(this.#readings.length);
  }

  add({ from, until, entries }: Pick<LinkHistory, 'from' | 'until' | 'entries'>): void {
    this.#first = Math.min(this.#first, from);
    this.#last = Math.max(this.#last, until);
    this.#noteReading(from);
    this.#noteReading(until);
    let at = from;
    for (const { quiet, span, clicks } of entries) {
      const start = at + quiet;
      at = start + span;
      if (at <= this.#from) continue;
      this.#noteReading(start);
      this.#noteReading(at);
      if (clicks > 0) this.#noteClicks(start, at, clicks);
    }
  }

  /** Oldest first; none where there is not enough for a chart. */
  bars(): ClickBar[] {
    const { edges, bounds } = this.#edges();
    const first = edges[0] ?? 0;
    const last = edges.at(-1) ?? 0;
    if (edges.length <= minBars || last - first < shortestChart) return [];
    const sums = new Float64Array(edges.length - 1);
    for (let at = 0; at < this.#clicks.length; at += 3) {
      const bar = barOf(bounds, this.#clicks[at] ?? 0, this.#clicks[at + 1] ?? 0);
      if (bar !== null) sums[bar] = (sums[bar] ?? 0) + (this.#clicks[at + 2] ?? 0);
    }
    return Array.from(sums, (clicks, index) => ({
      from: (edges[index] ?? 0) * 1000,
      to: (edges[index + 1] ?? 0) * 1000,
      clicks,
    }));
  }

  #noteReading(at: number): void {
    const index = this.#hourOf(at);
    if (index < 0 || index >= this.#readings.length) return;
    this.#readings[index] = (this.#readings[index] ?? 0) + 1;
    this.#readAt[index] = Math.max(this.#readAt[index] ?? 0, at);
  }

  #noteClicks(from: number, to: number, clicks: number): void {
    this.#clicks.push(from, to, clicks);
    // The readings of one visit can lie on both sides of a full hour.
    const first = Math.max(0, this.#hourOf(from) + 2);
    const end = this.#hourOf(to) - 1;
    if (end <= first) return;
    this.#crossed[first] = (this.#crossed[first] ?? 0) + 1;
    this.#crossed[end] = (this.#crossed[end] ?? 0) - 1;
  }

  #hourOf(at: number): number {
    return Math.floor((at - this.#from) / hour);
  }

  /**
   * Where one bar ends and the next begins: visits in which links were read, none too short. A visit
   * divides nothing where a link with clicks was not read in it: nothing tells how many of
   * them came before.
   *
   * @returns `bounds`: when the links were read at each edge, which for the last visit is before
   * its end
   */
  #edges(): { edges: number[]; bounds: number[] } {
    const begin = Math.max(this.#from, this.#first);
    const since = Math.min(this.#since, this.#last);
    const edges = [begin];
    let crossings = 0;
    let seen = 0;
    for (const [index, readings] of this.#readings.entries()) {
      crossings += this.#crossed[index] ?? 0;
      const at = this.#readAt[index] ?? 0;
      if (crossings > 0 || readings === 0) continue;
      if (at <= since) seen = at;
      const isLate = since - at < this.#minSpan;
      if (!isLate && at - (edges.at(-1) ?? 0) >= this.#minSpan) edges.push(at);
    }
    const bounds = [...edges];
    if (since > begin && since - seen < this.#minSpan) {
      edges.push(since);
      bounds.push(seen);
    }
    if (this.#last - (edges.at(-1) ?? 0) >= shortestLast) {
      edges.push(this.#last);
      bounds.push(this.#last);
    }
    return { edges, bounds };
  }
}

/** The bar that most of an interval lies in; null where it lies in none. */
function barOf(bounds: readonly number[], from: number, to: number): number | null {
  let found: number | null = null;
  let max = 0;
  for (let index = 0; index + 1 < bounds.length; index += 1) {
    const start = Math.max(from, bounds[index] ?? 0);
    const end = Math.min(to, bounds[index + 1] ?? 0);
    if (end - start <= max) continue;
    max = end - start;
    found = index;
  }
  return found;
}
