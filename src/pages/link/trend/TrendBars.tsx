/** Trend bars: the intervals of a link's chart, with what each of them says. */
import { useTranslations } from 'use-intl';
import { plotMarks, textsIn } from '#features/trends/notes/marks.ts';
import { notesSentence, sentences } from '#features/trends/notes/note-texts.ts';
import type { TrendNotes } from '#features/trends/notes/use-trend-notes.ts';
import { gapText } from '#features/trends/trend-text.ts';
import type { ChartIntervals, ClickInterval } from '#queries/trends.ts';
import { ClickBars } from '#ui/charts/trend/ClickBars.tsx';
import { rateOf } from '#ui/charts/trend/click-rate.ts';
import { formatObservedAt, formatRate } from '#ui/format/format.ts';

interface TrendBarsProps {
  chart: ChartIntervals;
  title: string;
  /** The end of the user's last visit; null where none is known. */
  since: number | null;
  /** Moments of its year are written without the year. */
  near: number;
  notes: TrendNotes;
}

/** In pixels. */
const height = 160;
const day = 86_400_000;

export function TrendBars({ chart, title, since, near, notes }: TrendBarsProps) {
  const { unit, intervals } = chart;
  const t = useTranslations('link.trend');
  const trendTexts = useTranslations('trends');
  const rateText = (rate: number) =>
    t(unit === 'day' ? 'rate.day' : 'rate.hour', { rate: formatRate(rate) });
  const describe = (interval: ClickInterval) => {
    const said = t('bar', {
      clicks: interval.clicks,
      rate: rateText(rateOf(interval, unit)),
      from: formatObservedAt(interval.from, near),
      to: formatObservedAt(interval.to, near),
    });
    const parts = [
      said,
      gapText(interval, trendTexts),
      notesSentence(textsIn(notes.marks, interval), trendTexts),
    ];
    return sentences(parts);
  };
  return (
    <ClickBars
      bars={intervals}
      since={since ?? Infinity}
      unit={unit}
      height={height}
      label={title}
      describeTop={rateText}
      describe={describe}
      describeLong={({ clicks, from, to }) =>
        t('long', { clicks, days: Math.max(1, Math.round((to - from) / day)) })
      }
      resetNote={t('reset')}
      marks={plotMarks(notes.marks)}
      onRead={notes.onRead}
    />
  );
}
