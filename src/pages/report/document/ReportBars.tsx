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
  title: string;
  /** Of the name, the number, and its share where there is one. */
  headings: readonly string[];
  rows: readonly ReportBar[];
  /** What the numbers are shares of; undefined where no share is shown. */
  whole?: number;
  note?: string;
}

export function ReportBars({ part, title, headings, rows, whole, note }: ReportBarsProps) {
  const most = largestNamed(rows);
  const lengthOf = (row: ReportBar) => percent(barLength(row, most));
  return (
    <section className="report-part report-whole">
      <h2>{title}</h2>
      <table data-part={part}>
        <thead>
          <tr>
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
                <span className="report-track">
                  {lengthOf(row) === 0 ? null : <i style={{ width: `${lengthOf(row)}%` }} />}
                </span>
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

function percent(share: number): number {
  return Math.round(share * 1000) / 10;
}
