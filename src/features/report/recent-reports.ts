/** Recent reports: the last two reports that were opened, so that one press opens one of them again. */
import { useCallback } from 'react';
import { useStoredValue } from '#queries/stored-value.ts';
import type { ReportPeriod, ReportTarget } from './report-target.ts';

interface RecentReport {
  readonly target: ReportTarget;
  readonly period: ReportPeriod;
  /** The title that it had. */
  readonly name: string;
}

/** The one on the screen, and the one before it. */
const max = 2;

/** @param besides the report on the screen; undefined for none */
export function useLastReport(besides?: ReportTarget): RecentReport | undefined {
  const [recent] = useStoredValue<readonly RecentReport[]>('reports');
  return recent?.find(({ target }) => !isSame(target, besides));
}

/** Puts a report first. */
export function useNoteReport(): (report: RecentReport) => void {
  const [, change] = useStoredValue<readonly RecentReport[]>('reports');
  return useCallback(
    (report) => {
      void change((before) => {
        const others = (before ?? []).filter(({ target }) => !isSame(target, report.target));
        return [report, ...others].slice(0, max);
      });
    },
    [change],
  );
}

function isSame(one: ReportTarget, other: ReportTarget | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
