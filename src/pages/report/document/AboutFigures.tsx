/** About figures: one paragraph at the foot of a report that says what its numbers cover. */
import { useTranslations } from 'use-intl';
import { useWeekNotes } from '#features/insights/use-week-notes.ts';
import type { ReportSubject } from '#pages/report/report-subject.ts';
import { daySpanText, timeSpanText } from '#pages/report/time-span.ts';
import type { LinkReport } from '#queries/library.ts';
import { formatList } from '#ui/format/format.ts';
import { useNow } from '#ui/format/use-now.ts';
import { coveredUnique, knownNewClicks } from './covered-figures.ts';

interface AboutFiguresProps {
  subject: ReportSubject;
  report: LinkReport;
}

export function AboutFigures({ subject, report }: AboutFiguresProps) {
  const t = useTranslations('report.about');
  const sentences = [
    ...useSources(subject, report),
    ...useTimes(report),
    ...useGaps(report),
    subject.target.kind === 'plan' ? t('plan') : '',
  ];
  return <p className="report-about">{sentences.filter((text) => text !== '').join(' ')}</p>;
}

/** How the links of a campaign were found: the service doesn't list them. */
function useSources({ target, query }: ReportSubject, { sum }: LinkReport): string[] {
  const t = useTranslations('report.about');
  if (target.kind !== 'campaign') return [];
  const { links, taggedLinks } = sum;
  const tags = formatList([...(query.campaigns ?? [])], 'conjunction');
  return [
    taggedLinks === 0 ? '' : t('tagged', { count: taggedLinks, tags }),
    links === taggedLinks ? '' : t('added', { count: links - taggedLinks }),
  ];
}

/** From when on clicks are counted, and when they were read. */
function useTimes(report: LinkReport): string[] {
  const t = useTranslations('report.about');
  const weekNotes = useWeekNotes();
  const now = useNow();
  const { sum, observed } = report;
  const { oldestRead, newestRead } = sum;
  const read =
    oldestRead === null || newestRead === null
      ? ''
      : t('totals', { when: timeSpanText(oldestRead, newestRead, now) });
  const isShown =
    observed !== null && (knownNewClicks(report) !== null || observed.bars.length > 0);
  if (!isShown) return [read];
  const { week, from, to } = observed;
  return [
    read,
    t('observed', { when: daySpanText(from, to, now) }),
    ...(week === null ? [] : weekNotes(week, week.begin)),
  ];
}

/** What some numbers leave out. */
function useGaps(report: LinkReport): string[] {
  const t = useTranslations('report.about');
  const { sum, channels } = report;
  const { read, all } = channels;
  const unique = coveredUnique(report);
  const isReading = all !== null && read < all;
  return [
    unique === null ? '' : t('unique', { count: unique.links, all: sum.links }),
    sum.unreadClicks === 0 ? '' : t('unread', { count: sum.unreadClicks }),
    all === null ? t('noChannels') : '',
    isReading ? t('channels', { read, all }) : '',
  ];
}
