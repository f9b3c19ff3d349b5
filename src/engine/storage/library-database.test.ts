import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newDataKey } from './block-cipher.ts';
import { accountsWithLibrary, findLibraryPlace } from './library-database.ts';
import { type BlockStore, BlocksError, type SealedBlocks } from './sealed-blocks.ts';

const dataKey = newDataKey(crypto);
const bytes = (text: string) => new TextEncoder().encode(text);
const one = (text: string, number = 0) => new Map([[number, bytes(text)]]);

afterEach(() => vi.restoreAllMocks());

async function open(factory = new IDBFactory(), accountId = 'a1', key = dataKey) {
  const place = await findLibraryPlace({ indexedDB: () => factory, crypto }, accountId, key);
  return { factory, place, blocks: await place.open() };
}

async function read(
  blocks: SealedBlocks,
  store: BlockStore,
): Promise<Record<number, string | null>> {
  const found: Record<number, string | null> = {};
  for await (const { number, bytes: plain } of blocks.readAll(store))
    found[number] = plain === null ? null : new TextDecoder().decode(plain);
  return found;
}

/** What is on the disk: each block as it lies there. */
async function raw(
  factory: IDBFactory,
  work: (stores: (name: string) => IDBObjectStore) => void,
  name = 'linkdeck.library.a1',
) {
  await new Promise<void>((resolve, reject) => {
    const request = factory.open(name);
    request.onsuccess = () => {
      const transaction = request.result.transaction(['rows', 'clicks'], 'readwrite');
      transaction.oncomplete = () => {
        request.result.close();
        resolve();
      };
      transaction.onerror = () => reject(new Error('not written'));
      work((store) => transaction.objectStore(store));
    };
  });
}

/** Copies a block of the rows elsewhere. */
async function copied(
  factory: IDBFactory,
  to: (stores: (name: string) => IDBObjectStore, sealed: unknown) => void,
  name?: string,
) {
  let sealed: unknown;
  await raw(factory, (stores) => {
    stores('rows').get(0).onsuccess = ({ target }) => {
      sealed = (target as IDBRequest).result;
    };
  });
  await raw(factory, (stores) => to(stores, sealed), name);
}

describe('Sealed blocks', () => {
  it('are there after a restart, in the order of their numbers', async () => {
    const { factory, blocks } = await open();
    await blocks.write([
      {
        store: 'rows',
        put: new Map([
          [11, bytes('k')],
          [2, bytes('b')],
          [1, bytes('a')],
        ]),
      },
      { store: 'walk', put: one('{}') },
    ]);
    await blocks.write([{ store: 'rows', put: one('B', 2), removed: [1] }]);
    blocks.close();
    const again = await open(factory);
    expect(again.place.isUsed).toBe(true);
    expect(Object.entries(await read(again.blocks, 'rows'))).toEqual([
      ['2', 'B'],
      ['11', 'k'],
    ]);
    expect(await read(again.blocks, 'walk')).toEqual({ 0: '{}' });
    expect(await accountsWithLibrary(() => factory)).toEqual(['a1']);
  });

  it('lie on the disk without a word in clear text', async () => {
    const { factory, blocks } = await open();
    await blocks.write([{ store: 'rows', put: one('secret-campaign') }]);
    let found = '';
    await raw(factory, (stores) => {
      stores('rows').getAll().onsuccess = ({ target }) => {
        for (const each of (target as IDBRequest<Uint8Array[]>).result)
          found += String.fromCharCode(...each);
      };
    });
    expect(found).toHaveLength('secret-campaign'.length + 28);
    expect(found).not.toContain('secret');
  });

  it('do not open at another number, in another store, or with another key, and are removed', async () => {
    const { factory, blocks } = await open();
    await blocks.write([{ store: 'rows', put: one('a') }]);
    await copied(factory, (stores, sealed) => {
      stores('rows').put(sealed, 1);
      stores('clicks').put(sealed, 0);
    });
    expect(await read(blocks, 'rows')).toEqual({ 0: 'a', 1: null });
    expect(await read(blocks, 'rows')).toEqual({ 0: 'a' });
    expect(await read(blocks, 'clicks')).toEqual({ 0: null });
    blocks.close();
    const stranger = await open(factory, 'a1', newDataKey(crypto));
    expect(await read(stranger.blocks, 'rows')).toEqual({ 0: null });
  });

  it('do not open in the database of another account, even with its key', async () => {
    const { factory, blocks } = await open();
    await blocks.write([{ store: 'rows', put: one('a') }]);
    const other = await open(factory, 'a2');
    await copied(factory, (stores, sealed) => stores('rows').put(sealed, 0), 'linkdeck.library.a2');
    expect(await read(other.blocks, 'rows')).toEqual({ 0: null });
  });

  it('do not open with one bit changed', async () => {
    const { factory, blocks } = await open();
    await blocks.write([{ store: 'rows', put: one('a') }]);
    await copied(factory, (stores, sealed) => {
      const changed = Uint8Array.from(sealed as Uint8Array);
      changed[14] = (changed[14] ?? 0) ^ 1;
      stores('rows').put(changed, 0);
    });
    expect(await read(blocks, 'rows')).toEqual({ 0: null });
  });

  it('are all written or none: a full disk takes back what was put before', async () => {
    const { blocks } = await open();
    await blocks.write([{ store: 'rows', put: one('before') }]);
    const real = IDBObjectStore.prototype.put;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...given
    ) {
      if (this.name !== 'walk') return real.apply(this, given);
      throw new DOMException('The disk is full', 'QuotaExceededError');
    });
    const writing = blocks.write([
      { store: 'rows', put: one('after') },
      { store: 'walk', put: one('{}') },
    ]);
    await expect(writing).rejects.toMatchObject({ name: 'BlocksError', kind: 'full' });
    vi.restoreAllMocks();
    expect(await read(blocks, 'rows')).toEqual({ 0: 'before' });
  });

  it('say that they are gone when another tab has wiped them, and are made again', async () => {
    const { place, blocks } = await open();
    await blocks.write([{ store: 'rows', put: one('a') }]);
    await place.remove();
    await expect(blocks.write([{ store: 'rows', put: one('b') }])).rejects.toMatchObject({
      kind: 'gone',
    });
    await expect(read(blocks, 'rows')).rejects.toBeInstanceOf(BlocksError);
    expect(await read(await place.open(), 'rows')).toEqual({});
  });

  it('of a newer version are neither read nor harmed', async () => {
    const { factory, blocks } = await open();
    blocks.close();
    await new Promise<void>((resolve) => {
      const request = factory.open('linkdeck.library.a1', 99);
      request.onsuccess = () => {
        request.result.close();
        resolve();
      };
    });
    await expect(open(factory)).rejects.toMatchObject({ kind: 'gone' });
    expect(await accountsWithLibrary(() => factory)).toEqual(['a1']);
  });

  it('are nowhere where storage is blocked', async () => {
    const blocked = (): IDBFactory => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    const place = await findLibraryPlace({ indexedDB: blocked, crypto }, 'a1', dataKey);
    expect(place.isUsed).toBe(false);
    await expect(place.open()).rejects.toMatchObject({ kind: 'gone' });
    await place.remove();
  });
});
