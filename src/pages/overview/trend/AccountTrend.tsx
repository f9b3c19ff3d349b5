/** Account trend: the clicks of all links in the last days as a band, with what part of the links they cover, and the movers. */
import { Group, SegmentedControl, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { accountWords, coverageWords } from '#features/trends/account-words.ts';
import { ExportTrendButton } from '#features/trends/ExportTrendButton.tsx';
import { type LibraryTrend, useReadTrends } from '#queries/trends.ts';
import { BandChart, type BandMoment } from '#ui/charts/trend/BandChart.tsx';
import { TrendTable } from '#ui/charts/trend/TrendTable.tsx';
import { ViewToggle } from '#ui/charts/ViewToggle.tsx';
import { formatCount, formatLook, formatNumber } from '#ui/format/format.ts';
import { Panel, PanelGrid } from '#ui/layout/Panel.tsx';
import classes from './AccountTrend.module.css';
import { Movers } from './Movers.tsx';

const title = 'Clicks observed';
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
  const [asTable, setAsTable] = useState(false);
  const readTrends = useReadTrends();
  const isDrawn = trend !== undefined && trend.band.length > 0;
  return (
    <PanelGrid>
      <Panel
        title={title}
        covers={trend === undefined || trend.coverage.linksLooked === 0 ? undefined : coverageWords(trend)}
        control={
          <Group gap={4} wrap="nowrap" me={-8}>
            {trend === undefined || trend.coverage.linksLooked === 0 ? null : (
              <ExportTrendButton
                label="Export the trends of all links as CSV"
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
          aria-label="Period"
          data={periods.map((each) => ({ value: String(each), label: `${each} days` }))}
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
  const { band, clicks, coverage, from, to } = trend;
  if (coverage.linksLooked === 0) {
    return (
      <Text c="var(--deck-text-dim)">
        {coverage.links === 0
          ? 'No links yet. Trends begin when Linkdeck has looked at a link twice.'
          : 'Linkdeck has looked once; the trend begins with the next look.'}
      </Text>
    );
  }
  if (clicks === null) {
    return (
      <Text c="var(--deck-text-dim)">
        The links that were looked at have less than half of the clicks known, too few for a total. Their movers are shown.
      </Text>
    );
  }
  const describe = ({ at, least, most }: BandMoment) => `By ${formatLook(at, to)}: ${between(least, most)} observed`;
  const caption = `Clicks observed since ${formatLook(from, to)}`;
  return (
    <>
      <p className={classes['words']}>{accountWords(trend)}</p>
      {asTable ? (
        <TrendTable
          caption={caption}
          headings={['By', 'At least', 'At most']}
          texts={1}
          rows={band.toReversed().map(({ at, least, most }) => ({
            key: at,
            cells: [formatLook(at, to), formatNumber(least), formatNumber(most)],
          }))}
        />
      ) : (
        <BandChart moments={band} title="Sum, from certain to possible" label={caption} describe={describe} />
      )}
    </>
  );
}

/** `12 clicks`, `12 to 15 clicks` */
function between(least: number, most: number): string {
  return least === most ? formatCount(least, 'click') : `${formatNumber(least)} to ${formatCount(most, 'click')}`;
}
