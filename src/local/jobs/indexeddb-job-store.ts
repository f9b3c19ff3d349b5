/**
 * IndexedDB job store: one database for each account, so that jobs survive a reload and a crash.
 */
import {
  type DBSchema,
  type IDBPDatabase,
  type IDBPObjectStore,
  type IDBPTransaction,
  wrap,
} from 'idb';
import { withStorageLimit } from '#local/storage-limit.ts';
import { applyChange, type JobChange, type JobStore, nextAction } from './job-store.ts';
import type { CampaignLink, StoredJob, StoredRow } from './job-types.ts';
import { createMemoryJobStore } from './memory-job-store.ts';
import { jobDatabasePrefix } from './unfinished-work.ts';

/** A row with the field of its index. */
interface IndexedRow extends StoredRow {
  readonly todo: 0 | 1 | 2;
}

interface JobDatabase extends DBSchema {
  jobs: { key: string; value: StoredJob; indexes: { createdAt: number } };
  rows: {
    key: [string, number];
    value: IndexedRow;
    indexes: { todo: [string, number, number]; made: number };
  };
  campaignLinks: { key: number; value: CampaignLink; indexes: { campaign: [number, number] } };
}

const version = 3;

/** The jobs of an account; in memory alone where no database can be opened. Never rejects. */
export async function openJobStore(
  factory: (() => IDBFactory) | undefined,
  accountId: string,
): Promise<JobStore> {
  if (factory === undefined) return createMemoryJobStore();
  try {
    const place = { factory: factory(), database: jobDatabasePrefix + accountId };
    const limited = <T>(work: () => Promise<T>) => withStorageLimit(place, work);
    const database = await limited(() => openDatabase(place));
    return storeIn(database, limited);
  } catch {
    return createMemoryJobStore();
  }
}

interface DatabasePlace {
  readonly factory: IDBFactory;
  /** When the account is forgotten, every database with its id in the name goes. */
  readonly database: string;
}

async function openDatabase(place: DatabasePlace): Promise<IDBPDatabase<JobDatabase>> {
  const request = place.factory.open(place.database, version);
  request.onupgradeneeded = () => {
    const database = request.result;
    // Rows of an older version have other fields, and its first one held passwords in clear text.
    for (const store of [...database.objectStoreNames]) database.deleteObjectStore(store);
    database.createObjectStore('jobs', { keyPath: 'id' }).createIndex('createdAt', 'createdAt');
    const rows = database.createObjectStore('rows', { keyPath: ['job', 'index'] });
    rows.createIndex('todo', ['job', 'todo', 'index']);
    rows.createIndex('made', 'made.id');
    database
      .createObjectStore('campaignLinks', { keyPath: 'id' })
      .createIndex('campaign', ['campaign', 'at']);
  };
  // A sound cast: `wrap` cannot know the schema that the lines above make.
  const database = (await wrap(request)) as unknown as IDBPDatabase<JobDatabase>;
  // Another tab that wipes the database must not wait for this one.
  database.addEventListener('versionchange', () => database.close());
  return database;
}

/** All rows of a job, whatever their number. */
function rowsOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Infinity]);
}

const all = ['jobs', 'rows', 'campaignLinks'] as const;
type Work = IDBPTransaction<JobDatabase, typeof all, 'readwrite'>;
type Rows = Pick<IDBPObjectStore<JobDatabase, never[], 'rows'>, 'get' | 'getAll'>;
// A row must be on the disk before its request leaves, or a power cut would lose the record of it.
const strict = { durability: 'strict' } as const;

/** @param limited gives work in the database its time limit, so that a silent one stops no request for ever */
function storeIn(
  database: IDBPDatabase<JobDatabase>,
  limited: <T>(work: () => Promise<T>) => Promise<T>,
): JobStore {
  const read = async (rows: Rows, id: string, which: readonly number[] | 'all' = 'all') => {
    if (which === 'all') return rows.getAll(rowsOf(id));
    const found = await Promise.all(which.map((index) => rows.get([id, index])));
    return found.filter((row) => row !== undefined);
  };
  const change = <Value>(make: (work: Work) => Value | Promise<Value>) =>
    limited(async () => {
      const work = database.transaction(all, 'readwrite', strict);
      const value = await make(work);
      await work.done;
      return value;
    });
  const put = (work: Work, job: StoredJob, { rows = [], campaignLink }: JobChange) => {
    void work.objectStore('jobs').put(job);
    for (const row of rows) void work.objectStore('rows').put({ ...row, todo: nextAction(row) });
    if (campaignLink !== undefined) void work.objectStore('campaignLinks').put(campaignLink);
    return job;
  };
  return {
    isPersistent: true,
    all: () => limited(() => database.getAllFromIndex('jobs', 'createdAt')),
    add: async (job, rows) => {
      await change((work) => put(work, job, { rows }));
    },
    change: (id, which, make) =>
      change(async (work) => {
        const job = await work.objectStore('jobs').get(id);
        const before = job && (await read(work.objectStore('rows'), id, which));
        const made = job && make(job, before ?? []);
        return job && made && put(work, applyChange(job, before ?? [], made), made);
      }),
    next: (id) => {
      const range = IDBKeyRange.bound([id, 1, 0], [id, 2, Infinity]);
      return limited(() => database.getFromIndex('rows', 'todo', range));
    },
    rows: (id, which) => limited(() => read(database.transaction('rows').store, id, which)),
    createdIds: () =>
      limited(async () => {
        const ids = new Set<number>();
        let cursor = await database.transaction('rows').store.index('made').openKeyCursor();
        for (; cursor !== null; cursor = await cursor.continue()) ids.add(cursor.key);
        return ids;
      }),
    linksOf: (campaign) =>
      limited(async () => {
        const range = IDBKeyRange.bound([campaign, 0], [campaign, Infinity]);
        return (await database.getAllFromIndex('campaignLinks', 'campaign', range)).reverse();
      }),
    inCampaigns: (links) =>
      limited(async () => {
        const { store } = database.transaction('campaignLinks');
        return (await Promise.all(links.map((id) => store.get(id)))).flatMap((link) => link ?? []);
      }),
    remove: (id, when) =>
      change(async (work) => {
        const job = await work.objectStore('jobs').get(id);
        if (job === undefined || !when(job)) return false;
        void work.objectStore('jobs').delete(id);
        void work.objectStore('rows').delete(rowsOf(id));
        return true;
      }),
    close: () => database.close(),
  };
}
