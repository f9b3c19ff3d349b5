/** Week notes hook: what is not known of the clicks of a week, a sentence each. */
import { useTranslations } from 'use-intl';
import type { KnownWeek } from '#queries/library.ts';
import { formatLongDay } from '#ui/format/format.ts';

type WeekSum = NonNullable<KnownWeek['week']>;

/** `begin` of the week is in milliseconds since 1970; an empty list where all is known. */
export function useWeekNotes(): (sum: WeekSum, begin: number) => readonly string[] {
  const t = useTranslations('overview.period');
  return ({ since, late, certain, unclear }, begin) => {
    const notes = [
      since > begin ? t('recorded', { day: formatLongDay(since) }) : '',
      late > 0 ? t('late', { links: late }) : '',
      unclear > 0 ? t('unclear', { least: certain, most: certain + unclear }) : '',
    ];
    return notes.filter((note) => note !== '');
  };
}
