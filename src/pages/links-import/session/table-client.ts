/** The page's end of the worker that reads and checks a file; where there are no workers, the page does it itself. */
import { createBirpc } from 'birpc';
import { loadTable, type TableCalls } from './table-calls.ts';

interface OpenTable {
  /** Each of them fails once the worker is gone, and where it could not be loaded. */
  calls: TableCalls;
  close(): void;
}

export function openImportTable(): OpenTable {
  return typeof Worker === 'undefined' ? { calls: loadTable(), close: () => {} } : inWorker();
}

function inWorker(): OpenTable {
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
  const calls = createBirpc<TableCalls>(
    {},
    {
      post: (message) => worker.postMessage(message),
      on: (receive) => worker.addEventListener('message', (event: MessageEvent<unknown>) => receive(event.data)),
      // A large file takes as long as it takes; a worker that is broken says so.
      timeout: -1,
    },
  );
  const close = (reason?: Error) => {
    calls.$close(reason);
    worker.terminate();
  };
  worker.addEventListener('error', () => {
    close(new Error('The part of Linkdeck that reads files could not be loaded. Reload the page and try again.'));
  });
  return { calls, close: () => close() };
}
