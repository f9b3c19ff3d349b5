/** Bar table: the names, counts and shares of a chart as a table. */
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { formatNumber, formatShare } from '#ui/format/format.ts';
import classes from './BarTable.module.css';
import type { Bar } from './bars.ts';

interface BarTableProps {
  bars: readonly Bar[];
  caption: string;
  nameHeading: string;
  name: (bar: Bar) => ReactNode;
  /** The whole of which shares are shown. */
  total: number;
}

export function BarTable({ bars, caption, nameHeading, name, total }: BarTableProps) {
  const t = useTranslations('ui.chart');
  return (
    <table className={classes.table}>
      <caption className={classes.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{nameHeading}</th>
          <th scope="col" className={classes.number}>
            {t('clicks')}
          </th>
          <th scope="col" className={classes.number}>
            {t('share')}
          </th>
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.key}>
            <th scope="row">{name(bar)}</th>
            <td className={classes.number}>{bar.count === null ? '–' : formatNumber(bar.count)}</td>
            <td className={classes.number}>
              {bar.count === null ? '–' : formatShare(bar.count, total)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
