/** Fold: a part of the import that is closed until a row needs it, with its state in a few words. */
import { type ReactNode, useId, useState } from 'react';
import classes from './Fold.module.css';

interface FoldProps {
  title: ReactNode;
  /** What is set in it. */
  state?: ReactNode;
  /** It opens by itself where this becomes true, and is closed by the user alone. */
  isNeeded: boolean;
  children: ReactNode;
}

export function Fold({ title, state, isNeeded, children }: FoldProps) {
  const heading = useId();
  const [isOpen, setOpen] = useState(isNeeded);
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded !== wasNeeded) {
    setWasNeeded(isNeeded);
    if (isNeeded) setOpen(true);
  }
  return (
    <details
      className={classes.fold}
      open={isOpen}
      aria-labelledby={heading}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span id={heading} className={classes.title}>
          {title}
        </span>
        {state == null ? null : <span className={classes.state}>{state}</span>}
      </summary>
      {isOpen ? <div className={classes.content}>{children}</div> : null}
    </details>
  );
}
