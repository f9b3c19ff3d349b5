/** Jobs in words: how long the rest takes. */
import type { JobSummary } from '#queries/jobs.ts';
import { formatNumber } from '#ui/format.ts';

/** `About 2 minutes left`, or '' where it is soon over or nothing moves. */
export function timeLeft({ remainingMs }: Pick<JobSummary, 'remainingMs'>): string {
  if (remainingMs === null) return '';
  const minutes = Math.round(remainingMs / 60_000);
  if (minutes < 1) return remainingMs < 20_000 ? '' : 'Less than a minute left';
  if (minutes < 100) return minutes === 1 ? 'About 1 minute left' : `About ${formatNumber(minutes)} minutes left`;
  return `About ${formatNumber(Math.round(minutes / 60))} hours left`;
}
