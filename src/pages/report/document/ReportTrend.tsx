/** Report trend: clicks a day between observations, as bars that are as wide as the time, with a table of the same. */
import { useTranslations } from 'use-intl';
import { plotMarks, textsIn } from '#features/trends/notes/marks.ts';
import type { ReportNote } from '#pages/report/use-report-notes.ts';
import type { ObservedClicks } from '#queries/library.ts';
import { rateOf } from '#ui/charts/trend/click-rate.ts';
import { groupMarks } from '#ui/charts/trend/group-marks.ts';
import { roundUp, shareAt, timeTicks } from '#ui/charts/trend/time-scale.ts';
import { formatNumber, formatObservedAt, formatRate } from '#ui/format/format.ts';

type Bar = ObservedClicks['bars'][number];

const day = 86_400_000;
/** Nothing tells how clicks came in a longer time. */
const maxInterval = 7 * day;
/** A bar has room for its words from this share of the width on. */
const roomForWords = 0.2;
/** Of the plot on the narrowest paper, in pixels. */
const paperWidth = 600;
const width = 1000;
const height = 100;

interface ReportTrendProps {
  /** Null where nothing was observed. */
  observed: ObservedClicks | null;
  notes: readonly ReportNote[];
}

/** Nothing where too little was observed for a chart. */
export function ReportTrend({ observed, notes }: ReportTrendProps) {
  const t = useTranslations('report.trend');
  const bars = observed?.bars ?? [];
  if (bars.length === 0) return null;
  return (
    <section className="report-part">
      <div className="report-whole">
        <h2>{t('title')}</h2>
        <TrendChart bars={bars} notes={notes} />
      </div>
      <TrendTable bars={bars} notes={notes} />
    </section>
  );
}

interface BarsProps {
  bars: readonly Bar[];
  notes: readonly ReportNote[];
}

function TrendChart({ bars, notes }: BarsProps) {
  const t = useTranslations('report.trend');
  const range = { from: bars[0]?.from ?? 0, to: bars.at(-1)?.to ?? 0 };
  const top = roundUp(Math.max(...bars.map((bar) => rateOf(bar))));
  return (
    <div className="report-chart" aria-hidden>
      <p className="report-note">
        <bdi>{t('top', { rate: formatRate(top) })}</bdi>
      </p>
      <div className="report-plot">
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
          {bars.map((bar) => {
            const start = shareAt(bar.from, range) * width;
            const size = (rateOf(bar) / top) * height;
            return (
              <rect
                key={bar.from}
                className={isLong(bar) ? 'report-long' : undefined}
                x={rounded(start)}
                y={rounded(height - size)}
                width={rounded(shareAt(bar.to, range) * width - start)}
                height={rounded(size)}
              />
            );
          })}
        </svg>
        {bars.map((bar) => (
          <LongWords key={bar.from} bar={bar} range={range} />
        ))}
        {groupMarks(plotMarks(notes), range, paperWidth).map(({ share, anchor, first, last }) => (
          <span key={first} className="report-mark" style={{ left: `${rounded(share * 100)}%` }}>
            <span className="report-number" style={{ translate: `${rounded(-anchor * 100)}%` }}>
              {first === last
                ? formatNumber(first)
                : `${formatNumber(first)}–${formatNumber(last)}`}
            </span>
          </span>
        ))}
      </div>
      <div className="report-dates">
        {timeTicks(range).map(({ share, label }) => (
          <span key={share}>{label}</span>
        ))}
      </div>
      {bars.some(isLong) ? <p className="report-note">{t('note')}</p> : null}
    </div>
  );
}

/** What a bar of a long time says, where it has room for it. */
function LongWords({ bar, range }: { bar: Bar; range: { from: number; to: number } }) {
  const t = useTranslations('report.trend');
  const start = shareAt(bar.from, range);
  const share = shareAt(bar.to, range) - start;
  if (!isLong(bar) || bar.clicks === 0 || share < roomForWords) return null;
  return (
    <span className="report-words" style={{ left: `${start * 100}%`, width: `${share * 100}%` }}>
      <bdi>{t('long', { clicks: bar.clicks, days: Math.round((bar.to - bar.from) / day) })}</bdi>
    </span>
  );
}

/** Open where the reader opens it; the file needs no script for that. */
function TrendTable({ bars, notes }: BarsProps) {
  const t = useTranslations('report.trend');
  const to = bars.at(-1)?.to ?? 0;
  return (
    <details>
      <summary>{t('table')}</summary>
      <table data-part="trend">
        <thead>
          <tr>
            <th scope="col">{t('from')}</th>
            <th scope="col">{t('to')}</th>
            <th scope="col">{t('clicks')}</th>
            <th scope="col">{t('rate')}</th>
            {notes.length === 0 ? null : (
              <th scope="col" className="report-text report-narrow">
                {t('notes')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.from}>
              <th scope="row">{formatObservedAt(bar.from, to)}</th>
              <td>{formatObservedAt(bar.to, to)}</td>
              <td>
                <data value={bar.clicks}>{formatNumber(bar.clicks)}</data>
              </td>
              <td>{formatRate(rateOf(bar))}</td>
              {notes.length === 0 ? null : (
                <td className="report-text report-narrow">
                  <bdi dir="auto">{textsIn(notes, bar).join('; ')}</bdi>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function isLong({ from, to }: Bar): boolean {
  return to - from > maxInterval;
}

/** A file needs no more than this of a coordinate. */
function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
