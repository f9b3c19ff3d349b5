/** Wait note: what a part of a page says while its data waits, given from above by who knows why. */
import { createContext, type ReactNode, use } from 'react';
import classes from './WaitNote.module.css';

/** Renders nothing while nothing waits. */
export const WaitNoteContext = createContext<ReactNode>(null);

/** The skeleton of a part of a page, with the note over it, so that nothing moves when it comes and goes. */
export function Waiting({ label, children }: { label: string; children: ReactNode }) {
  const note = use(WaitNoteContext);
  return (
    <div className={classes.waiting}>
      <div role="status" aria-label={label} aria-busy="true">
        {children}
      </div>
      {note === null ? null : <div className={classes.place}>{note}</div>}
    </div>
  );
}
