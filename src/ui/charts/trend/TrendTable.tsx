/** Trend table: the rows of a chart over time, the latest first, in a part of the page that scrolls. */
import type { ReactNode } from 'react';
import barClasses from '#ui/charts/BarTable.module.css';
import classes from './TrendTable.module.css';

interface TrendTableProps {
  caption: string;
  /** The headings; the columns after the first `texts` hold numbers. */
  headings: readonly string[];
  /** How many columns at the beginning hold text. */
  texts: number;
  rows: readonly { readonly key: number; readonly cells: readonly ReactNode[] }[];
}

export function TrendTable({ caption, headings, texts, rows }: TrendTableProps) {
  const className = (column: number) => (column < texts ? undefined : barClasses.number);
  return (
    // Focusable, so that it can be scrolled by keys.
    <div className={classes.scroll} role="group" aria-label={caption} tabIndex={0}>
      <table className={`${barClasses.table} ${classes.table}`}>
        <caption className={barClasses.caption}>{caption}</caption>
        <thead>
          <tr>
            {headings.map((heading, column) => (
              <th key={heading} scope="col" className={className(column)}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, column) => (
                <td key={headings[column]} className={className(column)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
