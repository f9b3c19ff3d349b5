/** What can be done with the rows that are selected: floats at the foot while one scrolls, and rests below the last row. */
import type { ReactNode } from 'react';
import { usePassOnFocus } from '#ui/dialogs/focus.ts';
import { formatNumber } from '#ui/format/format.ts';
import classes from './SelectionBar.module.css';

interface SelectionBarProps {
  /** How many are selected. */
  count: number;
  /** What the number does not say, such as what is selected on other pages. */
  note?: string;
  /** The buttons. */
  children: ReactNode;
}

/** Stands in the flow of the page, after the rows: it covers nothing that one could not scroll to. */
export function SelectionBar({ count, note = '', children }: SelectionBarProps) {
  const bar = usePassOnFocus<HTMLElement>();
  return (
    <section ref={bar} className={classes['bar']} aria-label="Selection">
      <p className={classes['count']} role="status">
        <strong>{formatNumber(count)} selected</strong>
        {note === '' ? null : <span className={classes['note']}>{note}</span>}
      </p>
      <div className={classes['actions']}>{children}</div>
    </section>
  );
}
