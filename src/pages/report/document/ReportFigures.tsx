/** Report figures: clicks, clicks per link and per day, and the new clicks of the period. */
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { LinkReport } from '#queries/library.ts';
import { formatDate, formatNumber, formatRate } from '#ui/format/format.ts';
import { formatGain } from '#ui/format/format-gain.ts';
import { useNow } from '#ui/format/use-now.ts';
import { coveredUnique, knownNewClicks, partlyObserved } from './covered-figures.ts';

interface ReportFiguresProps {
  report: Pick<LinkReport, 'sum' | 'observed' | 'details'>;
  /** Which clicks are new. */
  newLabel: string;
}

const day = 86_400_000;

/** A figure that is not known, or that another one says, is left out. */
export function ReportFigures({ report, newLabel }: ReportFiguresProps) {
  const t = useTranslations('report.figures');
  const now = useNow();
  const { links, clicks, firstMade } = report.sum;
  const unique = coveredUnique(report);
  const newClicks = knownNewClicks(report);
  const note = useNewNote(report);
  const days = (now - (firstMade ?? now)) / day;
  return (
    <dl className="report-figures">
      <Figure label={t('clicks')} value={clicks}>
        {formatNumber(clicks)}
      </Figure>
      {unique === null ? null : (
        <Figure label={t('unique')} value={unique.uniqueClicks}>
          {formatNumber(unique.uniqueClicks)}
        </Figure>
      )}
      {links > 1 ? <Figure label={t('perLink')}>{formatRate(clicks / links)}</Figure> : null}
      {days >= 1 ? <Figure label={t('perDay')}>{formatRate(clicks / days)}</Figure> : null}
      {newClicks === null ? null : (
        <Figure label={newLabel} note={note} value={newClicks}>
          {formatGain(newClicks)}
        </Figure>
      )}
    </dl>
  );
}

/** What the new clicks leave out; '' for nothing. */
function useNewNote(report: ReportFiguresProps['report']): string {
  const t = useTranslations('report.figures');
  const now = useNow();
  const week = report.observed?.week ?? null;
  const links = partlyObserved(report);
  if (week !== null && week.since > week.begin)
    return t('weekFrom', { day: formatDate(week.since, now) });
  return links === null ? '' : t('ofLinks', { count: links, all: report.sum.links });
}

interface FigureProps {
  label: string;
  /** '' for none. */
  note?: string;
  /** The number behind the text, for programs; undefined where it is no count. */
  value?: number;
  children: ReactNode;
}

function Figure({ label, note = '', value, children }: FigureProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value === undefined ? children : <data value={value}>{children}</data>}</dd>
      {note === '' ? null : <dd className="report-note">{note}</dd>}
    </div>
  );
}
