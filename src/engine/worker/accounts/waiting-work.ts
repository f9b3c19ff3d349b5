/**
 * Waiting work: the bulk work that accounts have left in this browser, for the screen that has no
 * account open.
 */
import { readUnfinishedWork, type UnfinishedWork } from '#local/jobs/unfinished-work.ts';

/**
 * @param indexedDB undefined where nothing is stored;
 * @param onChange called when it was read and differs
 */
export function createWaitingWork(indexedDB: (() => IDBFactory) | undefined, onChange: () => void) {
  let found: readonly UnfinishedWork[] = [];
  return {
    /** As it was read last. */
    get: (): readonly UnfinishedWork[] => found,
    /** Reads it again, as at the start and after a lock. Never rejects. */
    read: async (): Promise<void> => {
      if (indexedDB === undefined) return;
      const before = JSON.stringify(found);
      found = await readUnfinishedWork(indexedDB);
      if (JSON.stringify(found) !== before) onChange();
    },
  };
}
