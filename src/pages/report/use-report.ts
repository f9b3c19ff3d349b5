/** Report state: how the links of a subject did, and the options that the user chose for its document. */
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useWeekBegin } from '#features/insights/use-week-begin.ts';
import { useUrlState } from '#features/records/use-url-state.ts';
import { useNoteReport } from '#features/report/recent-reports.ts';
import { reportPeriod } from '#features/report/report-target.ts';
import { useJobs } from '#queries/jobs.ts';
import { useLinkReport, useReadsByItself } from '#queries/library.ts';
import type { ReportOptions, ReportSubject } from './report-subject.ts';
import { useReportNotes } from './use-report-notes.ts';

/** Costs no request: it is made of the links that are loaded. */
export function useReport(subject: ReportSubject) {
  const { target, name, query } = subject;
  const [{ period }, setUrl] = useUrlState({ period: reportPeriod });
  // Links that the URL has no room for are in the state of the navigation.
  const state: unknown = useLocation().state;
  const [chosen, setChosen] = useState<Omit<ReportOptions, 'period'>>({
    title: '',
    audience: '',
    withNotes: true,
    // Of selected links they are what is asked for; other reports begin with one page.
    withStatistics: target.kind === 'links',
  });
  const options: ReportOptions = { ...chosen, period };
  const week = useWeekBegin();
  const observed = period === 'week' ? { week } : { days: Number(period) || null };
  const { data: report } = useLinkReport(
    { ...query, observed, withDetails: true },
    useReadStatistics(),
  );
  const notes = useReportNotes(subject, report, { period, week });
  const reads = useReadsByItself();
  const title = options.title.trim() === '' ? name : options.title.trim();
  useEffect(() => {
    document.title = `${title.slice(0, 80)} · Linkdeck`;
  }, [title]);
  const hasNone = report?.sum.links === 0;
  // While links are being read, some of these may come.
  const isWaiting = hasNone && reads && !report.isComplete;
  useNoted(subject, period, report !== undefined && !hasNone);
  return {
    report: isWaiting ? undefined : report,
    isEmpty: hasNone && !isWaiting,
    notes,
    options,
    choose: ({ period: next, ...part }: Partial<ReportOptions>) => {
      setChosen({ ...chosen, ...part });
      if (next !== undefined) setUrl({ period: next }, { replace: true, state });
    },
    title,
  };
}

/** Notes the report as the last one. */
function useNoted(
  { target, name }: ReportSubject,
  period: ReportOptions['period'],
  isShown: boolean,
) {
  const note = useNoteReport();
  const key = JSON.stringify(target);
  useEffect(() => {
    if (isShown) note({ target, period, name });
    // oxlint-disable-next-line react/exhaustive-deps -- the key stands for the target
  }, [note, key, period, name, isShown]);
}

/** Links whose statistics jobs have read, which grows with each of them. */
function useReadStatistics(): number {
  const jobs = useJobs().filter(({ kind }) => kind === 'read');
  return jobs.reduce((sum, { done }) => sum + done, 0);
}
