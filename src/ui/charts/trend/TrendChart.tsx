/** Trend chart: the total of a counter as a band between looks, and under it the rate as one bar for each interval. */
import { useTranslations } from 'use-intl';
import { formatNumber } from '#ui/format/format.ts';
import { LazyBandPlot } from './LazyBandPlot.tsx';
import { PlotArea } from './PlotArea.tsx';
import { RatePlot } from './RatePlot.tsx';
import classes from './TrendChart.module.css';
import { bandDomain, bandOf, ratesOf, rateUnit, type TrendInterval } from './trend-intervals.ts';

/** In pixels. */
const bandHeight = 128;
const ratesHeight = 80;

interface TrendChartProps {
  intervals: readonly TrendInterval[];
  label: string;
  describe: (interval: TrendInterval) => string;
}

export function TrendChart({ intervals, label, describe }: TrendChartProps) {
  const t = useTranslations('ui.trend');
  const range = { from: intervals[0]?.from ?? 0, to: intervals.at(-1)?.to ?? 0 };
  const points = bandOf(intervals);
  const totals = intervals.flatMap(({ before, after }) => [before, after]);
  const domain = bandDomain(points, totals);
  const unit = rateUnit(range);
  const { bars, most } = ratesOf(intervals, unit);
  const gaps = intervals.filter(({ isGap }) => isGap);
  return (
    <div>
      <PlotArea
        range={range}
        parts={intervals}
        label={label}
        describe={(index) => {
          const interval = intervals[index];
          return interval === undefined ? '' : describe(interval);
        }}
        plots={[
          {
            title: t('total'),
            low: formatNumber(domain[0]),
            high: formatNumber(domain[1]),
            height: bandHeight,
            plot: <LazyBandPlot points={points} range={range} domain={domain} gaps={gaps} height={bandHeight} />,
          },
          {
            title: unit.name === 'day' ? t('perDay') : t('perHour'),
            low: '0',
            high: formatNumber(most),
            height: ratesHeight,
            plot: <RatePlot bars={bars} range={range} most={most} height={ratesHeight} />,
          },
        ]}
      />
      {gaps.length === 0 && !intervals.some(({ beganAgain }) => beganAgain) ? null : (
        <ul className={classes['legend']}>
          {gaps.length === 0 ? null : (
            <li>
              <span className={classes['hatched']} aria-hidden />
              {t('gap')}
            </li>
          )}
          {intervals.some(({ beganAgain }) => beganAgain) ? (
            <li>
              <span className={classes['dashed']} aria-hidden />
              {t('again')}
            </li>
          ) : null}
        </ul>
      )}
    </div>
  );
}
