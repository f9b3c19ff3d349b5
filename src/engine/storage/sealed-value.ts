/** Sealed value: one piece of plain data of an account in a database of its own, read once and written as it changes. */
import { type Clock, systemClock } from '#base/clock.ts';
import type { VaultPlaces } from '#local/keys/session-vault.ts';
import { silenceFor } from '#local/storage-limit.ts';
import { createBlockCipher, importDataKey } from './block-cipher.ts';
import { blocksIn, openBlocksDatabase, ownKeyOf } from './blocks-database.ts';
import { BlocksError, type SealedBlocks } from './sealed-blocks.ts';

const version = 1;
const store = 'value';
const onlyBlock = 0;

/** No function rejects: what cannot be stored ends with the page. */
export interface SealedValue<Value> {
  /** What was written last; null where there is nothing, or nothing can be read. */
  read(): Promise<Value | null>;
  /**
   * In place of what is there, unless that could not be read. Where several wait for their turn, the
   * last one is written. Resolves with whether the browser has stored it.
   */
  write(value: Value): Promise<boolean>;
  /** Nothing is written any more: a late write must not bring back the database of an account that was forgotten. */
  close(): void;
}

/** Null where nothing is there. */
interface Found<Value> {
  readonly value: Value | null;
}

/** A sealed value whose owner merges what could be read only later, because it cannot be had again. */
export interface RecoverableValue<Value> extends SealedValue<Value> {
  /** Whether what is there could not be read: it may be more than what would be written over it. */
  readonly isUnread: boolean;
  /**
   * Tries each minute to read what `read` could not. Resolves with null where nothing was left to read, or
   * the value was closed before.
   */
  readLate(): Promise<Found<Value> | null>;
}

interface SealedValuePlace extends VaultPlaces {
  readonly accountId: string;
  /** What it is: its database is `linkdeck.<name>.<account>`, which goes when the account is forgotten. */
  readonly name: 'members' | 'notes' | 'plans' | 'requests';
  /** As `newDataKey` makes it. Where it is missing, a key that stays on this device and that no script can export. */
  readonly dataKey?: string;
  /** The machine's clock where none is given. */
  readonly clock?: Clock;
}

export class StoredValue<Value> implements RecoverableValue<Value> {
  readonly #place: SealedValuePlace;
  #opening: Promise<SealedBlocks> | undefined;
  readonly #closing = new AbortController();
  #isUnread = false;
  #waiting: { readonly value: Value } | null = null;
  #writing: Promise<boolean> = Promise.resolve(false);

  constructor(place: SealedValuePlace) {
    this.#place = place;
  }

  get isUnread(): boolean {
    return this.#isUnread;
  }

  async read(): Promise<Value | null> {
    return (await this.#found())?.value ?? null;
  }

  async readLate(): Promise<Found<Value> | null> {
    if (!this.#isUnread) return null;
    const { clock = systemClock } = this.#place;
    const { signal } = this.#closing;
    let found: Found<Value> | null = null;
    while (found === null && !signal.aborted) {
      await clock.wait(silenceFor, signal);
      found = await this.#found();
    }
    return found;
  }

  write(value: Value): Promise<boolean> {
    this.#waiting = { value };
    this.#writing = this.#writing.then((isStored) => this.#writeWaiting(isStored));
    return this.#writing;
  }

  close(): void {
    this.#closing.abort();
    const end = async () => (await this.#opening)?.close();
    void this.#writing.then(end).catch(() => undefined);
  }

  /** What is there; null where it could not be read. */
  async #found(): Promise<Found<Value> | null> {
    try {
      const blocks = await this.#opened();
      let value: Value | null = null;
      for await (const { bytes } of blocks.readAll(store)) {
        // A sound cast: no other key seals a block, and another form has another version.
        if (bytes !== null) value = JSON.parse(new TextDecoder().decode(bytes)) as Value;
      }
      this.#isUnread = false;
      return { value };
    } catch {
      // Storage is blocked, does not answer, or is of another version.
      this.#isUnread = true;
      return null;
    }
  }

  /** @param isStored whether what was written last is stored */
  async #writeWaiting(isStored: boolean): Promise<boolean> {
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting === null) return isStored;
    if (this.#isUnread) return false;
    try {
      const blocks = await this.#opened();
      const bytes = new TextEncoder().encode(JSON.stringify(waiting.value));
      await blocks.write([{ store, put: new Map([[onlyBlock, bytes]]) }]);
      return true;
    } catch {
      // The next change tries again.
      return false;
    }
  }

  #opened(): Promise<SealedBlocks> {
    if (this.#opening !== undefined) return this.#opening;
    if (this.#closing.signal.aborted) throw new Error('The value is closed');
    // Opened once: after that, a database that was deleted is not made again.
    const opening = this.#open();
    this.#opening = opening;
    opening.catch(() => (this.#opening = undefined));
    return opening;
  }

  async #open(): Promise<SealedBlocks> {
    const { indexedDB, crypto, accountId, name, dataKey } = this.#place;
    const database = await openBlocksDatabase({
      factory: indexedDB(),
      name: `linkdeck.${name}.${accountId}`,
      version,
      stores: [store, 'own'],
    });
    const key =
      dataKey === undefined
        ? await ownKeyOf(database, crypto)
        : await importDataKey(crypto, dataKey);
    if (key === 'off') throw new BlocksError('gone');
    const cipher = createBlockCipher(crypto, accountId, { key, format: version });
    return blocksIn(database, cipher, [store]);
  }
}
