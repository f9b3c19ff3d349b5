/** Campaign report: the links of a campaign by clicks and its groups, or what was assigned while not all links are read. */
import { Badge, Group, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { linkTitle } from '#contract/resources/link-title.ts';
import cardClasses from '#features/insights/Card.module.css';
import { CardMenu } from '#features/insights/CardMenu.tsx';
import { ExpandButton } from '#features/insights/ExpandButton.tsx';
import { Gained } from '#features/insights/FigureCells.tsx';
import { GroupRows } from '#features/insights/GroupRows.tsx';
import { GroupTabs } from '#features/insights/GroupTabs.tsx';
import { LinkRow } from '#features/link-row/LinkRow.tsx';
import { paths } from '#features/paths.ts';
import { type LinkReport, type ReportGrouping, reportGroupings } from '#queries/library.ts';
import { BarList } from '#ui/charts/BarList.tsx';
import { formatDate, formatNumber, formatRate, formatShare } from '#ui/format/format.ts';
import { useNow } from '#ui/format/use-now.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { AssignedLinks } from './AssignedLinks.tsx';
import classes from './Targets.module.css';

/** Rows before the button that shows the rest. */
const shown = 10;

interface CampaignReportProps {
  id: number;
  name: string;
  report: LinkReport | undefined;
  /** The values of utm_campaign by which links were found. */
  tags: readonly string[];
}

export function CampaignReport({ id, name, report, tags }: CampaignReportProps) {
  const t = useTranslations('campaigns.report');
  return (
    <>
      {report?.isComplete === true && report.sum.links > 0 ? (
        <div className={classes.columns}>
          <RankedLinks name={name} report={report} />
          <Groups report={report} tags={tags} />
        </div>
      ) : (
        <AssignedLinks id={id} />
      )}
      <p className={classes.foot}>{t('foot')}</p>
    </>
  );
}

/** In total or a day, with CSV and a summary to copy. */
function RankedLinks({ name, report }: { name: string; report: LinkReport }) {
  const t = useTranslations('campaigns.report');
  const works = useTranslations('overview.works');
  const [order, setOrder] = useState<'clicks' | 'perDay'>('clicks');
  const [expanded, setExpanded] = useState(false);
  const valueOf = (each: LinkReport['links'][number]) => each[order] ?? 0;
  const ranked = report.links.toSorted((one, other) => valueOf(other) - valueOf(one));
  const most = Math.max(1, ...ranked.slice(0, 1).map(valueOf));
  const rows = ranked.slice(0, expanded ? undefined : shown).map((each) => {
    const { link, clicks, gained, isTagged } = each;
    const share = formatShare(clicks, report.sum.clicks);
    return {
      key: String(link.id),
      name: (
        <>
          <LinkRow as="line" link={link} />
          {isTagged ? null : (
            <Badge variant="light" color="gray" size="sm" tt="none">
              {t('assigned')}
            </Badge>
          )}
        </>
      ),
      figures: [
        gained === 0 ? null : <Gained key="gained" clicks={gained} />,
        <span key="value" className={cardClasses.strong}>
          {order === 'clicks' ? formatNumber(clicks) : formatRate(valueOf(each))}
        </span>,
        <span key="share" className={cardClasses.dim}>
          {order === 'clicks' ? share : ''}
        </span>,
      ],
      length: valueOf(each) / most,
      to: paths.link.href(link.id),
      label: t('row', { name: linkTitle(link), clicks, share }),
    };
  });
  return (
    <Panel
      title={t('links')}
      control={
        <Group gap={4} wrap="nowrap">
          <SegmentedControl
            size="xs"
            aria-label={t('links')}
            data={[
              { value: 'clicks', label: works('total') },
              { value: 'perDay', label: works('perDay') },
            ]}
            value={order}
            onChange={(value) => setOrder(value === 'perDay' ? 'perDay' : 'clicks')}
          />
          <LinksMenu name={name} report={report} />
        </Group>
      }
    >
      <BarList rows={rows} />
      {ranked.length > shown ? (
        <ExpandButton
          expanded={expanded}
          label={expanded ? t('less') : t('more', { count: ranked.length - shown })}
          onToggle={() => setExpanded(!expanded)}
        />
      ) : null}
    </Panel>
  );
}

function LinksMenu({ name, report }: { name: string; report: LinkReport }) {
  const t = useTranslations('campaigns.report');
  const works = useTranslations('overview.works.file');
  const now = useNow();
  const [best] = report.links;
  const { clicks, links } = report.sum;
  const summary = [
    t('summary.all', { name, clicks, links, day: formatDate(now, 0) }),
    ...(best === undefined || best.clicks === 0
      ? []
      : [t('summary.best', { name: linkTitle(best.link), clicks: best.clicks })]),
  ].join(' ');
  const columns = [
    works('link'),
    works('url'),
    t('file.destination'),
    works('clicks'),
    works('perDay'),
    t('file.found'),
  ];
  const rows = report.links.map(({ link, clicks: own, perDay, isTagged }) => {
    const found = isTagged ? 'utm_campaign' : t('assigned');
    return [linkTitle(link), link.shorturl, link.longurl, own, perDay, found];
  });
  const title = `${name} – ${t('links')}`;
  return <CardMenu title={title} summary={summary} table={() => ({ columns, rows })} />;
}

/** Clicks by source, medium, channel and site, each row a way into Links. */
function Groups({ report, tags }: Pick<CampaignReportProps, 'tags'> & { report: LinkReport }) {
  const t = useTranslations('overview.by');
  const [by, setBy] = useState<ReportGrouping>('source');
  const groups = report.groups[by];
  const [tag, ...others] = tags;
  // The address of Links has one value: with several a row leads to all links of its group.
  const within: Readonly<Record<string, string>> =
    tag === undefined || others.length > 0 ? {} : { utm_campaign: tag };
  const table = () => ({
    columns: [t(`name.${by}`), t('links'), t('clicks')],
    rows: groups.groups.map(({ label, links, clicks }) => [label, links, clicks]),
  });
  return (
    <Panel title={t('title')} control={<CardMenu title={t('title')} table={table} />}>
      <GroupTabs by={by} among={reportGroupings} onChange={setBy}>
        <GroupRows key={by} by={by} groups={groups} all={report.sum.clicks} within={within} />
      </GroupTabs>
    </Panel>
  );
}
