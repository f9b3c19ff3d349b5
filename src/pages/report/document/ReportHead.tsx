/** Report head: what the document is, for whom, and when its clicks were read. */
import { useTranslations } from 'use-intl';
import { type LinkReport, useLibraryState } from '#queries/library.ts';
import { formatClock, formatInstant, formatObservedAt } from '#ui/format/format.ts';
import { useNow } from '#ui/format/use-now.ts';

interface ReportHeadProps {
  kind: string;
  title: string;
  /** '' for none. */
  audience: string;
  report: LinkReport;
}

export function ReportHead({ kind, title, audience, report }: ReportHeadProps) {
  const t = useTranslations('report');
  const now = useNow();
  const times = [t('made', { at: formatInstant(now) }), ...useReadTimes(report)];
  return (
    <header className="report-head">
      <p className="report-kind">{kind}</p>
      <h1>
        <bdi dir="auto">{title}</bdi>
      </h1>
      {audience === '' ? null : (
        <p className="report-audience">
          <bdi dir="auto">{audience}</bdi>
        </p>
      )}
      <p className="report-note">{times.join(' · ')}</p>
      <PartialNote report={report} />
    </header>
  );
}

/** When the clicks were read; one moment where all were read within the minute. */
function useReadTimes({ sum }: LinkReport): string[] {
  const t = useTranslations('report');
  const now = useNow();
  const { oldestRead, newestRead } = sum;
  if (oldestRead === null || newestRead === null) return [];
  const from = formatObservedAt(oldestRead, now);
  const to = formatObservedAt(newestRead, now);
  if (from === to) return [t('readOnce', { at: from })];
  const isOneDay =
    from.replace(formatClock(oldestRead), '') === to.replace(formatClock(newestRead), '');
  return [t('read', { from, to: isOneDay ? formatClock(newestRead) : to })];
}

function PartialNote({ report }: { report: LinkReport }) {
  const t = useTranslations('report');
  const { loaded, total } = useLibraryState();
  if (report.isComplete) return null;
  return (
    <p className="report-note">
      {total !== null && total > loaded ? t('partial', { loaded, total }) : t('partialSome')}
    </p>
  );
}
