/** Synced names: hands the engine the names that were set or kept for the service, and keeps its own. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSessionActions } from '#features/session/SessionContext.tsx';
import { useSettings } from '#features/settings/SettingsContext.tsx';
import { useEngine } from '#queries/EngineContext.tsx';
import { useServiceNames } from '#queries/service-names.ts';

export function useSyncedNames(): void {
  const engine = useEngine();
  const client = useQueryClient();
  const settings = useSettings();
  const { readNames, storeNames } = useSessionActions();
  const { found, chosen, begun } = useServiceNames();
  const { accountId } = engine;

  useEffect(() => {
    // Again where another engine has taken over. A lock may end this one in this moment; the next one gets it too.
    if (!begun) engine.names.begin(settings.names, readNames(accountId)).catch(() => undefined);
    else storeNames(accountId, { chosen, found });
  }, [engine, accountId, settings.names, readNames, storeNames, begun, chosen, found]);

  const before = useRef<typeof chosen | undefined>(undefined);
  useEffect(() => {
    if (!begun) return;
    // Replies in the cache have been read by the names from before, also where another tab has chosen.
    if (before.current !== undefined && before.current !== chosen) void client.invalidateQueries();
    before.current = chosen;
  }, [client, begun, chosen]);
}
