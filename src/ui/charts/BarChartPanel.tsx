/** Chart panel: counts by name as a bar chart or as a table, with the rows beyond the top ones behind "n more". */
import { Button } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from '#ui/dialogs/ErrorBoundary.tsx';
import { formatNumber, formatShare } from '#ui/format/format.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import classes from './BarChartPanel.module.css';
import { BarKeyboardReader } from './BarKeyboardReader.tsx';
import { BarList } from './BarList.tsx';
import { BarTable } from './BarTable.tsx';
import { type Bar, firstBars, type NamedCount, toBars } from './bars.ts';
import { ViewToggle } from './ViewToggle.tsx';

const BarChart = lazy(async () => ({ default: (await import('./BarChart.tsx')).BarChart }));

interface BarChartPanelProps {
  title: string;
  /** Singular: "Country". */
  nameHeading: string;
  /** Plural and singular: "Clicks" and "click". */
  countHeading: string;
  countOne: string;
  counts: readonly NamedCount[];
  /** The whole of which shares are shown, such as all clicks; at least the sum of the counts, also where it is null. */
  total: number | null;
  /** Turns a name into a label; names are shown unchanged without it. */
  toName?: (name: string) => string;
  /** A picture before a name; it says nothing that the name does not. */
  mark?: (name: string) => ReactNode;
  /** A picture of all counts, beside the bars on a wide screen and above them on a narrow one. */
  picture?: (label: string, read: (bar: Bar) => string, bars: readonly Bar[]) => ReactNode;
}

export function BarChartPanel(props: BarChartPanelProps) {
  const { title, nameHeading, countHeading, countOne, counts, total, toName, mark, picture } = props;
  const [asTable, setAsTable] = useState(false);
  const [expanded, setExpanded] = useState(false);
  const { all, sum, whole: of } = toBars(counts, total);
  const first = firstBars(all);
  const shown = expanded ? all : first;

  const read = ({ name }: Bar) => {
    if (name === null) return 'Name could not be read';
    return name.trim() === '' ? 'Not named' : (toName?.(name) ?? name);
  };
  const counted = (count: number) => `${formatNumber(count)} ${count === 1 ? countOne : countHeading.toLowerCase()}`;
  const name = (bar: Bar) => (
    <>
      {mark?.(bar.name ?? '')}
      <bdi>{read(bar)}</bdi>
    </>
  );
  const covers = sum === of ? undefined : `Covers ${formatNumber(sum)} of ${counted(of)}`;

  const caption = `${title}, by ${countHeading.toLowerCase()}`;
  const describe = (bar: Bar) =>
    bar.count === null
      ? `${read(bar)}: the number of ${countHeading.toLowerCase()} could not be read`
      : `${read(bar)}: ${counted(bar.count)}, ${formatShare(bar.count, of)} of ${formatNumber(of)}`;

  const list = (drawn: boolean) => (
    <BarList
      bars={shown}
      drawn={drawn}
      name={name}
      figure={(bar) => (
        <>
          {bar.count === null ? '–' : formatNumber(bar.count)}
          <span className={classes.share}>{bar.count === null ? '' : formatShare(bar.count, of)}</span>
        </>
      )}
    />
  );

  const more =
    first.length < all.length ? (
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        className={classes.more}
        aria-expanded={expanded}
        onClick={() => setExpanded(!expanded)}
      >
        {expanded ? `Only the top ${first.length}` : `${formatNumber(all.length - first.length)} more`}
      </Button>
    ) : null;

  return (
    <Panel
      title={title}
      wide={picture !== undefined}
      covers={covers}
      control={
        <span className={classes.toggle}>
          <ViewToggle title={title} asTable={asTable} onChange={setAsTable} />
        </span>
      }
    >
      {asTable ? (
        <>
          <BarTable bars={shown} caption={caption} nameHeading={nameHeading} countHeading={countHeading} name={name} total={of} />
          {more}
        </>
      ) : (
        <div className={classes.beside}>
          {picture?.(caption, describe, all)}
          <div className={classes.bars}>
            <BarKeyboardReader bars={shown} label={caption} describe={describe}>
              {/* The list draws the bars until the chart has loaded, and where it cannot be loaded. */}
              <ErrorBoundary fallback={() => list(true)}>
                <Suspense fallback={list(true)}>
                  <div className={classes.drawing}>
                    <BarChart bars={shown} />
                  </div>
                  {list(false)}
                </Suspense>
              </ErrorBoundary>
            </BarKeyboardReader>
            {more}
          </div>
        </div>
      )}
    </Panel>
  );
}
