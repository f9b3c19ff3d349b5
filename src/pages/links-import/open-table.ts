/** The page's end of the worker that reads and checks a file; where there are no workers, the page does it itself. */
import { createBirpc } from 'birpc';
import type { ImportTable } from './import-table.ts';

/** The same verbs, each answered later. */
export type TableCalls = {
  readonly [Verb in keyof ImportTable]: (
    ...input: Parameters<ImportTable[Verb]>
  ) => Promise<ReturnType<ImportTable[Verb]>>;
};

interface OpenTable {
  calls: TableCalls;
  close(): void;
}

/** @throws Error from any call, where the worker could not be loaded */
export function openImportTable(): OpenTable {
  return typeof Worker === 'undefined' ? inPage() : inWorker();
}

function inWorker(): OpenTable {
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
  const calls = createBirpc<ImportTable>(
    {},
    {
      post: (message) => worker.postMessage(message),
      on: (receive) => worker.addEventListener('message', ({ data }) => receive(data)),
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

function inPage(): OpenTable {
  const table = import('./import-table.ts').then(({ createImportTable }) => createImportTable());
  return {
    calls: {
      load: async (...input) => (await table).load(...input),
      layOut: async (...input) => (await table).layOut(...input),
      check: async (...input) => (await table).check(...input),
      view: async (...input) => (await table).view(...input),
      mend: async (...input) => (await table).mend(...input),
      skip: async (...input) => (await table).skip(...input),
      drafts: async (...input) => (await table).drafts(...input),
    },
    close: () => {},
  };
}
