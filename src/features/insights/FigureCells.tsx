/** Figure cells: clicks, share, links, rate and new clicks of a row, with its bar, as table columns and as a card. */
import { Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import {
  type GainedSum,
  type LinkReport,
  type ReportedLink,
  useReadsByItself,
} from '#queries/library.ts';
import { barLength } from '#ui/charts/bars.ts';
import type { Column } from '#ui/data-table/DataTable.tsx';
import { formatNumber, formatRate, formatShare } from '#ui/format/format.ts';
import { formatGain } from '#ui/format/format-gain.ts';
import classes from './FigureCells.module.css';
import { useSinceLabel } from './use-since-label.ts';

/** The sums of a row; undefined while they are not known. */
export type RowSum = GainedSum | undefined;

/** New clicks of this week, in the order of them. */
export interface ShownWeek {
  /** Every link was read in it: until then there may be more. */
  readonly isComplete: boolean;
}

export interface FigureOptions<Row> {
  sumOf: (row: Row) => RowSum;
  /** Rows that are left over beside those with a name. */
  isRest?: (row: Row) => boolean;
  /** Clicks of the row with a name that has most. */
  most: number;
  /** Clicks of all links, for the share of each row; without it no share is shown. */
  all?: number | undefined;
  /** The end of the last visit, in milliseconds since 1970; null where none is known: then nothing is new. */
  since: number | null;
  /** In place of the new clicks since the last visit: those of this week. */
  week?: ShownWeek | undefined;
  /** All rows are counted that can be: what is missing does not come. */
  isComplete?: boolean;
  /** Between the rate and the new clicks. */
  beforeGained?: readonly Column<Row>[];
}

const noColumns: readonly never[] = [];

/**
 * On a narrow screen without the bar. The columns stay the same while nothing of the options changes,
 * so that a table need not render its rows again.
 */
export function useFigureColumns<Row>(options: FigureOptions<Row>): readonly Column<Row>[] {
  const t = useTranslations('insights');
  const { sumOf, isRest, most, all, since, isComplete = false, beforeGained = noColumns } = options;
  const { week } = options;
  const hasWeek = week !== undefined;
  const isWeekComplete = week?.isComplete === true;
  const reads = useReadsByItself() && !isComplete;
  const isRoomy = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  const sinceLabel = useSinceLabel(since);
  return useMemo(() => {
    const figure = (
      header: string,
      width: number,
      valueOf: (sum: GainedSum) => ReactNode,
    ): Column<Row> => ({
      header,
      width,
      align: 'end',
      render: (row) => (
        <Figure sum={sumOf(row)} reads={reads}>
          {(sum) => (isRest?.(row) === true ? <Dim>{valueOf(sum)}</Dim> : valueOf(sum))}
        </Figure>
      ),
    });
    const clicks: Column<Row> = {
      header: t('clicks'),
      width: isRoomy ? 33 : 9,
      align: 'end',
      render: (row) => {
        const sum = sumOf(row);
        const rest = isRest?.(row) === true;
        const number = (
          <Figure sum={sum} reads={reads}>
            {({ clicks: own }) =>
              rest ? <Dim>{formatNumber(own)}</Dim> : <Strong>{formatNumber(own)}</Strong>
            }
          </Figure>
        );
        if (!isRoomy) return number;
        return (
          <BarCell bar={<RowBar sum={sum} most={most} isRest={rest} reads={reads} />}>
            {number}
          </BarCell>
        );
      },
    };
    const share =
      all === undefined
        ? []
        : [figure(t('share'), 8, (sum) => <Dim>{formatShare(sum.clicks, all)}</Dim>)];
    const gained =
      since === null ? [] : [figure(sinceLabel, 11, (sum) => <Gained clicks={sum.gained} />)];
    const ofWeek: Column<Row> = {
      header: t('week'),
      width: 13,
      align: 'end',
      render: (row) => <WeekFigure sum={isWeekComplete ? sumOf(row) : undefined} />,
    };
    return [
      clicks,
      ...share,
      figure(t('links'), 7, ({ links }) => formatNumber(links)),
      figure(t('perLink'), 9, rateOf),
      ...beforeGained,
      ...(hasWeek ? [ofWeek] : gained),
    ];
  }, [
    t,
    sumOf,
    isRest,
    most,
    all,
    since,
    beforeGained,
    reads,
    isRoomy,
    sinceLabel,
    hasWeek,
    isWeekComplete,
  ]);
}

/** Clicks, share and rate of rows that are links, or have none; no columns while the report is not known. */
export function useLinkFigureColumns<Row>(
  report: LinkReport | undefined,
  linkOf: (row: Row) => ReportedLink | undefined,
): readonly Column<Row>[] {
  const t = useTranslations('insights');
  const isRoomy = useMediaQuery('(min-width: 75em)', true, { getInitialValueInEffect: false });
  if (report === undefined) return [];
  const most = report.links[0]?.clicks ?? 0;
  const column = (
    header: string,
    width: number,
    valueOf: (link: ReportedLink) => ReactNode,
  ): Column<Row> => ({
    header,
    width,
    align: 'end',
    render: (row) => {
      const link = linkOf(row);
      return link === undefined ? null : valueOf(link);
    },
  });
  const clicks = ({ gained, clicks: own }: ReportedLink) => (
    <span className={classes.clicks}>
      {gained === 0 ? null : <Gained clicks={gained} />}
      <Strong>{formatNumber(own)}</Strong>
    </span>
  );
  const withBar = (link: ReportedLink) => (
    <BarCell bar={<RowBar sum={link} reads={false} most={most} isRest={false} />}>
      {clicks(link)}
    </BarCell>
  );
  const figures = [
    column(t('clicks'), isRoomy ? 26 : 12, isRoomy ? withBar : clicks),
    column(t('share'), 10, (link) => formatShare(link.clicks, report.sum.clicks)),
    column(t('perDay'), 8, ({ perDay }) => (perDay === null ? '–' : formatRate(perDay))),
  ];
  // The clicks alone where there is no room for more.
  return isRoomy ? figures : figures.slice(0, 2);
}

/** A number with its bar before it, in one column: an empty heading would tell nothing. */
function BarCell({ bar, children }: { bar: ReactNode; children: ReactNode }) {
  return (
    <span className={classes.barCell}>
      <span className={classes.barRoom}>{bar}</span>
      <span className={classes.barNumber}>{children}</span>
    </span>
  );
}

function rateOf({ clicks, links }: GainedSum): string {
  return links === 0 ? '–' : formatRate(clicks / links);
}

interface FigureProps {
  sum: RowSum;
  /** What is not known yet is on its way. */
  reads: boolean;
  children: (sum: GainedSum) => ReactNode;
}

/** Waits where the sum is on its way, and is a dash where nothing reads it. */
function Figure({ sum, reads, children }: FigureProps) {
  if (sum !== undefined) return children(sum);
  return reads ? <Skeleton className={classes.wait} aria-hidden /> : <Dim>–</Dim>;
}

interface RowBarProps {
  sum: Pick<GainedSum, 'clicks'> | undefined;
  reads: boolean;
  most: number;
  isRest: boolean;
}

function RowBar({ sum, reads, most, isRest }: RowBarProps) {
  if (sum === undefined) return reads ? <Skeleton className={classes.barWait} aria-hidden /> : null;
  const length = barLength({ value: sum.clicks, isRest }, Math.max(1, most));
  if (length === 0) return null;
  return <span aria-hidden className={classes.bar} style={{ width: `${length * 100}%` }} />;
}

export function Gained({ clicks }: { clicks: number }) {
  if (clicks === 0) return <Dim>–</Dim>;
  return <span className={classes.gained}>{formatGain(clicks)}</span>;
}

/** A dash where it is not known: none in a part of the week is not none. */
function WeekFigure({ sum }: { sum: RowSum }) {
  const reads = useReadsByItself();
  return (
    <Figure sum={sum} reads={reads}>
      {({ week }) => {
        if (week === null) return <Dim>–</Dim>;
        return week === 0 ? <Dim>{formatNumber(0)}</Dim> : <Gained clicks={week} />;
      }}
    </Figure>
  );
}

function Strong({ children }: { children: ReactNode }) {
  return <span className={classes.strong}>{children}</span>;
}

function Dim({ children }: { children: ReactNode }) {
  return <span className={classes.dim}>{children}</span>;
}

interface FigureCardProps {
  name: ReactNode;
  sum: RowSum;
  most: number;
  isRest?: boolean;
  isComplete?: boolean;
  week?: ShownWeek | undefined;
  /** In place of the number of links. */
  children?: ReactNode;
}

/** A row on a phone: two lines, and the bar on the hairline below them. */
export function FigureCard(props: FigureCardProps) {
  const { name, sum, most, isRest = false, isComplete = false, week, children } = props;
  const t = useTranslations('insights');
  const reads = useReadsByItself() && !isComplete;
  const linksText = () => {
    // As high as the words that come.
    if (sum === undefined) return '\u00a0';
    if (sum.links === 0 || isRest) return t('cardLinks', { links: sum.links });
    return t('card', { links: sum.links, rate: rateOf(sum) });
  };
  const gained = () => {
    if (week !== undefined) return <WeekFigure sum={week.isComplete ? sum : undefined} />;
    return sum === undefined || sum.gained === 0 ? null : <Gained clicks={sum.gained} />;
  };
  return (
    <div className={classes.card}>
      {name}
      <Figure sum={sum} reads={reads}>
        {({ clicks }) =>
          isRest ? <Dim>{formatNumber(clicks)}</Dim> : <Strong>{formatNumber(clicks)}</Strong>
        }
      </Figure>
      <span className={classes.cardSecond} data-second>
        {children ?? linksText()}
      </span>
      <span className={classes.cardSecond}>{gained() ?? '\u00a0'}</span>
      <div className={classes.cardTrack}>
        <RowBar sum={sum} reads={reads} most={most} isRest={isRest} />
      </div>
    </div>
  );
}
