/** Account registry of the engine host: what is known of each account, and its key and engine while it is open. */
import type { Engine } from '#engine/engine.ts';
import { isUnfinished } from '#engine/jobs/jobs.ts';
import { isFilling } from '#engine/library/library-types.ts';
import type { Keeping, KnownAccount } from '#engine/rpc/protocol.ts';
import type { KeptAccount } from '#local/keys/session-vault.ts';
import type { AccountLock, Claim } from './account-lock.ts';

/** An account with its key. */
export interface OpenAccount extends Omit<KeptAccount, 'kept'> {
  readonly kept: Keeping;
}

/** What an engine tells of its account. */
interface Heard {
  /** The service has refused the key, or has taken it. */
  readonly onKeyJudged: (refused: boolean) => void;
  /** The service has told the account's e-mail address. */
  readonly onEmail: (email: string) => void;
}

export type MakeEngine = (heard: Heard) => Engine;

interface HostedAccount {
  known: KnownAccount;
  key: string | null;
  dataKey: string | undefined;
  /** Makes its engine with that key. */
  makeEngine: MakeEngine | null;
  engine: Engine | null;
  claim: Claim | null;
  /** The service has refused its key at some time, so that bulk work may have paused for that. */
  wasRefused: boolean;
  /** Ends the wait of the call that opens it. */
  settle: (() => void) | null;
}

interface Given {
  readonly accountLock: AccountLock | null;
  /** Something in `known` has changed. */
  readonly onChange: () => void;
  /** An engine was created or has ended. */
  readonly onEngine: (accountId: string) => void;
  /** An open account has another e-mail address than before. */
  readonly onEmail: (accountId: string, email: string) => void;
}

export function createAccountRegistry({ accountLock, onChange, onEngine, onEmail }: Given) {
  // In order of use.
  const accounts = new Map<string, HostedAccount>();

  const update = (account: HostedAccount, part: Partial<KnownAccount>) => {
    account.known = { ...account.known, ...part };
    onChange();
  };

  const close = (account: HostedAccount, state: KnownAccount['state'], why?: 'lock') => {
    const { engine, claim } = account;
    account.key = null;
    account.dataKey = undefined;
    account.makeEngine = null;
    account.engine = null;
    account.claim = null;
    account.settle?.();
    engine?.close(why);
    claim?.release();
    account.known = { ...account.known, state };
    if (engine !== null) onEngine(account.known.accountId);
  };

  const start = (account: HostedAccount) => {
    const { makeEngine, engine: before } = account;
    if (makeEngine === null) return;
    before?.close();
    account.wasRefused = false;
    const engine = makeEngine({
      onKeyJudged: (refused) => {
        if (account.engine !== engine) return;
        account.wasRefused ||= refused;
        if (account.known.refused !== refused) update(account, { refused });
      },
      onEmail: (email) => {
        if (account.engine !== engine || account.known.email === email) return;
        update(account, { email });
        onEmail(account.known.accountId, email);
      },
    });
    account.engine = engine;
    account.known = { ...account.known, state: 'open' };
    onChange();
    onEngine(account.known.accountId);
  };

  return {
    /** The one that was used last comes first. */
    known: (): readonly KnownAccount[] => [...accounts.values()].map(({ known }) => known).reverse(),
    /** The accounts whose key is in memory. */
    open: (): readonly OpenAccount[] =>
      [...accounts.values()].flatMap(({ known, key, dataKey }) =>
        key === null || dataKey === undefined ? [] : [{ ...known, key, dataKey }],
      ),
    /** The data key of an open account. */
    dataKeyOf: (accountId: string): string | undefined => accounts.get(accountId)?.dataKey,
    /** Whether jobs run or links are read for the first time in any of them: no reason to lock them for idleness. */
    atWork: (): boolean =>
      [...accounts.values()].some(
        ({ engine }) => engine !== null && (engine.jobs.get().some(isUnfinished) || isFilling(engine.library.get())),
      ),
    engineOf: (accountId: string): Engine | null => accounts.get(accountId)?.engine ?? null,
    /** The open account that this key belongs to. */
    withKey: (serviceAddress: string, wanted: string): { accountId: string; engine: Engine } | undefined => {
      for (const { known, key, engine } of accounts.values()) {
        if (engine !== null && key === wanted && known.serviceAddress === serviceAddress)
          return { accountId: known.accountId, engine };
      }
      return undefined;
    },
    /** Adds remembered accounts as locked; accounts that are known already stay as they are. */
    addLocked: (remembered: readonly Omit<KnownAccount, 'state' | 'refused'>[]): void => {
      for (const each of remembered) {
        if (accounts.has(each.accountId)) continue;
        accounts.set(each.accountId, locked(each));
      }
    },
    /** Opens an account, or gives it a new key. Resolves when it is open, or is known to be held elsewhere. */
    bring: async ({ key, dataKey, ...about }: OpenAccount, makeEngine: MakeEngine): Promise<void> => {
      const account = accounts.get(about.accountId) ?? locked(about);
      accounts.delete(about.accountId);
      accounts.set(about.accountId, account);
      // Jobs that paused for a refused key continue with a new engine, even where the key is the same.
      const goesOn = account.key === key && !account.wasRefused;
      account.key = key;
      account.dataKey = dataKey;
      account.makeEngine = makeEngine;
      account.known = { ...account.known, ...about, refused: false };
      if (account.engine !== null) {
        if (goesOn) onChange();
        else start(account);
        return;
      }
      if (accountLock === null) {
        start(account);
        return;
      }
      if (account.claim !== null) return;
      await new Promise<void>((resolve) => {
        account.settle = resolve;
        account.claim = accountLock.claim(about.accountId, {
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
    changeKept: (accountId: string, kept: Keeping): void => {
      const account = accounts.get(accountId);
      if (account !== undefined) update(account, { kept });
    },
    /** A tab shows it now. */
    use: (accountId: string): void => {
      const account = accounts.get(accountId);
      if (account === undefined) return;
      accounts.delete(accountId);
      accounts.set(accountId, account);
    },
    takeOver: (accountId: string): void => accounts.get(accountId)?.claim?.takeOver(),
    /** Drops keys and engines; what is known of the accounts stays. */
    lock: (): void => {
      for (const account of accounts.values()) close(account, 'locked', 'lock');
      onChange();
    },
    forget: (accountId: string): void => {
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
  return { known, key: null, dataKey: undefined, makeEngine: null, engine: null, claim: null, wasRefused: false, settle: null };
}
