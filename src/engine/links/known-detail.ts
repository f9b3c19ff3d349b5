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

/** Null where another version has stored it, or the text belongs to another link. */
export function readStoredDetail(text: string, id: number): KnownDetail | null {
  const stored = parsed(text);
  const { at, clicks, uniqueClicks } = stored;
  if (stored['id'] !== id || typeof at !== 'number') return null;
  return {
    id,
    at,
    clicks: numberOrNull(clicks),
    uniqueClicks: numberOrNull(uniqueClicks),
    countries: countsOrNull(stored['countries']),
    referrers: countsOrNull(stored['referrers']),
    browsers: countsOrNull(stored['browsers']),
    systems: countsOrNull(stored['systems']),
    networks: countsOrNull(stored['networks']),
  };
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function numberOrNull(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

function countsOrNull(value: unknown): NamedCounts | null {
  if (!Array.isArray(value)) return null;
  return value.filter(isCount);
}

function isCount(value: unknown): value is readonly [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}
