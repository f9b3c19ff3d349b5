/** Report links: the links of a campaign by clicks, in total or a day, with CSV and a summary to copy. */
import { Badge, Group, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { linkTitle } from '#contract/resources/link-title.ts';
import cardClasses from '#features/insights/Card.module.css';
import { CardMenu } from '#features/insights/CardMenu.tsx';
import { ExpandButton } from '#features/insights/ExpandButton.tsx';
import { Gained } from '#features/insights/FigureCells.tsx';
import { LinkLabel } from '#features/insights/LinkLabel.tsx';
import { paths } from '#features/paths.ts';
import type { LinkReport, ReportedLink } from '#queries/library.ts';
import { BarList, type BarListRow } from '#ui/charts/BarList.tsx';
import { formatDate, formatNumber, formatRate, formatShare } from '#ui/format/format.ts';
import { useNow } from '#ui/format/use-now.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import classes from './CampaignReport.module.css';

const shown = 10;

type Order = 'clicks' | 'perDay';

interface ReportLinksProps {
  /** The name of the campaign. */
  name: string;
  report: LinkReport;
}

export function ReportLinks({ name, report }: ReportLinksProps) {
  const t = useTranslations('campaigns.report');
  const works = useTranslations('overview.works');
  const [order, setOrder] = useState<Order>('clicks');
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
          <ReportMenu name={name} report={report} />
        </Group>
      }
    >
      <RankedLinks report={report} order={order} />
    </Panel>
  );
}

function ReportMenu({ name, report }: ReportLinksProps) {
  const t = useTranslations('campaigns.report');
  const works = useTranslations('overview.works.file');
  const now = useNow();
  const [best] = report.links;
  const { clicks, links } = report.sum;
  const sentences = [
    t('summary.all', { name, clicks, links, day: formatDate(now, 0) }),
    best === undefined || best.clicks === 0
      ? ''
      : t('summary.best', { name: linkTitle(best.link), clicks: best.clicks }),
  ];
  return (
    <CardMenu
      title={`${name} – ${t('links')}`}
      summary={sentences.filter((text) => text !== '').join(' ')}
      table={() => ({
        columns: [
          works('link'),
          works('url'),
          t('file.destination'),
          works('clicks'),
          works('perDay'),
          t('file.found'),
        ],
        rows: report.links.map(({ link, clicks: own, perDay, isTagged }) => [
          linkTitle(link),
          link.shorturl,
          link.longurl,
          own,
          perDay,
          isTagged ? 'utm_campaign' : t('assigned'),
        ]),
      })}
    />
  );
}

function RankedLinks({ report, order }: { report: LinkReport; order: Order }) {
  const t = useTranslations('campaigns.report');
  const [expanded, setExpanded] = useState(false);
  const valueOf = (each: ReportedLink) => (order === 'clicks' ? each.clicks : (each.perDay ?? 0));
  const ranked = report.links.toSorted((one, other) => valueOf(other) - valueOf(one));
  const listed = expanded ? ranked : ranked.slice(0, shown);
  const most = Math.max(1, ...ranked.slice(0, 1).map(valueOf));
  const toRow = useRow({ report, order });
  return (
    <>
      <BarList rows={listed.map((each) => toRow(each, valueOf(each) / most))} />
      {ranked.length > shown ? (
        <ExpandButton
          expanded={expanded}
          label={expanded ? t('less') : t('more', { count: ranked.length - shown })}
          onToggle={() => setExpanded(!expanded)}
        />
      ) : null}
    </>
  );
}

function useRow({ report, order }: { report: LinkReport; order: Order }) {
  const t = useTranslations('campaigns.report');
  return (each: ReportedLink, length: number): BarListRow => {
    const { link, clicks, perDay, gained, isTagged } = each;
    const value = order === 'clicks' ? formatNumber(clicks) : formatRate(perDay ?? 0);
    const share = formatShare(clicks, report.sum.clicks);
    return {
      key: String(link.id),
      name: (
        <>
          <LinkLabel link={link} />
          {isTagged ? null : (
            <Badge variant="light" color="gray" size="sm" className={classes.assigned}>
              {t('assigned')}
            </Badge>
          )}
        </>
      ),
      figures: [
        gained === 0 ? null : <Gained key="gained" clicks={gained} />,
        <span key="value" className={cardClasses.strong}>
          {value}
        </span>,
        <span key="share" className={cardClasses.dim}>
          {order === 'clicks' ? share : ''}
        </span>,
      ],
      length,
      to: paths.link.href(link.id),
      label: t('row', { name: linkTitle(link), clicks, share }),
    };
  };
}
