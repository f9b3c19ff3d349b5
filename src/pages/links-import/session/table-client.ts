/** Table client: calls the import table in its worker, or in the page where there are no workers. */
import { createBirpc } from 'birpc';
import { underWay } from '#base/under-way.ts';
import { loadTable, type TableCalls } from './table-calls.ts';

export interface OpenTable {
  /** Each call fails after `close`, and where the worker could not be loaded. */
  calls: TableCalls;
  close(): void;
}

export function openImportTable(): OpenTable {
  return typeof Worker === 'undefined' ? { calls: loadTable(), close: () => {} } : inWorker();
}

/** The code that reads files could not be loaded. */
export class UnloadedError extends Error {}

function inWorker(): OpenTable {
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
  const calls = createBirpc<TableCalls>(
    {},
    {
      post: (message) => worker.postMessage(message),
      on: (receive) =>
        worker.addEventListener('message', (event: MessageEvent<unknown>) => receive(event.data)),
      // No limit for large files; a worker that fails to load reports it below.
      timeout: -1,
    },
  );
  const close = (reason?: Error) => {
    calls.$close(reason);
    worker.terminate();
  };
  worker.addEventListener('error', () => {
    close(new UnloadedError());
  });
  return { calls: underWay.counted<TableCalls>(calls), close: () => close() };
}
