/** Host census: hosts of tabs that share no worker and no Web Lock count each other, to share the rate limit of a key. */
import type { Clock } from '#client/time/clock.ts';

/** The part of a BroadcastChannel that is used; what one posts, it does not hear itself. */
interface Loudspeaker {
  postMessage(data: unknown): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}

interface CensusDeps {
  readonly channel: Loudspeaker;
  readonly clock: Clock;
  /** Tells this host from all others. */
  readonly id: string;
}

export type HostCensus = ReturnType<typeof createHostCensus>;

/** How often a host tells that it is there, in milliseconds. */
const tellEvery = 5000;

/** A host that was not heard for so long is gone. */
const goneAfter = 3 * tellEvery;

/** What a host tells: `asks` where it has just come, and `leaves` where it is about to go. */
interface Message {
  readonly account: string;
  readonly from: string;
  readonly says: 'asks' | 'here' | 'leaves';
}

export function createHostCensus({ channel, clock, id }: CensusDeps) {
  const accounts = new Map<string, { onCount: (count: number) => void; heard: Map<string, number>; told: number }>();

  const say = (account: string, says: Message['says']) => channel.postMessage({ account, from: id, says } satisfies Message);
  const count = (account: string) => {
    const entry = accounts.get(account);
    if (entry === undefined) return;
    for (const [other, at] of entry.heard) if (clock.now() - at > goneAfter) entry.heard.delete(other);
    if (entry.heard.size + 1 === entry.told) return;
    entry.told = entry.heard.size + 1;
    entry.onCount(entry.told);
  };

  channel.addEventListener('message', ({ data }) => {
    const message = readMessage(data);
    const entry = message === undefined ? undefined : accounts.get(message.account);
    if (message === undefined || entry === undefined) return;
    if (message.says === 'leaves') entry.heard.delete(message.from);
    else entry.heard.set(message.from, clock.now());
    if (message.says === 'asks') say(message.account, 'here');
    count(message.account);
  });

  const keepTelling = async (account: string, leaving: AbortSignal) => {
    say(account, 'asks');
    for (;;) {
      await clock.wait(tellEvery, leaving);
      if (leaving.aborted) return;
      say(account, 'here');
      count(account);
    }
  };

  return {
    /**
     * This host has opened an account. Returns how to say that it has closed it.
     *
     * @param account the same text in all hosts; other tabs of this origin hear it, so that it holds no secret
     * @param onCount called with the number of hosts, this one among them, after each change of it
     */
    enter: (account: string, onCount: (count: number) => void): (() => void) => {
      const leaving = new AbortController();
      const entry = { onCount, heard: new Map<string, number>(), told: 1 };
      accounts.set(account, entry);
      void keepTelling(account, leaving.signal);
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
  const { account, from, says }: { account?: unknown; from?: unknown; says?: unknown } = data;
  if (typeof account !== 'string' || typeof from !== 'string') return undefined;
  return says === 'asks' || says === 'here' || says === 'leaves' ? { account, from, says } : undefined;
}
