/**
 * IndexedDB job store: one database for each account, so that jobs survive a reload and a crash.
 */
import { type DBSchema, type IDBPDatabase, wrap } from 'idb';
import { withStorageLimit } from '#local/storage-limit.ts';
import { applyChange, canChange, type JobStore, nextAction } from './job-store.ts';
import type { CampaignLink, StoredJob, StoredRow } from './job-types.ts';
import { limitedJobStore } from './limited-job-store.ts';
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
    return limitedJobStore(limited, storeIn(database));
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

function indexedRow(row: StoredRow): IndexedRow {
  return { ...row, todo: nextAction(row) };
}

const all = ['jobs', 'rows', 'campaignLinks'] as const;
// A row must be on the disk before its request leaves, or a power cut would lose the record of it.
const strict = { durability: 'strict' } as const;

function storeIn(database: IDBPDatabase<JobDatabase>): JobStore {
  return {
    isPersistent: true,
    all: () => database.getAllFromIndex('jobs', 'createdAt'),
    add: async (job, rows) => {
      const work = database.transaction(all, 'readwrite', strict);
      void work.objectStore('jobs').put(job);
      for (const row of rows) void work.objectStore('rows').put(indexedRow(row));
      await work.done;
    },
    change: async (id, asker, which, make) => {
      const work = database.transaction(all, 'readwrite', strict);
      const jobs = work.objectStore('jobs');
      const rows = work.objectStore('rows');
      const job = await jobs.get(id);
      const change = job !== undefined && canChange(job, asker) ? await prepare(job) : undefined;
      if (job === undefined || change === undefined) {
        await work.done;
        return undefined;
      }
      const after = applyChange(job, change.before, change.made);
      void jobs.put(after);
      for (const row of change.made.rows ?? []) void rows.put(indexedRow(row));
      if (change.made.campaignLink !== undefined)
        void work.objectStore('campaignLinks').put(change.made.campaignLink);
      await work.done;
      return after;

      async function prepare(now: StoredJob) {
        const read =
          which === 'all'
            ? rows.getAll(rowsOf(id))
            : Promise.all(which.map((index) => rows.get([id, index])));
        const before = (await read).filter((row) => row !== undefined);
        const made = make(now, before);
        return made && { before, made };
      }
    },
    next: (id) =>
      database.getFromIndex('rows', 'todo', IDBKeyRange.bound([id, 1, 0], [id, 2, Infinity])),
    row: (id, index) => database.get('rows', [id, index]),
    rows: (id) => database.getAll('rows', rowsOf(id)),
    createdIds: async () => {
      const ids = new Set<number>();
      let cursor = await database.transaction('rows').store.index('made').openKeyCursor();
      for (; cursor !== null; cursor = await cursor.continue()) ids.add(cursor.key);
      return ids;
    },
    linksOf: async (campaign) => {
      const range = IDBKeyRange.bound([campaign, 0], [campaign, Infinity]);
      return (await database.getAllFromIndex('campaignLinks', 'campaign', range)).reverse();
    },
    inCampaigns: async (links) => {
      const { store } = database.transaction('campaignLinks');
      const found = await Promise.all(links.map((id) => store.get(id)));
      return found.filter((link) => link !== undefined);
    },
    remove: async (id, asker, when) => {
      const work = database.transaction(all, 'readwrite', strict);
      const job = await work.objectStore('jobs').get(id);
      const goes = job !== undefined && canChange(job, asker) && when(job);
      if (goes) {
        void work.objectStore('jobs').delete(id);
        void work.objectStore('rows').delete(rowsOf(id));
      }
      await work.done;
      return goes;
    },
    close: () => database.close(),
  };
}
