import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { toBase64 } from './base64.ts';
import { type KeyDatabase, withKeyDatabase } from './key-database.ts';
import { SessionVault, type StoredAccount } from './session-vault.ts';

const account: StoredAccount = {
  accountId: 'a1',
  serviceAddress: 'https://sho.example',
  email: 'ada@shop.example',
  key: 'ld_the-secret-key-of-this-account',
  dataKey: 'ZGF0YS1rZXktb2YtdGhpcy1hY2NvdW50LTMyLWJ5dGU=',
  retention: 'session',
};
const keyShape = { type: 'secret', extractable: false, algorithm: { name: 'AES-GCM' }, usages: [] };
const hour = 3_600_000;
const times = { openedAt: 1000 * hour, activeAt: 1000 * hour };

/** A browser with its databases; each call of `vault` is a new host in it. */
function browser(factory = new IDBFactory()) {
  const places = { indexedDB: () => factory, crypto };
  return {
    vault: () => new SessionVault(places),
    read: <T>(work: (database: KeyDatabase) => Promise<T>) =>
      withKeyDatabase(places.indexedDB, work),
  };
}

async function sealedIn({ vault }: ReturnType<typeof browser>): Promise<string> {
  const sealed = await vault().seal([account], times);
  if (sealed === null) throw new Error('nothing was sealed');
  return sealed;
}

describe('An unlocked session', () => {
  it('is opened by another host of the same browser, with its times', async () => {
    const here = browser();
    expect(await here.vault().open(await sealedIn(here))).toEqual({
      accounts: [account],
      ...times,
    });
  });

  it('is opened as an earlier version has sealed it, with the names of its properties', async () => {
    const here = browser();
    const { slot } = JSON.parse(await sealedIn(here)) as { slot: string };
    const session = await here.read((database) => database.get('sessions', slot));
    if (session === undefined) throw new Error('nothing was sealed');
    const { retention: _, ...fields } = account;
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const data = await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode('linkdeck sitting 3') },
      session.wrappingKey,
      new TextEncoder().encode(JSON.stringify([{ ...fields, kept: 'device' }])),
    );
    const earlier = { slot, iv: toBase64(iv), data: toBase64(new Uint8Array(data)) };
    const opened = await here.vault().open(JSON.stringify(earlier));
    expect(opened?.accounts).toEqual([{ ...account, retention: 'device' }]);
  });

  it('can be kept where the browser stores keys, and leaves nothing of the attempt', async () => {
    const here = browser();
    expect(await here.vault().check()).toBe('usable');
    expect(await here.read((database) => database.count('secrets'))).toBe(0);
  });

  it('cannot be kept where a newer version has stored keys, and says so', async () => {
    const factory = new IDBFactory();
    await new Promise<void>((resolve) => {
      const request = factory.open('linkdeck.keys', 1000);
      request.onsuccess = () => {
        request.result.close();
        resolve();
      };
    });
    const here = browser(factory);
    expect(await here.vault().check()).toBe('newer');
    expect(await here.vault().seal([account], times)).toBeNull();
  });

  it('cannot be kept where the browser stores everything but keys, as in private windows of some', async () => {
    // Nothing that holds a function can be cloned, and so not be stored: the browser throws a
    // DataCloneError.
    const generateKey = () => Promise.resolve({ ...keyShape, method: () => undefined });
    const subtle = new Proxy(crypto.subtle, {
      get: (target, name): unknown =>
        name === 'generateKey' ? generateKey : Reflect.get(target, name),
    });
    const factory = new IDBFactory();
    const unable = { getRandomValues: (bytes: never) => crypto.getRandomValues(bytes), subtle };
    const vault = new SessionVault({ indexedDB: () => factory, crypto: unable });
    expect(await vault.check()).toBe('blocked');
    expect(await vault.seal([account], times)).toBeNull();
  });

  it('shows nothing in clear text, and its wrapping key cannot be exported', async () => {
    const here = browser();
    const sealed = await sealedIn(here);
    for (const secret of [account.key, account.email, account.serviceAddress]) {
      expect(sealed).not.toContain(secret);
      expect(sealed).not.toContain(btoa(secret).slice(0, 12));
    }
    const [session] = await here.read((database) => database.getAll('sessions'));
    expect(session?.wrappingKey).toMatchObject({
      extractable: false,
      algorithm: { name: 'AES-GCM', length: 256 },
    });
    await expect(crypto.subtle.exportKey('raw', session!.wrappingKey)).rejects.toThrow();
  });

  it('never uses an initialisation vector twice, and keeps one wrapping key', async () => {
    const here = browser();
    const vault = here.vault();
    const seen = new Set<unknown>();
    for (let each = 0; each < 5; each += 1) {
      const { iv, data } = JSON.parse((await vault.seal([account], times)) ?? '{}') as Record<
        string,
        unknown
      >;
      seen.add(iv).add(data);
    }
    expect(seen.size).toBe(10);
    expect(await here.read((database) => database.count('sessions'))).toBe(1);
  });

  it('is over for every tab when its wrapping key is destroyed', async () => {
    const here = browser();
    const vault = here.vault();
    const sealed = (await vault.seal([account], times)) ?? '';
    await vault.destroy();
    expect(await here.vault().open(sealed)).toBeUndefined();
    expect(await here.read((database) => database.count('sessions'))).toBe(0);
    await vault.seen(times.activeAt + 1);
    expect(await here.read((database) => database.count('sessions'))).toBe(0);
  });

  it('notes when a user was seen', async () => {
    const here = browser();
    const vault = here.vault();
    const sealed = (await vault.seal([account], times)) ?? '';
    await vault.seen(times.activeAt + hour);
    expect(await here.vault().open(sealed)).toMatchObject({
      openedAt: times.openedAt,
      activeAt: times.activeAt + hour,
    });
  });

  it('leaves nothing behind for ever where the browser was killed', async () => {
    const here = browser();
    await sealedIn(here);
    await here
      .vault()
      .seal([account], { openedAt: times.openedAt, activeAt: times.activeAt + 100 * hour });
    expect(await here.read((database) => database.count('sessions'))).toBe(1);
  });
});

describe('What cannot be read', () => {
  type Fields = Record<string, string>;
  const flipped = (data = '') => {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    bytes[0] = (bytes[0] ?? 0) ^ 1;
    return btoa(String.fromCharCode(...bytes));
  };

  it.each<[string, (sealed: Fields) => unknown]>([
    ['another ciphertext', (sealed) => ({ ...sealed, data: btoa('x'.repeat(80)) })],
    ['one bit of the ciphertext', (sealed) => ({ ...sealed, data: flipped(sealed['data']) })],
    ['another vector', (sealed) => ({ ...sealed, iv: btoa('123456789012') })],
    ['no base64', (sealed) => ({ ...sealed, data: '%%%' })],
    ['a missing part', ({ slot, iv }) => ({ slot, iv })],
    ['another slot', (sealed) => ({ ...sealed, slot: 'AAAA' })],
    ['a list', () => [1]],
    ['nothing', () => null],
  ])('opens nothing: %s', async (_, change) => {
    const here = browser();
    const sealed = JSON.parse(await sealedIn(here)) as Fields;
    expect(await here.vault().open(JSON.stringify(change(sealed)))).toBeUndefined();
  });

  it('opens nothing where it is no JSON, or from another browser', async () => {
    const here = browser();
    expect(await here.vault().open('{"slot":')).toBeUndefined();
    expect(
      await browser()
        .vault()
        .open(await sealedIn(here)),
    ).toBeUndefined();
  });
});

describe('A browser that can keep nothing', () => {
  const blocked = () => {
    throw new DOMException('Denied', 'SecurityError');
  };

  it.each([
    [
      'outside a secure context',
      {
        indexedDB: () => new IDBFactory(),
        crypto: { getRandomValues: crypto.getRandomValues.bind(crypto) },
      },
    ],
    ['without a database', { indexedDB: blocked, crypto }],
  ])('%s says so, and seals nothing', async (_, places) => {
    const vault = new SessionVault(places);
    expect(await vault.check()).toBe('blocked');
    expect(await vault.seal([account], times)).toBeNull();
    expect(await vault.open('{}')).toBeUndefined();
    await expect(vault.destroy()).resolves.toBeUndefined();
  });
});
