/** Account provider: the cache, engine and drafts of one account, and what runs with them below no screen. */
import { useWindowEvent } from '@mantine/hooks';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { Clock } from '#base/clock.ts';
import type { SessionState } from '#engine/tab/session.ts';
import { useSettings } from '#features/settings/SettingsContext.tsx';
import { readOwnNaming } from '#local/own-naming.ts';
import { EngineProvider } from '#queries/EngineContext.tsx';
import { LinkNotesContext, openLinkDrafts } from '#queries/link-drafts.ts';
import { NamingContext } from '#queries/naming.ts';
import { QueriesUnderWay } from '#queries/QueriesUnderWay.tsx';
import { createQueryClient } from '#queries/query-client.ts';
import { ServiceReach } from '#queries/reach/service-reach.ts';
import { ReachContext } from '#queries/reach/use-outage.ts';
import { rememberAccount } from '#queries/resources/account.ts';
import { useStaleAfterJobs } from '#queries/stale-after-jobs.ts';
import { useSyncedNames } from './use-synced-names.ts';

export type SignedIn = Extract<SessionState, { status: 'signed-in' }>;

interface AccountProviderProps {
  signedIn: SignedIn;
  clock: Clock;
  children: ReactNode;
}

export function AccountProvider({ signedIn, clock, children }: AccountProviderProps) {
  const { engine, ended } = signedIn;
  const [client] = useState(() => createAccountCache(signedIn));
  const [reach] = useState(() => new ServiceReach(engine, client, clock));
  const [drafts] = useState(() => openLinkDrafts(() => indexedDB, engine.accountId));
  return (
    <QueryClientProvider client={client}>
      <EngineProvider engine={engine} ended={ended}>
        <LinkNotesContext value={drafts}>
          <ReachContext value={reach}>
            <NamingContext value={useNamingReader(engine.accountId)}>
              <AccountEffects reach={reach}>{children}</AccountEffects>
              <QueriesUnderWay />
            </NamingContext>
          </ReachContext>
        </LinkNotesContext>
      </EngineProvider>
    </QueryClientProvider>
  );
}

/** The rules of the parent page or of `config.json`, else the user's own. */
function useNamingReader(accountId: string) {
  const { naming } = useSettings();
  return useCallback(() => {
    const own = readOwnNaming(accountId);
    if (naming !== null || own === undefined) return naming;
    return { by: 'user', rules: own } as const;
  }, [naming, accountId]);
}

/** Around the screens, because effects of a parent run after theirs; `children` stay the same when a job changes. */
function AccountEffects({ reach, children }: { reach: ServiceReach; children: ReactNode }) {
  useEffect(() => reach.start(), [reach]);
  useWindowEvent('online', () => void reach.tryNow());
  useStaleAfterJobs();
  useSyncedNames();
  return children;
}

function createAccountCache({ engine, checked, ended }: SignedIn) {
  const client = createQueryClient();
  if (checked !== undefined) rememberAccount(client, engine, checked.reply, checked.at);
  // The cache keeps data that no screen shows, but not after a lock.
  ended.addEventListener('abort', () => client.clear());
  return client;
}
