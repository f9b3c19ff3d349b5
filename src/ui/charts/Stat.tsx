/** One large number with its name and what is to be known of it. */
import { type ReactNode, useId } from 'react';
import { formatNumber } from '#ui/format/format.ts';
import classes from './Stat.module.css';

interface StatProps {
  label: string;
  /** A number, or words where the figure is one ("pro"); undefined while it is not known. */
  value: number | string | undefined;
  /** What the figure covers, or how it relates to another. */
  note?: ReactNode;
}

export function Stat({ label, value, note }: StatProps) {
  const name = useId();
  return (
    <div role="group" aria-labelledby={name} className={classes.figure}>
      <span id={name} className={classes.label}>
        {label}
      </span>
      <bdi className={classes.value}>{typeof value === 'number' ? formatNumber(value) : (value ?? '–')}</bdi>
      {note === undefined ? null : <span className={classes.note}>{note}</span>}
    </div>
  );
}
