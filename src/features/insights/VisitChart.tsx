/** Visit chart: clicks a day between visits, as bars that are as wide as the time between them. */
import { useTranslations } from 'use-intl';
import { plotMarks, textsIn } from '#features/trends/notes/marks.ts';
import { notesSentence, sentences } from '#features/trends/notes/note-texts.ts';
import type { TrendNotes } from '#features/trends/notes/use-trend-notes.ts';
import type { VisitChanges } from '#queries/trends.ts';
import { ClickBars } from '#ui/charts/trend/ClickBars.tsx';
import { rateOf } from '#ui/charts/trend/click-rate.ts';
import { formatObservedAt, formatRate } from '#ui/format/format.ts';

interface VisitChartProps extends Pick<VisitChanges, 'bars' | 'since'> {
  notes: TrendNotes;
}

export function VisitChart({ bars, since, notes }: VisitChartProps) {
  const t = useTranslations('overview.new');
  const trendTexts = useTranslations('trends');
  const to = bars.at(-1)?.to ?? 0;
  return (
    <ClickBars
      bars={bars}
      since={since}
      label={t('chart')}
      describeTop={(rate) => t('perDay', { rate: formatRate(rate) })}
      describe={(bar) => {
        const said = t('bar', {
          clicks: bar.clicks,
          rate: formatRate(rateOf(bar)),
          from: formatObservedAt(bar.from, to),
          to: formatObservedAt(bar.to, to),
        });
        return sentences([said, notesSentence(textsIn(notes.marks, bar), trendTexts)]);
      }}
      marks={plotMarks(notes.marks)}
      onRead={notes.onRead}
    />
  );
}
