/** What this browser remembers of links that are about to be made: the draft, presets, and what was sent; never a password. */
import type { DBSchema, IDBPDatabase } from 'idb';
import type { NewLink } from '#contract/resources/links.ts';

/** What stands in the fields, by name; the screen that reads it knows what makes sense. */
type KeptValues = Readonly<Record<string, unknown>>;

/** A link that somebody has begun. */
export interface LinkDraft {
  readonly values: KeptValues;
  /** The query of the address it was begun at, so that a reload there goes on with it. */
  readonly begunAt: string;
  /** In milliseconds since 1970. */
  readonly savedAt: number;
}

/** Settings that somebody wants again, by a name of their own. */
export interface LinkPreset {
  readonly name: string;
  readonly values: KeptValues;
  /** Whether every new link begins with it; true of one at most. */
  readonly always: boolean;
}

/** A request for a new link that may have left; it is written down before it does. */
export interface LinkIntent {
  readonly id: string;
  /** Without the password. */
  readonly body: NewLink;
  readonly hadPassword: boolean;
  /** In milliseconds since 1970. */
  readonly sentAt: number;
  /** Links that were there before, by their ids. */
  readonly known: readonly number[];
}

/** What is remembered for one account. Where nothing can be kept, reading finds nothing and keeping resolves to false. */
export interface LinkNotes {
  readDraft(): Promise<LinkDraft | undefined>;
  keepDraft(draft: LinkDraft): Promise<boolean>;
  dropDraft(): Promise<boolean>;
  /** By name. */
  readPresets(): Promise<readonly LinkPreset[]>;
  /** In place of one of the same name. */
  keepPreset(preset: LinkPreset): Promise<boolean>;
  dropPreset(name: string): Promise<boolean>;
  /** The oldest first. */
  readIntents(): Promise<readonly LinkIntent[]>;
  /** Resolves once it is on the disk, as far as the browser can tell. */
  keepIntent(intent: LinkIntent): Promise<boolean>;
  dropIntent(id: string): Promise<boolean>;
}

interface NotesSchema extends DBSchema {
  drafts: { key: string; value: LinkDraft };
  presets: { key: [account: string, name: string]; value: LinkPreset };
  intents: { key: [account: string, id: string]; value: LinkIntent };
}

type Database = IDBPDatabase<NotesSchema>;

/** One database for each account, so that all of it goes when the account is forgotten. */
const nameFor = (accountId: string): string => `linkdeck.drafts.${accountId}`;

/**
 * The notes of one account.
 *
 * @param factory `() => indexedDB`: merely naming it throws where storage is blocked
 */
export function openLinkNotes(factory: () => IDBFactory, accountId: string): LinkNotes {
  const all = rangeOf(accountId);
  const done = (work: (db: Database) => Promise<unknown>): Promise<boolean> =>
    withDatabase(factory, accountId, work).then(
      () => true,
      () => false,
    );
  const found = <T>(work: (db: Database) => Promise<T>, otherwise: T): Promise<T> =>
    withDatabase(factory, accountId, work).catch(() => otherwise);

  return {
    readDraft: () => found<LinkDraft | undefined>((db) => db.get('drafts', accountId), undefined),
    keepDraft: (draft) => done((db) => db.put('drafts', { ...draft, values: withoutPassword(draft.values) }, accountId)),
    dropDraft: () => done((db) => db.delete('drafts', accountId)),
    readPresets: () => found<readonly LinkPreset[]>((db) => db.getAll('presets', all()), []),
    keepPreset: (preset) =>
      done(async (db) => {
        const work = db.transaction('presets', 'readwrite');
        for (const other of preset.always ? await work.store.getAll(all()) : []) {
          if (other.always) await work.store.put({ ...other, always: false }, [accountId, other.name]);
        }
        await work.store.put({ ...preset, values: withoutPassword(preset.values) }, [accountId, preset.name]);
        await work.done;
      }),
    dropPreset: (preset) => done((db) => db.delete('presets', [accountId, preset])),
    readIntents: async () => {
      const intents = await found<LinkIntent[]>((db) => db.getAll('intents', all()), []);
      return intents.sort((one, other) => one.sentAt - other.sentAt);
    },
    keepIntent: (intent) =>
      done(async (db) => {
        const work = db.transaction('intents', 'readwrite', { durability: 'strict' });
        await work.store.put({ ...intent, body: withoutPassword(intent.body) }, [accountId, intent.id]);
        await work.done;
      }),
    dropIntent: (id) => done((db) => db.delete('intents', [accountId, id])),
  };
}

/** All that belongs to an account: an array sorts after every text. Asked for late, as the name may be missing. */
function rangeOf(accountId: string): () => IDBKeyRange {
  return () => IDBKeyRange.bound([accountId], [accountId, []]);
}

function withoutPassword<Values extends object>(values: Values): Values {
  const copy = { ...values };
  Reflect.deleteProperty(copy, 'password');
  return copy;
}

/** Opens the database for one piece of work, so that it can be wiped at any time. Its code is loaded when needed. */
async function withDatabase<T>(factory: () => IDBFactory, accountId: string, work: (db: Database) => Promise<T>): Promise<T> {
  const { wrap } = await import('idb');
  const request = factory().open(nameFor(accountId), 1);
  request.onupgradeneeded = () => {
    for (const store of ['drafts', 'presets', 'intents']) request.result.createObjectStore(store);
  };
  // A sound cast: `wrap` cannot know the schema that the lines above make.
  const db = (await wrap(request)) as unknown as Database;
  try {
    return await work(db);
  } finally {
    db.close();
  }
}
