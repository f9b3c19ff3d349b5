/** New label hook: which clicks of a report are new, as the heading of their figure and of their column. */
import { useTranslations } from 'use-intl';
import type { ReportPeriod } from '#features/report/report-target.ts';
import type { LinkReport } from '#queries/library.ts';
import { formatDate } from '#ui/format/format.ts';
import { useNow } from '#ui/format/use-now.ts';

export function useNewLabel(period: ReportPeriod, { observed }: LinkReport): string {
  const t = useTranslations('report.new');
  const now = useNow();
  if (period === 'week') return t('week');
  if (period !== 'all') return t('days', { count: Number(period) });
  return t('since', { day: formatDate(observed?.from ?? now, now) });
}
