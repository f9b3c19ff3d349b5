/** Report groups: the clicks of a campaign by source, medium, channel and site, each row a way into Links. */
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CardMenu } from '#features/insights/CardMenu.tsx';
import { GroupRows } from '#features/insights/GroupRows.tsx';
import { GroupTabs } from '#features/insights/GroupTabs.tsx';
import { type LinkReport, type ReportGrouping, reportGroupings } from '#queries/library.ts';
import { Panel } from '#ui/layout/Panel.tsx';

interface ReportGroupsProps {
  report: LinkReport;
  /** The values of utm_campaign by which links were found. */
  tags: readonly string[];
}

export function ReportGroups({ report, tags }: ReportGroupsProps) {
  const t = useTranslations('overview.by');
  const [by, setBy] = useState<ReportGrouping>('source');
  const groups = report.groups[by];
  const [tag, ...others] = tags;
  // The address of Links has one value: with several a row leads to all links of its group.
  const within: Readonly<Record<string, string>> =
    tag === undefined || others.length > 0 ? {} : { utm_campaign: tag };
  return (
    <Panel
      title={t('title')}
      control={
        <CardMenu
          title={t('title')}
          table={() => ({
            columns: [t(`name.${by}`), t('links'), t('clicks')],
            rows: groups.groups.map(({ label, links, clicks }) => [label, links, clicks]),
          })}
        />
      }
    >
      <GroupTabs by={by} among={reportGroupings} onChange={setBy}>
        <GroupRows key={by} by={by} groups={groups} all={report.sum.clicks} within={within} />
      </GroupTabs>
    </Panel>
  );
}
