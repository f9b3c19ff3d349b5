/** Trend types: what looks at click counters tell of links and of the account, as screens get it. */

/** Clicks between two looks; both are moments of looks, so that the interval is never divided. */
export interface ClickInterval {
  /** Milliseconds since 1970; a link that was met young begins with its creation. */
  readonly from: number;
  readonly to: number;
  /** Clicks observed; 0 where looks saw no change. */
  readonly clicks: number;
  /** What the counter showed at `from` and at `to`. */
  readonly before: number;
  readonly after: number;
  /** The counter fell meanwhile: what was clicked before it fell is not known. */
  readonly beganAgain: boolean;
  /** Nobody looked for much longer than usual, so that nothing tells when the clicks came. */
  readonly isGap: boolean;
}

/** How the clicks of one link grew. */
export interface LinkTrend {
  readonly id: number;
  /** The first look or the creation of the link, and the last look, in milliseconds since 1970; equal after one look. */
  readonly from: number;
  readonly to: number;
  /** What the counter showed at the last look. */
  readonly total: number;
  /** One after the other without a distance, oldest first; none after one look. */
  readonly intervals: readonly ClickInterval[];
}

/** What the trend of an account is made of. */
export interface Coverage {
  /** Links of the account by the service's count, or those at hand where that is not known. */
  readonly links: number;
  /** Links that were looked at twice, the second time within the period. */
  readonly linksLooked: number;
  /** Clicks of all links at hand, and of those that were looked at, by their last looks. */
  readonly clicks: number;
  readonly clicksLooked: number;
}

/** Clicks observed since the period began, at one moment: as intervals are not divided, they lie between two numbers. */
export interface ClickBand {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly least: number;
  readonly most: number;
}

/** The clicks of all links in a period. */
export interface AccountTrend {
  /** The beginning of the period, or the first look where that was later; in milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
  /** Clicks of intervals within the period; null where the links looked at have less than half of all known clicks. */
  readonly clicks: number | null;
  /** Clicks of intervals that end within the period and began before it. */
  readonly reachingIn: number;
  /** Links whose counter began again within the period. */
  readonly beganAgain: number;
  readonly coverage: Coverage;
  /** From `from` to `to`; none where `clicks` is null. */
  readonly band: readonly ClickBand[];
  /** The links with most clicks in the period, at most eight, the first first. */
  readonly movers: readonly Mover[];
}

/** A link with many clicks in a period, and the looks between which they were observed. */
export interface Mover {
  readonly id: number;
  readonly clicks: number;
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
}

/** What has changed since the user's last visit. */
export interface SinceVisit {
  /** The end of that visit, in milliseconds since 1970. */
  readonly since: number;
  /** Links created since then. */
  readonly newLinks: number;
  /** Links whose totals were known at the end of that visit; the two numbers below are about these. */
  readonly compared: number;
  /** Clicks observed since then. */
  readonly clicks: number;
  /** Links whose total is lower now. */
  readonly setBack: number;
}
