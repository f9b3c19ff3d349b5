/** Import worker: reads and checks a file away from the page, so that typing stays fast. */
import { createBirpc } from 'birpc';
import { loadTable } from './table-calls.ts';

// Zod would try `new Function`, which the content policy forbids. This must run before Zod is loaded.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

createBirpc(loadTable(), {
  post: (message) => postMessage(message),
  on: (receive) =>
    addEventListener('message', (event: MessageEvent<unknown>) => receive(event.data)),
});
