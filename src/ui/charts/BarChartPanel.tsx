/** Chart panel: counts by name as a bar chart or as a table, with the rows beyond the top ones behind "n more". */
import { Button } from '@mantine/core';
import { ChartColumn, Table2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from '#ui/dialogs/ErrorBoundary.tsx';
import { formatNumber, formatShare } from '#ui/format/format.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import classes from './BarChartPanel.module.css';
import { BarKeyboardReader } from './BarKeyboardReader.tsx';
import { BarList } from './BarList.tsx';
import { BarTable } from './BarTable.tsx';
import { type Bar, firstBars, type NamedCount, toBars } from './bars.ts';

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
}

export function BarChartPanel(props: BarChartPanelProps) {
  const { title, nameHeading, countHeading, countOne, counts, total, toName } = props;
  const [asTable, setAsTable] = useState(false);
  const [whole, setWhole] = useState(false);
  const { all, sum } = toBars(counts);
  const first = firstBars(all);
  const shown = whole ? all : first;
  const of = Math.max(total ?? 0, sum);

  const read = ({ name }: Bar) => {
    if (name === null) return 'Name could not be read';
    return name.trim() === '' ? 'Not named' : (toName?.(name) ?? name);
  };
  const counted = (count: number) => `${formatNumber(count)} ${count === 1 ? countOne : countHeading.toLowerCase()}`;
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
      name={(bar) => <bdi>{read(bar)}</bdi>}
      figure={(bar) => (
        <>
          {bar.count === null ? '–' : formatNumber(bar.count)}
          <span className={classes.share}>{bar.count === null ? '' : formatShare(bar.count, of)}</span>
        </>
      )}
    />
  );

  return (
    <Panel
      title={title}
      covers={covers}
      control={
        <Button
          variant="subtle"
          color="gray"
          size="compact-xs"
          className={classes.toggle}
          leftSection={asTable ? <ChartColumn size={14} /> : <Table2 size={14} />}
          aria-label={asTable ? `Show ${title} as chart` : `Show ${title} as table`}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? 'Show as chart' : 'Show as table'}
        </Button>
      }
    >
      {asTable ? (
        <BarTable
          bars={shown}
          caption={caption}
          nameHeading={nameHeading}
          countHeading={countHeading}
          name={(bar) => <bdi>{read(bar)}</bdi>}
          total={of}
        />
      ) : (
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
      )}
      {first.length < all.length ? (
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          className={classes.more}
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
        >
          {whole ? `Only the top ${first.length}` : `${formatNumber(all.length - first.length)} more`}
        </Button>
      ) : null}
    </Panel>
  );
}
