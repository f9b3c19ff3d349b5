/** The worker in which a file is read and checked, so that the page stays free for whoever types meanwhile. */
import { createBirpc } from 'birpc';
import { loadTable } from './table-calls.ts';

// The content policy of the worker allows no `new Function`, and the schema library would try it once; before it loads.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

createBirpc(loadTable(), {
  post: (message) => postMessage(message),
  on: (receive) => addEventListener('message', (event: MessageEvent<unknown>) => receive(event.data)),
});
