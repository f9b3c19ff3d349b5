/** Snapshots: the database of the demo in IndexedDB, replaced as a whole, by one writer after another. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { VisitAs } from '#demo/messages.ts';

export interface Snapshot {
  /** Another one with each write. */
  readonly version: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

interface Schema extends DBSchema {
  snapshot: { key: 'database'; value: Snapshot };
  visitor: { key: 'visitor'; value: VisitAs };
}

/** Another worker, such as one of a newer build, has written meanwhile. */
class SupersededError extends Error {
  override readonly name = 'SupersededError';
}

export class Snapshots {
  readonly #db: IDBPDatabase<Schema>;

  private constructor(db: IDBPDatabase<Schema>) {
    this.#db = db;
  }

  /**
   * @param name another one for each demo of an origin
   * @throws DOMException where the browser stores nothing
   */
  static async open(name: string): Promise<Snapshots> {
    const db = await openDB<Schema>(name, 1, {
      upgrade: (created) => {
        created.createObjectStore('snapshot');
        created.createObjectStore('visitor');
      },
    });
    return new Snapshots(db);
  }

  read(): Promise<Snapshot | undefined> {
    return this.#db.get('snapshot', 'database');
  }

  /**
   * Replaces the snapshot of that version: all of it or, where the browser ends meanwhile, nothing.
   *
   * @param before the version that was read or written last; 0 where there was none
   * @returns the version of the new one
   * @throws SupersededError where another version is stored by now
   */
  async write(bytes: Uint8Array<ArrayBuffer>, before: number): Promise<number> {
    const transaction = this.#db.transaction('snapshot', 'readwrite', { durability: 'strict' });
    const stored = await transaction.store.get('database');
    if ((stored?.version ?? 0) !== before) {
      await transaction.done;
      throw new SupersededError('Another worker has written the database of the demo');
    }
    const version = before + 1;
    await Promise.all([transaction.store.put({ version, bytes }, 'database'), transaction.done]);
    return version;
  }

  async visitor(): Promise<VisitAs> {
    return (await this.#db.get('visitor', 'visitor')) ?? {};
  }

  async setVisitor(visitor: VisitAs): Promise<void> {
    await this.#db.put('visitor', visitor, 'visitor');
  }
}
