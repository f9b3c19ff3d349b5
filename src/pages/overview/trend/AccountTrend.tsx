/** Account trend: the clicks of all links in the last days as a band, with what part of the links they cover, and the movers. */
import { Group, SegmentedControl, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { accountWords, coverageWords } from '#features/trends/account-words.ts';
import { ExportTrendButton } from '#features/trends/ExportTrendButton.tsx';
import { type LibraryTrend, useReadTrends } from '#queries/trends.ts';
import { BandChart, type BandMoment } from '#ui/charts/trend/BandChart.tsx';
import { TrendTable } from '#ui/charts/trend/TrendTable.tsx';
import { ViewToggle } from '#ui/charts/ViewToggle.tsx';
import { formatLook, formatNumber } from '#ui/format/format.ts';
import { Panel, PanelGrid } from '#ui/layout/Panel.tsx';
import classes from './AccountTrend.module.css';
import { Movers } from './Movers.tsx';

const periods = [7, 30, 90] as const;

/** The length of a period in days. */
export type TrendDays = (typeof periods)[number];

interface AccountTrendProps {
  /** Undefined until it is known. */
  trend: LibraryTrend | undefined;
  days: TrendDays;
  onDaysChange: (days: TrendDays) => void;
}

export function AccountTrend({ trend, days, onDaysChange }: AccountTrendProps) {
  const t = useTranslations('overview.trend');
  const trendTexts = useTranslations('trends');
  const title = t('title');
  const [asTable, setAsTable] = useState(false);
  const readTrends = useReadTrends();
  const isDrawn = trend !== undefined && trend.band.length > 0;
  return (
    <PanelGrid>
      <Panel
        title={title}
        covers={trend === undefined || trend.coverage.linksLooked === 0 ? undefined : coverageWords(trend, trendTexts)}
        control={
          <Group gap={4} wrap="nowrap" me={-8}>
            {trend === undefined || trend.coverage.linksLooked === 0 ? null : (
              <ExportTrendButton
                label={t('export')}
                file="trends.csv"
                read={async () => (await readTrends()).map(({ link, ...each }) => ({ trend: each, shorturl: link.shorturl }))}
              />
            )}
            {isDrawn ? <ViewToggle title={title} asTable={asTable} onChange={setAsTable} /> : null}
          </Group>
        }
      >
        <SegmentedControl
          size="xs"
          className={classes['periods']}
          aria-label={t('period')}
          data={periods.map((each) => ({ value: String(each), label: t('days', { days: each }) }))}
          value={String(days)}
          onChange={(value) => onDaysChange(periods.find((each) => String(each) === value) ?? days)}
        />
        {trend === undefined ? <Skeleton className={classes['space']} /> : <Told trend={trend} asTable={asTable} />}
      </Panel>
      <Movers movers={trend?.movers} days={days} />
    </PanelGrid>
  );
}

function Told({ trend, asTable }: { trend: LibraryTrend; asTable: boolean }) {
  const t = useTranslations('overview.trend');
  const trendTexts = useTranslations('trends');
  const { band, clicks, coverage, from, to } = trend;
  if (coverage.linksLooked === 0) {
    return <Text c="var(--deck-text-dim)">{coverage.links === 0 ? t('noLinks') : t('once')}</Text>;
  }
  if (clicks === null) {
    return <Text c="var(--deck-text-dim)">{t('tooFew')}</Text>;
  }
  const describe = ({ at, least, most }: BandMoment) => {
    const when = formatLook(at, to);
    return least === most ? t('at', { when, least }) : t('range', { when, least, most });
  };
  const caption = t('caption', { when: formatLook(from, to) });
  return (
    <>
      <p className={classes['words']}>{accountWords(trend, trendTexts)}</p>
      {asTable ? (
        <TrendTable
          caption={caption}
          headings={[t('table.by'), t('table.least'), t('table.most')]}
          texts={1}
          rows={band.toReversed().map(({ at, least, most }) => ({
            key: at,
            cells: [formatLook(at, to), formatNumber(least), formatNumber(most)],
          }))}
        />
      ) : (
        <BandChart moments={band} title={t('band')} label={caption} describe={describe} />
      )}
    </>
  );
}
