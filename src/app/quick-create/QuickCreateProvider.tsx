/** Quick create provider: holds the small panel for a new link above every screen, and loads it in advance. */
import { lazy, type ReactNode, useEffect, useState } from 'react';
import { QuickLinksContext, useQuickLinks } from '#queries/new-link.ts';
import { LazyDialog } from '#ui/dialogs/LazyDialog.tsx';
import { QuickCreateContext, type QuickStart } from './quick-create.ts';

const loadDialog = () => import('./QuickCreateDialog.tsx');

const QuickCreateDialog = lazy(async () => ({ default: (await loadDialog()).QuickCreateDialog }));

export function QuickCreateProvider({ children }: { children: ReactNode }) {
  const [start, setStart] = useState<QuickStart>();
  const quickLinks = useQuickLinks();
  const close = () => setStart(undefined);
  // So that typing can begin right after the shortcut C.
  useEffect(() => void loadDialog().catch(() => undefined), []);
  return (
    <QuickCreateContext value={setStart}>
      <QuickLinksContext value={quickLinks}>
        {children}
        {start === undefined ? null : (
          <LazyDialog onClose={close}>
            <QuickCreateDialog start={start} onClose={close} />
          </LazyDialog>
        )}
      </QuickLinksContext>
    </QuickCreateContext>
  );
}
