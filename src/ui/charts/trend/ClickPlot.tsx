/** Click plot: the grid, bars and resets of click bars, drawn by Recharts; load it lazily, as it is larger than the first screen. */
import {
  Bar,
  BarChart,
  type BarShapeProps,
  CartesianGrid,
  ReferenceLine,
  useXAxisScale,
  XAxis,
  YAxis,
} from 'recharts';
import classes from './ClickPlot.module.css';
import type { TimeRange } from './time-scale.ts';

export interface PlotBar extends TimeRange {
  /** Its height: clicks a day or an hour. */
  readonly rate: number;
  /** Since the last visit. */
  readonly isNew: boolean;
  /** Nothing tells how clicks came in so long a time. */
  readonly isLong: boolean;
}

interface ClickPlotProps {
  bars: readonly PlotBar[];
  /** When the counter fell, in milliseconds since 1970. */
  resets: readonly number[];
  range: TimeRange;
  /** The rate at the upper edge. */
  top: number;
}

/** As large as the box that it is in. */
export function ClickPlot({ bars, resets, range, top }: ClickPlotProps) {
  return (
    <BarChart
      responsive
      className={classes.plot}
      data={bars}
      margin={{ top: 0, right: 0, bottom: 0, left: 0 }}
      accessibilityLayer={false}
    >
      <XAxis type="number" dataKey="from" domain={[range.from, range.to]} hide />
      <YAxis type="number" domain={[0, top]} hide />
      <CartesianGrid
        vertical={false}
        horizontalCoordinatesGenerator={({ offset: { height } }) => [
          0.5,
          Math.floor(height / 2) + 0.5,
        ]}
      />
      <Bar
        dataKey="rate"
        minPointSize={1}
        isAnimationActive={false}
        shape={({ originalDataIndex, y, height }: BarShapeProps) => {
          const bar = bars[originalDataIndex];
          return bar === undefined ? null : <TimeBar bar={bar} y={y} height={height} />;
        }}
      />
      {resets.map((at) => (
        <ReferenceLine key={at} className={classes.reset} x={at} />
      ))}
    </BarChart>
  );
}

/** Recharts gives every bar of a chart the same width; this one is as wide as its time, but for a gap of 1 px. */
function TimeBar({ bar, y, height }: { bar: PlotBar; y: number; height: number }) {
  const scale = useXAxisScale();
  const start = scale?.(bar.from) ?? 0;
  const end = scale?.(bar.to) ?? 0;
  return (
    <rect
      className={classes.bar}
      data-new={bar.isNew || undefined}
      data-long={bar.isLong || undefined}
      x={start}
      y={y}
      width={Math.max(1, end - start - 1)}
      height={height}
    />
  );
}
