/** Click rate: the clicks of an interval, a day or an hour. */
import type { TimeRange } from './time-scale.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Never made of less than an hour. */
export function rateOf(
  { from, to, clicks }: TimeRange & { readonly clicks: number },
  unit: 'day' | 'hour' = 'day',
): number {
  return (clicks * (unit === 'day' ? day : hour)) / Math.max(hour, to - from);
}
