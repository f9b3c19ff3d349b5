/** Sealed value: one piece of plain data of an account in a database of its own, read once and written as it changes. */
import { type Clock, systemClock } from '#base/clock.ts';
import type { VaultPlaces } from '#local/keys/session-vault.ts';
import { createBlockCipher, importDataKey } from './block-cipher.ts';
import { blocksIn, openBlocksDatabase, ownKeyOf } from './blocks-database.ts';
import { BlocksError, type SealedBlocks } from './sealed-blocks.ts';
import { tryEachMinute } from './try-each-minute.ts';

const version = 1;
const store = 'value';
const onlyBlock = 0;

/** No function rejects: what cannot be stored ends with the page. */
export interface SealedValue<Value> {
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
  /** Nothing is written any more: a late write must not bring back the database of an account that was forgotten. */
  close(): void;
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

export class StoredValue<Value> implements SealedValue<Value> {
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

  async read(onLate?: (value: Value | null) => void): Promise<Value | null> {
    const found = await this.#find();
    if (found === null && onLate !== undefined) void this.#findLate(onLate);
    return found?.value ?? null;
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
  async #find(): Promise<{ readonly value: Value | null } | null> {
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

  async #findLate(onLate: (value: Value | null) => void): Promise<void> {
    const { clock = systemClock } = this.#place;
    const { signal } = this.#closing;
    const tryFind = async () => {
      const found = await this.#find();
      if (found !== null && !signal.aborted) onLate(found.value);
      return found !== null;
    };
    await tryEachMinute(tryFind, clock, signal);
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
