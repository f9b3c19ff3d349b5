/** Stored values on a device: what is there later, who can open it, and what a late write does. */
import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { expect, it, vi } from 'vitest';
import { deleteAccountDatabases } from '#local/account-data.ts';
import { toBase64 } from '#local/keys/base64.ts';
import { eventually } from '#testing/time/eventually.ts';
import { createManualClock } from '#testing/time/manual-clock.ts';
import { importDataKey, newDataKey } from './block-cipher.ts';
import { StoredValues } from './stored-values.ts';

function open(
  factory: IDBFactory,
  { name, accountId = 'a1', dataKey }: { name: string; accountId?: string; dataKey?: string },
) {
  const values = new StoredValues({ indexedDB: () => factory, crypto, accountId });
  const key = dataKey === undefined ? undefined : () => importDataKey(crypto, dataKey);
  return opened(values, name, key);
}

function opened(values: StoredValues, name: string, key?: () => Promise<CryptoKey>) {
  const value = values.value<readonly string[]>(name, key);
  return { value, read: value.read, write: value.write, close: () => values.close() };
}

it('is there for the next engine, the last one of several that wait to be written', async () => {
  const factory = new IDBFactory();
  const first = open(factory, { name: 'members' });
  expect(await first.read()).toBeNull();
  void first.write(['one']);
  void first.write(['two']);
  await first.write(['three']);
  first.close();
  expect(await open(factory, { name: 'members' }).read()).toEqual(['three']);
  expect(await open(factory, { name: 'members', accountId: 'a2' }).read()).toBeNull();
});

it('is opened by the data key of its session alone, where it has one', async () => {
  const factory = new IDBFactory();
  const dataKey = newDataKey(crypto);
  const first = open(factory, { name: 'requests', dataKey });
  await first.write(['GET /api/urls?q=secret']);
  expect(await open(factory, { name: 'requests', dataKey }).read()).toEqual([
    'GET /api/urls?q=secret',
  ]);
  expect(await open(factory, { name: 'requests', dataKey: newDataKey(crypto) }).read()).toBeNull();
});

it('does not come back by a late write where the account was forgotten', async () => {
  const factory = new IDBFactory();
  const value = open(factory, { name: 'members' });
  await value.write(['one']);
  await deleteAccountDatabases(() => factory, 'a1');
  await value.write(['two']);
  value.close();
  await value.write(['three']);
  expect(await factory.databases()).toEqual([]);
});

/** A value that was stored before, in a browser that blocks its storage until the test ends that. */
async function openBlocked() {
  const factory = new IDBFactory();
  const before = open(factory, { name: 'members' });
  await before.write(['one', 'two']);
  before.close();
  const clock = createManualClock();
  let isBlocked = true;
  const indexedDB = (): IDBFactory => {
    if (isBlocked) throw new DOMException('Blocked', 'SecurityError');
    return factory;
  };
  const values = new StoredValues({ indexedDB, crypto, accountId: 'a1', clock });
  const { value, close } = opened(values, 'members');
  return { factory, value, close, clock, unblock: () => (isBlocked = false) };
}

it('is not overwritten where it could not be read', async () => {
  const { factory, value, close, unblock } = await openBlocked();
  expect(await value.read()).toBeNull();
  unblock();
  expect(await value.write(['three'])).toBe(false);
  close();
  expect(await open(factory, { name: 'members' }).read()).toEqual(['one', 'two']);
});

it('that can be read only later is there within a minute, and is written again from then on', async () => {
  const { value, clock, unblock } = await openBlocked();
  const onLate = vi.fn();
  expect(await value.read(onLate)).toBeNull();
  expect(value.isUnread).toBe(true);
  await clock.advance(60_000);
  expect(onLate).not.toHaveBeenCalled();
  unblock();
  await clock.advance(60_000);
  await eventually(() => expect(onLate.mock.calls).toEqual([[['one', 'two']]]));
  expect(await value.write(['three'])).toBe(true);
});

it('is tried no more once it is closed', async () => {
  const { value, close, clock, unblock } = await openBlocked();
  const onLate = vi.fn();
  await value.read(onLate);
  close();
  unblock();
  await clock.advance(300_000);
  expect(onLate).not.toHaveBeenCalled();
  expect(value.isUnread).toBe(true);
});

it('stays in memory where storage is blocked', async () => {
  const indexedDB = (): IDBFactory => {
    throw new DOMException('Blocked', 'SecurityError');
  };
  const { value } = opened(new StoredValues({ indexedDB, crypto, accountId: 'a1' }), 'members');
  await value.write(['one']);
  expect(await value.read()).toBeNull();
});

/** A database as version 0.2 made one for each value: a block of its own, sealed with a key beside it. */
async function storeAsBefore(factory: IDBFactory, name: string, value: unknown): Promise<void> {
  const request = factory.open(`linkdeck.${name}.a1`, 1);
  request.onupgradeneeded = () => {
    for (const store of ['value', 'own']) request.result.createObjectStore(store);
  };
  const database = await done(request);
  const key = await newKey();
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const additionalData = new TextEncoder().encode(
    JSON.stringify(['linkdeck block', 1, 'a1', 'value', 0]),
  );
  const algorithm = { name: 'AES-GCM', iv, additionalData };
  const plain = new TextEncoder().encode(JSON.stringify(value));
  const sealed = new Uint8Array(await crypto.subtle.encrypt(algorithm, key, plain));
  const work = database.transaction(['value', 'own'], 'readwrite');
  work.objectStore('own').put(key, 'key');
  await done(work.objectStore('value').put(Uint8Array.of(...iv, ...sealed), 0));
  database.close();
}

/** Records of links as version 0.2 stored them, sealed with a key that the API key gives. */
async function storeLinksAsBefore(factory: IDBFactory, key: CryptoKey, records: readonly Sent[]) {
  const request = factory.open('linkdeck.sent.a1', 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('links', { keyPath: 'id' }).createIndex('at', 'at');
  };
  const database = await done(request);
  for (const record of records) {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const plain = new TextEncoder().encode(JSON.stringify(record));
    const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain));
    const text = `${toBase64(iv)}.${toBase64(sealed)}`;
    const store = database.transaction('links', 'readwrite').objectStore('links');
    await done(store.put({ id: record.id, sealed: text, at: record.sentAt }));
  }
  database.close();
}

interface Sent {
  readonly id: number;
  readonly sentAt: number;
}

const newKey = () =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);

function done<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error('It could not be stored', { cause: request.error }));
  });
}

it('has what version 0.2 stored in a database of its own, which goes then', async () => {
  const factory = new IDBFactory();
  await storeAsBefore(factory, 'notes', ['Sale begins']);
  const first = open(factory, { name: 'notes' });
  expect(await first.read()).toEqual(['Sale begins']);
  first.close();
  expect((await factory.databases()).map(({ name }) => name)).toEqual(['linkdeck.kept.a1']);
  const next = open(factory, { name: 'notes' });
  expect(await next.read()).toEqual(['Sale begins']);
  await next.write(['Sale ends']);
  next.close();
  expect(await open(factory, { name: 'notes' }).read()).toEqual(['Sale ends']);
});

it('has the links that version 0.2 remembered, the last one at the end', async () => {
  const factory = new IDBFactory();
  const key = await newKey();
  const sent = [
    { id: 9, sentAt: 100 },
    { id: 2, sentAt: 200 },
  ];
  await storeLinksAsBefore(factory, key, sent.toReversed());
  const values = new StoredValues({ indexedDB: () => factory, crypto, accountId: 'a1' });
  expect(await values.value('sent', () => Promise.resolve(key)).read()).toEqual(sent);
  values.close();
  expect((await factory.databases()).map(({ name }) => name)).toEqual(['linkdeck.kept.a1']);
});

it('keeps what version 0.2 stored until it is written in the new place', async () => {
  const factory = new IDBFactory();
  await storeAsBefore(factory, 'plans', ['Spring']);
  const putting = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const full = open(factory, { name: 'plans' });
  expect(await full.read()).toBeNull();
  expect(full.value.isUnread).toBe(true);
  full.close();
  putting.mockRestore();
  expect(await open(factory, { name: 'plans' }).read()).toEqual(['Spring']);
});
