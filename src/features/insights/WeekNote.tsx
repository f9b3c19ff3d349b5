/** Week note: says once, below rows with new clicks of a week, what is not known of them. */
import type { KnownWeek } from '#queries/library.ts';
import { useWeekNotes } from './use-week-notes.ts';

interface WeekNoteProps {
  week: KnownWeek['week'];
  /** When the week began, in milliseconds since 1970. */
  begin: number;
  className: string | undefined;
}

export function WeekNote({ week, begin, className }: WeekNoteProps) {
  const weekNotes = useWeekNotes();
  const notes = week === null ? [] : weekNotes(week, begin);
  return notes.length === 0 ? null : <p className={className}>{notes.join(' ')}</p>;
}
