/**
 * Watched blocks: sealed blocks that know how large they are, do one thing at a time, and tell when
 * they fail.
 */
import {
  type BlockStore,
  BlocksError,
  blockStores,
  type SealedBlocks,
} from '#engine/storage/sealed-blocks.ts';

/** What the browser stores of a block besides its bytes: IV and tag. */
const overhead = 28;

interface Listeners {
  /** Something was written. */
  readonly onWrite: () => void;
  /** Called once, with the first failure. */
  readonly onFail: (kind: BlocksError['kind']) => void;
}

export function watchBlocks(blocks: SealedBlocks, { onWrite, onFail }: Listeners) {
  const sizes = new Map<BlockStore, Map<number, number>>(
    blockStores.map((store) => [store, new Map()]),
  );
  let last: Promise<unknown> = Promise.resolve();
  let hasFailed = false;

  const failed = (problem: unknown): never => {
    if (!hasFailed) {
      hasFailed = true;
      onFail(problem instanceof BlocksError ? problem.kind : 'gone');
    }
    throw problem;
  };
  /**
   * One after the other, so that what was cleared is not written by a change that was sealed
   * before.
   */
  const enqueue = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work).catch(failed);
    last = done.catch(() => undefined);
    return done;
  };
  const note = (store: BlockStore, number: number, bytes: Uint8Array | null) => {
    if (bytes === null) sizes.get(store)?.delete(number);
    else sizes.get(store)?.set(number, bytes.length + overhead);
  };

  const watched: SealedBlocks = {
    write: (changes) =>
      enqueue(async () => {
        await blocks.write(changes);
        for (const { store, put = new Map<number, Uint8Array>(), removed = [] } of changes) {
          for (const number of removed) note(store, number, null);
          for (const [number, bytes] of put) note(store, number, bytes);
        }
        onWrite();
      }),
    readAll: async function* (store) {
      try {
        for await (const block of blocks.readAll(store)) {
          note(store, block.number, block.bytes);
          yield block;
        }
      } catch (problem) {
        failed(problem);
      }
    },
    clear: (store) =>
      enqueue(async () => {
        await blocks.clear(store);
        sizes.get(store)?.clear();
      }),
    // What was given to be written before is written.
    close: () => void last.then(blocks.close),
  };
  return {
    blocks: watched,
    /** Bytes that were read or written, as far as they are there. */
    size: (): number => {
      let sum = 0;
      for (const each of sizes.values()) for (const size of each.values()) sum += size;
      return sum;
    },
  };
}
