/** Where tabs share no worker: one of them leads, by a Web Lock, and its worker hosts the engine for all. */
import { onLetter, portOver, sendLetter } from './ports.ts';
import type { Port } from './protocol.ts';

/** What a worker is started for: to host for all tabs over a channel, or for its own page. */
export type Role = { readonly role: 'lead'; readonly channel: string } | { readonly role: 'own'; readonly maxRpm?: number };

const anyHost = 'any host';
const everyTab = 'every tab';
const knock = 'knock';
const welcome = 'welcome';

export function readRole(data: unknown): Role | undefined {
  if (typeof data !== 'object' || data === null || !('role' in data)) return undefined;
  if (data.role === 'own')
    return 'maxRpm' in data && typeof data.maxRpm === 'number' ? { role: 'own', maxRpm: data.maxRpm } : { role: 'own' };
  if (data.role !== 'lead' || !('channel' in data) || typeof data.channel !== 'string') return undefined;
  return { role: 'lead', channel: data.channel };
}

/** The host's part: serves each tab that knocks, by a port of its own. */
export function openHouse(channel: BroadcastChannel, me: string, serve: (port: Port) => void): void {
  const served = new Set<string>();
  onLetter(channel, anyHost, ({ from }) => {
    if (!served.has(from)) serve(portOver(channel, me, from));
    served.add(from);
    sendLetter(channel, { to: from, from: me, data: welcome });
  });
  // Whoever knocked before this host was there knocks again.
  sendLetter(channel, { to: everyTab, from: me, data: knock });
}

/** The tab's part: knocks until a host lets it in, which may be one that does not lead yet. */
export function findHouse(channel: BroadcastChannel, me: string): Promise<Port> {
  return new Promise((resolve) => {
    const finding = new AbortController();
    const ask = () => sendLetter(channel, { to: anyHost, from: me, data: knock });
    onLetter(channel, everyTab, ask, finding.signal);
    onLetter(
      channel,
      me,
      ({ from, data }) => {
        if (data !== welcome) return;
        finding.abort();
        resolve(portOver(channel, me, from));
      },
      finding.signal,
    );
    ask();
  });
}
