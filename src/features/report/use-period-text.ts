/** Period text hook: which new clicks a report has, in words. */
import { useTranslations } from 'use-intl';
import type { ReportPeriod } from './report-target.ts';

export function usePeriodText(): (period: ReportPeriod) => string {
  const t = useTranslations('report.period');
  return (period) =>
    period === 'week' || period === 'all' ? t(period) : t('days', { count: Number(period) });
}
