/** List settings hook: the saved views and the height of rows that this browser keeps for the account. */
import { useState } from 'react';
import { useSessionActions } from '#features/session/SessionContext.tsx';
import type { LinkListSettings } from '#local/link-list.ts';
import { useEngine } from '#queries/EngineContext.tsx';

export interface ListSettings extends LinkListSettings {
  /** Returns whether this browser has kept the change. */
  readonly change: (part: Partial<LinkListSettings>) => boolean;
}

export function useListSettings(): ListSettings {
  const { accountId } = useEngine();
  const { readLinkList, storeLinkList } = useSessionActions();
  const [settings, setSettings] = useState(() => readLinkList(accountId));
  return {
    ...settings,
    change: (part) => {
      // Another tab may have changed the others.
      const stored = readLinkList(accountId);
      const next = { ...settings, ...stored, ...part };
      setSettings(next);
      return storeLinkList(accountId, next);
    },
  };
}
