/** Click bars: clicks between visits; a bar is as wide as the time and as high as its clicks a day, so that its area is clicks. */
import { useElementSize } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '#ui/dialogs/ErrorBoundary.tsx';
import { formatNumber } from '#ui/format/format.ts';
import classes from './ClickBars.module.css';
import { rateOf } from './click-rate.ts';
import { groupMarks, type PlotMark } from './group-marks.ts';
import { TimeReader } from './TimeReader.tsx';
import { roundUp, shareAt, type TimeRange, timeTicks } from './time-scale.ts';

const ClickPlot = lazy(async () => ({ default: (await import('./ClickPlot.tsx')).ClickPlot }));

interface ClickBar {
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
  readonly clicks: number;
  /** Nobody looked for much longer than usual. */
  readonly isGap?: boolean;
  /** The counter fell meanwhile. */
  readonly wasReset?: boolean;
}

interface ClickBarsProps<Bar extends ClickBar> {
  /** Oldest first, one after the other. */
  bars: readonly Bar[];
  /** The end of the last visit: a bar that reaches beyond it is new. */
  since: number;
  /** What the height of a bar is in. */
  unit?: 'day' | 'hour';
  /** In pixels. */
  height?: number;
  /** For screen readers. */
  label: string;
  /** The top of the axis: "3,000 a day". */
  describeTop: (rate: number) => string;
  describe: (bar: Bar) => string;
  /** Within the bar of a long time: "2,030 clicks in 22 days". */
  describeLong?: (bar: Bar) => string;
  /** At the beginning of a bar in which the counter fell. */
  resetNote?: string;
  /** Numbered lines, by time. */
  marks?: readonly PlotMark[];
  /** Called with the bar that is read, and with undefined when none is read any more. */
  onRead?: (bar: Bar | undefined) => void;
}

const day = 86_400_000;
/** Nothing tells how clicks came in a longer time. */
const maxInterval = 7 * day;
/** A bar has room for its words from this share of the width on. */
const roomForWords = 0.25;

function isLong({ from, to, isGap }: ClickBar): boolean {
  return isGap === true || to - from > maxInterval;
}

export function ClickBars<Bar extends ClickBar>(props: ClickBarsProps<Bar>) {
  const { bars, since, unit, height = 64, label, describeTop, describe, marks, onRead } = props;
  const range = { from: bars[0]?.from ?? 0, to: bars.at(-1)?.to ?? 0 };
  const top = roundUp(Math.max(...bars.map((bar) => rateOf(bar, unit))));
  const drawn = bars.map((bar) => ({
    from: bar.from,
    to: bar.to,
    rate: rateOf(bar, unit),
    isNew: bar.to > since,
    isLong: isLong(bar),
  }));
  const resets = bars.filter(({ wasReset }) => wasReset).map(({ from }) => from);
  return (
    <div className={classes.chart}>
      <span className={classes.top} aria-hidden>
        <bdi>{describeTop(top)}</bdi>
      </span>
      <TimeReader
        range={range}
        parts={bars}
        label={label}
        describe={(index) => {
          const bar = bars[index];
          return bar === undefined ? '' : describe(bar);
        }}
        onRead={(index) => onRead?.(index === undefined ? undefined : bars[index])}
      >
        <div className={classes.plot} style={{ height }} aria-hidden>
          {/* Where it cannot be loaded, the words, the reader and the table say all of it. */}
          <ErrorBoundary fallback={() => null}>
            <Suspense>
              <ClickPlot bars={drawn} resets={resets} range={range} top={top} />
            </Suspense>
          </ErrorBoundary>
          {bars.map((bar) => (
            <BarWords key={bar.from} {...props} bar={bar} range={range} />
          ))}
          {marks === undefined ? null : <Marks marks={marks} range={range} />}
        </div>
      </TimeReader>
      <Dates range={range} />
    </div>
  );
}

interface BarWordsProps<Bar extends ClickBar> extends ClickBarsProps<Bar> {
  bar: Bar;
  range: TimeRange;
}

/** What is written over a bar. */
function BarWords<Bar extends ClickBar>(props: BarWordsProps<Bar>) {
  const { bar, range, describeLong, resetNote } = props;
  const start = shareAt(bar.from, range);
  const share = shareAt(bar.to, range) - start;
  const left = `${start * 100}%`;
  const isWorded = isLong(bar) && bar.clicks > 0 && share > roomForWords;
  return (
    <>
      {isWorded && describeLong !== undefined ? (
        <bdi className={classes.words} style={{ left, width: `${share * 100}%` }}>
          {describeLong(bar)}
        </bdi>
      ) : null}
      {bar.wasReset === true && resetNote !== undefined ? (
        <span className={classes.reset} data-side={start > 0.5 ? 'end' : 'start'} style={{ left }}>
          <bdi>{resetNote}</bdi>
        </span>
      ) : null}
    </>
  );
}

function Dates({ range }: { range: TimeRange }) {
  return (
    <div className={classes.dates} aria-hidden>
      {timeTicks(range).map(({ share, label }) => (
        <span key={share} data-share={share} style={{ left: `${share * 100}%` }}>
          {label}
        </span>
      ))}
    </div>
  );
}

interface MarksProps {
  /** By time. */
  marks: readonly PlotMark[];
  range: TimeRange;
}

/** Until it is measured, in pixels. */
const usualWidth = 640;

/** Dashed, numbered lines over a plot at moments in time; those that would overlap share one. */
function Marks({ marks, range }: MarksProps) {
  const { ref, width } = useElementSize();
  const groups = groupMarks(marks, range, width || usualWidth);
  return (
    <div className={classes.marks} ref={ref}>
      {groups.map(({ share, anchor, first, last, isDim }) => (
        <span
          key={first}
          className={classes.mark}
          data-dim={isDim || undefined}
          style={{ left: `${share * 100}%` }}
        >
          <span className={classes.number} style={{ translate: `${-anchor * 100}%` }}>
            {first === last ? formatNumber(first) : `${formatNumber(first)}–${formatNumber(last)}`}
          </span>
        </span>
      ))}
    </div>
  );
}
