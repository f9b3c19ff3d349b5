/** Shared worker: the entry of the worker that all tabs share, with one host and a port for each tab. */
import { zodWithoutEval } from '#client/zod-without-eval.ts';
import { serveTab } from '#engine/rpc/birpc.ts';
import { portOf } from '#engine/rpc/ports.ts';
import { startSharedHost } from './start-host.ts';

zodWithoutEval();
const host = startSharedHost(crypto.randomUUID());

// Tabs come as soon as this file has run; their messages wait in the port until the host listens.
globalThis.addEventListener('connect', (event) => {
  if (!(event instanceof MessageEvent)) return;
  const [port] = event.ports;
  if (port !== undefined) void host.then(({ admit }) => serveTab(portOf(port), admit));
});
