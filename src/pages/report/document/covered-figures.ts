/** Covered figures: which numbers of a report are of enough of its links to stand beside its clicks. */
import type { LinkReport, ReportDetails } from '#queries/library.ts';

/** What the links behind a figure must have of all clicks, or of all links. */
const minShare = 0.95;

/** Unique clicks of a report; null where they are of too few of its clicks. */
export function coveredUnique({
  sum,
  details,
}: Pick<LinkReport, 'sum' | 'details'>): ReportDetails['unique'] {
  const unique = details?.unique ?? null;
  if (unique === null || unique.clicks < sum.clicks * minShare) return null;
  return unique;
}

/** New clicks of a report; null where they are not known: none in a part of the time says nothing of all of it. */
export function knownNewClicks({ observed }: Pick<LinkReport, 'observed'>): number | null {
  if (observed === null) return null;
  const { week, clicks } = observed;
  const isWhole = week !== null && week.since <= week.begin && week.late === 0;
  return clicks > 0 || isWhole ? clicks : null;
}

/** How many links were observed, where they are too few to be taken for all; else null. */
export function partlyObserved({
  sum,
  observed,
}: Pick<LinkReport, 'sum' | 'observed'>): number | null {
  if (observed === null || observed.links >= sum.links * minShare) return null;
  return observed.links;
}
