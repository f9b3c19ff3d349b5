/** Stat: one large number with its label and a note. */
import { type ReactNode, useId } from 'react';
import { formatNumber } from '#ui/format/format.ts';
import classes from './Stat.module.css';

interface StatProps {
  label: string;
  /** Text for figures that are no number ("pro"), or the dash of one that could not be read; undefined while unknown. */
  value: ReactNode;
  note?: ReactNode;
}

export function Stat({ label, value, note }: StatProps) {
  const name = useId();
  return (
    <div role="group" aria-labelledby={name} className={classes.figure}>
      <span id={name} className={classes.label}>
        {label}
      </span>
      <bdi className={classes.value}>
        {typeof value === 'number' ? formatNumber(value) : (value ?? '–')}
      </bdi>
      {note === undefined ? null : <span className={classes.note}>{note}</span>}
    </div>
  );
}
