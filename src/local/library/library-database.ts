/** Library database: sealed blocks of an account in IndexedDB, in one database that is deleted with the account. */
import { type DBSchema, type IDBPDatabase, wrap } from 'idb';
import { deleteDatabase } from '#local/account-data.ts';
import type { VaultPlaces } from '#local/keys/session-vault.ts';
import { blockFormat, createBlockSeal } from './block-seal.ts';
import { type BlockStore, BlocksError, blockStores, type SealedBlocks } from './sealed-blocks.ts';

/** Keys are block numbers, values an IV with the ciphertext. */
type LibraryDatabase = IDBPDatabase<DBSchema & Record<BlockStore, { key: number; value: Uint8Array<ArrayBuffer> }>>;

/** When the account is forgotten, every database with its id in the name goes. */
const prefix = 'linkdeck.library.';
/** Blocks that are read at a time; memory holds them twice meanwhile. */
const readAtOnce = 8;

/** Where the links of one account are kept. */
export type LibraryPlace = Awaited<ReturnType<typeof findLibraryPlace>>;

/** @param dataKey as `newDataKey` makes it. Never rejects. */
export async function findLibraryPlace({ indexedDB, crypto }: VaultPlaces, accountId: string, dataKey: string) {
  const name = prefix + accountId;
  return {
    /** Whether anything was kept when this was found, with this key or another one. */
    isUsed: (await accountsWithLibrary(indexedDB)).includes(accountId),
    /** Opens what is kept, or makes a place for it. @throws BlocksError, also where a newer version has written there */
    open: async (): Promise<SealedBlocks> => {
      try {
        const seal = await createBlockSeal(crypto, accountId, dataKey);
        return blocksIn(await openDatabase(indexedDB(), name), seal);
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
  const found = await Promise.resolve()
    .then(() => indexedDB().databases())
    .catch(() => []);
  return found.flatMap(({ name = '' }) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
}

/** Deletes the library of an account whose key is gone. Never rejects. */
export async function deleteLibrary(indexedDB: () => IDBFactory, accountId: string): Promise<void> {
  await Promise.resolve()
    .then(() => deleteDatabase(indexedDB(), prefix + accountId))
    .catch(() => undefined);
}

async function openDatabase(factory: IDBFactory, name: string): Promise<LibraryDatabase> {
  // The database has the version of the format: an older Linkdeck cannot open what a newer one wrote, nor harm it.
  const request = factory.open(name, blockFormat);
  request.onupgradeneeded = () => {
    for (const store of [...request.result.objectStoreNames]) request.result.deleteObjectStore(store);
    for (const store of blockStores) request.result.createObjectStore(store);
  };
  // A sound cast: `wrap` cannot know the schema that the lines above make.
  const database = (await wrap(request)) as unknown as LibraryDatabase;
  // Another tab that wipes the database must not wait for this one.
  database.addEventListener('versionchange', () => database.close());
  return database;
}

function blocksIn(database: LibraryDatabase, seal: Awaited<ReturnType<typeof createBlockSeal>>): SealedBlocks {
  const guarded = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (problem) {
      throw blocksError(problem);
    }
  };
  const blocks: SealedBlocks = {
    write: (changes) =>
      guarded(async () => {
        // All is sealed before the transaction begins, because one that waits for something else ends.
        const sealed = await Promise.all(
          changes.map(async ({ store, put = new Map<number, Uint8Array<ArrayBuffer>>(), removed = [] }) => ({
            store,
            removed,
            put: await Promise.all(
              [...put].map(async ([number, bytes]) => [number, await seal.seal(store, number, bytes)] as const),
            ),
          })),
        );
        // Everything can be asked for again: a power cut may cost the last moments.
        const work = database.transaction(blockStores, 'readwrite', { durability: 'relaxed' });
        // The transaction tells why a request has failed: one that was taken back with the others does not.
        work.done.catch(ignored);
        try {
          for (const { store, put, removed } of sealed) {
            for (const number of removed) work.objectStore(store).delete(number).catch(ignored);
            for (const [number, bytes] of put) work.objectStore(store).put(bytes, number).catch(ignored);
          }
        } catch (problem) {
          work.abort();
          throw problem;
        }
        await work.done;
      }),
    readAll: async function* (store) {
      const numbers = await guarded(() => database.getAllKeys(store));
      const readPart = (at: number) =>
        guarded(async () => {
          const work = database.transaction(store);
          const wanted = numbers.slice(at, at + readAtOnce);
          const sealed = await Promise.all(wanted.map(async (number) => ({ number, bytes: await work.store.get(number) })));
          return Promise.all(
            sealed.flatMap(({ number, bytes }) =>
              bytes === undefined ? [] : [seal.open(store, number, bytes).then((opened) => ({ number, bytes: opened }))],
            ),
          );
        });
      let next = readPart(0);
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
    clear: (store) => guarded(() => database.clear(store)),
    close: () => database.close(),
  };
  return blocks;
}

const ignored = () => undefined;

function blocksError(problem: unknown): BlocksError {
  if (problem instanceof BlocksError) return problem;
  const isFull = problem instanceof DOMException && problem.name === 'QuotaExceededError';
  return new BlocksError(isFull ? 'full' : 'gone', problem);
}
