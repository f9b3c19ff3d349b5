/** Keeping words: where the links are, for how long, and why they are not kept, in sentences. */
import type { LibraryState } from '#queries/library.ts';
import type { KnownAccount } from '#queries/session.ts';

type Retention = KnownAccount['kept'];

/** What keeping them means while the API key is kept so long. */
export function keepingOffer(retention: Retention): string {
  return retention === 'device'
    ? 'Encrypted, behind your passphrase. They open faster, and without a connection.'
    : 'Encrypted, until you lock Linkdeck or close all its tabs. A reload needs no new requests.';
}

/** Where they are now. */
export function keepingWords({ mode, isPossible }: LibraryState['keeping'], retention: Retention): string {
  if (mode === 'memory')
    return isPossible
      ? 'Your links are in memory only, until you lock or close Linkdeck.'
      : 'Your links are in memory only, because your API key isn’t kept in this browser.';
  return retention === 'device'
    ? 'Your links are encrypted on this device, behind your passphrase.'
    : 'Your links are encrypted in this browser, until you lock Linkdeck or close all its tabs.';
}

/** Why they are no longer kept; '' where that is not so. */
export function lostWords({ lost }: Pick<LibraryState['keeping'], 'lost'>): string {
  switch (lost) {
    case 'full':
      return 'This browser has no room left for your links, so they’re in memory only.';
    case 'gone':
      return 'Kept links can’t be read or were removed, so your links are in memory only.';
    case null:
      return '';
  }
}
