/** Report chart: the card with the clicks a day of a report; absent where there are too few visits for a chart. */
import { useTranslations } from 'use-intl';
import type { LinkReport } from '#queries/library.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import classes from './TargetFigures.module.css';
import { VisitChart } from './VisitChart.tsx';

export function ReportChart({ report }: { report: LinkReport | undefined }) {
  const t = useTranslations('insights');
  if (report === undefined || report.bars.length === 0 || report.since === null) return null;
  return (
    <Panel title={t('chart')}>
      <div className={classes.chart}>
        <VisitChart bars={report.bars} since={report.since} />
      </div>
    </Panel>
  );
}
