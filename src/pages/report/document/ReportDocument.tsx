/** Report document: plain elements with one style sheet, so that screen, paper and file never differ. */
import './report.css';
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
import { useNewLabel } from './use-new-label.ts';

interface ReportDocumentProps {
  subject: ReportSubject;
  title: string;
  options: ReportOptions;
  report: LinkReport;
  notes: readonly ReportNote[];
}

/** A campaign with more links is printed smaller, on one page too. */
const maxLarge = 10;

/** What has nothing to say is left out. */
export function ReportDocument({ subject, title, options, report, notes }: ReportDocumentProps) {
  const { observed, details } = report;
  const { target, table } = subject;
  const newLabel = useNewLabel(options.period, report);
  const shownNotes = options.withNotes ? notes : [];
  const isDense = target.kind === 'campaign' && report.sum.links > maxLarge;
  return (
    <article className={isDense ? 'report report-dense' : 'report'}>
      <ReportHead
        target={target}
        title={title}
        audience={options.audience.trim()}
        report={report}
      />
      <ReportFigures report={report} newLabel={newLabel} />
      <ReportTrend observed={observed} notes={shownNotes} />
      <ReportNotes notes={shownNotes} />
      {table === undefined ? null : <ReportPlan table={table} report={report} />}
      {target.kind === 'campaign' ? null : <ReportMovers report={report} newLabel={newLabel} />}
      <ReportLinks subject={subject} report={report} newLabel={newLabel} />
      <ReportGroups report={report} />
      {options.withStatistics && details !== null ? (
        <ReportSplits report={report} details={details} />
      ) : null}
      <AboutFigures subject={subject} report={report} />
    </article>
  );
}
