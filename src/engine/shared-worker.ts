/** The worker that all tabs share: one host, and a wire to each tab. */
import { withoutEval } from '#client/without-eval.ts';
import { portOf } from './ports.ts';
import { serveTab } from './wire.ts';
import { startSharedHost } from './worker-host.ts';

withoutEval();
const host = startSharedHost(crypto.randomUUID());

// Tabs come as soon as this file has run; their messages wait in the port until the host listens.
globalThis.addEventListener('connect', (event) => {
  if (!(event instanceof MessageEvent)) return;
  const [port] = event.ports;
  if (port !== undefined) void host.then(({ admit }) => serveTab(portOf(port), admit));
});
