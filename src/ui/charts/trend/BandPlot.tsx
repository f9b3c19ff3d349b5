/** Band plot: draws the range in which a total lies over time, with hatched gaps, by Recharts. */
import { useId } from 'react';
import { Area, AreaChart, CartesianGrid, ReferenceArea, XAxis, YAxis } from 'recharts';
import type { TimeRange } from './time/time-scale.ts';
import type { BandPoint } from './trend-intervals.ts';

export interface BandPlotProps {
  points: readonly BandPoint[];
  range: TimeRange;
  /** The ends of the vertical axis. */
  domain: readonly [number, number];
  gaps: readonly TimeRange[];
  /** In pixels. */
  height: number;
}

/**
 * Load it lazily: the charting library is larger than the first screen. It is hidden from screen readers: words and the table
 * say everything that it draws.
 */
export function BandPlot({ points, range, domain, gaps, height }: BandPlotProps) {
  const hatch = `hatch-${useId().replaceAll(':', '')}`;
  return (
    <AreaChart
      responsive
      width="100%"
      height={height}
      data={[...points]}
      margin={{ top: 1, right: 0, bottom: 1, left: 0 }}
      accessibilityLayer={false}
      aria-hidden
    >
      <defs>
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line x1="0" y1="0" x2="0" y2="6" stroke="var(--deck-control)" strokeWidth="1.5" opacity="0.45" />
        </pattern>
      </defs>
      <CartesianGrid
        vertical={false}
        stroke="var(--deck-grid)"
        horizontalCoordinatesGenerator={({ offset: { top, height: inner } }) => [top, top + inner / 2, top + inner]}
      />
      <XAxis type="number" dataKey="at" domain={[range.from, range.to]} allowDataOverflow hide />
      <YAxis type="number" domain={[...domain]} allowDataOverflow hide />
      {gaps.map(({ from, to }) => (
        <ReferenceArea key={from} x1={from} x2={to} fill={`url(#${hatch})`} fillOpacity={1} stroke="none" />
      ))}
      <Area
        dataKey={({ range: between }: BandPoint) => between}
        type="linear"
        stroke="var(--deck-bar)"
        strokeWidth={1.5}
        fill="var(--deck-bar)"
        fillOpacity={0.22}
        connectNulls={false}
        dot={false}
        activeDot={false}
        isAnimationActive={false}
      />
    </AreaChart>
  );
}
