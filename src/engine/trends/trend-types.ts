/** Trend types: what readings of click counters tell of links, as screens get it. */

/**
 * Clicks between two observations, both at their moments, so that the interval is never divided.
 */
export interface ClickInterval {
  /** Milliseconds since 1970; a link that was created after the first
   * observation and met young begins with its creation. */
  readonly from: number;
  readonly to: number;
  /** Clicks observed; 0 where observations saw no change. */
  readonly clicks: number;
  /** What the counter showed at `from` and at `to`. */
  readonly before: number;
  readonly after: number;
  /** The counter fell meanwhile: what was clicked before it fell is not known. */
  readonly wasReset: boolean;
  /**
   * Nothing was observed for much longer than usual, so that nothing tells when the clicks came.
   */
  readonly isGap: boolean;
}

/** How the clicks of one link grew. */
export interface LinkTrend {
  readonly id: number;
  /**
   * The first observation or the creation of the link, and the last observation, in milliseconds
   * since 1970; equal after one observation.
   */
  readonly from: number;
  readonly to: number;
  /** What the counter showed at the last observation. */
  readonly total: number;
  /** One after the other without a distance, oldest first; none after one observation. */
  readonly intervals: readonly ClickInterval[];
}
