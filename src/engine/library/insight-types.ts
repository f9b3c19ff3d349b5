/**
 * Insight types: sums over all links of an account, by what they have in common, as screens get
 * them.
 */
import type { Period } from '#engine/trends/period-clicks.ts';

/**
 * What can be wrong with a link; `dead`: it had clicks, and none in 14 observed days; `gained`: it
 * was clicked since the user's last visit; `noted`: it has a note.
 */
export const linkChecks = [
  'noClicks',
  'dead',
  'sameDestination',
  'expiring',
  'noUtm',
  'gained',
  'noted',
] as const;

export type LinkCheck = (typeof linkChecks)[number];

/** What links are grouped by. */
export const groupings = ['channel', 'source', 'medium', 'campaign', 'site', 'domain'] as const;

export type Grouping = (typeof groupings)[number];

/** What the links of a report are grouped by. */
export const reportGroupings = ['source', 'medium', 'channel', 'site'] as const;

export type ReportGrouping = (typeof reportGroupings)[number];

/** Links, and the sum of their clicks. */
interface ClickSum {
  readonly links: number;
  readonly clicks: number;
}

/** With the clicks that came since the user's last visit. */
export interface GainedSum extends ClickSum {
  readonly gained: number;
  /**
   * Clicks since the beginning of the week that was asked for; null where they are not known, and
   * where none was asked for.
   */
  readonly week: number | null;
}

/**
 * Sums over the loaded links: over all links of the account, or at least so many where it is not
 * complete.
 */
export interface LibrarySummary extends ClickSum {
  /** Whether every link of the account was read. */
  readonly isComplete: boolean;
  /** Links of the account by the service's own count, or null where it is not known. */
  readonly total: number | null;
  /** Links with at least one click. */
  readonly clickedLinks: number;
  /** Links whose clicks could not be read; they are in no sum of clicks. */
  readonly unreadClicks: number;
  /** Links created in the last 7 days. */
  readonly createdThisWeek: number;
  readonly createdIn30Days: ClickSum;
}

/** What is known of a week that was asked for. */
export interface KnownWeek {
  /** Over all links; null where no week was asked for. */
  readonly week: PeriodSum | null;
  /** False while links are read, so that there may be more clicks. */
  readonly isWeekComplete: boolean;
}

/** Links that have a value in common. */
export interface LinkGroup extends GainedSum {
  /** What a view of these links filters by: the id of a channel, a tag, a host. */
  readonly key: string;
  readonly label: string;
  /** Its links are known; false for a channel whose members were not read yet. */
  readonly isRead: boolean;
}

/** Since when clicks are new. */
export interface GainPeriod {
  /** The end of the user's last visit, in milliseconds since 1970; null where none is known. */
  readonly since: number | null;
  /** False while links of an earlier visit are read again, so that there may be more. */
  readonly isGainComplete: boolean;
}

/** The tags that at least half of the links of a channel have. */
export interface ChannelTags {
  readonly id: number;
  readonly name: string;
  /** '' where they have none. */
  readonly source: string;
  readonly medium: string;
}

export interface LinkGroups extends GainPeriod, KnownWeek {
  /** Most clicked first. */
  readonly groups: readonly LinkGroup[];
  /** Links without a value. */
  readonly none: GainedSum;
  /** Whether a link is in more than one group, so that the groups add up to more than the total. */
  readonly overlaps: boolean;
  /** False while links, or the members of channels, are still being read. */
  readonly isComplete: boolean;
}

/** Clicks of all links between two visits. */
export interface ClickBar {
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
  readonly clicks: number;
}

/** A period, and one before it that it is compared with. */
export interface PeriodQuery {
  readonly period: Period;
  readonly before: Period;
}

/** Clicks of all links in a period, by what was observed. */
export interface PeriodSum {
  /** Clicks, and the links that have them. */
  readonly clicks: number;
  readonly links: number;
  /** Clicks that came in it for sure. */
  readonly certain: number;
  /** Clicks of intervals that reach over an end of the period: as many more than the certain ones are possible. */
  readonly unclear: number;
  /**
   * From when on clicks of links are known that are older than the period, in milliseconds since
   * 1970: its beginning, or later; its end where nothing was observed.
   */
  readonly since: number;
  /**
   * Links that are known later than that, or a day later where it is not the beginning of the period,
   * so that they may have more clicks.
   */
  readonly late: number;
}

/** What a channel or a campaign got in a period. */
export interface PeriodGroup {
  /** What a view of its links filters by. */
  readonly key: string;
  readonly label: string;
  readonly clicks: number;
}

/** Which links a report is made of: a link belongs where any of these holds. */
export interface LinkSelection {
  readonly channel?: number;
  /** Values of `utm_campaign`. */
  readonly campaigns?: readonly string[];
  readonly ids?: readonly number[];
}

export interface SelectionSum extends GainedSum {
  /** Links with new clicks, and links with any. */
  readonly gainedLinks: number;
  readonly clickedLinks: number;
  /** Links that belong by their tag; the others belong by their id alone. */
  readonly taggedLinks: number;
  /** Links whose clicks could not be read; they are in no sum of clicks. */
  readonly unreadClicks: number;
  /**
   * When the first of them was created, in milliseconds since 1970; null where no date is known.
   */
  readonly firstMade: number | null;
  /**
   * When their clicks were read, in milliseconds since 1970: the earliest and the latest; null for
   * no link.
   */
  readonly oldestRead: number | null;
  readonly newestRead: number | null;
}
