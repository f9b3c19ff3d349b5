/** The key at rest: ciphertext in the tab's storage, its wrapping key where no script can read it out. */
import type { DBSchema, IDBPDatabase } from 'idb';

/** What is kept from one page load to the next. */
export interface VaultContent {
  readonly accountId: string;
  readonly serviceAddress: string;
  readonly key: string;
}

/** The part of `Storage` that the vault uses. */
export interface VaultStorage {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
  removeItem(name: string): void;
}

interface Vault {
  /** Whether this browser, in this context, can keep anything at all. */
  readonly available: boolean;
  /** Whether there is something to take; it may still turn out to be unreadable. */
  holds(): boolean;
  /** What is kept, or `undefined`; what cannot be read (tampered with, its wrapping key gone) is forgotten. */
  take(): Promise<VaultContent | undefined>;
  /** Keeps this in place of what was kept. Resolves to whether it is kept; if not, nothing is. */
  put(content: VaultContent): Promise<boolean>;
  /** Forgets what is kept and destroys its wrapping key. The ciphertext is gone when the call returns. */
  forget(): Promise<void>;
}

interface VaultPlaces {
  /** `() => sessionStorage`: merely naming it throws where storage is blocked. */
  storage: () => VaultStorage;
  indexedDB: () => IDBFactory;
  /** Without a secure context it has no `subtle`. */
  crypto: Pick<Crypto, 'getRandomValues'> & { readonly subtle?: SubtleCrypto };
}

/** The entry in the tab's storage. `slot` names the wrapping key; `iv` and `data` are base64. */
interface Sealed {
  readonly slot: number;
  readonly iv: string;
  readonly data: string;
}

interface KeyDatabase extends DBSchema {
  keys: { key: number; value: CryptoKey };
}

const entry = 'linkdeck.session';
const database = 'linkdeck.keys';
// Tabs that were closed leave their wrapping key behind; it opens nothing any more. Only so many are kept.
const slotsKept = 20;
// Bound to the ciphertext, so that a text sealed for another purpose is never taken for a session.
const purpose = new TextEncoder().encode('linkdeck session 1');

/** A vault in one tab. Each `put` makes a wrapping key of its own, which cannot be exported, and a fresh IV. */
export function createVault({ storage: openStorage, indexedDB, crypto }: VaultPlaces): Vault {
  const storage = crypto.subtle === undefined ? undefined : usableStorage(openStorage);
  const subtle = crypto.subtle;
  if (storage === undefined || subtle === undefined) return unavailable;

  const read = () => attempt(() => readSealed(storage.getItem(entry)));
  const erase = () => attempt(() => storage.removeItem(entry));

  const seal = async (content: VaultContent): Promise<Sealed> => {
    const key = await subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const plain = new TextEncoder().encode(JSON.stringify(content));
    const data = await subtle.encrypt({ name: 'AES-GCM', iv, additionalData: purpose }, key, plain);
    const slot = await withKeys(indexedDB, async (keys) => {
      const made = await keys.add('keys', key);
      const stale = (await keys.getAllKeys('keys')).filter((slot) => slot <= made - slotsKept);
      await Promise.all(stale.map((slot) => keys.delete('keys', slot)));
      return made;
    });
    return { slot, iv: toBase64(iv), data: toBase64(new Uint8Array(data)) };
  };

  const open = async ({ slot, iv, data }: Sealed): Promise<VaultContent | undefined> => {
    const key = await withKeys(indexedDB, (keys) => keys.get('keys', slot));
    if (key === undefined) return undefined;
    const algorithm = { name: 'AES-GCM', iv: fromBase64(iv), additionalData: purpose };
    const plain = await subtle.decrypt(algorithm, key, fromBase64(data));
    return readContent(JSON.parse(new TextDecoder().decode(plain)));
  };

  const forget = async () => {
    const sealed = read();
    erase();
    if (sealed === undefined) return;
    // A wrapping key that cannot be deleted has nothing left to open.
    await withKeys(indexedDB, (keys) => keys.delete('keys', sealed.slot)).catch(() => undefined);
  };

  return {
    available: true,
    holds: () => attempt(() => storage.getItem(entry)) != null,
    take: async () => {
      const sealed = read();
      const content = sealed && (await open(sealed).catch(() => undefined));
      if (content === undefined) await forget();
      return content;
    },
    put: async (content) => {
      await forget();
      try {
        const sealed = await seal(content);
        storage.setItem(entry, JSON.stringify(sealed));
        return true;
      } catch {
        erase();
        return false;
      }
    },
    forget,
  };
}

const unavailable: Vault = {
  available: false,
  holds: () => false,
  take: () => Promise.resolve(undefined),
  put: () => Promise.resolve(false),
  forget: () => Promise.resolve(),
};

/** The storage if it can be written to; a full or blocked one throws, some only at the first write. */
function usableStorage(open: () => VaultStorage): VaultStorage | undefined {
  return attempt(() => {
    const storage = open();
    const probe = `${entry}.probe`;
    storage.setItem(probe, '1');
    storage.removeItem(probe);
    return storage;
  });
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Opens the database of wrapping keys for one piece of work. Its code is loaded only when something is to be kept. */
async function withKeys<T>(
  factory: () => IDBFactory,
  work: (keys: IDBPDatabase<KeyDatabase>) => Promise<T>,
): Promise<T> {
  const { wrap } = await import('idb');
  const request = factory().open(database, 1);
  request.onupgradeneeded = () => request.result.createObjectStore('keys', { autoIncrement: true });
  // A sound cast: `wrap` cannot know the schema that the line above makes.
  const keys = (await wrap(request)) as unknown as IDBPDatabase<KeyDatabase>;
  try {
    return await work(keys);
  } finally {
    keys.close();
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function readSealed(text: string | null): Sealed | undefined {
  const value: unknown = text === null ? undefined : JSON.parse(text);
  if (!isRecord(value)) return undefined;
  const { slot, iv, data } = value;
  const whole = typeof slot === 'number' && typeof iv === 'string' && typeof data === 'string';
  return whole ? { slot, iv, data } : undefined;
}

function readContent(value: unknown): VaultContent | undefined {
  if (!isRecord(value)) return undefined;
  const { accountId, serviceAddress, key } = value;
  const whole = typeof accountId === 'string' && typeof serviceAddress === 'string' && typeof key === 'string';
  return whole ? { accountId, serviceAddress, key } : undefined;
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
