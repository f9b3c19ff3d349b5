/** Chart panel: clicks by name as a bar chart or as a table, with the rows beyond the top ones behind "n more". */
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatNumber, formatShare } from '#ui/format/format.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { scaledRow } from '#ui/layout/scaled-row.ts';
import { useIsPhone } from '#ui/layout/use-is-phone.ts';
import classes from './BarChartPanel.module.css';
import { BarList } from './BarList.tsx';
import { BarTable } from './BarTable.tsx';
import { type Bar, barHeight, firstBars, type NamedCount, toBars } from './bars.ts';
import { useChartReader } from './use-chart-reader.ts';
import { ViewToggle } from './ViewToggle.tsx';

const barsOnPhone = 5;

interface BarChartPanelProps {
  title: string;
  /** Singular: "Country". */
  nameHeading: string;
  /** The clicks of each name. */
  counts: readonly NamedCount[];
  /** The whole of which shares are shown, such as all clicks; at least the sum of the counts, also where it is null. */
  total: number | null;
  /** Turns a name into a label; names are shown unchanged without it. */
  toName?: ((name: string) => string) | undefined;
  /** A picture before a name; it says nothing that the name does not. */
  mark?: (name: string) => ReactNode;
  /** Before the button of the table: what else the panel can show. */
  tabs?: ReactNode;
  /** A picture of all counts, beside the bars on a wide screen and above them on a narrow one. */
  picture?: (title: string, read: (bar: Bar) => string, bars: readonly Bar[]) => ReactNode;
}

export function BarChartPanel(props: BarChartPanelProps) {
  const { title, nameHeading, counts, total, toName, mark, picture, tabs } = props;
  const t = useTranslations('ui.chart');
  const [asTable, setAsTable] = useState(false);
  const [expanded, setExpanded] = useState(false);
  const { all, sum, whole: of } = toBars(counts, total);
  const isPhone = useIsPhone();
  const first = firstBars(all, isPhone ? barsOnPhone : undefined);
  const shown = expanded ? all : first;

  const read = ({ name }: Bar) => {
    if (name === null) return t('nameUnread');
    return name.trim() === '' ? t('unnamed') : (toName?.(name) ?? name);
  };
  const name = (bar: Bar) => (
    <>
      {mark?.(bar.name ?? '')}
      <bdi>{read(bar)}</bdi>
    </>
  );
  const covers = sum === of ? undefined : t('covers', { sum, total: of });

  const describe = (bar: Bar) =>
    bar.count === null
      ? t('barUnread', { name: read(bar) })
      : t('bar', {
          name: read(bar),
          count: bar.count,
          share: formatShare(bar.count, of),
          total: of,
        });

  const rows = shown.map((bar) => ({
    key: bar.key,
    name: name(bar),
    figures: [
      bar.count === null ? '–' : formatNumber(bar.count),
      <span key="share" className={classes.share}>
        {bar.count === null ? '' : formatShare(bar.count, of)}
      </span>,
    ],
    length: bar.length,
  }));

  const more =
    first.length < all.length ? (
      <Button
        variant="subtle"
        size="compact-sm"
        className={classes.more}
        aria-expanded={expanded}
        onClick={() => setExpanded(!expanded)}
      >
        {expanded
          ? t('less', { count: first.length })
          : t('more', { count: all.length - first.length })}
      </Button>
    ) : null;

  return (
    <Panel
      title={title}
      wide={picture !== undefined}
      covers={covers}
      control={
        <span className={classes.toggle}>
          {tabs}
          <ViewToggle title={title} asTable={asTable} onChange={setAsTable} />
        </span>
      }
    >
      {asTable ? (
        <>
          <BarTable
            bars={shown}
            caption={t('caption', { title })}
            nameHeading={nameHeading}
            name={name}
            total={of}
          />
          {more}
        </>
      ) : (
        <div className={classes.beside}>
          {picture?.(title, describe, all)}
          <div className={classes.bars}>
            <BarKeyboardReader bars={shown} title={title} describe={describe}>
              <BarList rows={rows} />
            </BarKeyboardReader>
            {more}
          </div>
        </div>
      )}
    </Panel>
  );
}

interface BarKeyboardReaderProps {
  bars: readonly Bar[];
  title: string;
  /** Describes one bar: "Germany: 1,204 clicks, 31% of 3,880". */
  describe: (bar: Bar) => string;
  /** The bars, each `barHeight` high. */
  children: ReactNode;
}

/** Shows and announces the exact figure of the bar under the pointer, or the one chosen by arrow keys. */
function BarKeyboardReader({ bars, title, describe, children }: BarKeyboardReaderProps) {
  const t = useTranslations('ui.chart');
  const rowHeight = scaledRow(barHeight);
  const { at, props } = useChartReader({
    count: bars.length,
    first: 0,
    partAt: ({ currentTarget, clientY }) =>
      Math.floor((clientY - currentTarget.getBoundingClientRect().top) / rowHeight),
  });
  const read = at === undefined ? undefined : bars[at];
  return (
    <div {...props} className={classes.reader} aria-label={t('bars', { title })}>
      {read === undefined || at === undefined ? null : (
        <span
          className={classes.cursor}
          style={{ top: at * rowHeight, height: rowHeight }}
          aria-hidden
        />
      )}
      {children}
      {/* Always rendered, because screen readers announce only changes within it. */}
      <span role="status" className={classes.tip} style={{ top: ((at ?? 0) + 1) * rowHeight }}>
        {read === undefined ? null : <bdi className={classes.text}>{describe(read)}</bdi>}
      </span>
    </div>
  );
}
