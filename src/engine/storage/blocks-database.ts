/** Blocks database: sealed blocks in IndexedDB, in one database of an account. */
import { type DBSchema, type IDBPDatabase, wrap } from 'idb';
import { withStorageLimit } from '#local/storage-limit.ts';
import { type BlockCipher, type CryptoPlace, newBlockKey } from './block-cipher.ts';
import {
  type BlockChange,
  type BlockStore,
  BlocksError,
  type SealedBlocks,
} from './sealed-blocks.ts';

/**
 * Keys are block numbers, values an IV with the ciphertext. `own`: a key that no script can export,
 * or that nothing is stored.
 */
type BlocksHandle = IDBPDatabase<
  DBSchema &
    Record<BlockStore, { key: number; value: Uint8Array<ArrayBuffer> }> & {
      value: { key: string; value: Uint8Array<ArrayBuffer> };
      own: { key: string; value: CryptoKey | 'off' };
    }
>;

/** An open database of blocks. */
export interface BlocksDatabase {
  /** Work in it. @throws Error also where the database does not answer in time */
  within<T>(work: (handle: BlocksHandle) => Promise<T>): Promise<T>;
  close(): void;
}

/** Blocks that are read at a time; memory holds them twice meanwhile. */
const readAtOnce = 8;

type StoreName = BlockStore | 'value' | 'own';

interface BlocksDatabasePlace {
  readonly factory: IDBFactory;
  readonly name: string;
  /** An older Linkdeck cannot open what a newer one wrote, nor harm it. */
  readonly version: number;
  readonly stores: readonly StoreName[];
}

/** Makes the stores that are missing. @throws Error where a newer version has written there */
export async function openBlocksDatabase(
  { factory, name, version, stores }: BlocksDatabasePlace,
  /** Stores of an older version whose blocks mean something else. */
  isOutdated: (store: string) => boolean = () => false,
): Promise<BlocksDatabase> {
  const place = { factory, database: name };
  const open = async () => {
    const request = factory.open(name, version);
    request.onupgradeneeded = () => {
      const { result } = request;
      for (const store of [...result.objectStoreNames])
        if (isOutdated(store)) result.deleteObjectStore(store);
      for (const store of stores)
        if (!result.objectStoreNames.contains(store)) result.createObjectStore(store);
    };
    // A sound cast: `wrap` cannot know the schema that the lines above make.
    const opened = (await wrap(request)) as unknown as BlocksHandle;
    // Another tab that wipes the database must not wait for this one, even where it was opened late.
    opened.addEventListener('versionchange', () => opened.close());
    return opened;
  };
  const handle = await withStorageLimit(place, open);
  return {
    within: (work) => withStorageLimit(place, () => work(handle)),
    close: () => handle.close(),
  };
}

/** The entry of the key in `own`. */
export const keyEntry = 'key';

/** The key that a database has, made at its first use; `off` where its user wants nothing to be kept in it. */
export async function ownKeyOf(database: BlocksDatabase, crypto: CryptoPlace) {
  // Made before the transaction, which ends while it waits for something else.
  const fresh = await newBlockKey(crypto);
  return database.within(async (handle) => {
    const work = handle.transaction('own', 'readwrite');
    const known = await work.store.get(keyEntry);
    if (known === undefined) await work.store.put(fresh, keyEntry);
    await work.done;
    return known ?? fresh;
  });
}

/** Its blocks, each sealed on the way in and opened on the way out. */
export function blocksIn(
  database: BlocksDatabase,
  cipher: BlockCipher,
  stores: readonly BlockStore[],
): SealedBlocks {
  const guarded = async <T>(work: (handle: BlocksHandle) => Promise<T>): Promise<T> => {
    try {
      return await database.within(work);
    } catch (problem) {
      throw blocksError(problem);
    }
  };
  /** Outside of transactions, because one that waits for something else ends. */
  const sealedChange = async ({ store, put = noBlocks, removed = [] }: BlockChange) => ({
    store,
    removed,
    put: await Promise.all(
      [...put].map(
        async ([number, bytes]) => [number, await cipher.seal(store, number, bytes)] as const,
      ),
    ),
  });
  const blocks: SealedBlocks = {
    write: (changes) =>
      guarded(async (handle) => {
        const sealed = await Promise.all(changes.map(sealedChange));
        // Everything can be asked for again: a power cut may cost the last moments.
        const work = handle.transaction([...stores], 'readwrite', { durability: 'relaxed' });
        // The transaction tells why a request has failed: one that was taken back with the others does not.
        work.done.catch(ignored);
        try {
          for (const { store, put, removed } of sealed) {
            for (const number of removed) work.objectStore(store).delete(number).catch(ignored);
            for (const [number, bytes] of put)
              work.objectStore(store).put(bytes, number).catch(ignored);
          }
        } catch (problem) {
          work.abort();
          throw problem;
        }
        await work.done;
      }),
    readAll: async function* (store) {
      const numbers = await guarded((handle) => handle.getAllKeys(store));
      const readPart = (at: number) =>
        guarded(async (handle) => {
          const work = handle.transaction(store);
          const wanted = numbers.slice(at, at + readAtOnce);
          const sealed = await Promise.all(
            wanted.map(async (number) => ({ number, bytes: await work.store.get(number) })),
          );
          return Promise.all(
            sealed.flatMap(({ number, bytes }) =>
              bytes === undefined
                ? []
                : [cipher.open(store, number, bytes).then((opened) => ({ number, bytes: opened }))],
            ),
          );
        });
      let next = readPart(0);
      // Where there is no block, nothing waits for it.
      next.catch(ignored);
      for (let at = 0; at < numbers.length; at += readAtOnce) {
        const part = await next;
        // The next ones are read and opened while the caller takes these up.
        next = readPart(at + readAtOnce);
        // It may fail while the caller has an error of its own.
        next.catch(ignored);
        for (const block of part) {
          if (block.bytes === null) await blocks.write([{ store, removed: [block.number] }]);
          yield block;
        }
      }
    },
    clear: (store) => guarded((handle) => handle.clear(store)),
    close: () => database.close(),
  };
  return blocks;
}

const ignored = () => undefined;
const noBlocks: NonNullable<BlockChange['put']> = new Map();

/** What has become of the store, for its owner. */
export function blocksError(problem: unknown): BlocksError {
  if (problem instanceof BlocksError) return problem;
  const isFull = problem instanceof DOMException && problem.name === 'QuotaExceededError';
  return new BlocksError(isFull ? 'full' : 'gone', problem);
}
