/**
 * Entry point of the worker thread that writes: opens the SQLite store, then serves the API host to
 * the main thread.
 */
import { parentPort } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import type { RunningSettings } from '#service/settings.ts';
import { openSqliteStore } from '#service/store/sqlite/open.ts';
import { StoreError } from '#service/store/store.ts';
import { type ApiHost, createApiHost } from './api-host.ts';

/** What the main thread may call: `open` first, then what the API host has. */
export interface WorkerApi extends ApiHost {
  /** Opens the store. Returns why that is not possible, as a message of one line. */
  open(
    store: { file: string; visitorSecret: string },
    settings: RunningSettings,
  ): Promise<string | undefined>;
}

const port = parentPort;
if (port === null) throw new Error('worker.ts is the entry point of a worker thread');

const api: Pick<WorkerApi, 'open'> & Partial<ApiHost> = {
  open: async (store, settings) => {
    try {
      Object.assign(api, createApiHost(await openSqliteStore(store), settings));
      return undefined;
    } catch (error) {
      // A thread gets errors without their class.
      if (error instanceof StoreError) return error.message;
      throw error;
    }
  },
};

createBirpc<object, typeof api>(api, {
  post: (data) => port.postMessage(data),
  on: (listener) => port.on('message', listener),
});
