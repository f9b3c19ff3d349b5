/** Dashboard: the cache and engine of one account, the shell, and the routes of its screens. */
import '@mantine/core/styles.layer.css';
import { DirectionProvider } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { use } from 'react';
import { useTranslations } from 'use-intl';
import { EmbedOptionsContext } from '#app/boot/embed-options.ts';
import { Notices } from '#app/notices/Notices.tsx';
import { QuickCreateProvider } from '#app/quick-create/QuickCreateProvider.tsx';
import { Screens } from '#app/routing/Screens.tsx';
import { Shell } from '#app/shell/Shell.tsx';
import { isLockKey } from '#app/shell/shortcut.ts';
import type { Clock } from '#base/clock.ts';
import { AssignProvider } from '#features/assign/progress/AssignProvider.tsx';
import { useSessionActions } from '#features/session/SessionContext.tsx';
import type { Catalog } from '#texts/catalog.ts';
import { LanguageProvider } from '#texts/LanguageProvider.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { DialogHost } from '#ui/dialogs/DialogHost.tsx';
import { LateFailureAlert, LateFailures } from '#ui/form/LateFailures.tsx';
import { pageLocale } from '#ui/format/locale.ts';
import { LeadsToContext } from '#ui/navigation/leads-to.ts';
import { AccountProvider, type SignedIn } from './AccountProvider.tsx';
import { useTouch } from './use-touch.ts';

export interface DashboardProps {
  /** Those that are loaded when it is first shown. */
  texts: { readonly tag: string; readonly catalog: Catalog };
  /** Tags of BCP 47, the most wanted language first. */
  wanted: readonly string[];
  clock: Clock;
  signedIn: SignedIn;
  /** The user locks while bulk work runs. */
  askingToLock: boolean;
  onLock: () => void;
  onStay: () => void;
}

/** Mounted again for each sign-in, so that no data of one account is ever shown under another. */
export function Dashboard({
  texts,
  wanted,
  clock,
  signedIn,
  askingToLock,
  onLock,
  onStay,
}: DashboardProps) {
  const { lock } = useSessionActions();
  const { direction, leadsTo } = use(EmbedOptionsContext);
  useTouch(signedIn.engine, clock);
  // In fields and dialogs too.
  useWindowEvent('keydown', (event) => {
    if (!isLockKey(event)) return;
    event.preventDefault();
    lock();
  });

  return (
    <LanguageProvider
      wanted={wanted}
      first={texts}
      localeOf={() => pageLocale().locale}
      direction={direction}
    >
      <DirectionProvider>
        <AccountProvider signedIn={signedIn} clock={clock}>
          <LeadsToContext value={leadsTo}>
            <AssignProvider clock={clock}>
              <QuickCreateProvider>
                <LateFailures>
                  <DialogHost>
                    <Shell>
                      <LateFailureAlert />
                      <Screens />
                    </Shell>
                    <Notices clock={clock} keyRefused={signedIn.current.refused} />
                  </DialogHost>
                </LateFailures>
              </QuickCreateProvider>
              {askingToLock ? <LockDialog onLock={onLock} onStay={onStay} /> : null}
            </AssignProvider>
          </LeadsToContext>
        </AccountProvider>
      </DirectionProvider>
    </LanguageProvider>
  );
}

/** Asks before a lock that pauses bulk work. */
function LockDialog({ onLock, onStay }: { onLock: () => void; onStay: () => void }) {
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
