/**
 * Host counter: hosts of tabs that share no worker and no Web Lock count each other, to share the
 * rate limit of a key.
 */
import type { Clock } from '#base/clock.ts';

/** The part of a BroadcastChannel that is used; what one posts, it does not get itself. */
interface BroadcastPort {
  postMessage(data: unknown): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}

interface HostCounterDeps {
  readonly channel: BroadcastPort;
  readonly clock: Clock;
  /** Tells this host from all others. */
  readonly id: string;
}

export type HostCounter = ReturnType<typeof createHostCounter>;

/** How often a host says that it is there, in milliseconds. */
const heartbeatInterval = 5000;

/** A host whose last message is so long ago is gone. */
const heartbeatTimeout = 3 * heartbeatInterval;

/** What a host says: `asks` where it has just come, and `leaves` where it is about to go. */
interface Message {
  readonly account: string;
  readonly from: string;
  readonly kind: 'asks' | 'here' | 'leaves';
}

export function createHostCounter({ channel, clock, id }: HostCounterDeps) {
  const accounts = new Map<
    string,
    { onCount: (count: number) => void; lastSeen: Map<string, number>; reportedCount: number }
  >();

  const say = (account: string, kind: Message['kind']) =>
    channel.postMessage({ account, from: id, kind } satisfies Message);
  const count = (account: string) => {
    const entry = accounts.get(account);
    if (entry === undefined) return;
    for (const [other, at] of entry.lastSeen)
      if (clock.now() - at > heartbeatTimeout) entry.lastSeen.delete(other);
    if (entry.lastSeen.size + 1 === entry.reportedCount) return;
    entry.reportedCount = entry.lastSeen.size + 1;
    entry.onCount(entry.reportedCount);
  };

  channel.addEventListener('message', ({ data }) => {
    const message = readMessage(data);
    const entry = message === undefined ? undefined : accounts.get(message.account);
    if (message === undefined || entry === undefined) return;
    if (message.kind === 'leaves') entry.lastSeen.delete(message.from);
    else entry.lastSeen.set(message.from, clock.now());
    if (message.kind === 'asks') say(message.account, 'here');
    count(message.account);
  });

  const sendHeartbeats = async (account: string, leaving: AbortSignal) => {
    say(account, 'asks');
    for (;;) {
      await clock.wait(heartbeatInterval, leaving);
      if (leaving.aborted) return;
      say(account, 'here');
      count(account);
    }
  };

  return {
    /**
     * This host has opened an account. Returns how to say that it has closed it.
     *
     * @param account the same text in all hosts; other tabs of this origin get it, so that it
     * holds no secret
     * @param onCount called with the number of hosts, this one among them, after each change of it
     */
    join: (account: string, onCount: (count: number) => void): (() => void) => {
      const leaving = new AbortController();
      const entry = { onCount, lastSeen: new Map<string, number>(), reportedCount: 1 };
      accounts.set(account, entry);
      void sendHeartbeats(account, leaving.signal);
      return () => {
        leaving.abort();
        if (accounts.get(account) !== entry) return;
        accounts.delete(account);
        say(account, 'leaves');
      };
    },
  };
}

function readMessage(data: unknown): Message | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { account, from, kind }: { account?: unknown; from?: unknown; kind?: unknown } = data;
  if (typeof account !== 'string' || typeof from !== 'string') return undefined;
  return kind === 'asks' || kind === 'here' || kind === 'leaves'
    ? { account, from, kind }
    : undefined;
}
