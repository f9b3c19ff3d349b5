/** Sums of visits: adds a batch up by link, so that many visits to one link are few rows. */
import type { CountedVisit } from './store.ts';

export interface Sum {
  clicks: number;
  /** 8 bytes each, in base64url. */
  visitors: Set<string>;
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
    sum.visitors.add(firstBytes(visit.visitor));
    addTo(sum, 'country', visit.country);
    addTo(sum, 'referrer', visit.referrer);
    addTo(sum, 'browser', visit.browser);
    addTo(sum, 'os', visit.os);
    addTo(sum, 'network', visit.network);
  }
  return sums;
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * The first 8 bytes of a text in base64url: ten letters, and of the eleventh the four bits that
 * belong to them.
 */
function firstBytes(text: string): string {
  return text.slice(0, 10) + (letters[letters.indexOf(text.charAt(10)) & ~3] ?? '');
}

function addTo(sum: Sum, dimension: string, name: string | null): void {
  if (name === null) return;
  const key = `${dimension} ${name}`;
  const entry = sum.counts.get(key);
  if (entry === undefined) sum.counts.set(key, { dimension, name, count: 1 });
  else entry.count += 1;
}
