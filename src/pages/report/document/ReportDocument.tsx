/** Report document: plain elements with one style sheet, so that screen, paper and file never differ. */
import './report.css';
import { useTranslations } from 'use-intl';
import type { ReportOptions, ReportSubject } from '#pages/report/report-subject.ts';
import type { ReportNote } from '#pages/report/use-report-notes.ts';
import type { LinkReport } from '#queries/library.ts';
import { AboutFigures } from './AboutFigures.tsx';
import { ReportSplits } from './details/ReportSplits.tsx';
import { ReportFigures } from './ReportFigures.tsx';
import { ReportGroups } from './ReportGroups.tsx';
import { ReportHead } from './ReportHead.tsx';
import { ReportLinks } from './ReportLinks.tsx';
import { ReportMovers } from './ReportMovers.tsx';
import { ReportNotes } from './ReportNotes.tsx';
import { ReportPlan } from './ReportPlan.tsx';
import { ReportTrend } from './ReportTrend.tsx';

interface ReportDocumentProps {
  subject: ReportSubject;
  title: string;
  options: ReportOptions;
  report: LinkReport;
  notes: readonly ReportNote[];
}

export function ReportDocument({ subject, title, options, report, notes }: ReportDocumentProps) {
  const t = useTranslations('report');
  const { parts, audience } = options;
  const { observed } = report;
  const { table } = subject;
  return (
    <article className="report">
      <ReportHead
        kind={t(`kind.${subject.kind}`)}
        title={title}
        audience={audience.trim()}
        report={report}
      />
      <ReportFigures report={report} />
      {parts.has('trend') ? <ReportTrend observed={observed} notes={notes} /> : null}
      <ReportNotes notes={notes} />
      <div className="report-columns">
        {parts.has('movers') && observed !== null && observed.movers.length > 0 ? (
          <ReportMovers observed={observed} />
        ) : null}
        {parts.has('groups') ? <ReportGroups report={report} /> : null}
      </div>
      {parts.has('plan') && table !== undefined ? (
        <ReportPlan table={table} report={report} />
      ) : null}
      {parts.has('details') && report.details !== null ? (
        <ReportSplits report={report} details={report.details} />
      ) : null}
      {parts.has('links') ? (
        <ReportLinks report={report} withDestinations={parts.has('destinations')} />
      ) : null}
      <AboutFigures
        kind={subject.kind}
        report={report}
        withGroups={parts.has('groups')}
        withLinks={parts.has('links')}
      />
    </article>
  );
}
