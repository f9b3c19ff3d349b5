/** Key retention labels: how long the browser keeps an API key, and how it is unlocked. */
import type { KnownAccount } from '#queries/session.ts';
import type { Device } from './DeviceContext.tsx';

/** Where the key of an account is, and what a lock means for it. */
export function keyRetentionLabel(
  kept: KnownAccount['kept'],
  { embedded, security }: Pick<Device, 'embedded' | 'security'>,
): string {
  // A parent page may also have signed in without giving a key.
  if (embedded) return 'You are signed in until this page is closed or reloaded.';
  switch (kept) {
    case 'device':
      return 'The key is on this device, behind your passphrase. After a lock the passphrase opens it.';
    case 'session':
      return 'The key is kept until you close Linkdeck, for all its tabs. After a lock it has to be pasted again.';
    case 'memory':
      return security.shared
        ? 'The key is in memory only: it is gone when the last tab is closed or reloaded.'
        : 'The key is in the memory of this tab only: a reload asks for it again.';
  }
}
