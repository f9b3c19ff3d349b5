/** Report groups: the clicks of the links by channel, source, medium and site. */
import { useTranslations } from 'use-intl';
import { type LinkGroups, type LinkReport, reportGroupings } from '#queries/library.ts';
import { type ReportBar, ReportBars } from './ReportBars.tsx';

const shown = 6;

/** A grouping that has all clicks in one row says nothing, and is left out. */
export function ReportGroups({ report }: { report: LinkReport }) {
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
