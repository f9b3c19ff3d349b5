/**
 * Unfinished work: which accounts have bulk work left in this browser, read without a key and
 * without what it is about.
 */
import { type IDBPDatabase, wrap } from 'idb';
import { databasesIn } from '#local/account-data.ts';
import { withStorageLimit } from '#local/storage-limit.ts';

/** What waits for an account until its user signs in. */
export interface UnfinishedWork {
  readonly accountId: string;
  /** How many imports are not finished. */
  readonly imports: number;
  /** The same of all other bulk work. */
  readonly others: number;
}

/** Each account's database of jobs begins with this, and its id follows. */
export const jobDatabasePrefix = 'linkdeck.jobs.';

/**
 * The accounts with unfinished work; none where storage is blocked or does not answer. Never
 * rejects.
 */
export async function readUnfinishedWork(
  factory: () => IDBFactory,
): Promise<readonly UnfinishedWork[]> {
  const databases = await databasesIn(factory).catch(() => []);
  const ids = databases.flatMap(({ name = '' }) =>
    name.startsWith(jobDatabasePrefix) ? [name.slice(jobDatabasePrefix.length)] : [],
  );
  const read = ids.map((accountId) =>
    workOf(factory(), accountId).catch(() => ({ accountId, imports: 0, others: 0 })),
  );
  return (await Promise.all(read)).filter(({ imports, others }) => imports + others > 0);
}

async function workOf(factory: IDBFactory, accountId: string): Promise<UnfinishedWork> {
  const database = jobDatabasePrefix + accountId;
  return withStorageLimit({ factory, database }, async () => {
    // Without a version: whatever version is there is read as it is.
    const request = factory.open(database);
    // It was deleted since the list was read, and must not be created.
    request.onupgradeneeded = () => request.transaction?.abort();
    // A sound cast: `wrap` cannot know that this is the request of an opening.
    const opened = (await wrap(request)) as unknown as IDBPDatabase;
    try {
      const jobs: unknown[] = await opened.getAll('jobs');
      const kinds = jobs.map(unfinishedKind);
      const count = (wanted: string) => kinds.filter((kind) => kind === wanted).length;
      return { accountId, imports: count('import'), others: count('other') };
    } finally {
      opened.close();
    }
  });
}

/** A version of Linkdeck that is not this one may have written the job. */
function unfinishedKind(job: unknown): 'import' | 'other' | undefined {
  if (typeof job !== 'object' || job === null) return undefined;
  const {
    state,
    kind,
    source = 'import',
  }: { state?: unknown; kind?: unknown; source?: unknown } = job;
  if (state === 'finished') return undefined;
  return kind === 'create' && source === 'import' ? 'import' : 'other';
}
