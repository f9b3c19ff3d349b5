/** Week begin hook: when this week began in the time zone of the page. */
import { calendarPeriods } from '#ui/format/calendar-periods.ts';
import { useNow } from '#ui/format/use-now.ts';

/** In milliseconds since 1970; the same value until the next week begins. */
export function useWeekBegin(): number {
  return calendarPeriods('week', useNow()).period.from;
}
