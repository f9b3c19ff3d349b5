/** Report notes: what the user wrote about the account, the subject of a report and its links, with the places in its trend. */
import { linkTitle } from '#contract/resources/link-title.ts';
import type { ReportPeriod } from '#features/report/report-target.ts';
import { datedNote, type Mark, marksOf } from '#features/trends/notes/marks.ts';
import type { LinkReport } from '#queries/library.ts';
import { useAllNotes } from '#queries/notes.ts';
import { calendarDay } from '#ui/format/since-moment.ts';
import { useNow } from '#ui/format/use-now.ts';
import type { ReportSubject } from './report-subject.ts';

/** A note of a report. */
export interface ReportNote extends Mark {
  /** The link that it is about; '' where it is about all of them. */
  readonly link: string;
}

const day = 86_400_000;

/**
 * The first day of a period as `YYYY-MM-DD`, '' for none.
 *
 * @param moments the beginning of this week, and now; in milliseconds since 1970
 */
function firstDay(period: ReportPeriod, { week, now }: { week: number; now: number }): string {
  if (period === 'all') return '';
  return calendarDay(period === 'week' ? week : now - Number(period) * day);
}

export function useReportNotes(
  { scope }: ReportSubject,
  report: LinkReport | undefined,
  { period, week }: { period: ReportPeriod; week: number },
): readonly ReportNote[] {
  const { items: notes } = useAllNotes();
  const now = useNow();
  if (report === undefined) return [];
  const { links, observed } = report;
  const names = new Map(links.map(({ link }) => [link.id, linkTitle(link)]));
  const first = firstDay(period, { week, now });
  const covered = notes.filter(({ scope: about, at }) => {
    if (at < first) return false;
    if (about.kind === 'account') return true;
    if (about.kind === 'link') return names.has(about.id);
    return about.kind === scope?.kind && about.id === scope.id;
  });
  const texts = covered.map((note) => datedNote(note, false));
  return marksOf(texts, observed).map((mark) => {
    const about = mark.note?.scope;
    return { ...mark, link: about?.kind === 'link' ? (names.get(about.id) ?? '') : '' };
  });
}
