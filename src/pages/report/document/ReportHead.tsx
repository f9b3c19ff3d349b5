/** Report head: what the document is, for whom, and when its clicks were read. */
import { useTranslations } from 'use-intl';
import { timeSpanText } from '#pages/report/time-span.ts';
import { type LinkReport, useLibraryState } from '#queries/library.ts';
import { formatInstant } from '#ui/format/format.ts';
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

/** When the clicks were read. */
function useReadTimes({ sum }: LinkReport): string[] {
  const t = useTranslations('report');
  const now = useNow();
  const { oldestRead, newestRead } = sum;
  if (oldestRead === null || newestRead === null) return [];
  return [t('read', { when: timeSpanText(oldestRead, newestRead, now) })];
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
