/** Counts as horizontal bars from a common zero, with name and number written on each. */
import type { ReactNode } from 'react';
import classes from './BarList.module.css';
import type { Bar } from './bars.ts';

interface BarListProps {
  bars: readonly Bar[];
  /** The name of a bar as people read it; a link where it leads somewhere. */
  name: (bar: Bar) => ReactNode;
  /** What is written at the end of a bar, the number first. */
  figure: (bar: Bar) => ReactNode;
  /** Left out where something else draws the bars under the words. */
  drawn?: boolean;
}

/** All rows are equally high (`rowHeight` of bars.ts), so that a chart can be laid under the words. */
export function BarList({ bars, name, figure, drawn = true }: BarListProps) {
  return (
    <ul className={classes.list}>
      {bars.map((bar) => (
        <li key={bar.key} className={classes.row}>
          {drawn && bar.length > 0 ? (
            <span className={classes.bar} style={{ width: `${bar.length * 100}%` }} aria-hidden />
          ) : null}
          <span className={classes.name}>{name(bar)}</span>
          <span className={classes.figure}>{figure(bar)}</span>
        </li>
      ))}
    </ul>
  );
}
