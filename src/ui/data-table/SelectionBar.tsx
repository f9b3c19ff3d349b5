/** Selection bar: the number of selected rows and their actions, sticky at the foot of the page. */
import type { ReactNode } from 'react';
import { useFocusHandoff } from '#ui/dialogs/focus.ts';
import { formatNumber } from '#ui/format/format.ts';
import classes from './SelectionBar.module.css';

interface SelectionBarProps {
  count: number;
  /** Such as how many are selected on other pages. */
  note?: string;
  children: ReactNode;
}

/** In the flow of the page after the rows, so that it never covers the last one. */
export function SelectionBar({ count, note = '', children }: SelectionBarProps) {
  const bar = useFocusHandoff<HTMLElement>();
  return (
    <section ref={bar} className={classes.bar} aria-label="Selection">
      <p className={classes.count} role="status">
        <strong>{formatNumber(count)} selected</strong>
        {note === '' ? null : <span className={classes.note}>{note}</span>}
      </p>
      <div className={classes.actions}>{children}</div>
    </section>
  );
}
