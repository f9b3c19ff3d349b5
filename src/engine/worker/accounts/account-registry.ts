/** The accounts of a host: what is known of each, its key and engine while it is open, and its place among all hosts. */

import type { Engine } from '#engine/engine.ts';
import { isUnfinished } from '#engine/jobs/jobs.ts';
import type { Keeping, KnownAccount } from '#engine/rpc/protocol.ts';
import type { AccountLock, Claim } from './account-lock.ts';

/** An account with its key. */
export interface OpenAccount {
  readonly accountId: string;
  readonly serviceAddress: string;
  readonly email: string;
  readonly key: string;
  readonly kept: Keeping;
}

/** @param onKeyJudged called when the service has refused the key, or has taken it */
type MakeEngine = (onKeyJudged: (refused: boolean) => void) => Engine;

interface HostedAccount {
  known: KnownAccount;
  key: string | null;
  /** Makes its engine with that key. */
  makeEngine: MakeEngine | null;
  engine: Engine | null;
  claim: Claim | null;
  /** Its engine was refused its key at some time, so that bulk work in it may have stopped for that. */
  wasRefused: boolean;
  /** Ends the wait of whoever opens it. */
  settle: (() => void) | null;
}

interface AccountRegistry {
  /** The one that was used last comes first. */
  known(): readonly KnownAccount[];
  /** The accounts whose key is in memory. */
  open(): readonly OpenAccount[];
  /** Whether bulk work goes on in any of them, which nobody needs to watch. */
  atWork(): boolean;
  engineOf(accountId: string): Engine | null;
  /** The open account that this key belongs to. */
  withKey(serviceAddress: string, key: string): { accountId: string; engine: Engine } | undefined;
  /** Adds what is remembered and locked; what is known already stays as it is. */
  addLocked(accounts: readonly Omit<KnownAccount, 'state' | 'refused'>[]): void;
  /** Opens an account, or gives it a new key. Resolves when it is open, or is known to be held elsewhere. */
  bring(account: OpenAccount, makeEngine: MakeEngine): Promise<void>;
  changeKept(accountId: string, kept: Keeping): void;
  /** It was looked at just now. */
  use(accountId: string): void;
  takeOver(accountId: string): void;
  /** Drops keys and engines; what is known of the accounts stays. */
  lock(): void;
  forget(accountId: string): void;
}

interface Given {
  readonly guard: AccountLock | null;
  /** Something in `known` is different. */
  readonly onChange: () => void;
  /** An engine was made or has ended. */
  readonly onEngine: (accountId: string) => void;
}

export function createAccountRegistry({ guard, onChange, onEngine }: Given): AccountRegistry {
  // In order of use.
  const accounts = new Map<string, HostedAccount>();

  const update = (account: HostedAccount, part: Partial<KnownAccount>) => {
    account.known = { ...account.known, ...part };
    onChange();
  };

  const close = (account: HostedAccount, state: KnownAccount['state']) => {
    const { engine, claim } = account;
    account.key = null;
    account.makeEngine = null;
    account.engine = null;
    account.claim = null;
    account.settle?.();
    engine?.close();
    claim?.release();
    account.known = { ...account.known, state };
    if (engine !== null) onEngine(account.known.accountId);
  };

  const start = (account: HostedAccount) => {
    const { makeEngine, engine: before } = account;
    if (makeEngine === null) return;
    before?.close();
    account.wasRefused = false;
    const engine = makeEngine((refused) => {
      if (account.engine !== engine) return;
      account.wasRefused ||= refused;
      if (account.known.refused !== refused) update(account, { refused });
    });
    account.engine = engine;
    account.known = { ...account.known, state: 'open' };
    onChange();
    onEngine(account.known.accountId);
  };

  return {
    known: () => [...accounts.values()].map(({ known }) => known).reverse(),
    open: () => [...accounts.values()].flatMap(({ known, key }) => (key === null ? [] : [{ ...known, key }])),
    atWork: () => [...accounts.values()].some(({ engine }) => engine?.jobs.get().some(isUnfinished) === true),
    engineOf: (accountId) => accounts.get(accountId)?.engine ?? null,
    withKey: (serviceAddress, wanted) => {
      for (const { known, key, engine } of accounts.values()) {
        if (engine !== null && key === wanted && known.serviceAddress === serviceAddress)
          return { accountId: known.accountId, engine };
      }
      return undefined;
    },
    addLocked: (remembered) => {
      for (const each of remembered) {
        if (accounts.has(each.accountId)) continue;
        accounts.set(each.accountId, locked(each));
      }
    },
    bring: async ({ key, ...about }, makeEngine) => {
      const account = accounts.get(about.accountId) ?? locked(about);
      accounts.delete(about.accountId);
      accounts.set(about.accountId, account);
      // What has stopped as the key was refused goes on with a new engine, be the key the same.
      const goesOn = account.key === key && !account.wasRefused;
      account.key = key;
      account.makeEngine = makeEngine;
      account.known = { ...account.known, ...about, refused: false };
      if (account.engine !== null) {
        if (goesOn) onChange();
        else start(account);
        return;
      }
      if (guard === null) {
        start(account);
        return;
      }
      if (account.claim !== null) return;
      await new Promise<void>((resolve) => {
        account.settle = resolve;
        account.claim = guard.claim(about.accountId, {
          held: () => {
            start(account);
            resolve();
          },
          waiting: () => {
            update(account, { state: 'elsewhere' });
            resolve();
          },
          lost: () => {
            close(account, 'retired');
            onChange();
          },
        });
      });
    },
    changeKept: (accountId, kept) => {
      const account = accounts.get(accountId);
      if (account !== undefined) update(account, { kept });
    },
    use: (accountId) => {
      const account = accounts.get(accountId);
      if (account === undefined) return;
      accounts.delete(accountId);
      accounts.set(accountId, account);
    },
    takeOver: (accountId) => accounts.get(accountId)?.claim?.takeOver(),
    lock: () => {
      for (const account of accounts.values()) close(account, 'locked');
      onChange();
    },
    forget: (accountId) => {
      const account = accounts.get(accountId);
      if (account === undefined) return;
      close(account, 'locked');
      accounts.delete(accountId);
      onChange();
    },
  };
}

function locked(about: Omit<KnownAccount, 'state' | 'refused'>): HostedAccount {
  const known = { ...about, state: 'locked', refused: false } as const;
  return { known, key: null, makeEngine: null, engine: null, claim: null, wasRefused: false, settle: null };
}
