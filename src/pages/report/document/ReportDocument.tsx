/** Report document: plain elements with one style sheet, so that screen, paper and file never differ. */
import './report.css';
import { useTranslations } from 'use-intl';
import type { ReportPeriod } from '#features/report/report-target.ts';
import type { ReportOptions, ReportSubject } from '#pages/report/report-subject.ts';
import type { ReportNote } from '#pages/report/use-report-notes.ts';
import { type LinkGroups, type LinkReport, reportGroupings } from '#queries/library.ts';
import { formatDate, formatDay, formatNumber } from '#ui/format/format.ts';
import { formatGain } from '#ui/format/format-gain.ts';
import { useNow } from '#ui/format/use-now.ts';
import { AboutFigures } from './AboutFigures.tsx';
import { ReportSplits } from './details/ReportSplits.tsx';
import { LinkName } from './LinkName.tsx';
import { type ReportBar, ReportBars } from './ReportBars.tsx';
import { ReportFigures } from './ReportFigures.tsx';
import { ReportHead } from './ReportHead.tsx';
import { maxRows, ReportLinks } from './ReportLinks.tsx';
import { ReportPlan } from './ReportPlan.tsx';
import { ReportTrend } from './ReportTrend.tsx';

interface ReportDocumentProps {
  subject: ReportSubject;
  title: string;
  options: ReportOptions;
  report: LinkReport;
  notes: readonly ReportNote[];
}

/** A campaign with more links is printed smaller, on one page too. */
const maxLarge = 10;

/** What has nothing to say is left out. */
export function ReportDocument({ subject, title, options, report, notes }: ReportDocumentProps) {
  const { observed, details } = report;
  const { target, table } = subject;
  const newLabel = useNewLabel(options.period, report);
  const shownNotes = options.withNotes ? notes : [];
  const isDense = target.kind === 'campaign' && report.sum.links > maxLarge;
  return (
    <article className={isDense ? 'report report-dense' : 'report'}>
      <ReportHead
        target={target}
        title={title}
        audience={options.audience.trim()}
        report={report}
      />
      <ReportFigures report={report} newLabel={newLabel} />
      <ReportTrend observed={observed} notes={shownNotes} />
      <ReportNotes notes={shownNotes} />
      {table === undefined ? null : <ReportPlan table={table} report={report} />}
      {target.kind === 'campaign' ? null : <ReportMovers report={report} newLabel={newLabel} />}
      <ReportLinks subject={subject} report={report} newLabel={newLabel} />
      <ReportGroups report={report} />
      {options.withStatistics && details !== null ? (
        <ReportSplits report={report} details={details} />
      ) : null}
      <AboutFigures subject={subject} report={report} />
    </article>
  );
}

const shown = 6;

/** A grouping that has all clicks in one row says nothing, and is left out. */
function ReportGroups({ report }: { report: LinkReport }) {
  const t = useTranslations('report.by');
  const rowsOf = useRows();
  const tables = reportGroupings
    .map((by) => ({ by, rows: rowsOf(report.groups[by], t(`none.${by}`)) }))
    .filter(({ rows }) => rows.filter(({ value }) => value > 0).length > 1);
  if (tables.length === 0) return null;
  return (
    <div className="report-groups">
      {tables.map(({ by, rows }) => (
        <ReportBars
          key={by}
          part={by}
          title={t(`title.${by}`)}
          headings={[t('clicks'), t('share')]}
          rows={rows}
          whole={report.sum.clicks}
          note={report.groups[by].overlaps ? t('overlaps') : undefined}
        />
      ))}
    </div>
  );
}

/** The groups with most clicks, the others in one row, and the links without a value. */
function useRows() {
  const t = useTranslations('report.by');
  return ({ groups, none }: LinkGroups, noneLabel: string): ReportBar[] => {
    // One row more is not worth a sum of others.
    const listed = groups.length > shown + 1 ? groups.slice(0, shown) : groups;
    const others = groups.slice(listed.length);
    const rows: ReportBar[] = listed.map(({ key, label, clicks }) => ({
      key,
      name: <bdi dir="auto">{label}</bdi>,
      value: clicks,
    }));
    if (others.length > 0)
      rows.push({
        key: ' others',
        name: t('others', { count: others.length }),
        value: others.reduce((sum, { clicks }) => sum + clicks, 0),
        isRest: true,
      });
    if (none.links > 0)
      rows.push({ key: ' none', name: noneLabel, value: none.clicks, isRest: true });
    return rows;
  };
}

interface ReportMoversProps {
  report: LinkReport;
  /** Which clicks are new. */
  newLabel: string;
}

/** Nothing where the table of links has them all. */
function ReportMovers({ report: { sum, observed }, newLabel }: ReportMoversProps) {
  const t = useTranslations('report');
  const movers = observed?.movers ?? [];
  if (sum.links <= maxRows || movers.length === 0) return null;
  return (
    <ReportBars
      part="movers"
      title={t('movers')}
      headings={[newLabel]}
      rows={movers.map(({ link, clicks }) => ({
        key: String(link.id),
        name: <LinkName link={link} />,
        value: clicks,
        text: formatGain(clicks),
      }))}
    />
  );
}

/** What happened on which day, with the numbers that the trend has. */
function ReportNotes({ notes }: { notes: readonly ReportNote[] }) {
  const t = useTranslations('report.notes');
  if (notes.length === 0) return null;
  return (
    <section className="report-part">
      <h2>{t('title')}</h2>
      <table data-part="notes">
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            <th scope="col" className="report-text">
              {t('text')}
            </th>
          </tr>
        </thead>
        <tbody>
          {notes.map((each) => (
            <tr key={each.id}>
              <th scope="row">
                {each.number === null ? null : (
                  <span className="report-number">{formatNumber(each.number)}</span>
                )}{' '}
                <span>{formatDay(each.day)}</span>
              </th>
              <td className="report-text">
                <bdi dir="auto">{each.text}</bdi>
                {each.link === '' ? null : (
                  <span className="report-note">
                    {' '}
                    · <bdi dir="auto">{each.link}</bdi>
                  </span>
                )}
                {each.number === null ? (
                  <span className="report-note"> · {t('outside')}</span>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Which clicks of a report are new, as the heading of their figure and of their column. */
function useNewLabel(period: ReportPeriod, { observed }: LinkReport): string {
  const t = useTranslations('report.new');
  const now = useNow();
  if (period === 'week') return t('week');
  if (period !== 'all') return t('days', { count: Number(period) });
  return t('since', { day: formatDate(observed?.from ?? now, now) });
}
