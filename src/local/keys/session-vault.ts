/**
 * Keys that are stored "until I close Linkdeck": ciphertext for the tabs to hold, opened by a key
 * that no script can read.
 */
import { fromBase64, toBase64 } from './base64.ts';
import { type AccountSummary, type SessionTimes, withKeyDatabase } from './key-database.ts';

/** An account whose key is stored. */
export interface StoredAccount extends AccountSummary {
  readonly key: string;
  /** Opens what is stored of its links, as `newDataKey` makes it. */
  readonly dataKey: string;
  /** `device` where it is also remembered behind a passphrase. */
  readonly retention: 'session' | 'device';
}

interface OpenedSession extends SessionTimes {
  readonly accounts: readonly StoredAccount[];
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

/**
 * `newer`: a newer version of Linkdeck has stored keys here, which this one can neither read nor
 * add to.
 */
export type KeyStorage = 'usable' | 'blocked' | 'newer';

/** Where a key is stored for a moment, to see whether it can be. */
const probeName = 'probe';

/**
 * The vault of one session. Its wrapping key is created with the first seal, or read with the first
 * opening.
 */
export class SessionVault {
  readonly #indexedDB: VaultPlaces['indexedDB'];
  readonly #crypto: VaultPlaces['crypto'];
  #current: { slot: string; key: CryptoKey } | undefined;

  constructor({ indexedDB, crypto }: VaultPlaces) {
    this.#indexedDB = indexedDB;
    this.#crypto = crypto;
  }

  /** Whether a key can be stored here: stores one and deletes it again. Never rejects. */
  async check(): Promise<KeyStorage> {
    if (this.#crypto.subtle === undefined) return 'blocked';
    try {
      const key = await generateWrappingKey(this.#crypto);
      // Some browsers open a database and refuse keys in it, such as private windows, and WebKit in a
      // SharedWorker.
      await withKeyDatabase(this.#indexedDB, async (database) => {
        const work = database.transaction('secrets', 'readwrite');
        await work.store.put(key, probeName);
        await work.store.delete(probeName);
        await work.done;
      });
      return 'usable';
    } catch (problem) {
      return isOfNewerVersion(problem) ? 'newer' : 'blocked';
    }
  }

  /** The accounts as ciphertext, with a new IV; null where nothing can be stored. */
  async seal(accounts: readonly StoredAccount[], times: SessionTimes): Promise<string | null> {
    try {
      this.#current ??= await this.#begin(times);
      const iv = this.#crypto.getRandomValues(new Uint8Array(12));
      const plain = new TextEncoder().encode(JSON.stringify(accounts.map(toSealed)));
      const data = await subtleOf(this.#crypto).encrypt(
        { name: 'AES-GCM', iv, additionalData: purpose },
        this.#current.key,
        plain,
      );
      const sealed: Sealed = {
        slot: this.#current.slot,
        iv: toBase64(iv),
        data: toBase64(new Uint8Array(data)),
      };
      return JSON.stringify(sealed);
    } catch {
      return null;
    }
  }

  /**
   * What was sealed, or `undefined` where it cannot be read: tampered with, or its wrapping key
   * gone.
   */
  async open(text: string): Promise<OpenedSession | undefined> {
    try {
      const { slot, iv, data } = readSealed(text);
      const session = await withKeyDatabase(this.#indexedDB, (database) =>
        database.get('sessions', slot),
      );
      if (session === undefined) return undefined;
      const { wrappingKey, openedAt, activeAt } = session;
      const algorithm = { name: 'AES-GCM', iv: fromBase64(iv), additionalData: purpose };
      const plain = await subtleOf(this.#crypto).decrypt(algorithm, wrappingKey, fromBase64(data));
      const accounts = readAccounts(JSON.parse(new TextDecoder().decode(plain)));
      this.#current ??= { slot, key: wrappingKey };
      return { accounts, openedAt, activeAt };
    } catch {
      return undefined;
    }
  }

  /** Notes that the user acts. */
  async seen(activeAt: number): Promise<void> {
    const slot = this.#current?.slot;
    if (slot === undefined) return;
    await withKeyDatabase(this.#indexedDB, async (database) => {
      const { store } = database.transaction('sessions', 'readwrite');
      const session = await store.get(slot);
      // One that was destroyed meanwhile stays destroyed.
      if (session !== undefined) await store.put({ ...session, activeAt }, slot);
    }).catch(() => undefined);
  }

  /** Destroys the wrapping key: whatever any tab still holds opens no more. */
  async destroy(): Promise<void> {
    const slot = this.#current?.slot;
    this.#current = undefined;
    if (slot === undefined) return;
    // A wrapping key that cannot be deleted has nothing left to open: the tabs drop what they hold.
    await withKeyDatabase(this.#indexedDB, (database) => database.delete('sessions', slot)).catch(
      () => undefined,
    );
  }

  async #begin(times: SessionTimes) {
    const key = await generateWrappingKey(this.#crypto);
    const slot = toBase64(this.#crypto.getRandomValues(new Uint8Array(12)));
    await withKeyDatabase(this.#indexedDB, async (database) => {
      const { store } = database.transaction('sessions', 'readwrite');
      for await (const cursor of store) {
        if (cursor.value.activeAt < times.activeAt - staleAfter) await cursor.delete();
      }
      await store.put({ wrappingKey: key, ...times }, slot);
    });
    return { slot, key };
  }
}

/** A browser opens no database in a version that is lower than the stored one. */
function isOfNewerVersion(problem: unknown): boolean {
  return problem instanceof DOMException && problem.name === 'VersionError';
}

/** A key that encrypts and decrypts, and that no script can export. */
function generateWrappingKey(crypto: VaultPlaces['crypto']): Promise<CryptoKey> {
  return subtleOf(crypto).generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
}

/** @throws TypeError where there is none */
export function subtleOf({ subtle }: VaultPlaces['crypto']): SubtleCrypto {
  if (subtle === undefined) throw new TypeError('There is no cryptography outside secure contexts');
  return subtle;
}

function readSealed(text: string): Sealed {
  const { slot, iv, data } = fields(JSON.parse(text));
  if (typeof slot !== 'string' || typeof iv !== 'string' || typeof data !== 'string')
    throw new TypeError('Not sealed here');
  return { slot, iv, data };
}

/** The stored name of `retention`: an update must open what was sealed before it. */
const retentionName = 'kept';

function toSealed({ retention, ...account }: StoredAccount): object {
  return { ...account, [retentionName]: retention };
}

function readAccounts(value: unknown): StoredAccount[] {
  if (!Array.isArray(value)) throw new TypeError('Not a list of accounts');
  return value.map((each) => {
    const {
      accountId,
      serviceAddress,
      email,
      key,
      dataKey,
      [retentionName]: retention,
    } = fields(each);
    const texts = [accountId, serviceAddress, email, key, dataKey];
    if (!texts.every((text) => typeof text === 'string')) throw new TypeError('Not an account');
    const [id = '', service = '', mail = '', secret = '', data = ''] = texts;
    const account = {
      accountId: id,
      serviceAddress: service,
      email: mail,
      key: secret,
      dataKey: data,
    };
    return { ...account, retention: retention === 'device' ? 'device' : 'session' };
  });
}

function fields(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new TypeError('Not an object');
  return { ...value };
}
