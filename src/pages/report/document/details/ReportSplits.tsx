/** Report splits: clicks by country with the map, by referrer, browser, system and network, of links whose statistics are known. */
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { useLabels } from '#features/settings/labels.ts';
import { ReportBars } from '#pages/report/document/ReportBars.tsx';
import { timeSpanText } from '#pages/report/time-span.ts';
import type { LinkReport, ReportDetails, SplitSum } from '#queries/library.ts';
import { ErrorBoundary } from '#ui/dialogs/ErrorBoundary.tsx';
import { formatCountry, formatShare } from '#ui/format/format.ts';
import { useNow } from '#ui/format/use-now.ts';
import { displayUrl } from '#ui/safety/safe-url.ts';

interface ReportSplitsProps {
  report: LinkReport;
  details: ReportDetails;
}

const others = ['referrers', 'browsers', 'systems', 'networks'] as const;

/** Nothing where no statistics are known. */
export function ReportSplits({ report, details }: ReportSplitsProps) {
  const t = useTranslations('report.splits');
  const cover = useCover({ report, details });
  const labels: ReadonlyMap<string, string> = new Map(Object.entries(useLabels()));
  if (details.links === 0) return null;
  const { countries } = details.splits;
  const nameOf = {
    referrers: displayUrl,
    browsers: asItIs,
    systems: asItIs,
    networks: (network: string) => labels.get(network) ?? network,
  };
  return (
    <>
      {countries === null ? null : <Countries split={countries} note={cover} />}
      <div className="report-groups">
        {others.map((split) => {
          const sum = details.splits[split];
          if (sum === null) return null;
          const counts = mergedCounts(sum.counts, nameOf[split]);
          return <SplitBars key={split} part={split} title={t(`title.${split}`)} counts={counts} />;
        })}
      </div>
      {countries === null ? <p className="report-note">{cover}</p> : null}
    </>
  );
}

function Countries({ split, note }: { split: SplitSum; note: string }) {
  const t = useTranslations('report.splits');
  const counts = mergedCounts(split.counts, (name) => formatCountry(name));
  return (
    <div className="report-countries">
      <section className="report-part report-whole">
        <h2>{t('map')}</h2>
        <ReportMap counts={split.counts} />
        <p className="report-note">{note}</p>
      </section>
      <SplitBars part="countries" title={t('title.countries')} counts={counts} />
    </div>
  );
}

interface SplitBarsProps {
  part: string;
  title: string;
  counts: readonly NamedSum[];
}

function SplitBars({ part, title, counts }: SplitBarsProps) {
  const by = useTranslations('report.by');
  const { rows, sum } = splitRows(counts, (count) => by('others', { count }));
  return (
    <ReportBars
      part={part}
      title={title}
      headings={[by('clicks'), by('share')]}
      rows={rows.map(({ name, ...row }) => ({ ...row, name: <bdi dir="auto">{name}</bdi> }))}
      whole={sum}
    />
  );
}

/** Which links the statistics are of, and when they were read. */
function useCover({ report, details }: ReportSplitsProps): string {
  const t = useTranslations('report.splits');
  const now = useNow();
  const { links, clicks, oldestRead, newestRead } = details;
  return t('cover', {
    links,
    all: report.sum.links,
    share: formatShare(clicks, report.sum.clicks),
    when: timeSpanText(oldestRead ?? now, newestRead ?? now, now),
  });
}

function asItIs(name: string): string {
  return name;
}

const CountryShapes = lazy(async () => ({
  default: (await import('./CountryShapes.tsx')).CountryShapes,
}));

/** As high as the map before it is loaded: the outlines are larger than the rest of the screen. */
function ReportMap({ counts }: Pick<SplitSum, 'counts'>) {
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

/** Split rows: counts by name as rows of a table, the first ones by themselves and the others in one. */

interface NamedSum {
  readonly name: string;
  readonly count: number;
}

interface SplitRow {
  readonly key: string;
  readonly name: string;
  readonly value: number;
  readonly isRest?: boolean;
}

const shown = 8;

/** Counts by the names that are shown: services write one country in several ways. Most first. */
function mergedCounts(
  counts: readonly NamedSum[],
  nameOf: (name: string) => string,
): readonly NamedSum[] {
  const sums = new Map<string, number>();
  for (const { name, count } of counts) {
    const text = nameOf(name);
    sums.set(text, (sums.get(text) ?? 0) + count);
  }
  return [...sums]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => other.count - one.count);
}

/** @param othersText the name of the row with the other counts, of which there are so many */
function splitRows(
  counts: readonly NamedSum[],
  othersText: (count: number) => string,
): { rows: readonly SplitRow[]; sum: number } {
  const sum = counts.reduce((before, { count }) => before + count, 0);
  // One row more is not worth a sum of others.
  const listed = counts.length > shown + 1 ? counts.slice(0, shown) : counts;
  const rows: SplitRow[] = listed.map(({ name, count }) => ({ key: name, name, value: count }));
  const rest = counts.length - listed.length;
  if (rest === 0) return { rows, sum };
  const value = listed.reduce((left, { count }) => left - count, sum);
  return { rows: [...rows, { key: ' others', name: othersText(rest), value, isRest: true }], sum };
}
