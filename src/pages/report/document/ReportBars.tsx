/** Report bars: a table of names with their numbers, each with a bar below its name. */
import type { ReactNode } from 'react';
import { barLength, largestNamed } from '#ui/charts/bars.ts';
import { formatNumber, formatShare } from '#ui/format/format.ts';

export interface ReportBar {
  readonly key: string;
  readonly name: ReactNode;
  readonly value: number;
  /** The number as text. */
  readonly text?: string;
  /** What is left over beside the rows with a name. */
  readonly isRest?: boolean;
}

interface ReportBarsProps {
  /** The part of the report, for programs that read its file. */
  part: string;
  /** Of the table, and of its names. */
  title: string;
  /** Of the numbers, and their shares where there are any. */
  headings: readonly string[];
  rows: readonly ReportBar[];
  /** What the numbers are shares of; undefined where no share is shown. */
  whole?: number;
  note?: string;
}

export function ReportBars({ part, title, headings, rows, whole, note }: ReportBarsProps) {
  const most = largestNamed(rows);
  return (
    <section className="report-part report-whole">
      <table data-part={part}>
        <thead>
          <tr>
            <th scope="col">
              <h2>{title}</h2>
            </th>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                {row.name}
                <Track length={barLength(row, most)} />
              </th>
              <td className={row.isRest ? 'report-dim' : 'report-strong'}>
                <data value={row.value}>{row.text ?? formatNumber(row.value)}</data>
              </td>
              {whole === undefined ? null : (
                <td className="report-dim">{formatShare(row.value, whole)}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {note === undefined ? null : <p className="report-note">{note}</p>}
    </section>
  );
}

/** The bar of a row. @param length from 0 to 1 */
export function Track({ length }: { length: number }) {
  const percent = Math.round(length * 1000) / 10;
  return (
    <span className="report-track">
      {percent === 0 ? null : <i style={{ width: `${percent}%` }} />}
    </span>
  );
}
