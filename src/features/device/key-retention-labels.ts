/** How long a key is kept and who may open it, in words that promise no more than is true. */
import type { DeviceAccount, Security } from './DeviceContext.tsx';

/** Where the key of an account is now, in a sentence or two. */
export function keptWords(kept: DeviceAccount['kept'], { shared }: Pick<Security, 'shared'>): string {
  switch (kept) {
    case 'device':
      return 'The key is on this device, behind your passphrase. After a lock the passphrase opens it.';
    case 'session':
      return 'The key is kept until you close Linkdeck, for all its tabs. After a lock it has to be pasted again.';
    case 'memory':
      return shared
        ? 'The key is in memory only: it is gone when the last tab is closed or loaded anew.'
        : 'The key is in the memory of this tab only: a reload asks for it again.';
  }
}
