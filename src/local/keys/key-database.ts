/**
 * The database of everything that guards a key at rest: wrapping keys, accounts behind a
 * passphrase, and choices.
 */
import { type DBSchema, type IDBPDatabase, wrap } from 'idb';
import { withStorageLimit } from '#local/storage-limit.ts';

/** The times of one unlocked session, in milliseconds since 1970. */
export interface SessionTimes {
  /** When the first key of this session was given. */
  readonly openedAt: number;
  /** When the user acted last. */
  readonly activeAt: number;
}

/** What decrypts the keys that the tabs of one unlocked session hold. */
interface StoredSession extends SessionTimes {
  /** Cannot be exported. */
  readonly wrappingKey: CryptoKey;
}

/** What may be known of an account while it is locked. */
export interface AccountSummary {
  readonly accountId: string;
  readonly serviceAddress: string;
  readonly email: string;
}

/** An account that is remembered on this device, its key encrypted with a passphrase. */
export interface LockedAccount extends AccountSummary {
  readonly salt: Uint8Array<ArrayBuffer>;
  /** Rounds of PBKDF2-SHA-256. */
  readonly rounds: number;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly sealed: ArrayBuffer;
  /** Wrong passphrases in a row. */
  readonly failures: number;
  /** No try before this moment, in milliseconds since 1970. */
  readonly closedUntil: number;
}

/**
 * The store of what was sent lately with a key. Another name would take another version of the
 * database, which drops the accounts that are remembered on this device.
 */
export const limiterStore = 'ledgers';

interface KeySchema extends DBSchema {
  sessions: { key: string; value: StoredSession };
  accounts: { key: string; value: LockedAccount };
  choices: { key: string; value: number };
  /** Keys of this browser, which cannot be exported. */
  secrets: { key: string; value: CryptoKey };
  /** What was sent lately with a key, by its fingerprint. */
  [limiterStore]: { key: string; value: { readonly memory: unknown; readonly storedAt: number } };
}

export type KeyDatabase = IDBPDatabase<KeySchema>;

const name = 'linkdeck.keys';
const version = 3;

/**
 * Opens the database for one piece of work, so that a tab which wants to delete it does not wait
 * for long.
 *
 * @param factory `() => indexedDB`: merely naming it throws where storage is blocked
 * @throws Error where storage is blocked, or does not answer in time
 */
export async function withKeyDatabase<T>(
  factory: () => IDBFactory,
  work: (database: KeyDatabase) => Promise<T>,
): Promise<T> {
  const storage = factory();
  return withStorageLimit({ factory: storage, database: name }, () => workIn(storage, work));
}

async function workIn<T>(
  storage: IDBFactory,
  work: (database: KeyDatabase) => Promise<T>,
): Promise<T> {
  const request = storage.open(name, version);
  request.onupgradeneeded = () => {
    const { result } = request;
    // What an older version stored opens only what its own tabs hold.
    for (const store of [...result.objectStoreNames]) result.deleteObjectStore(store);
    result.createObjectStore('sessions');
    result.createObjectStore('accounts', { keyPath: 'accountId' });
    result.createObjectStore('choices');
    result.createObjectStore('secrets');
    result.createObjectStore(limiterStore);
  };
  // A sound cast: `wrap` cannot know the schema that the lines above make.
  const database = (await wrap(request)) as unknown as KeyDatabase;
  try {
    return await work(database);
  } finally {
    database.close();
  }
}
