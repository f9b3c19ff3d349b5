/** Link drafts: the draft of a new link, stored in this browser's database without a password. */
import type { DBSchema, IDBPDatabase } from 'idb';
import { withStorageLimit } from './storage-limit.ts';

/** The values of fields by name; the screen that reads them checks them. */
type DraftValues = Readonly<Record<string, unknown>>;

/** A link that the user has begun. */
export interface LinkDraft {
  readonly values: DraftValues;
  /** The query of the address it was begun at, so that a reload of that address continues it. */
  readonly begunAt: string;
  /** In milliseconds since 1970. */
  readonly savedAt: number;
}

/**
 * The notes of one account. Where nothing can be stored, reading finds nothing and keeping resolves
 * to false.
 */
export type LinkDrafts = ReturnType<typeof openLinkDrafts>;

interface NotesSchema extends DBSchema {
  drafts: { key: string; value: LinkDraft };
}

type Database = IDBPDatabase<NotesSchema>;

/** One database for each account, so that all of it goes when the account is forgotten. */
const nameFor = (accountId: string): string => `linkdeck.drafts.${accountId}`;

/**
 * The notes of one account.
 *
 * @param factory `() => indexedDB`: the mere name throws where storage is blocked
 */
export function openLinkDrafts(factory: () => IDBFactory, accountId: string) {
  let databases: IDBFactory | undefined;
  // Named once: a write that is still under way when a page test ends must not reach the storage of
  // the next.
  const place = () => {
    databases ??= factory();
    return databases;
  };
  const done = (work: (db: Database) => Promise<unknown>): Promise<boolean> =>
    withDatabase(place, accountId, work).then(
      () => true,
      () => false,
    );
  const found = <T>(work: (db: Database) => Promise<T>, otherwise: T): Promise<T> =>
    withDatabase(place, accountId, work).catch(() => otherwise);

  // The draft to write next, or null to delete it: one write after another, and always the latest.
  let next: LinkDraft | null | undefined;
  let writing: Promise<boolean> | undefined;
  const write = async () => {
    let isDone = true;
    while (next !== undefined) {
      const draft = next;
      next = undefined;
      isDone = await done((db) => {
        if (draft === null) return db.delete('drafts', accountId);
        return db.put('drafts', { ...draft, values: withoutPassword(draft.values) }, accountId);
      });
    }
    writing = undefined;
    return isDone;
  };
  const replaceDraft = (draft: LinkDraft | null): Promise<boolean> => {
    next = draft;
    writing ??= write();
    return writing;
  };

  return {
    /** What was written last, also where that is still under way. */
    readDraft: async () => {
      await writing;
      return found<LinkDraft | undefined>((db) => db.get('drafts', accountId), undefined);
    },
    keepDraft: (draft: LinkDraft) => replaceDraft(draft),
    dropDraft: () => replaceDraft(null),
  };
}

function withoutPassword<Values extends object>(values: Values): Values {
  const copy = { ...values };
  Reflect.deleteProperty(copy, 'password');
  return copy;
}

/**
 * Opens the database for one piece of work, so that it can be wiped at any time. Its code is loaded
 * when needed.
 */
async function withDatabase<T>(
  factory: () => IDBFactory,
  accountId: string,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const place = factory();
  const { wrap } = await import('idb');
  return withStorageLimit({ factory: place, database: nameFor(accountId) }, () =>
    workIn(place, wrap, accountId, work),
  );
}

async function workIn<T>(
  place: IDBFactory,
  wrap: <Type>(request: IDBRequest<Type>) => Promise<unknown>,
  accountId: string,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const request = place.open(nameFor(accountId), 1);
  request.onupgradeneeded = () => request.result.createObjectStore('drafts');
  // A sound cast: `wrap` cannot know the schema that the line above makes.
  const db = (await wrap(request)) as Database;
  try {
    return await work(db);
  } finally {
    db.close();
  }
}
