/** Report state: how the links of a subject did, and the options that the user chose for its document. */
import { useEffect, useState } from 'react';
import { useWeekBegin } from '#features/insights/use-week-begin.ts';
import { useJobs } from '#queries/jobs.ts';
import { useLinkReport, useReadsByItself } from '#queries/library.ts';
import { firstOptions, type ReportOptions, type ReportSubject } from './report-subject.ts';
import { useReportNotes } from './use-report-notes.ts';

/** Costs no request: it is made of the links that are loaded. */
export function useReport(subject: ReportSubject) {
  const { name, query } = subject;
  const [options, setOptions] = useState(firstOptions);
  const { period } = options;
  const week = useWeekBegin();
  const observed = period === 'week' ? { week } : { days: period };
  const { data: report } = useLinkReport(
    { ...query, observed, withDetails: true },
    useReadStatistics(),
  );
  const notes = useReportNotes(subject, report, { ...options, week });
  const reads = useReadsByItself();
  const title = options.title.trim() === '' ? name : options.title.trim();
  useEffect(() => {
    document.title = `${title.slice(0, 80)} · Linkdeck`;
  }, [title]);
  const hasNone = report?.sum.links === 0;
  // While links are being read, some of these may come.
  const isWaiting = hasNone && reads && !report.isComplete;
  return {
    report: isWaiting ? undefined : report,
    isEmpty: hasNone && !isWaiting,
    notes,
    options,
    choose: (part: Partial<ReportOptions>) => setOptions({ ...options, ...part }),
    title,
  };
}

/** Links whose statistics jobs have read, which grows with each of them. */
function useReadStatistics(): number {
  const jobs = useJobs().filter(({ kind }) => kind === 'read');
  return jobs.reduce((sum, { done }) => sum + done, 0);
}
