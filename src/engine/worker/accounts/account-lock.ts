/**
 * Account lock: one Web Lock for each account, so that of all hosts in this browser, of any
 * version, one alone sends.
 */
import type { Clock } from '#base/clock.ts';

interface ClaimListener {
  /** The account may be opened. */
  held(): void;
  /** A newer host has asked for it or has taken it: nothing may be sent any more. */
  lost(): void;
}

export type AccountLock = ReturnType<typeof createAccountLock>;
/** An account that is held, or waited for. */
export type Claim = ReturnType<AccountLock['claim']>;

/** The part of a BroadcastChannel that is used; what one posts, it does not get itself. */
interface BroadcastPort {
  postMessage(data: unknown): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}

interface AccountLockDeps {
  readonly locks: Pick<LockManager, 'request'>;
  /** A BroadcastChannel that all versions know. */
  readonly channel: BroadcastPort;
  readonly clock: Clock;
}

/**
 * How long another host may take to retire before the account is taken away from it, in
 * milliseconds. One that lives does so at once. Others are frozen, or WebKit has ended their page
 * and left them their locks.
 */
const takeoverTimeout = 3000;

const lockName = (accountId: string) => `linkdeck.engine.${accountId}`;

export function createAccountLock({ locks, channel, clock }: AccountLockDeps) {
  const holders = new Map<string, () => void>();
  channel.addEventListener('message', ({ data }) => {
    const wanted =
      typeof data === 'object' && data !== null && 'retire' in data ? data.retire : undefined;
    if (typeof wanted === 'string') holders.get(wanted)?.();
  });

  return {
    /** Whether no host holds the account at this moment, nor waits for it. */
    isFree: (accountId: string): Promise<boolean> =>
      locks
        .request(lockName(accountId), { ifAvailable: true }, (lock) => lock !== null)
        .catch(() => false),
    /**
     * Asks the host that holds the account to retire, and takes it away from one that does not.
     */
    claim: (accountId: string, ends: ClaimListener) => {
      const name = lockName(accountId);
      const queueing = new AbortController();
      let state: 'waiting' | 'held' | 'over' = 'waiting';
      let releaseLock = () => {};

      const end = () => {
        if (holders.get(accountId) === revoke) holders.delete(accountId);
        state = 'over';
        releaseLock();
        queueing.abort();
      };
      const revoke = () => {
        if (state !== 'held') return;
        end();
        ends.lost();
      };
      const keepLock = () =>
        new Promise<void>((resolve) => {
          if (state !== 'waiting') {
            resolve();
            return;
          }
          releaseLock = resolve;
          state = 'held';
          holders.set(accountId, revoke);
          queueing.abort();
          ends.held();
        });

      const ask = (options: LockOptions) => {
        let granted = false;
        const grant = () => {
          granted = true;
          return keepLock();
        };
        // The promise of a lock that was taken away rejects; one that is no longer waited for does too, and
        // means nothing.
        locks.request(name, options, grant).catch(() => {
          if (granted) revoke();
        });
      };

      ask({ signal: queueing.signal });
      channel.postMessage({ retire: accountId });
      void clock.wait(takeoverTimeout, queueing.signal).then(() => {
        if (state !== 'waiting') return;
        queueing.abort();
        ask({ steal: true });
      });
      return {
        /** Gives it up, or stops waiting for it. */
        release: (): void => {
          if (state !== 'over') end();
        },
      };
    },
  };
}
