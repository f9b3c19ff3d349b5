/** Report head: what the document is, for whom, and of which links and day. */
import { useTranslations } from 'use-intl';
import type { ReportTarget } from '#features/report/report-target.ts';
import { type LinkReport, useLibraryState } from '#queries/library.ts';
import { formatDate, formatInstant } from '#ui/format/format.ts';
import { useNow } from '#ui/format/use-now.ts';

interface ReportHeadProps {
  target: ReportTarget;
  title: string;
  /** '' for none. */
  audience: string;
  report: LinkReport;
}

export function ReportHead({ target, title, audience, report }: ReportHeadProps) {
  const t = useTranslations('report');
  const now = useNow();
  const { links, firstMade } = report.sum;
  const isOne = target.kind === 'links' && target.ids.length === 1;
  return (
    <header className="report-head">
      <p className="report-note report-date">{formatInstant(now)}</p>
      <h1>
        <bdi dir="auto">{title}</bdi>
      </h1>
      {audience === '' ? null : (
        <p>
          <bdi dir="auto" className="report-audience">
            {audience}
          </bdi>
        </p>
      )}
      <p className="report-note">
        <span>{`${t(`kind.${isOne ? 'link' : target.kind}`)} · `}</span>
        <data value={links}>{t('of.links', { count: links })}</data>
        {firstMade === null ? null : (
          <span>{` · ${t('since', { day: formatDate(firstMade, now) })}`}</span>
        )}
      </p>
      <PartialNote report={report} />
    </header>
  );
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
