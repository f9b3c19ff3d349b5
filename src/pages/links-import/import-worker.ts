/** The worker in which a file is read and checked, so that the page stays free for whoever types meanwhile. */
import { createBirpc } from 'birpc';
import type { ImportTable } from './import-table.ts';

// The content policy of the worker allows no `new Function`, and the schema library would try it once; before it loads.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const table = import('./import-table.ts').then(({ createImportTable }) => createImportTable());

createBirpc<object, Partial<ImportTable>>(
  {},
  {
    post: (message) => postMessage(message),
    on: (receive) => addEventListener('message', ({ data }) => receive(data)),
    resolver: async (name) => new Map(Object.entries(await table)).get(name),
  },
);
