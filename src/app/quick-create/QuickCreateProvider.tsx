/** Quick create provider: holds the small panel for a new link above every screen. */
import { type ReactNode, useState } from 'react';
import { BegunLinksContext, useBegunLinks } from '#queries/new-link.ts';
import { QuickCreateDialog } from './QuickCreateDialog.tsx';
import { QuickCreateContext, type QuickStart } from './quick-create.ts';

/** Its code comes with the shell, so that it opens at once. */
export function QuickCreateProvider({ children }: { children: ReactNode }) {
  const [start, setStart] = useState<QuickStart>();
  const begunLinks = useBegunLinks();
  return (
    <QuickCreateContext value={setStart}>
      <BegunLinksContext value={begunLinks}>
        {children}
        {start === undefined ? null : (
          <QuickCreateDialog start={start} onClose={() => setStart(undefined)} />
        )}
      </BegunLinksContext>
    </QuickCreateContext>
  );
}
