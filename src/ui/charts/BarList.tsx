/** Bar list: counts as rows with name and number, each with a horizontal bar. */
import type { ReactNode } from 'react';
import classes from './BarList.module.css';
import type { Bar } from './bars.ts';

interface BarListProps {
  bars: readonly Bar[];
  name: (bar: Bar) => ReactNode;
  /** Shown at the end of a row, the number first. */
  figure: (bar: Bar) => ReactNode;
  /** False where a BarChart draws the bars under the text. */
  drawn?: boolean;
}

/** Each row is `rowHeight` high, so that a BarChart lines up under the text. */
export function BarList({ bars, name, figure, drawn = true }: BarListProps) {
  return (
    <ul className={classes.list}>
      {bars.map((bar) => (
        <li key={bar.key} className={classes.row}>
          {drawn ? (
            <span className={classes.track} aria-hidden>
              {bar.length > 0 ? <span className={classes.bar} style={{ width: `${bar.length * 100}%` }} /> : null}
            </span>
          ) : null}
          <span className={classes.name}>{name(bar)}</span>
          <span className={classes.figure}>{figure(bar)}</span>
        </li>
      ))}
    </ul>
  );
}
