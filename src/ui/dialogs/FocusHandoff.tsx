/** A part of the page that goes by itself, with the button in it that was pressed: the focus does not go with it. */
import type { ReactNode } from 'react';
import { usePassOnFocus } from './focus.ts';

export function FocusHandoff({ children }: { children: ReactNode }) {
  const part = usePassOnFocus<HTMLDivElement>();
  return (
    <div ref={part} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
