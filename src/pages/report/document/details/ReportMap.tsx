/** Report map: the countries of a report, shaded by their clicks; the table beside it says the same. */
import { lazy, Suspense } from 'react';
import type { SplitSum } from '#queries/library.ts';
import { ErrorBoundary } from '#ui/dialogs/ErrorBoundary.tsx';

const CountryShapes = lazy(async () => ({
  default: (await import('./CountryShapes.tsx')).CountryShapes,
}));

/** As high as the map before it is loaded: the outlines are larger than the rest of the screen. */
export function ReportMap({ counts }: Pick<SplitSum, 'counts'>) {
  return (
    <div className="report-map">
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={<i hidden data-loading />}>
          <CountryShapes counts={counts} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
