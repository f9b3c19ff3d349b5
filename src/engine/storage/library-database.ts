/**
 * Library database: sealed blocks of an account in IndexedDB, in one database that is deleted with
 * the account.
 */
import { deleteDatabase } from '#local/account-data.ts';
import type { VaultPlaces } from '#local/keys/session-vault.ts';
import { blockFormat, createBlockCipher, importDataKey } from './block-cipher.ts';
import { blocksError, blocksIn, openBlocksDatabase } from './blocks-database.ts';
import { blockStores, type SealedBlocks } from './sealed-blocks.ts';

/** When the account is forgotten, every database with its id in the name goes. */
const prefix = 'linkdeck.library.';
/** An empty database of this name: the user wants no links to be stored. */
const offPrefix = 'linkdeck.nolinks.';

/** Where the links of one account are stored. */
export type LibraryPlace = Awaited<ReturnType<typeof findLibraryPlace>>;

/** @param dataKey as `newDataKey` makes it. Never rejects. */
export async function findLibraryPlace(
  { indexedDB, crypto }: VaultPlaces,
  accountId: string,
  dataKey: string,
) {
  const name = prefix + accountId;
  const off = offPrefix + accountId;
  const found = await databaseNames(indexedDB);
  return {
    /** Whether anything was stored when this was found, with this key or another one. */
    isUsed: found.includes(name),
    /** Whether links are stored without being asked for: the user has not switched it off. */
    isWanted: !found.includes(off),
    /** Remembers whether links are stored from the next start on. Never rejects. */
    choose: async (wanted: boolean): Promise<void> => {
      try {
        if (wanted) await deleteDatabase(indexedDB(), off);
        else {
          const where = { factory: indexedDB(), name: off, version: 1, stores: ['own'] as const };
          (await openBlocksDatabase(where)).close();
        }
      } catch {
        // The next start stores them: a storage that fails stores nothing either.
      }
    },
    /**
     * Opens what is stored, or makes a place for it.
     * @throws BlocksError, also where a newer version has written there
     */
    open: async (): Promise<SealedBlocks> => {
      try {
        const key = await importDataKey(crypto, dataKey);
        const cipher = createBlockCipher(crypto, accountId, { key, format: blockFormat });
        const where = { factory: indexedDB(), name, version: blockFormat, stores: blockStores };
        // Links can be read again, so that those of another format go.
        return blocksIn(await openBlocksDatabase(where, () => true), cipher, blockStores);
      } catch (problem) {
        throw blocksError(problem);
      }
    },
    /** Removes all of it, with what other parts of the engine keep there. Never rejects. */
    remove: (): Promise<void> => deleteLibrary(indexedDB, accountId),
  };
}

/** The accounts that have such a database; none where storage is blocked. */
export async function accountsWithLibrary(indexedDB: () => IDBFactory): Promise<string[]> {
  const found = await databaseNames(indexedDB);
  return found.flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
}

/** None where storage is blocked. */
async function databaseNames(indexedDB: () => IDBFactory): Promise<string[]> {
  const found = await Promise.resolve()
    .then(() => indexedDB().databases())
    .catch(() => []);
  return found.flatMap(({ name }) => name ?? []);
}

/** Deletes the library of an account whose key is gone. Never rejects. */
export async function deleteLibrary(indexedDB: () => IDBFactory, accountId: string): Promise<void> {
  await Promise.resolve()
    .then(() => deleteDatabase(indexedDB(), prefix + accountId))
    .catch(() => undefined);
}
