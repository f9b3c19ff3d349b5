/** The worker of one page: hosts the engine for that page alone, or for all tabs where that page leads them. */
import { withoutEval } from '#client/without-eval.ts';
import { openHouse, readRole } from './leading.ts';
import { portTo } from './ports.ts';
import { serveTab } from './wire.ts';
import { startOwnHost, startSharedHost } from './worker-host.ts';

withoutEval();

async function lead(channelName: string): Promise<void> {
  const id = crypto.randomUUID();
  const { admit } = await startSharedHost(id);
  openHouse(new BroadcastChannel(channelName), id, (port) => serveTab(port, admit));
}

const waiting = new AbortController();
globalThis.addEventListener(
  'message',
  (event: MessageEvent<unknown>) => {
    const role = readRole(event.data);
    if (role === undefined) return;
    waiting.abort();
    if (role.role === 'lead') void lead(role.channel);
    else serveTab(portTo(globalThis, globalThis, () => undefined), startOwnHost(role.maxRpm).admit);
  },
  { signal: waiting.signal },
);
