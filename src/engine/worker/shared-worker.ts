/**
 * Shared worker: the entry of the worker that all tabs share, with one host and a port for each
 * tab.
 */
import { refuseTab, serveTab } from '#engine/rpc/birpc.ts';
import { portOf } from '#engine/rpc/ports.ts';
import { canCloneKeys } from '#local/keys/can-clone-keys.ts';
import { prepareWorker } from './prepare-worker.ts';
import { startSharedHost } from './start-host.ts';

prepareWorker(globalThis);

// WebKit clones no CryptoKey in a SharedWorker, but does so in the worker of a page: there a reload
// keeps the user signed in.
const host = canCloneKeys(crypto).then((can) =>
  can ? startSharedHost(crypto.randomUUID()) : null,
);

// Tabs come as soon as this file has run; their messages wait in the port until the host listens.
globalThis.addEventListener('connect', (event) => {
  if (!(event instanceof MessageEvent)) return;
  const [port] = event.ports;
  if (port === undefined) return;
  void host.then((found) =>
    found === null ? refuseTab(portOf(port)) : serveTab(portOf(port), found),
  );
});
