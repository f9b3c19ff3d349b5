/**
 * Database of the service: PostgreSQL on this thread where DATABASE_URL names one, else SQLite with
 * a thread that writes.
 */
import type { Kysely } from 'kysely';
import { markDatabase, openDataFolder } from '#service/node/process/data-folder.ts';
import { readDatabaseUrl } from '#service/node/process/database-url.ts';
import { lockFolder } from '#service/node/process/folder-lock.ts';
import type { Log } from '#service/node/process/log.ts';
import type { RunningSettings } from '#service/settings.ts';
import { openSqliteReader } from '#service/store/sqlite/open.ts';
import type { Store, VisitStore } from '#service/store/store.ts';
import type { Tables } from '#service/store/tables.ts';
import { type ApiHost, createApiHost } from './api-worker/api-host.ts';
import { newApiWorker, openApiWorker } from './api-worker/start-worker.ts';

interface ServiceDatabase {
  readonly api: ApiHost;
  readonly visits: VisitStore;
  readonly windows?: Store['windows'];
  readonly pools?: Store['pools'];
  /** For what visitors read beside links. */
  readonly db: Kysely<Tables>;
  readonly visitorSecret: string;
  /**
   * Why nothing can be written, in one line, where that is known without a request; undefined where
   * all is well.
   */
  problem(): string | undefined;
  close(): Promise<void>;
}

/** Takes a data folder for this server alone; returns the function that gives it back. */
export type LockFolder = typeof lockFolder;

interface Surroundings {
  readonly log: Log;
  readonly takeFolder?: LockFolder;
  /** Called where nothing can be written any more. */
  readonly onEnd: (error: Error) => void;
}

/** @throws ProgramError or StoreError, each with a message of one line */
export async function openDatabase(
  settings: RunningSettings,
  { log, takeFolder = lockFolder, onEnd }: Surroundings,
): Promise<ServiceDatabase> {
  const postgres = readDatabaseUrl(process.env);
  if (postgres !== undefined) {
    // Loaded only here, because most services need no driver of PostgreSQL.
    const { openPostgresStore } = await import('#service/store/postgres/open.ts');
    const store = await openPostgresStore({
      ...postgres,
      warn: (line) => log.notice('notice', line),
    });
    const api = createApiHost(store, settings);
    const { visits, windows, pools, db, visitorSecret } = store;
    return {
      api,
      visits,
      windows,
      pools,
      db,
      visitorSecret,
      problem: () => undefined,
      close: api.close,
    };
  }
  const folder = await openDataFolder(settings.data, { create: true });
  const unlock = await takeFolder(settings.data);
  try {
    const api = await openApiWorker(newApiWorker(), folder, settings, onEnd);
    const reader = await openSqliteReader(folder.file);
    await markDatabase(folder.file);
    return {
      api,
      visits: { find: reader.find, count: api.count },
      db: reader.db,
      visitorSecret: folder.visitorSecret,
      problem: reader.problem,
      close: async () => {
        await api.close();
        await reader.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}
