/** IndexedDB job store: one database for each account, so that jobs survive a reload and a crash. */
import { type DBSchema, type IDBPDatabase, wrap } from 'idb';
import { withStorageLimit } from '#local/storage/storage-limit.ts';
import { changedJob, type JobStore, mayChange, todoOf } from './job-store.ts';
import type { CampaignLink, StoredJob, StoredRow } from './job-types.ts';
import { limitedJobStore } from './limited-job-store.ts';
import { createMemoryJobStore } from './memory-job-store.ts';
import { jobDatabasePrefix } from './unfinished-work.ts';

/** A row with the field of its index. */
interface KeptRow extends StoredRow {
  readonly todo: 0 | 1 | 2;
}

interface JobDatabase extends DBSchema {
  jobs: { key: string; value: StoredJob; indexes: { createdAt: number } };
  rows: {
    key: [string, number];
    value: KeptRow;
    indexes: { todo: [string, number, number]; made: number };
  };
  campaignLinks: { key: number; value: CampaignLink; indexes: { campaign: [number, number] } };
}

const version = 2;

/** The jobs of an account; in memory alone where no database can be opened. Never rejects. */
export async function openJobStore(factory: (() => IDBFactory) | undefined, accountId: string): Promise<JobStore> {
  if (factory === undefined) return createMemoryJobStore();
  try {
    const storage = factory();
    const database = await withStorageLimit(storage, () => openDatabase(storage, accountId));
    return limitedJobStore(storage, storeIn(database));
  } catch {
    return createMemoryJobStore();
  }
}

async function openDatabase(factory: IDBFactory, accountId: string): Promise<IDBPDatabase<JobDatabase>> {
  // When the account is forgotten, every database with its id in the name goes.
  const request = factory.open(jobDatabasePrefix + accountId, version);
  request.onupgradeneeded = ({ oldVersion }) => {
    const database = request.result;
    if (oldVersion > 0) {
      dropClearPasswords(request.transaction);
      return;
    }
    database.createObjectStore('jobs', { keyPath: 'id' }).createIndex('createdAt', 'createdAt');
    const rows = database.createObjectStore('rows', { keyPath: ['job', 'index'] });
    rows.createIndex('todo', ['job', 'todo', 'index']);
    rows.createIndex('made', 'made.id');
    database.createObjectStore('campaignLinks', { keyPath: 'id' }).createIndex('campaign', ['campaign', 'at']);
  };
  // A sound cast: `wrap` cannot know the schema that the lines above make.
  const database = (await wrap(request)) as unknown as IDBPDatabase<JobDatabase>;
  // Another tab that wipes the database must not wait for this one.
  database.addEventListener('versionchange', () => database.close());
  return database;
}

/** Rows of the first version held passwords in clear text. Such rows are refused, and imported again by the user. */
function dropClearPasswords(upgrade: IDBTransaction | null): void {
  const walk = upgrade?.objectStore('rows').openCursor();
  if (walk === undefined) return;
  walk.onsuccess = () => {
    const cursor = walk.result;
    if (cursor === null) return;
    // A sound cast: this version and the one before wrote these rows.
    const { body, cells, ...row } = cursor.value as KeptRow;
    if (body?.password !== undefined) {
      const { password, ...open } = body;
      const shown = cells?.map((cell) => (cell.trim() === password.trim() ? '' : cell));
      cursor.update({ ...row, body: open, hadPassword: true, ...(shown === undefined ? {} : { cells: shown }) });
    }
    cursor.continue();
  };
}

/** All rows of a job, whatever their number. */
function rowsOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Infinity]);
}

function kept(row: StoredRow): KeptRow {
  return { ...row, todo: todoOf(row) };
}

const all = ['jobs', 'rows', 'campaignLinks'] as const;
// A row must be on the disk before its request leaves, or a power cut would lose the record of it.
const strict = { durability: 'strict' } as const;

function storeIn(database: IDBPDatabase<JobDatabase>): JobStore {
  return {
    kept: true,
    all: () => database.getAllFromIndex('jobs', 'createdAt'),
    add: async (job, rows) => {
      const work = database.transaction(all, 'readwrite', strict);
      void work.objectStore('jobs').put(job);
      for (const row of rows) void work.objectStore('rows').put(kept(row));
      await work.done;
    },
    change: async (id, asker, which, make) => {
      const work = database.transaction(all, 'readwrite', strict);
      const [jobs, rows] = [work.objectStore('jobs'), work.objectStore('rows')];
      const job = await jobs.get(id);
      const change = job !== undefined && mayChange(job, asker) ? await prepare(job) : undefined;
      if (job === undefined || change === undefined) {
        await work.done;
        return undefined;
      }
      const after = changedJob(job, change.before, change.made);
      void jobs.put(after);
      for (const row of change.made.rows ?? []) void rows.put(kept(row));
      if (change.made.campaignLink !== undefined) void work.objectStore('campaignLinks').put(change.made.campaignLink);
      await work.done;
      return after;

      async function prepare(now: StoredJob) {
        const read = which === 'all' ? rows.getAll(rowsOf(id)) : Promise.all(which.map((index) => rows.get([id, index])));
        const before = (await read).filter((row) => row !== undefined);
        const made = make(now, before);
        return made && { before, made };
      }
    },
    next: (id) => database.getFromIndex('rows', 'todo', IDBKeyRange.bound([id, 1, 0], [id, 2, Infinity])),
    row: (id, index) => database.get('rows', [id, index]),
    rows: (id) => database.getAll('rows', rowsOf(id)),
    madeIds: async () => {
      const ids = new Set<number>();
      let cursor = await database.transaction('rows').store.index('made').openKeyCursor();
      for (; cursor !== null; cursor = await cursor.continue()) ids.add(cursor.key);
      return ids;
    },
    linksOf: async (campaign) => {
      const range = IDBKeyRange.bound([campaign, 0], [campaign, Infinity]);
      return (await database.getAllFromIndex('campaignLinks', 'campaign', range)).reverse();
    },
    remove: async (id, asker, when) => {
      const work = database.transaction(all, 'readwrite', strict);
      const job = await work.objectStore('jobs').get(id);
      const goes = job !== undefined && mayChange(job, asker) && when(job);
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
