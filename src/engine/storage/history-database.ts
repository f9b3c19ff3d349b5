/**
 * History database: the readings of an account on this device, sealed with a key that stays here
 * and outlives a sign-in.
 */
import type { VaultPlaces } from '#local/keys/session-vault.ts';
import { createBlockCipher } from './block-cipher.ts';
import {
  type BlocksDatabase,
  blocksError,
  blocksIn,
  keyEntry,
  openBlocksDatabase,
  ownKeyOf,
} from './blocks-database.ts';
import { createMemoryBlocks } from './memory-blocks.ts';
import type { SealedBlocks } from './sealed-blocks.ts';

/** When the account is forgotten, every database with its id in the name goes. */
const prefix = 'linkdeck.history.';
/** Readings cannot be had again: a later version has to read the blocks of this one. */
const version = 1;
const stores = ['history'] as const;

/** Where the readings of one account are stored. They hold ids, totals and times, and no text. */
export interface HistoryPlace {
  /**
   * Opens what is stored, or makes a place for it; null where the user wants nothing to be stored.
   * @throws BlocksError
   */
  open(): Promise<SealedBlocks | null>;
  /**
   * Whether anything is stored from now on; if not, all that was stored is removed.
   * @throws BlocksError
   */
  choose(wanted: boolean): Promise<void>;
}

export function historyPlaceOf(
  { indexedDB, crypto }: VaultPlaces,
  accountId: string,
): HistoryPlace {
  const within = async <T>(work: (database: BlocksDatabase) => Promise<T>): Promise<T> => {
    try {
      const name = prefix + accountId;
      const where = { factory: indexedDB(), name, version, stores: [...stores, 'own'] as const };
      return await work(await openBlocksDatabase(where));
    } catch (problem) {
      throw blocksError(problem);
    }
  };
  return {
    open: () =>
      within(async (database) => {
        const key = await ownKeyOf(database, crypto);
        if (key === 'off') {
          database.close();
          return null;
        }
        const cipher = createBlockCipher(crypto, accountId, { key, format: version });
        return blocksIn(database, cipher, stores);
      }),
    choose: (wanted) =>
      within(async (database) => {
        await database.within(async (handle) => {
          const work = handle.transaction(['history', 'own'], 'readwrite');
          const own = work.objectStore('own');
          if (wanted) await own.delete(keyEntry);
          else {
            await work.objectStore('history').clear();
            // The key goes too: what a disk still holds of the readings cannot be opened.
            await own.put('off', keyEntry);
          }
          await work.done;
        });
        database.close();
      }),
  };
}

/** Where nothing outlives the page. */
export function memoryHistoryPlace(): HistoryPlace {
  const blocks: SealedBlocks = { ...createMemoryBlocks(), close: () => undefined };
  return { open: () => Promise.resolve(blocks), choose: () => Promise.resolve() };
}
