/** Bar chart: draws horizontal bars, each a share of a faint track for the whole, under the text of a BarList. */
import { Bar, type BarShapeProps, BarChart as Chart, XAxis, YAxis } from 'recharts';
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
      <XAxis type="number" domain={[0, 1]} hide />
      <YAxis type="category" dataKey="index" hide />
      <Bar
        dataKey="length"
        shape={BarShape}
        // Its own rectangle would cover the text: the shape draws the track.
        background={{ fill: 'none' }}
        // A small count is still visible; zero is not drawn.
        minPointSize={(value) => (Number(value) > 0 ? 2 : 0)}
        animationDuration={180}
        animationEasing="ease-out"
      />
    </Chart>
  );
}

/** A bar on its track at the foot of its row, under the text. */
function BarShape({ x, y, width, height, background }: BarShapeProps) {
  const top = y + height / 2 + rowHeight / 2 - foot - thickness;
  return (
    <>
      <path fill="var(--deck-grid)" d={barPath(x, top, background?.width ?? 0)} />
      <path fill="var(--deck-bar)" d={barPath(x, top, width)} />
    </>
  );
}

/** With a round end; nothing for no width. */
function barPath(x: number, top: number, width: number): string {
  if (!(width > 0)) return '';
  const round = Math.min(2, width);
  return `M${x} ${top}h${width - round}q${round} 0 ${round} ${round}v${thickness - 2 * round}q0 ${round} ${-round} ${round}h${round - width}z`;
}
