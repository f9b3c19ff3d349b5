/** About figures: what the numbers of a report cover, and what they leave out. */
import { useTranslations } from 'use-intl';
import { useWeekNotes } from '#features/insights/use-week-notes.ts';
import type { ReportTarget } from '#features/report/report-target.ts';
import type { LinkReport } from '#queries/library.ts';
import { formatObservedAt } from '#ui/format/format.ts';
import { useNow } from '#ui/format/use-now.ts';
import { coveredUnique } from './covered-figures.ts';
import { shownLinks } from './shown-links.ts';

interface AboutFiguresProps {
  kind: ReportTarget['kind'];
  report: LinkReport;
  /** Whether the report has its clicks by channel. */
  withGroups: boolean;
  /** Whether the report has its table of links. */
  withLinks: boolean;
}

export function AboutFigures({ kind, report, withGroups, withLinks }: AboutFiguresProps) {
  const t = useTranslations('report.about');
  const weekNotes = useWeekNotes();
  const now = useNow();
  const { sum, observed, channels } = report;
  const week = observed?.week ?? null;
  const { rows, others } = shownLinks(report);
  const sentences = [
    t('totals'),
    observed === null
      ? ''
      : t('observed', {
          from: formatObservedAt(observed.from, now),
          to: formatObservedAt(observed.to, now),
        }),
    ...(week === null ? [] : weekNotes(week, week.begin)),
    coveredUnique(report) === null ? '' : t('unique'),
    kind === 'campaign' ? t('campaign') : '',
    kind === 'plan' ? t('plan') : '',
    sum.unreadClicks === 0 ? '' : t('unread', { count: sum.unreadClicks }),
    withLinks && others.links > 0 ? t('cut', { count: rows.length }) : '',
    withGroups && channels.all === null ? t('noChannels') : '',
    withGroups && channels.all !== null && channels.read < channels.all
      ? t('channels', { read: channels.read, all: channels.all })
      : '',
  ];
  return (
    <section className="report-part report-about">
      <h2>{t('title')}</h2>
      {sentences
        .filter((text) => text !== '')
        .map((text) => (
          <p key={text}>{text}</p>
        ))}
    </section>
  );
}
