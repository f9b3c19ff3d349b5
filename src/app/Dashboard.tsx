/** Dashboard: the cache and engine of one account, the shell, and the routes of its screens. */
import '@mantine/core/styles.layer.css';
import { Alert, Button, DirectionProvider } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { QueryClientProvider } from '@tanstack/react-query';
import { use, useState } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { HostOptionsContext } from '#app/boot/host-options.ts';
import { UpdateNotice } from '#app/offline/UpdateNotice.tsx';
import { QuickCreateProvider } from '#app/quick-create/QuickCreateProvider.tsx';
import { Screen } from '#app/routing/Screen.tsx';
import { sections } from '#app/routing/sections.ts';
import { LimitNote } from '#app/shell/budget/LimitNote.tsx';
import { NewLinkNotice } from '#app/shell/NewLinkNotice.tsx';
import { Shell } from '#app/shell/Shell.tsx';
import type { Clock } from '#client/time/clock.ts';
import type { SessionState } from '#engine/tab/session.ts';
import { AssignProvider } from '#features/assign/progress/AssignProvider.tsx';
import { CommandsContext, createCommandRegistry } from '#features/commands/commands.ts';
import { useDevice } from '#features/device/DeviceContext.tsx';
import { paths } from '#features/routes/paths.ts';
import { openLinkNotes } from '#local/links/link-drafts.ts';
import { EngineProvider } from '#queries/EngineContext.tsx';
import { LinkNotesContext } from '#queries/link-notes.ts';
import { createQueryClient } from '#queries/query-client.ts';
import { rememberAccount } from '#queries/resources/account.ts';
import type { Catalog } from '#texts/catalog.ts';
import { LanguageProvider } from '#texts/LanguageProvider.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { LateFailures } from '#ui/form/LateFailures.tsx';
import { pageLocale } from '#ui/format/locale.ts';
import { WaitNoteContext } from '#ui/layout/WaitNote.tsx';
import { NamesProvider } from './NamesProvider.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

export interface DashboardProps {
  /** Those that are loaded when it is first shown. */
  texts: { readonly tag: string; readonly catalog: Catalog };
  /** Tags of BCP 47, the most wanted language first. */
  wanted: readonly string[];
  clock: Clock;
  signedIn: Extract<SessionState, { status: 'signed-in' }>;
  /** The person locks while bulk work runs. */
  askingToLock: boolean;
  onLock: () => void;
  onStay: () => void;
}

const limitNote = <LimitNote />;

/** Mounted again for each sign-in, so that no data of one account is ever shown under another. */
export function Dashboard({ texts, wanted, clock, signedIn, askingToLock, onLock, onStay }: DashboardProps) {
  const { engine, checked, ended, current } = signedIn;
  const [client] = useState(() => {
    const made = createQueryClient();
    if (checked !== undefined) rememberAccount(made, engine, checked.reply, checked.at);
    // The cache keeps data that no screen shows, but not after a lock.
    ended.addEventListener('abort', () => made.clear());
    return made;
  });
  const [notes] = useState(() => openLinkNotes(() => indexedDB, engine.accountId));
  const [commands] = useState(createCommandRegistry);
  const { lock } = useDevice();
  const { direction } = use(HostOptionsContext);
  // In fields and dialogs too.
  useHotkeys([['mod+shift+L', lock]], [], true);

  return (
    <LanguageProvider wanted={wanted} first={texts} localeOf={() => pageLocale().locale} direction={direction}>
      <DirectionProvider>
        <QueryClientProvider client={client}>
          <EngineProvider engine={engine} ended={ended}>
            <NamesProvider>
              <WaitNoteContext value={limitNote}>
                <AssignProvider clock={clock}>
                  <LinkNotesContext value={notes}>
                    <CommandsContext value={commands}>
                      <QuickCreateProvider>
                        <Shell>
                          {current.refused ? <RefusedKeyAlert /> : null}
                          <UpdateNotice />
                          <NewLinkNotice />
                          <LateFailures>
                            <Screens />
                          </LateFailures>
                        </Shell>
                      </QuickCreateProvider>
                    </CommandsContext>
                  </LinkNotesContext>
                  {askingToLock ? <LockDialog onLock={onLock} onStay={onStay} /> : null}
                </AssignProvider>
              </WaitNoteContext>
            </NamesProvider>
          </EngineProvider>
        </QueryClientProvider>
      </DirectionProvider>
    </LanguageProvider>
  );
}

function LockDialog({ onLock, onStay }: Pick<DashboardProps, 'onLock' | 'onStay'>) {
  const t = useTranslations('shell.lock');
  return (
    <ConfirmDialog
      title={t('title')}
      confirmLabel={t('confirm')}
      failure={t('failed')}
      onConfirm={() => Promise.resolve().then(onLock)}
      onClose={onStay}
    >
      {t('text')}
    </ConfirmDialog>
  );
}

/** The screen of the address. It alone is rendered when the address changes, as it does with each key of a search. */
function Screens() {
  const t = useTranslations('shell');
  const { key } = useLocation();
  const [loadedKey] = useState(key);
  // Before the first navigation the focus stays where the browser or the sign-in form has put it.
  const [moved, setMoved] = useState(false);
  if (key !== loadedKey && !moved) setMoved(true);
  const start = <Navigate to={useWanted()} replace />;
  return (
    <Routes>
      <Route path="/" element={start} />
      <Route path={paths.connect.pattern} element={start} />
      {sections.flatMap(({ screens }) =>
        screens.map(({ pattern, title, Page }) => (
          <Route key={pattern} path={pattern} element={<Screen title={t(`titles.${title}`)} Page={Page} moved={moved} />} />
        )),
      )}
      <Route path="*" element={<Screen title={t('titles.missing')} Page={NotFoundPage} moved={moved} />} />
    </Routes>
  );
}

/** Asks for another key where the service refuses the present one. */
function RefusedKeyAlert() {
  const t = useTranslations('shell.refused');
  const { addAccount } = useDevice();
  return (
    <Alert color="amber" role="alert" title={t('title')} mb="md">
      <p>{t('text')}</p>
      <Button size="xs" onClick={addAccount}>
        {t('enter')}
      </Button>
    </Alert>
  );
}

/** The screen that the person asked for before signing in, else Links. */
function useWanted(): string {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('wanted' in state)) return paths.links.href();
  const { wanted } = state;
  return typeof wanted === 'string' && /^\/[^/]/.test(wanted) ? wanted : paths.links.href();
}
