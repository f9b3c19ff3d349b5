/** Dashboard: everything behind sign-in, with the cache and engine of one account, the shell and the screens in it. */
import '@mantine/core/styles.layer.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { LockDialog } from '#app/account/LockDialog.tsx';
import { LockKey } from '#app/account/LockKey.tsx';
import { RefusedKey } from '#app/account/RefusedKey.tsx';
import { Screen } from '#app/routing/Screen.tsx';
import { sections } from '#app/routing/sections.ts';
import { NewLinkNotice } from '#app/shell/NewLinkNotice.tsx';
import { Shell } from '#app/shell/Shell.tsx';
import type { Clock } from '#client/time/clock.ts';
import type { SessionState } from '#engine/tab/session.ts';
import { AssignProvider } from '#features/assign/progress/AssignProvider.tsx';
import { paths } from '#features/routes/paths.ts';
import { openLinkNotes } from '#local/link-drafts.ts';
import { EngineProvider } from '#queries/EngineContext.tsx';
import { LinkNotesContext } from '#queries/link-notes.ts';
import { createQueryClient } from '#queries/query-client.ts';
import { rememberAccount } from '#queries/resources/account.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

interface DashboardProps {
  clock: Clock;
  signedIn: Extract<SessionState, { status: 'signed-in' }>;
  /** Bulk work runs, and the user wants to lock. */
  askingToLock: boolean;
  onLock: () => void;
  onStay: () => void;
}

/** Created again for each sign-in, so that nothing of one account is ever shown under another. */
export function Dashboard({ clock, signedIn, askingToLock, onLock, onStay }: DashboardProps) {
  const { engine, checked, ended, current } = signedIn;
  const [client] = useState(() => {
    const made = createQueryClient();
    if (checked !== undefined) rememberAccount(made, engine, checked.reply, checked.at);
    // A cache keeps what no screen shows for a while; after a lock it may keep nothing.
    ended.addEventListener('abort', () => made.clear());
    return made;
  });
  const [notes] = useState(() => openLinkNotes(() => indexedDB, engine.accountId));
  const { key } = useLocation();
  const [loadedKey] = useState(key);
  // Until the user goes to another screen, the focus stays where the browser or the sign-in form has put it.
  const [moved, setMoved] = useState(false);
  if (key !== loadedKey && !moved) setMoved(true);
  const start = <Navigate to={useWanted()} replace />;

  return (
    <QueryClientProvider client={client}>
      <EngineProvider engine={engine}>
        <AssignProvider clock={clock}>
          <LinkNotesContext value={notes}>
            <Shell>
              {current.refused ? <RefusedKey /> : null}
              <NewLinkNotice />
              <Routes>
                <Route path="/" element={start} />
                <Route path={paths.connect.pattern} element={start} />
                {sections.flatMap(({ screens }) =>
                  screens.map(({ pattern, title, Page }) => (
                    <Route key={pattern} path={pattern} element={<Screen title={title} Page={Page} moved={moved} />} />
                  )),
                )}
                <Route path="*" element={<Screen title="No such screen" Page={NotFoundPage} moved={moved} />} />
              </Routes>
            </Shell>
          </LinkNotesContext>
          <LockKey />
          {askingToLock ? <LockDialog onLock={onLock} onClose={onStay} /> : null}
        </AssignProvider>
      </EngineProvider>
    </QueryClientProvider>
  );
}

/** Where the user wanted to go before sign-in, else Links. */
function useWanted(): string {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('wanted' in state)) return paths.links.href();
  const { wanted } = state;
  return typeof wanted === 'string' && /^\/[^/]/.test(wanted) ? wanted : paths.links.href();
}
