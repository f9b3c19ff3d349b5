/** What bulk work costs before it starts, in words. */
import { formatNumber } from '#ui/format/format.ts';

/**
 * How long so many requests take behind what people wait for: `about 10 minutes; you can keep working`.
 *
 * @param bulkPerMinute requests a minute that bulk work gets as things are now
 */
export function bulkCost(requests: number, bulkPerMinute: number): string {
  const minutes = requests / Math.max(bulkPerMinute, 1);
  if (minutes <= 1) return 'less than a minute';
  const time = minutes < 90 ? `${formatNumber(Math.ceil(minutes))} minutes` : `${formatNumber(Math.round(minutes / 60))} hours`;
  return `about ${time}; you can keep working`;
}
