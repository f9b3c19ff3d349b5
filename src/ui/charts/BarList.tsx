/** Bar list: a ranking, each row a name and figures, with its bar on the hairline below it. */
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { ScreenLink } from '#ui/navigation/ScreenLink.tsx';
import classes from './BarList.module.css';

export interface BarListRow {
  readonly key: string;
  readonly name: ReactNode;
  /** At the end of the row, in columns. */
  readonly figures: readonly ReactNode[];
  /** Of the largest row with a name, 0 to 1. */
  readonly length: number;
  /** Where the row leads, and what it is called for screen readers. */
  readonly to?: string;
  readonly label?: string;
  /** What is left over beside the rows that have a name. */
  readonly isRest?: boolean;
}

interface BarListProps {
  rows: readonly BarListRow[];
  /** Over the figures; none for figures that need no heading. */
  headings?: readonly string[];
}

/** Each row is `barHeight` high. Rows that lead somewhere are one stop of the Tab key, and arrow keys move between them. */
export function BarList({ rows, headings }: BarListProps) {
  const [current, setCurrent] = useState(0);
  const at = Math.min(current, rows.length - 1);
  const columns = rows[0]?.figures.length ?? headings?.length ?? 1;
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const next = rowAfter(event.key, at, rows.length);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    event.currentTarget.querySelectorAll('a')[next]?.focus();
  };
  const template = `minmax(0, 1fr) repeat(${columns}, auto)`;
  const isLinked = rows.some(({ to }) => to !== undefined);
  return (
    <div className={classes.room} style={{ gridTemplateColumns: template }}>
      {headings === undefined ? null : (
        <div className={classes.head} aria-hidden>
          <span />
          {headings.map((heading) => (
            <span key={heading}>{heading}</span>
          ))}
        </div>
      )}
      <ul className={classes.list} onKeyDown={isLinked ? onKeyDown : undefined}>
        {rows.map((row, index) => (
          <li
            key={row.key}
            className={classes.row}
            data-rest={row.isRest === true ? true : undefined}
          >
            <Row row={row} tabIndex={index === at ? 0 : -1} onFocus={() => setCurrent(index)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface RowProps {
  row: BarListRow;
  tabIndex: number;
  onFocus: () => void;
}

function Row({ row: { name, figures, length, to, label }, tabIndex, onFocus }: RowProps) {
  const cells = (
    <>
      <span className={classes.name}>{name}</span>
      {figures.map((figure, column) => (
        <span key={column} className={classes.figure}>
          {figure}
        </span>
      ))}
      {length > 0 ? (
        <span className={classes.bar} style={{ width: `${length * 100}%` }} aria-hidden />
      ) : null}
    </>
  );
  if (to === undefined) return <div className={classes.cells}>{cells}</div>;
  return (
    <ScreenLink
      to={to}
      className={classes.cells}
      textClass={classes.cells}
      aria-label={label}
      tabIndex={tabIndex}
      onFocus={onFocus}
    >
      {cells}
    </ScreenLink>
  );
}

function rowAfter(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(count - 1, at + 1);
  if (key === 'ArrowUp') return Math.max(0, at - 1);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** The space of such a list while its rows load: only their numbers wait where their names are known. */
export function BarListSkeleton({ rows, columns = 1 }: { rows: number; columns?: number }) {
  return (
    <div className={classes.skeleton} aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={classes.row}>
          <span className={classes.wait} style={{ width: `${24 + ((row * 7) % 5) * 6}%` }} />
          <span className={classes.waits}>
            {Array.from({ length: columns }, (__, column) => (
              <span key={column} className={classes.wait} />
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}
