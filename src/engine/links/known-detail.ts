/** Known detail: the statistics of one link, as plain data that can be stored. */

/** Clicks by name. */
export type NamedCounts = readonly (readonly [name: string, count: number])[];

/** The statistics that are counts by name. */
export const splits = ['countries', 'referrers', 'browsers', 'systems', 'networks'] as const;

export type Split = (typeof splits)[number];

export interface KnownDetail extends Readonly<Record<Split, NamedCounts | null>> {
  readonly id: number;
  /** When it was read, in milliseconds since 1970. */
  readonly at: number;
  /** Null where they could not be read. */
  readonly clicks: number | null;
  readonly uniqueClicks: number | null;
}
