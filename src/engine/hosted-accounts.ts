/** The accounts of a host: what is known of each, its key and engine while it is open, and its place among all hosts. */
import type { Keeping, KnownAccount } from './wire.ts';
import type { Engine } from './engine.ts';
import type { Claim, Guard } from './guard.ts';
import { isUnfinished } from './unfinished.ts';

/** An account with its key. */
export interface OpenAccount {
  readonly accountId: string;
  readonly serviceAddress: string;
  readonly email: string;
  readonly key: string;
  readonly kept: Keeping;
}

interface HostedAccount {
  known: KnownAccount;
  key: string | null;
  engine: Engine | null;
  claim: Claim | null;
  /** Ends the wait of whoever opens it. */
  settle: (() => void) | null;
}

interface HostedAccounts {
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
  bring(account: OpenAccount, makeEngine: () => Engine): Promise<void>;
  change(accountId: string, part: Partial<Pick<KnownAccount, 'kept' | 'refused'>>): void;
  /** It was looked at just now. */
  use(accountId: string): void;
  takeOver(accountId: string): void;
  /** Drops keys and engines; what is known of the accounts stays. */
  lock(): void;
  forget(accountId: string): void;
}

interface Given {
  readonly guard: Guard | null;
  /** Something in `known` is different. */
  readonly onChange: () => void;
  /** An engine was made or has ended. */
  readonly onEngine: (accountId: string) => void;
}

export function createHostedAccounts({ guard, onChange, onEngine }: Given): HostedAccounts {
  // In order of use.
  const accounts = new Map<string, HostedAccount>();

  const update = (account: HostedAccount, part: Partial<KnownAccount>) => {
    account.known = { ...account.known, ...part };
    onChange();
  };

  const close = (account: HostedAccount, state: KnownAccount['state']) => {
    const { engine, claim } = account;
    account.key = null;
    account.engine = null;
    account.claim = null;
    account.settle?.();
    engine?.close();
    claim?.release();
    account.known = { ...account.known, state };
    if (engine !== null) onEngine(account.known.accountId);
  };

  const start = (account: HostedAccount, makeEngine: () => Engine) => {
    account.engine = makeEngine();
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
        if (engine !== null && key === wanted && known.serviceAddress === serviceAddress) return { accountId: known.accountId, engine };
      }
      return undefined;
    },
    addLocked: (locked) => {
      for (const each of locked) {
        if (accounts.has(each.accountId)) continue;
        accounts.set(each.accountId, { known: { ...each, state: 'locked', refused: false }, key: null, engine: null, claim: null, settle: null });
      }
    },
    bring: async ({ key, ...about }, makeEngine) => {
      const before = accounts.get(about.accountId);
      const account = before ?? { known: { ...about, state: 'locked', refused: false }, key: null, engine: null, claim: null, settle: null };
      accounts.delete(about.accountId);
      accounts.set(about.accountId, account);
      const same = account.key === key;
      account.key = key;
      account.known = { ...account.known, ...about, refused: false };
      if (account.engine !== null) {
        if (!same) {
          account.engine.close();
          start(account, makeEngine);
        } else onChange();
        return;
      }
      if (guard === null) {
        start(account, makeEngine);
        return;
      }
      if (account.claim !== null) return;
      await new Promise<void>((resolve) => {
        account.settle = resolve;
        account.claim = guard.claim(about.accountId, {
          held: () => {
            start(account, makeEngine);
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
    change: (accountId, part) => {
      const account = accounts.get(accountId);
      if (account === undefined) return;
      const { kept = account.known.kept, refused = account.known.refused } = part;
      if (kept !== account.known.kept || refused !== account.known.refused) update(account, { kept, refused });
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
