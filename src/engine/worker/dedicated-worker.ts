/**
 * Dedicated worker: the entry of a page's own worker, which hosts the engine for that page, or for
 * all tabs if it leads.
 */
import { serveTab } from '#engine/rpc/birpc.ts';
import { readRole, serveTabsOn } from '#engine/rpc/leader-channel.ts';
import { portTo } from '#engine/rpc/ports.ts';
import { prepareWorker } from './prepare-worker.ts';
import { startOwnHost, startSharedHost } from './start-host.ts';

prepareWorker(globalThis);

async function lead(channelName: string): Promise<void> {
  const id = crypto.randomUUID();
  const host = await startSharedHost(id);
  serveTabsOn(new BroadcastChannel(channelName), id, (port) => serveTab(port, host));
}

const waiting = new AbortController();
globalThis.addEventListener(
  'message',
  (event: MessageEvent<unknown>) => {
    const role = readRole(event.data);
    if (role === undefined) return;
    waiting.abort();
    if (role.role === 'lead') void lead(role.channel);
    else
      serveTab(
        portTo(globalThis, globalThis, () => undefined),
        startOwnHost(),
      );
  },
  { signal: waiting.signal },
);
