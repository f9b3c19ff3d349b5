/** Lazy band plot: keeps the space of a band plot until the charting library has loaded, and where it cannot be loaded. */
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '#ui/dialogs/ErrorBoundary.tsx';
import type { BandPlotProps } from './BandPlot.tsx';
import classes from './TrendChart.module.css';

const BandPlot = lazy(async () => ({ default: (await import('./BandPlot.tsx')).BandPlot }));

/** Words, bars and the table tell the same without it. */
export function LazyBandPlot(props: BandPlotProps) {
  const space = <span className={classes['late']} style={{ height: props.height }} />;
  return (
    <ErrorBoundary fallback={() => space}>
      <Suspense fallback={space}>
        <BandPlot {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
