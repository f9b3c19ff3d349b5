/**
 * Sealed links database: one text for each link of an account, encrypted, by the id of the link; the
 * newest 2,000.
 */
import type { DBSchema, IDBPDatabase } from 'idb';
import { withStorageLimit } from './storage-limit.ts';

interface SealedLink {
  /** The id of the link. */
  readonly id: number;
  /** Base64, by the text seal of the account. */
  readonly sealed: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What the texts are: the bodies that were sent to create links, or statistics that were read. */
export type SealedKind = 'sent' | 'details';

interface LinksSchema extends DBSchema {
  links: { key: number; value: SealedLink; indexes: { at: number } };
}

type Database = IDBPDatabase<LinksSchema>;

/**
 * Where sealed links are stored. Where nothing can be stored, reading finds nothing. No function
 * rejects.
 */
export interface SealedLinkStore {
  /** In place of one with the same id. */
  keep(link: SealedLink): Promise<void>;
  read(id: number): Promise<string | undefined>;
  /** All that is stored. */
  all(): Promise<readonly SealedLink[]>;
  /**
   * Nothing is stored any more: a late write must not bring back the database of an account that
   * was forgotten.
   */
  close(): void;
}

const maxStored = 2000;

/**
 * One database for each kind and account, so that all of it goes when the account is forgotten.
 *
 * @param factory `() => indexedDB`: the mere name throws where storage is blocked; memory where
 * none is given
 * @param max how many links are stored
 */
export function openSealedLinks(
  kind: SealedKind,
  factory: (() => IDBFactory) | undefined,
  accountId: string,
  max = maxStored,
): SealedLinkStore {
  if (factory === undefined) return inMemory(max);
  let isClosed = false;
  const work = async <T>(what: (db: Database) => Promise<T>): Promise<T | undefined> => {
    if (isClosed) return undefined;
    return withDatabase(factory, `linkdeck.${kind}.${accountId}`, what).catch(() => undefined);
  };
  return {
    keep: async (link) => {
      await work(async (db) => {
        const writing = db.transaction('links', 'readwrite', { durability: 'relaxed' });
        await writing.store.put(link);
        let surplus = (await writing.store.count()) - max;
        let oldest = surplus > 0 ? await writing.store.index('at').openCursor() : null;
        for (; oldest !== null && surplus > 0; surplus -= 1) {
          await oldest.delete();
          oldest = await oldest.continue();
        }
        await writing.done;
      });
    },
    read: (id) => work(async (db) => (await db.get('links', id))?.sealed),
    all: async () => (await work((db) => db.getAll('links'))) ?? [],
    close: () => {
      isClosed = true;
    },
  };
}

function inMemory(max: number): SealedLinkStore {
  const links = new Map<number, SealedLink>();
  return {
    keep: (link) => {
      links.delete(link.id);
      links.set(link.id, link);
      const [oldest] = links.keys();
      if (links.size > max && oldest !== undefined) links.delete(oldest);
      return Promise.resolve();
    },
    read: (id) => Promise.resolve(links.get(id)?.sealed),
    all: () => Promise.resolve([...links.values()]),
    close: () => links.clear(),
  };
}

/** Opens the database for one piece of work, so that it can be wiped at any time. */
async function withDatabase<T>(
  factory: () => IDBFactory,
  name: string,
  what: (db: Database) => Promise<T>,
): Promise<T> {
  const storage = factory();
  const { wrap } = await import('idb');
  return withStorageLimit({ factory: storage, database: name }, async () => {
    const request = storage.open(name, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('links', { keyPath: 'id' }).createIndex('at', 'at');
    };
    // A sound cast: `wrap` cannot know the schema that the lines above make.
    const db = (await wrap(request)) as unknown as Database;
    try {
      return await what(db);
    } finally {
      db.close();
    }
  });
}
