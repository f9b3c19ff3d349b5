/** Sums of visits: adds a batch up by link, so that many visits to one link are few rows. */
import type { CountedVisit } from './store.ts';

export interface Sum {
  clicks: number;
  /** As they come: see `CountedVisit`. */
  visitors: Set<string>;
  /** By dimension and name. */
  counts: Map<string, { dimension: string; name: string; count: number }>;
}

/** The visits of a batch by the id of their link. */
export function sumUp(visits: readonly CountedVisit[]): Map<number, Sum> {
  const sums = new Map<number, Sum>();
  for (const visit of visits) {
    let sum = sums.get(visit.linkId);
    if (sum === undefined) {
      sum = { clicks: 0, visitors: new Set(), counts: new Map() };
      sums.set(visit.linkId, sum);
    }
    sum.clicks += 1;
    sum.visitors.add(visit.visitor);
    addTo(sum, 'country', visit.country);
    addTo(sum, 'referrer', visit.referrer);
    addTo(sum, 'browser', visit.browser);
    addTo(sum, 'os', visit.os);
    addTo(sum, 'network', visit.network);
  }
  return sums;
}

function addTo(sum: Sum, dimension: string, name: string | null): void {
  if (name === null) return;
  const key = `${dimension} ${name}`;
  const entry = sum.counts.get(key);
  if (entry === undefined) sum.counts.set(key, { dimension, name, count: 1 });
  else entry.count += 1;
}
