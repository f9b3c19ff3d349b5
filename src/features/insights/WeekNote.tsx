/** Week note: says once, below rows with new clicks of a week, what is not known of them. */
import { useTranslations } from 'use-intl';
import type { KnownWeek } from '#queries/library.ts';
import { formatLongDay } from '#ui/format/format.ts';

interface WeekNoteProps {
  week: KnownWeek['week'];
  /** When the week began, in milliseconds since 1970. */
  begin: number;
  className: string | undefined;
}

export function WeekNote({ week, begin, className }: WeekNoteProps) {
  const t = useTranslations('overview.period');
  if (week === null) return null;
  const notes = [
    week.since > begin ? t('recorded', { day: formatLongDay(week.since) }) : '',
    week.late > 0 ? t('late', { links: week.late }) : '',
    week.unclear > 0 ? t('unclear', { clicks: week.unclear }) : '',
  ].filter((note) => note !== '');
  return notes.length === 0 ? null : <p className={className}>{notes.join(' ')}</p>;
}
