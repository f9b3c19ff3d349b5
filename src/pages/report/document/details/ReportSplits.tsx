/** Report splits: clicks by country with the map, by referrer, browser, system and network, of links whose statistics are known. */
import { useTranslations } from 'use-intl';
import { useLabels } from '#features/settings/labels.ts';
import { ReportBars } from '#pages/report/document/ReportBars.tsx';
import { timeSpanText } from '#pages/report/time-span.ts';
import type { LinkReport, ReportDetails, SplitSum } from '#queries/library.ts';
import { formatCountry, formatShare } from '#ui/format/format.ts';
import { useNow } from '#ui/format/use-now.ts';
import { displayUrl } from '#ui/safety/safe-url.ts';
import { ReportMap } from './ReportMap.tsx';
import { mergedCounts, type NamedSum, splitRows } from './split-rows.ts';

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
