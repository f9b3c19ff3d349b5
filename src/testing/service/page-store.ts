/** Store in a page test: SQLite as WebAssembly, in the memory of the page; takes the place of test-store.ts there. */
import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { loadSqlite, openWasmDatabase } from '#demo/worker/wasm-sqlite.ts';
import { createSqliteStore } from '#service/store/sqlite/create-store.ts';
import type { Store } from '#service/store/store.ts';
import { nextTurn } from '#testing/time/next-turn.ts';

let sqlite: Promise<Sqlite3Static> | undefined;

/** Opens an empty store; it is closed when nothing holds it any more. */
export async function openTestStore(): Promise<Store> {
  sqlite ??= loadSqlite();
  return createSqliteStore({
    database: openWasmDatabase(await sqlite),
    visitorSecret: 'for tests only',
    requireFile: () => undefined,
    wait: nextTurn,
    giveWay: nextTurn,
  });
}
