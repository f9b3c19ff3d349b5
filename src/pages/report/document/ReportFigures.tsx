/** Report figures: clicks, links, clicks per link, and the clicks that were observed. */
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { daySpanText } from '#pages/report/time-span.ts';
import type { LinkReport } from '#queries/library.ts';
import { formatDate, formatNumber, formatRate } from '#ui/format/format.ts';
import { formatGain } from '#ui/format/format-gain.ts';
import { useNow } from '#ui/format/use-now.ts';
import { coveredUnique, partlyObserved } from './covered-figures.ts';

interface ReportFiguresProps {
  report: Pick<LinkReport, 'sum' | 'observed' | 'details'>;
}

export function ReportFigures({ report }: ReportFiguresProps) {
  const t = useTranslations('report.figures');
  const { sum, observed } = report;
  const unique = coveredUnique(report);
  const observedLinks = partlyObserved(report);
  const now = useNow();
  const note = () => {
    if (observed === null) return '';
    const { week, from, to } = observed;
    if (week !== null && week.since > week.begin)
      return t('weekFrom', { day: formatDate(week.since, now) });
    if (observedLinks !== null) return t('ofLinks', { count: observedLinks, all: sum.links });
    return daySpanText(from, to, now);
  };
  return (
    <dl className="report-figures">
      <Figure label={t('clicks')} note={t('clicksNote')} value={sum.clicks}>
        {formatNumber(sum.clicks)}
      </Figure>
      {unique === null ? null : (
        <Figure
          label={t('unique')}
          note={t('uniqueNote', { count: unique.links, all: sum.links })}
          value={unique.uniqueClicks}
        >
          {formatNumber(unique.uniqueClicks)}
        </Figure>
      )}
      <Figure
        label={t('links')}
        note={t('linksNote', { count: sum.links - sum.clickedLinks })}
        value={sum.links}
      >
        {formatNumber(sum.links)}
      </Figure>
      <Figure label={t('perLink')} note={t('perLinkNote')}>
        {formatRate(sum.clicks / sum.links)}
      </Figure>
      <Observed observed={observed} note={note()} />
    </dl>
  );
}

interface ObservedProps {
  observed: LinkReport['observed'];
  note: string;
}

function Observed({ observed, note }: ObservedProps) {
  const t = useTranslations('report.figures');
  if (observed === null)
    return (
      <Figure label={t('observed')} note={t('notObserved')}>
        –
      </Figure>
    );
  const { week, clicks } = observed;
  if (week === null)
    return (
      <Figure label={t('observed')} note={note} value={clicks}>
        {formatGain(clicks)}
      </Figure>
    );
  const isPart = week.since > week.begin || week.late > 0;
  // None in a part of the week says nothing of the whole week.
  if (isPart && clicks === 0)
    return (
      <Figure label={t('week')} note={note}>
        –
      </Figure>
    );
  return (
    <Figure label={t('week')} note={note} value={clicks}>
      {formatGain(clicks)}
    </Figure>
  );
}

interface FigureProps {
  label: string;
  note: string;
  /** The number behind the text, for programs; undefined where it is no count. */
  value?: number;
  children: ReactNode;
}

function Figure({ label, note, value, children }: FigureProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value === undefined ? children : <data value={value}>{children}</data>}</dd>
      <dd className="report-note">{note}</dd>
    </div>
  );
}
