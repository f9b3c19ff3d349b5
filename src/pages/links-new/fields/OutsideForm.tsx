/** A dialog with a form of its own: what is sent or typed there is nothing to the wizard around it. */
import type { ReactNode, SyntheticEvent } from 'react';

function stop(event: SyntheticEvent): void {
  event.stopPropagation();
}

/** A dialog stands elsewhere in the document, but its events come up through the components that opened it. */
export function OutsideForm({ children }: { children: ReactNode }) {
  return (
    <div role="presentation" onSubmit={stop} onKeyDown={stop}>
      {children}
    </div>
  );
}
