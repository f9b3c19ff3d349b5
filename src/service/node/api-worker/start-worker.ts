/**
 * API worker: starts the thread that writes to the SQLite store, and calls its API host from the
 * main thread.
 */
import { Worker } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import type { RunningSettings } from '#service/settings.ts';
import { StoreError } from '#service/store/store.ts';
import type { ApiHost } from './api-host.ts';
import type { WorkerApi } from './worker.ts';

export function newApiWorker(): Worker {
  // In the npm package, everything is JavaScript.
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('worker.js', import.meta.url));
  // A worker does not inherit the loader of TypeScript, so its first module registers that and then
  // loads the entry point.
  const bootstrap = `
    import(${JSON.stringify(import.meta.resolve('tsx/esm/api'))}).then(({ register }) => {
      register();
      return import(${JSON.stringify(new URL('worker.ts', import.meta.url).href)});
    });`;
  return new Worker(bootstrap, { eval: true });
}

/**
 * Opens the store in the thread.
 *
 * @param onEnd called where the thread ends without having been closed: nothing can be written then
 * @throws StoreError where the store cannot be opened; the thread is ended then
 */
export async function openApiWorker(
  worker: Worker,
  store: { file: string; visitorSecret: string },
  settings: RunningSettings,
  onEnd: (error: Error) => void,
): Promise<ApiHost> {
  const api = createBirpc<WorkerApi, object>(
    {},
    {
      post: (data) => worker.postMessage(data),
      on: (listener) => worker.on('message', listener),
      timeout: -1, // calls end with the thread
    },
  );
  let isOpen = false;
  const ended = (error: Error): void => {
    api.$close(error);
    if (isOpen) onEnd(error);
    isOpen = false;
  };
  worker.once('error', ended);
  worker.once('exit', (code) => {
    ended(new Error(`its thread has ended with code ${code}`));
  });
  try {
    const problem = await api.open(store, settings);
    if (problem !== undefined) throw new StoreError(problem);
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  isOpen = true;
  return {
    answer: (request) => api.answer(request),
    count: (visits) => api.count(visits),
    prepareAccount: () => api.prepareAccount(),
    close: async () => {
      await api.close();
      isOpen = false;
      await worker.terminate();
    },
  };
}
