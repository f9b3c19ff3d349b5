/** Campaign report: figures, chart, links and groups of a campaign's links, and where they were found. */
import { useTranslations } from 'use-intl';
import { ReportChart } from '#features/insights/ReportChart.tsx';
import { TargetFigures } from '#features/insights/TargetFigures.tsx';
import type { Insight, LinkReport } from '#queries/library.ts';
import { AssignedLinks } from './AssignedLinks.tsx';
import classes from './CampaignReport.module.css';
import { ReportGroups } from './ReportGroups.tsx';
import { ReportLinks } from './ReportLinks.tsx';

interface CampaignReportProps {
  id: number;
  name: string;
  report: Insight<LinkReport>;
  /** The values of utm_campaign by which links were found. */
  tags: readonly string[];
}

export function CampaignReport({ id, name, report: insight, tags }: CampaignReportProps) {
  const t = useTranslations('campaigns.report');
  const { data: report } = insight;
  return (
    <>
      <TargetFigures report={insight} withRate />
      <ReportChart scope={{ kind: 'campaign', id }} report={report} />
      {report?.isComplete === true && report.sum.links > 0 ? (
        <div className={classes.columns}>
          <ReportLinks name={name} report={report} />
          <ReportGroups report={report} tags={tags} />
        </div>
      ) : (
        <AssignedLinks id={id} />
      )}
      <p className={classes.foot}>{t('foot')}</p>
    </>
  );
}
