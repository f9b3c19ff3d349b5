/** Bar chart: draws horizontal bars from a common zero on a faint grid, under the text of a BarList. */
import { Bar, type BarShapeProps, CartesianGrid, BarChart as Chart, XAxis, YAxis } from 'recharts';
import { type Bar as Datum, rowHeight } from './bars.ts';

/** Thickness of a bar and its distance from the foot of its row, in pixels; the same as in BarList.module.css. */
const thickness = 6;
const foot = 3;

/**
 * Load it lazily: the charting library is larger than the first screen. It is hidden from screen readers, because the
 * text over it says everything that it draws.
 */
export function BarChart({ bars }: { bars: readonly Datum[] }) {
  const rows = bars.map((bar, index) => ({ ...bar, index }));
  return (
    <Chart
      responsive
      width="100%"
      height={rows.length * rowHeight}
      data={rows}
      layout="vertical"
      margin={{ top: 0, right: 0, bottom: 0, left: 0 }}
      barCategoryGap={0}
      accessibilityLayer={false}
      aria-hidden
    >
      <CartesianGrid
        horizontal={false}
        stroke="var(--deck-grid)"
        verticalCoordinatesGenerator={({ width }) => [0.25, 0.5, 0.75].map((part) => width * part)}
      />
      <XAxis type="number" domain={[0, 'dataMax']} hide />
      <YAxis type="category" dataKey="index" hide />
      <Bar
        dataKey="length"
        shape={BarShape}
        // A small count is still visible; zero is not drawn.
        minPointSize={(value) => (Number(value) > 0 ? 2 : 0)}
        animationDuration={180}
        animationEasing="ease-out"
      />
    </Chart>
  );
}

/** A bar at the foot of its row, under the text, with a round end. */
function BarShape({ x, y, width, height }: BarShapeProps) {
  if (!(width > 0)) return null;
  const top = y + height / 2 + rowHeight / 2 - foot - thickness;
  const round = Math.min(2, width);
  return (
    <path
      fill="var(--deck-bar)"
      d={`M${x} ${top}h${width - round}q${round} 0 ${round} ${round}v${thickness - 2 * round}q0 ${round} ${-round} ${round}h${round - width}z`}
    />
  );
}
