/** Band chart: a sum over time that lies between two numbers at each moment. */
import { formatNumber } from '#ui/format/format.ts';
import { LazyBandPlot } from './LazyBandPlot.tsx';
import { PlotArea } from './PlotArea.tsx';
import { roundUp } from './time/time-scale.ts';

/** In pixels. */
const height = 176;

/** At one moment in milliseconds since 1970. */
export interface BandMoment {
  readonly at: number;
  readonly least: number;
  readonly most: number;
}

interface BandChartProps {
  /** At least two, in the order of time. */
  moments: readonly BandMoment[];
  /** What is measured, above the plot. */
  title: string;
  label: string;
  describe: (moment: BandMoment) => string;
}

export function BandChart({ moments, title, label, describe }: BandChartProps) {
  const range = { from: moments[0]?.at ?? 0, to: moments.at(-1)?.at ?? 0 };
  const domain = [0, roundUp(Math.max(...moments.map(({ most }) => most)))] as const;
  // Each moment is read by the time before it.
  const parts = moments.slice(1).map(({ at }, index) => ({ from: moments[index]?.at ?? at, to: at }));
  // From one moment to the next the sum lies between what was certain at the first and what is possible at the second.
  const points = moments.slice(1).flatMap(({ at, most }, index) => {
    const { at: from, least } = moments[index] ?? { at, least: 0 };
    const between = [least, most] as const;
    return [
      { at: from, range: between },
      { at, range: between },
    ];
  });
  return (
    <PlotArea
      range={range}
      parts={parts}
      label={label}
      describe={(index) => {
        const moment = moments[index + 1];
        return moment === undefined ? '' : describe(moment);
      }}
      plots={[
        {
          title,
          low: '0',
          high: formatNumber(domain[1]),
          height,
          plot: <LazyBandPlot points={points} range={range} domain={domain} gaps={[]} height={height} />,
        },
      ]}
    />
  );
}
