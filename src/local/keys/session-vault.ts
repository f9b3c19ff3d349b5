/** Keys that are kept "until I close Linkdeck": ciphertext for the tabs to hold, opened by a key that no script can read. */
import { fromBase64, toBase64 } from './base64.ts';
import { type AccountSummary, type SessionTimes, withKeyDatabase } from './key-database.ts';

/** An account whose key is kept. */
export interface KeptAccount extends AccountSummary {
  readonly key: string;
  /** Opens what is kept of its links, as `newDataKey` makes it. */
  readonly dataKey: string;
  /** `device` where it is also remembered behind a passphrase. */
  readonly kept: 'session' | 'device';
}

interface OpenedSitting extends SessionTimes {
  readonly accounts: readonly KeptAccount[];
}

export interface VaultPlaces {
  /** `() => indexedDB`: merely naming it throws where storage is blocked. */
  readonly indexedDB: () => IDBFactory;
  /** Without a secure context it has no `subtle`. */
  readonly crypto: Pick<Crypto, 'getRandomValues'> & { readonly subtle?: SubtleCrypto };
}

/** As tabs hold it. `slot` names the wrapping key; `iv` and `data` are base64. */
interface Sealed {
  readonly slot: string;
  readonly iv: string;
  readonly data: string;
}

// A browser that was killed leaves a wrapping key behind, and no tab that holds anything for it.
const staleAfter = 48 * 3_600_000;

// Bound to the ciphertext, so that a text sealed for another purpose is never taken for a session.
const purpose = new TextEncoder().encode('linkdeck sitting 3');

/** Where a key is stored for a moment, to see whether it can be. */
const probeName = 'probe';

/** The vault of one session. Its wrapping key is created with the first seal, or read with the first opening. */
export function createSessionVault({ indexedDB, crypto }: VaultPlaces) {
  let current: { slot: string; key: CryptoKey } | undefined;

  const begin = async (times: SessionTimes) => {
    const key = await generateWrappingKey(crypto);
    const slot = toBase64(crypto.getRandomValues(new Uint8Array(12)));
    await withKeyDatabase(indexedDB, async (database) => {
      const { store } = database.transaction('sittings', 'readwrite');
      for await (const cursor of store) {
        if (cursor.value.activeAt < times.activeAt - staleAfter) await cursor.delete();
      }
      await store.put({ wrappingKey: key, ...times }, slot);
    });
    return { slot, key };
  };

  return {
    /** Whether a key can be kept here: stores one and deletes it again. Never rejects. */
    available: async (): Promise<boolean> => {
      if (crypto.subtle === undefined) return false;
      try {
        const key = await generateWrappingKey(crypto);
        // Some browsers open a database and refuse keys in it, such as private windows, and WebKit in a SharedWorker.
        await withKeyDatabase(indexedDB, async (database) => {
          const work = database.transaction('secrets', 'readwrite');
          await work.store.put(key, probeName);
          await work.store.delete(probeName);
          await work.done;
        });
        return true;
      } catch {
        return false;
      }
    },
    /** The accounts as ciphertext, with a new IV; null where nothing can be kept. */
    seal: async (accounts: readonly KeptAccount[], times: SessionTimes): Promise<string | null> => {
      try {
        current ??= await begin(times);
        const iv = crypto.getRandomValues(new Uint8Array(12));
        const plain = new TextEncoder().encode(JSON.stringify(accounts));
        const data = await subtleOf(crypto).encrypt({ name: 'AES-GCM', iv, additionalData: purpose }, current.key, plain);
        const sealed: Sealed = { slot: current.slot, iv: toBase64(iv), data: toBase64(new Uint8Array(data)) };
        return JSON.stringify(sealed);
      } catch {
        return null;
      }
    },
    /** What was sealed, or `undefined` where it cannot be read: tampered with, or its wrapping key gone. */
    open: async (text: string): Promise<OpenedSitting | undefined> => {
      try {
        const { slot, iv, data } = readSealed(text);
        const sitting = await withKeyDatabase(indexedDB, (database) => database.get('sittings', slot));
        if (sitting === undefined) return undefined;
        const { wrappingKey, openedAt, activeAt } = sitting;
        const algorithm = { name: 'AES-GCM', iv: fromBase64(iv), additionalData: purpose };
        const plain = await subtleOf(crypto).decrypt(algorithm, wrappingKey, fromBase64(data));
        const accounts = readAccounts(JSON.parse(new TextDecoder().decode(plain)));
        current ??= { slot, key: wrappingKey };
        return { accounts, openedAt, activeAt };
      } catch {
        return undefined;
      }
    },
    /** Notes that the user acts. */
    seen: async (activeAt: number): Promise<void> => {
      const slot = current?.slot;
      if (slot === undefined) return;
      await withKeyDatabase(indexedDB, async (database) => {
        const { store } = database.transaction('sittings', 'readwrite');
        const sitting = await store.get(slot);
        // One that was destroyed meanwhile stays destroyed.
        if (sitting !== undefined) await store.put({ ...sitting, activeAt }, slot);
      }).catch(() => undefined);
    },
    /** Destroys the wrapping key: whatever any tab still holds opens no more. */
    destroy: async (): Promise<void> => {
      const slot = current?.slot;
      current = undefined;
      if (slot === undefined) return;
      // A wrapping key that cannot be deleted has nothing left to open: the tabs drop what they hold.
      await withKeyDatabase(indexedDB, (database) => database.delete('sittings', slot)).catch(() => undefined);
    },
  };
}

/** A key that encrypts and decrypts, and that no script can export. */
function generateWrappingKey(crypto: VaultPlaces['crypto']): Promise<CryptoKey> {
  return subtleOf(crypto).generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

/** @throws TypeError where there is none */
export function subtleOf({ subtle }: VaultPlaces['crypto']): SubtleCrypto {
  if (subtle === undefined) throw new TypeError('There is no cryptography outside secure contexts');
  return subtle;
}

function readSealed(text: string): Sealed {
  const { slot, iv, data } = fields(JSON.parse(text));
  if (typeof slot !== 'string' || typeof iv !== 'string' || typeof data !== 'string') throw new TypeError('Not sealed here');
  return { slot, iv, data };
}

function readAccounts(value: unknown): KeptAccount[] {
  if (!Array.isArray(value)) throw new TypeError('Not a list of accounts');
  return value.map((each) => {
    const { accountId, serviceAddress, email, key, dataKey, kept } = fields(each);
    const texts = [accountId, serviceAddress, email, key, dataKey];
    if (!texts.every((text) => typeof text === 'string')) throw new TypeError('Not an account');
    const [id = '', address = '', mail = '', secret = '', data = ''] = texts;
    const account = { accountId: id, serviceAddress: address, email: mail, key: secret, dataKey: data };
    return { ...account, kept: kept === 'device' ? 'device' : 'session' };
  });
}

function fields(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new TypeError('Not an object');
  return { ...value };
}
