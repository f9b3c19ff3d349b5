/** Focus handoff: moves the focus on when this part of the page is removed together with the pressed button. */
import type { ReactNode } from 'react';
import { useFocusHandoff } from './focus.ts';

export function FocusHandoff({ children }: { children: ReactNode }) {
  const part = useFocusHandoff<HTMLDivElement>();
  return (
    <div ref={part} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
