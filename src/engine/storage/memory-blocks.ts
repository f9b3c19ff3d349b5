/** Memory blocks: sealed blocks without a disk. */
import { type BlockStore, BlocksError, blockStores, type SealedBlocks } from './sealed-blocks.ts';

/** Copies in, copies out. */
export function createMemoryBlocks(): SealedBlocks {
  const stores = new Map<BlockStore, Map<number, Uint8Array<ArrayBuffer>>>(
    blockStores.map((store) => [store, new Map()]),
  );
  const blocksOf = (store: BlockStore) =>
    stores.get(store) ?? new Map<number, Uint8Array<ArrayBuffer>>();
  let isClosed = false;
  const check = () => {
    if (isClosed) throw new BlocksError('gone');
  };
  return {
    write: async (changes) => {
      check();
      for (const {
        store,
        put = new Map<number, Uint8Array<ArrayBuffer>>(),
        removed = [],
      } of changes) {
        for (const number of removed) blocksOf(store).delete(number);
        for (const [number, bytes] of put) blocksOf(store).set(number, bytes.slice());
      }
      return Promise.resolve();
    },
    readAll: async function* (store) {
      check();
      for (const number of [...blocksOf(store).keys()].sort((one, other) => one - other)) {
        const bytes = blocksOf(store).get(number);
        if (bytes !== undefined) yield await Promise.resolve({ number, bytes: bytes.slice() });
      }
    },
    clear: (store) => {
      check();
      blocksOf(store).clear();
      return Promise.resolve();
    },
    close: () => {
      isClosed = true;
    },
  };
}
