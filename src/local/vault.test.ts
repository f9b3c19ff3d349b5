import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { createVault, type VaultStorage } from './vault.ts';

const content = { accountId: 'a1', serviceAddress: 'https://sho.example', key: 'ld_the-secret-key-of-this-account' };

/** A tab's storage as a map; `broken` names what throws. */
function tab(broken: readonly (keyof VaultStorage)[] = []) {
  const entries = new Map<string, string>();
  const guarded = <T>(name: keyof VaultStorage, work: () => T): T => {
    if (broken.includes(name)) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    return work();
  };
  const storage: VaultStorage = {
    getItem: (name) => guarded('getItem', () => entries.get(name) ?? null),
    setItem: (name, value) => guarded('setItem', () => void entries.set(name, value)),
    removeItem: (name) => guarded('removeItem', () => void entries.delete(name)),
  };
  return { entries, storage };
}

function open({ entries, storage } = tab(), indexedDB: IDBFactory = new IDBFactory()) {
  const places = { storage: () => storage, indexedDB: () => indexedDB, crypto };
  return { entries, vault: createVault(places), reopened: () => createVault(places) };
}

/** Everything in every database of the factory, wrapping keys as what can be exported of them. */
async function wrappingKeys(indexedDB: IDBFactory): Promise<CryptoKey[]> {
  const request = indexedDB.open('linkdeck.keys');
  const database = await new Promise<IDBDatabase>((resolve) => (request.onsuccess = () => resolve(request.result)));
  const all = database.transaction('keys').objectStore('keys').getAll();
  const found = await new Promise<CryptoKey[]>((resolve) => (all.onsuccess = () => resolve(all.result as CryptoKey[])));
  database.close();
  return found;
}

function only(entries: Map<string, string>): [string, Record<string, unknown>] {
  const [[name, text] = ['', ''], ...rest] = entries;
  expect(rest).toEqual([]);
  return [name, JSON.parse(text) as Record<string, unknown>];
}

describe('The vault', () => {
  it('gives back after a reload what was put into it', async () => {
    const { vault, reopened } = open();
    expect(vault.holds()).toBe(false);
    await expect(vault.put(content)).resolves.toBe(true);
    const after = reopened();
    expect(after).toMatchObject({ available: true });
    expect(after.holds()).toBe(true);
    await expect(after.take()).resolves.toEqual(content);
    await expect(after.take()).resolves.toEqual(content);
  });

  it('keeps nothing in clear text, under one name, with a key that cannot be exported', async () => {
    const indexedDB = new IDBFactory();
    const { vault, entries } = open(tab(), indexedDB);
    await vault.put(content);
    const stored = JSON.stringify([...entries]);
    for (const secret of Object.values(content)) {
      expect(stored).not.toContain(secret);
      expect(stored).not.toContain(btoa(secret).slice(0, 12));
    }
    expect(entries.size).toBe(1);
    const [key] = await wrappingKeys(indexedDB);
    expect(key).toMatchObject({ extractable: false, type: 'secret', algorithm: { name: 'AES-GCM', length: 256 } });
    if (key === undefined) throw new Error('no key');
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
  });

  it('never uses an initialisation vector twice', async () => {
    const { vault, entries } = open();
    const seen = new Set<unknown>();
    for (let each = 0; each < 5; each += 1) {
      await vault.put(content);
      seen.add(only(entries)[1]['iv']).add(only(entries)[1]['data']);
    }
    expect(seen.size).toBe(10);
  });

  it('forgets at once, and destroys the wrapping key', async () => {
    const indexedDB = new IDBFactory();
    const { vault, entries, reopened } = open(tab(), indexedDB);
    await vault.put(content);
    const forgotten = vault.forget();
    expect(entries.size).toBe(0);
    await forgotten;
    await expect(wrappingKeys(indexedDB)).resolves.toEqual([]);
    await expect(reopened().take()).resolves.toBeUndefined();
    await expect(vault.forget()).resolves.toBeUndefined();
  });

  it('keeps the wrapping keys of other tabs, but not of hundreds of closed ones', async () => {
    const indexedDB = new IDBFactory();
    const first = open(tab(), indexedDB);
    await first.vault.put(content);
    const second = open(tab(), indexedDB);
    await second.vault.put({ ...content, accountId: 'a2' });
    await second.vault.forget();
    await expect(first.reopened().take()).resolves.toEqual(content);
    for (let each = 0; each < 25; each += 1) await open(tab(), indexedDB).vault.put(content);
    expect(await wrappingKeys(indexedDB)).toHaveLength(20);
    await expect(first.reopened().take()).resolves.toBeUndefined();
  });
});

describe('What cannot be read', () => {
  const tampering: [string, (sealed: Record<string, unknown>) => unknown][] = [
    ['another ciphertext', (sealed) => ({ ...sealed, data: btoa('x'.repeat(80)) })],
    ['one bit of the ciphertext', (sealed) => ({ ...sealed, data: flipped(String(sealed['data'])) })],
    ['another vector', (sealed) => ({ ...sealed, iv: btoa('123456789012') })],
    ['no base64', (sealed) => ({ ...sealed, data: '%%%' })],
    ['a missing part', ({ slot, iv }) => ({ slot, iv })],
    ['another slot', (sealed) => ({ ...sealed, slot: 77 })],
    ['a slot that is no number', (sealed) => ({ ...sealed, slot: '1' })],
    ['a list', () => [1]],
    ['nothing', () => null],
  ];

  function flipped(data: string): string {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    bytes[0] = (bytes[0] ?? 0) ^ 1;
    return btoa(String.fromCharCode(...bytes));
  }

  it.each(tampering)('is forgotten: %s', async (_, change) => {
    const { vault, entries, reopened } = open();
    await vault.put(content);
    const [name, sealed] = only(entries);
    entries.set(name, JSON.stringify(change(sealed)));
    await expect(reopened().take()).resolves.toBeUndefined();
    expect(entries.size).toBe(0);
  });

  it('is forgotten where it is no JSON', async () => {
    const { vault, entries, reopened } = open();
    await vault.put(content);
    entries.set(only(entries)[0], '{"slot":1,');
    await expect(reopened().take()).resolves.toBeUndefined();
    expect(entries.size).toBe(0);
  });

  it('is forgotten where its wrapping key is gone', async () => {
    const places = tab();
    await open(places).vault.put(content);
    await expect(open(places, new IDBFactory()).vault.take()).resolves.toBeUndefined();
    expect(places.entries.size).toBe(0);
  });
});

describe('A browser that can keep nothing', () => {
  const usable = { storage: () => tab().storage, indexedDB: () => new IDBFactory(), crypto };

  it.each([
    ['outside a secure context', { ...usable, crypto: { getRandomValues: crypto.getRandomValues.bind(crypto) } }],
    ['with a storage that is full', { ...usable, storage: () => tab(['setItem']).storage }],
    ['with a storage that is blocked', { ...usable, storage: () => { throw new DOMException('Denied', 'SecurityError'); } }],
  ] as const)('%s says so, and keeps nothing', async (_, places) => {
    const vault = createVault(places);
    expect(vault.available).toBe(false);
    expect(vault.holds()).toBe(false);
    await expect(vault.put(content)).resolves.toBe(false);
    await expect(vault.take()).resolves.toBeUndefined();
    await expect(vault.forget()).resolves.toBeUndefined();
  });

  it('without a database keeps nothing, and what was kept before is gone', async () => {
    const places = tab();
    await open(places).vault.put(content);
    const blocked = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    const vault = createVault({ storage: () => places.storage, indexedDB: blocked, crypto });
    await expect(vault.put(content)).resolves.toBe(false);
    expect(places.entries.size).toBe(0);
  });
});
