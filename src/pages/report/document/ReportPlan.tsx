/** Report plan: the clicks of a plan as a heat table, channels in rows and variants in columns. */
import { useTranslations } from 'use-intl';
import { type ClicksByLink, clicksByLink, sumOfCells } from '#features/plans/plan-clicks.ts';
import {
  type ColumnPart,
  columnParts,
  hasSharedLink,
  linksOf,
  type PlanTable,
} from '#pages/report/plan-table.ts';
import type { LinkReport } from '#queries/library.ts';
import { shadeOf } from '#ui/charts/shades.ts';
import { formatNumber } from '#ui/format/format.ts';

interface ReportPlanProps {
  table: PlanTable;
  report: LinkReport;
}

/** More rows may go on on the next page: a table that stays whole would leave too much of this one empty. */
const maxWhole = 15;

/** Many columns are several tables below each other: none is wider than a page. */
export function ReportPlan({ table, report }: ReportPlanProps) {
  const t = useTranslations('report.plan');
  const clicks = clicksByLink(report);
  const isUnread = linksOf(table).some((link) => !clicks.has(link));
  const isShort = table.rows.length <= maxWhole;
  const notes = [
    t('note'),
    isUnread ? t('unread') : '',
    hasSharedLink(table) ? t('shared') : '',
  ].filter((text) => text !== '');
  return (
    <section className="report-part">
      <h2>{t('title')}</h2>
      {columnParts(table.variants.length).map((part) => (
        <div
          key={part.from}
          className={isShort ? 'report-scroll report-whole' : 'report-scroll'}
          role="group"
          aria-label={t('title')}
          tabIndex={0}
        >
          <HeatTable table={table} part={part} clicks={clicks} />
        </div>
      ))}
      <p className="report-note">{notes.join(' ')}</p>
    </section>
  );
}

interface HeatTableProps {
  table: PlanTable;
  part: ColumnPart;
  clicks: ClicksByLink;
}

/** The last one has the sums of the rows, unless there is one column alone. */
function HeatTable({ table: { variants, rows }, part: { from, to }, clicks }: HeatTableProps) {
  const t = useTranslations('report.plan');
  const most = Math.max(0, ...clicks.values());
  const withSums = to === variants.length && variants.length > 1;
  const all = rows.flatMap(({ links }) => links);
  return (
    <table data-part="plan" className="report-heat">
      <thead>
        <tr>
          <th scope="col">{t('channel')}</th>
          {variants.slice(from, to).map((variant) => (
            <th key={variant} scope="col">
              <bdi dir="auto">{variant === '' ? t('clicks') : variant}</bdi>
            </th>
          ))}
          {withSums ? <th scope="col">{t('total')}</th> : null}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ channel, links }) => (
          <tr key={channel}>
            <th scope="row">
              <bdi dir="auto">{channel}</bdi>
            </th>
            {variants.slice(from, to).map((variant, index) => (
              <HeatCell
                key={variant}
                link={links[from + index] ?? null}
                clicks={clicks}
                most={most}
              />
            ))}
            {withSums ? <SumCell sum={sumOfCells(links, clicks)} /> : null}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('total')}</th>
          {variants.slice(from, to).map((variant, index) => {
            const column = rows.map(({ links }) => links[from + index] ?? null);
            return <SumCell key={variant} sum={sumOfCells(column, clicks)} />;
          })}
          {withSums ? <SumCell sum={sumOfCells(all, clicks)} /> : null}
        </tr>
      </tfoot>
    </table>
  );
}

interface HeatCellProps {
  link: number | null;
  clicks: ClicksByLink;
  /** The clicks of the cell that has most. */
  most: number;
}

function HeatCell({ link, clicks, most }: HeatCellProps) {
  if (link === null) return <td className="report-dim">–</td>;
  const count = clicks.get(link);
  if (count === undefined) return <td className="report-dim">?</td>;
  return (
    <td data-shade={shadeOf(count, most)}>
      <data value={count}>{formatNumber(count)}</data>
    </td>
  );
}

function SumCell({ sum }: { sum: number | null }) {
  if (sum === null) return <td className="report-dim">–</td>;
  return (
    <td className="report-strong">
      <data value={sum}>{formatNumber(sum)}</data>
    </td>
  );
}
