/** Instances in a test: opens more stores on the PostgreSQL database of a test, as more processes of the service would. */
import { sql } from 'kysely';
import { openPostgresStore } from '#service/store/postgres/open.ts';
import type { Store } from '#service/store/store.ts';
import { openTestStore, testServer } from './test-store.ts';

type PostgresOptions = Parameters<typeof openPostgresStore>[0];

/** What a test waits for may take long on a busy machine. In milliseconds. */
const timeouts = {
  connectionTimeoutMillis: 60_000,
  statement_timeout: 60_000,
  lock_timeout: 60_000,
  idle_in_transaction_session_timeout: 60_000,
};

export interface Instances {
  /** The first, on an empty database. */
  readonly store: Store;
  /** The address of the database. */
  readonly url: string;
  another(options?: Partial<PostgresOptions>): Promise<Store>;
  close(): Promise<void>;
}

export async function openInstances(): Promise<Instances> {
  const store = await openTestStore();
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(store.db);
  const databaseUrl = new URL(testServer ?? '');
  databaseUrl.pathname = rows[0]?.name ?? '';
  const others = new Set<Store>();
  return {
    store,
    url: databaseUrl.href,
    another: async (options = {}) => {
      const other = await openPostgresStore({
        url: databaseUrl.href,
        visitorSecret: store.visitorSecret,
        timeouts,
        ...options,
      });
      others.add(other);
      return {
        ...other,
        close: async () => {
          if (others.delete(other)) await other.close();
        },
      };
    },
    close: async () => {
      for (const other of others) await other.close();
      await store.close();
    },
  };
}
