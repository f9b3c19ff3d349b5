/** Figures: numbers of a record or an account side by side, each with its label and a note, two in a line where there is little room. */
import { Skeleton } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { formatNumber } from '#ui/format/format.ts';
import classes from './Figures.module.css';

export interface FigureRow {
  readonly label: string;
  /** Undefined while it is not known. */
  readonly value?: ReactNode;
  /** '' for an empty line, null for none, undefined while it is not known. */
  readonly note?: ReactNode;
}

interface FiguresProps {
  rows: readonly FigureRow[];
  /** What is not known is on its way, and room is kept for it; else it is a dash. */
  isWaiting?: boolean;
}

export function Figures({ rows, isWaiting = false }: FiguresProps) {
  return (
    <div className={classes.room}>
      <div className={classes.figures}>
        {rows.map((row) => (
          <Figure key={row.label} row={row} isWaiting={isWaiting} />
        ))}
      </div>
    </div>
  );
}

interface FigureProps {
  row: FigureRow;
  isWaiting: boolean;
}

function Figure({ row, isWaiting }: FigureProps) {
  const name = useId();
  const value = row.value ?? (isWaiting ? <FigureWait width={56} /> : '–');
  const { note = isWaiting ? <FigureWait width={104} small /> : '' } = row;
  return (
    <div role="group" aria-labelledby={name} className={classes.figure}>
      <span id={name} className={classes.label}>
        {row.label}
      </span>
      <bdi className={classes.value}>{typeof value === 'number' ? formatNumber(value) : value}</bdi>
      {/* An empty one is as high as a line. */}
      {note === null ? null : <span className={classes.note}>{note === '' ? '\u00a0' : note}</span>}
    </div>
  );
}

/** In place of a figure or its note, as high as the line that comes. */
export function FigureWait({ width, small = false }: { width: number; small?: boolean }) {
  return (
    <Skeleton component="span" className={classes.wait} data-small={small || undefined} w={width} />
  );
}
