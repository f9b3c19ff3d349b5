/** Stored values: pieces of plain data of an account, each sealed, in one database; read once and written as they change. */
import { type Clock, systemClock } from '#base/clock.ts';
import type { VaultPlaces } from '#local/keys/session-vault.ts';
import { createBlockCipher } from './block-cipher.ts';
import { type BlocksDatabase, openBlocksDatabase, ownKeyOf } from './blocks-database.ts';
import { EarlierValues } from './earlier-values.ts';
import { BlocksError } from './sealed-blocks.ts';
import { tryEachMinute } from './try-each-minute.ts';

const version = 1;
const store = 'value';

/** No function rejects: what cannot be stored ends with the page. */
export interface StoredValue<Value> {
  /**
   * What was written last; null where there is nothing, or nothing can be read now.
   *
   * @param onLate called with what is there once it can be read after all; it is tried each minute
   */
  read(onLate?: (value: Value | null) => void): Promise<Value | null>;
  /** Whether what is there could not be read: it may be more than what would be written over it. */
  readonly isUnread: boolean;
  /**
   * In place of what is there, unless that could not be read. Where several wait for their turn, the
   * last one is written. Resolves with whether the browser has stored it.
   */
  write(value: Value): Promise<boolean>;
}

interface ValuePlaces extends VaultPlaces {
  /** The database is `linkdeck.kept.<account>`, which goes when the account is forgotten. */
  readonly accountId: string;
  /** The machine's clock where none is given. */
  readonly clock?: Clock;
}

/** Seals a value; where none is given, a key that stays on this device and that no script can export. */
type MakeKey = () => Promise<CryptoKey>;

export class StoredValues {
  readonly #places: ValuePlaces;
  readonly #earlier: EarlierValues;
  readonly #closing = new AbortController();
  #opening: Promise<BlocksDatabase> | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(places: ValuePlaces) {
    this.#places = places;
    this.#earlier = new EarlierValues(places);
  }

  value<Value>(name: string, makeKey?: MakeKey): StoredValue<Value> {
    const { clock = systemClock, accountId, crypto } = this.#places;
    const { signal } = this.#closing;
    let isUnread = false;
    let waiting: { readonly value: Value } | null = null;
    let writing = Promise.resolve(false);

    const open = async () => {
      const database = await this.#database();
      const key = await (makeKey?.() ?? ownKeyOf(database, crypto));
      if (key === 'off') throw new BlocksError('gone');
      return { database, cipher: createBlockCipher(crypto, accountId, { key, format: version }) };
    };
    const put = async (value: Value) => {
      const { database, cipher } = await open();
      const sealed = await cipher.seal(name, 0, new TextEncoder().encode(JSON.stringify(value)));
      await database.within((handle) => handle.put(store, sealed, name));
    };
    /** What is there; null where it could not be read. */
    const find = async (): Promise<{ readonly value: Value | null } | null> => {
      try {
        const { database, cipher } = await open();
        const sealed = await database.within((handle) => handle.get(store, name));
        const bytes = sealed && (await cipher.open(name, 0, sealed));
        // Sound casts: no other key seals a value, and another form has another version.
        const value = bytes
          ? (JSON.parse(new TextDecoder().decode(bytes)) as Value)
          : ((await this.#earlier.read(name, makeKey)) as Value | null);
        if (!bytes && value !== null) await put(value);
        await this.#earlier.remove(name);
        isUnread = false;
        return { value };
      } catch {
        // Storage is blocked, does not answer, or is of another version.
        isUnread = true;
        return null;
      }
    };
    /** @param isStored whether what was written last is stored */
    const writeWaiting = async (isStored: boolean): Promise<boolean> => {
      if (waiting === null) return isStored;
      const { value } = waiting;
      waiting = null;
      if (isUnread) return false;
      try {
        await put(value);
        return true;
      } catch {
        // The next change tries again.
        return false;
      }
    };
    return {
      get isUnread() {
        return isUnread;
      },
      read: async (onLate) => {
        const found = await find();
        const findLate = async () => {
          const late = await find();
          if (late !== null && !signal.aborted) onLate?.(late.value);
          return late !== null;
        };
        if (found === null && onLate !== undefined) void tryEachMinute(findLate, clock, signal);
        return found?.value ?? null;
      },
      write: (value) => {
        waiting = { value };
        writing = writing.then(writeWaiting);
        // Of all values: the database is closed after the last of them.
        this.#last = Promise.all([this.#last, writing]);
        return writing;
      },
    };
  }

  /** Nothing is written any more: a late write must not bring back the database of an account that was forgotten. */
  close(): void {
    this.#closing.abort();
    const end = async () => (await this.#opening)?.close();
    void this.#last.then(end).catch(() => undefined);
  }

  #database(): Promise<BlocksDatabase> {
    if (this.#opening !== undefined) return this.#opening;
    if (this.#closing.signal.aborted) throw new Error('Nothing is stored any more');
    const { indexedDB, accountId } = this.#places;
    // Opened once: after that, a database that was deleted is not made again.
    const opening = Promise.resolve().then(() =>
      openBlocksDatabase({
        factory: indexedDB(),
        name: `linkdeck.kept.${accountId}`,
        version,
        stores: [store, 'own'],
      }),
    );
    this.#opening = opening;
    opening.catch(() => (this.#opening = undefined));
    return opening;
  }
}
