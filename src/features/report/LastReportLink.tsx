/** Last report link: opens the report of last time again, with its period; nothing before the first one. */
import { Anchor } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { ScreenLink } from '#ui/navigation/ScreenLink.tsx';
import classes from './LastReportLink.module.css';
import { useLastReport } from './recent-reports.ts';
import { type ReportTarget, reportOf } from './report-target.ts';
import { usePeriodText } from './use-period-text.ts';

export function LastReportLink({ besides }: { besides?: ReportTarget }) {
  const t = useTranslations('report');
  const periodText = usePeriodText();
  const last = useLastReport(besides);
  if (last === undefined) return null;
  const { to, state } = reportOf(last.target, last.period);
  const period = periodText(last.period);
  return (
    <Anchor
      size="sm"
      className={classes.link}
      component={ScreenLink}
      to={to}
      state={state}
      title={last.name}
    >
      {t.rich('last', {
        name: last.name.slice(0, 200),
        period,
        bdi: (text) => <bdi dir="auto">{text}</bdi>,
      })}
    </Anchor>
  );
}
