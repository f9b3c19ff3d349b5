/**
 * Leader channel: where tabs share no worker, one of them leads by a Web Lock, and its worker hosts
 * the engine for all.
 */
import { onEnvelope, portOver, sendEnvelope } from './ports.ts';
import type { Port } from './protocol.ts';

/** What a worker is started for: to host for all tabs over a channel, or for its own page. */
export type Role = { readonly role: 'lead'; readonly channel: string } | { readonly role: 'own' };

const anyHost = 'any host';
const everyTab = 'every tab';
const connect = 'connect';
const welcome = 'welcome';

export function readRole(data: unknown): Role | undefined {
  if (typeof data !== 'object' || data === null || !('role' in data)) return undefined;
  if (data.role === 'own') return { role: 'own' };
  if (data.role !== 'lead' || !('channel' in data) || typeof data.channel !== 'string')
    return undefined;
  return { role: 'lead', channel: data.channel };
}

/** The host's part: serves each tab that connects, over a separate port. */
export function serveTabsOn(
  channel: BroadcastChannel,
  me: string,
  serve: (port: Port) => void,
): void {
  const served = new Set<string>();
  onEnvelope(channel, anyHost, ({ from }) => {
    if (!served.has(from)) serve(portOver(channel, me, from));
    served.add(from);
    sendEnvelope(channel, { to: from, from: me, data: welcome });
  });
  // Tabs that tried to connect before this host existed try again.
  sendEnvelope(channel, { to: everyTab, from: me, data: connect });
}

/** The tab's part: asks until a host answers, which may be one that does not lead yet. */
export function findLeader(channel: BroadcastChannel, me: string): Promise<Port> {
  return new Promise((resolve) => {
    const finding = new AbortController();
    const ask = () => sendEnvelope(channel, { to: anyHost, from: me, data: connect });
    onEnvelope(channel, everyTab, ask, finding.signal);
    onEnvelope(
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
