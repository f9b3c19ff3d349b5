/**
 * Stored libraries: opens what is stored of an account's links, and deletes it when the key that
 * opens it is gone.
 */

import {
  accountsWithLibrary,
  deleteLibrary,
  findLibraryPlace,
  type LibraryPlace,
} from '#engine/storage/library-database.ts';
import type { VaultPlaces } from '#local/keys/session-vault.ts';
import type { AccountLock } from './account-lock.ts';
import type { OpenAccount } from './account-registry.ts';

/** @param accountLock null where no other host can exist */
export function createStoredLibraries(
  places: VaultPlaces,
  accountLock: Pick<AccountLock, 'isFree'> | null,
) {
  const { indexedDB } = places;
  let isSwept = false;
  return {
    placeOf: ({ accountId, dataKey }: OpenAccount): Promise<LibraryPlace> =>
      findLibraryPlace(places, accountId, dataKey),
    /** Keys are dropped: what only a key of this session opens is deleted. */
    locked: async (accounts: readonly OpenAccount[]): Promise<void> => {
      for (const { accountId, retention } of accounts)
        if (retention !== 'device') await deleteLibrary(indexedDB, accountId);
    },
    /**
     * Deletes, once, what a session has left behind that ended with its last tab.
     * @param known the ids of all accounts
     */
    sweep: async (known: readonly string[]): Promise<void> => {
      if (isSwept) return;
      isSwept = true;
      for (const accountId of await accountsWithLibrary(indexedDB)) {
        // Another host may have it open.
        const isFree = accountLock === null || (await accountLock.isFree(accountId));
        if (isFree && !known.includes(accountId)) await deleteLibrary(indexedDB, accountId);
      }
    },
  };
}
