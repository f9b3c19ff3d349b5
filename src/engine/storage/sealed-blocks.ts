/**
 * Sealed blocks: numbered pieces of an account's links, walks and history, written together and
 * read one by one.
 */

/**
 * What a block holds. `rows`: text of 1,000 links. `clicks`: what changes often of 4,096 links.
 * `walk`: how far the links were read. `history`: when which clicks were seen.
 */
export const blockStores = ['rows', 'clicks', 'walk', 'history'] as const;

export type BlockStore = (typeof blockStores)[number];

/** Changes of one store. */
export interface BlockChange {
  readonly store: BlockStore;
  /**
   * Plain bytes by block number, an integer from 0; a block takes the place of the one with its
   * number.
   */
  readonly put?: ReadonlyMap<number, Uint8Array<ArrayBuffer>>;
  readonly removed?: readonly number[];
}

/**
 * Where blocks are stored; on disk each is sealed and bound to its account, store, number and
 * format.
 */
export interface SealedBlocks {
  /**
   * Writes all changes in one transaction: after a crash either all of them are there or none.
   *
   * @throws BlocksError; then nothing was written
   */
  write(changes: readonly BlockChange[]): Promise<void>;
  /**
   * All blocks of a store, the lowest number first. `bytes` is null where a block cannot be opened,
   * because it was changed, moved or sealed with another key: then it is removed already, and its
   * owner has to get its content again.
   *
   * @throws BlocksError
   */
  readAll(
    store: BlockStore,
  ): AsyncIterable<{ readonly number: number; readonly bytes: Uint8Array<ArrayBuffer> | null }>;
  /** Removes all blocks of a store. @throws BlocksError */
  clear(store: BlockStore): Promise<void>;
  /** Ends it, and drops the key; what is stored stays. Later calls throw. */
  close(): void;
}

/**
 * `full`: the browser gives no more room. `gone`: the store was closed, deleted, or cannot be used.
 */
export class BlocksError extends Error {
  override readonly name = 'BlocksError';
  readonly kind: 'full' | 'gone';

  constructor(kind: 'full' | 'gone', cause?: unknown) {
    super(kind === 'full' ? 'There is no more room' : 'The store cannot be used', { cause });
    this.kind = kind;
  }
}

/** A part of the engine whose content is stored in blocks, with the links or not at all. */
export interface StoredPart {
  /**
   * Reads what is stored. Called once, before `keepIn`, and only where something is stored. Should
   * skip what it cannot read.
   */
  load(blocks: SealedBlocks): Promise<void>;
  /**
   * From now on every change is written to these blocks. What `load` has not read of them is
   * written first. Null: nothing is written any more, because the user or the browser does not want
   * it; the blocks are removed by the caller.
   */
  keepIn(blocks: SealedBlocks | null): Promise<void>;
}
