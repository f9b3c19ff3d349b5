/** Key retention labels: how long the browser keeps an API key, and how it is unlocked. */
import type { KnownAccount, SessionInfo } from '#queries/session.ts';

/** Where the key of an account is, and what a lock means for it. */
export function keyRetentionLabel(kept: KnownAccount['kept'], { shared }: Pick<SessionInfo, 'shared'>): string {
  switch (kept) {
    case 'device':
      return 'The key is on this device, behind your passphrase. After a lock the passphrase opens it.';
    case 'session':
      return 'The key is kept until you close Linkdeck, for all its tabs. After a lock it has to be pasted again.';
    case 'memory':
      return shared
        ? 'The key is in memory only: it is gone when the last tab is closed or reloaded.'
        : 'The key is in the memory of this tab only: a reload asks for it again.';
  }
}
