/** Keep links hook: keeps the links in this browser, which is asked not to remove them by itself. */
import { useSessionActions } from '#features/session/SessionContext.tsx';
import { useEngine } from '#queries/EngineContext.tsx';
import type { KnownAccount } from '#queries/session.ts';

interface KeepLinks {
  /** How long the API key is kept, and the links with it. */
  readonly retention: KnownAccount['retention'];
  /** @throws ApiError where they cannot be kept; the state of the library says why */
  readonly keep: (wanted: boolean) => Promise<void>;
}

export function useStoreLinks(): KeepLinks {
  const { accountId, library } = useEngine();
  const { accounts } = useSessionActions().security;
  return {
    retention: accounts.find((account) => account.accountId === accountId)?.retention ?? 'memory',
    keep: (wanted) => {
      if (wanted) persistStorage();
      return library.keep(wanted);
    },
  };
}

/** Only a page can ask for it. A browser that refuses may remove what is kept when it runs short of room. */
function persistStorage(): void {
  if ('storage' in navigator) navigator.storage.persist().catch(() => undefined);
}
