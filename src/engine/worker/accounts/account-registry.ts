/**
 * Account registry of the engine host: what is known of each account, whether the service refused
 * its key, and its key and engine while it is open.
 */
import type { Engine } from '#engine/engine.ts';
import { isUnfinished } from '#engine/jobs/jobs.ts';
import { isFilling } from '#engine/library/library-types.ts';
import type { KeyRetention, KnownAccount } from '#engine/rpc/protocol.ts';
import type { StoredAccount } from '#local/keys/session-vault.ts';
import type { AccountLock, Claim } from './account-lock.ts';

/** An account with its key. */
export interface OpenAccount extends Omit<StoredAccount, 'retention'> {
  readonly retention: KeyRetention;
}

/** What an engine tells of its account. */
interface EngineEvents {
  /** The service has refused the key, or has taken it. */
  readonly onKeyStatus: (refused: boolean) => void;
  /** The service has sent the account's e-mail address. */
  readonly onEmail: (email: string) => void;
}

export type MakeEngine = (events: EngineEvents) => Engine;

interface HostedAccount {
  known: KnownAccount;
  key: string | null;
  dataKey: string | undefined;
  /** Makes its engine with that key. */
  makeEngine: MakeEngine | null;
  engine: Engine | null;
  claim: Claim | null;
  /** The service has refused its key at some time, so that bulk work may have paused for that. */
  hadRefusal: boolean;
  /** Ends the wait of the call that opens it. */
  settle: (() => void) | null;
}

interface RegistryDeps {
  readonly accountLock: AccountLock | null;
  /** Something in `known` has changed. */
  readonly onChange: () => void;
  /** An engine was created or has ended. */
  readonly onEngine: (accountId: string) => void;
  /** An open account has another e-mail address than before. */
  readonly onEmail: (accountId: string, email: string) => void;
}

export class AccountRegistry {
  readonly #accountLock: RegistryDeps['accountLock'];
  readonly #onChange: RegistryDeps['onChange'];
  readonly #onEngine: RegistryDeps['onEngine'];
  readonly #onEmail: RegistryDeps['onEmail'];
  // In order of use.
  readonly #accounts = new Map<string, HostedAccount>();

  constructor({ accountLock, onChange, onEngine, onEmail }: RegistryDeps) {
    this.#accountLock = accountLock;
    this.#onChange = onChange;
    this.#onEngine = onEngine;
    this.#onEmail = onEmail;
  }

  /** The one that was used last comes first. */
  known(): readonly KnownAccount[] {
    return [...this.#accounts.values()].map(({ known }) => known).reverse();
  }

  /** The accounts whose key is in memory. */
  open(): readonly OpenAccount[] {
    return [...this.#accounts.values()].flatMap(({ known, key, dataKey }) =>
      key === null || dataKey === undefined ? [] : [{ ...known, key, dataKey }],
    );
  }

  /** The data key of an open account. */
  dataKeyOf(accountId: string): string | undefined {
    return this.#accounts.get(accountId)?.dataKey;
  }

  /**
   * Whether jobs run or links are read for the first time in any of them: no reason to lock them
   * for idleness.
   */
  isBusy(): boolean {
    return [...this.#accounts.values()].some(
      ({ engine }) =>
        engine !== null &&
        (engine.jobs.get().some(isUnfinished) || isFilling(engine.library.get())),
    );
  }

  engineOf(accountId: string): Engine | null {
    return this.#accounts.get(accountId)?.engine ?? null;
  }

  /** The open account that this key belongs to. */
  withKey(
    serviceAddress: string,
    wanted: string,
  ): { accountId: string; engine: Engine } | undefined {
    for (const { known, key, engine } of this.#accounts.values()) {
      if (engine !== null && key === wanted && known.serviceAddress === serviceAddress)
        return { accountId: known.accountId, engine };
    }
    return undefined;
  }

  /** Adds remembered accounts as locked; accounts that are known already stay as they are. */
  addLocked(remembered: readonly Omit<KnownAccount, 'state' | 'refused'>[]): void {
    for (const each of remembered) {
      if (this.#accounts.has(each.accountId)) continue;
      this.#accounts.set(each.accountId, locked(each));
    }
  }

  /**
   * Opens an account, or gives it a new key. Resolves when it is open, or is not wanted any more.
   */
  async activate({ key, dataKey, ...about }: OpenAccount, makeEngine: MakeEngine): Promise<void> {
    const account = this.#accounts.get(about.accountId) ?? locked(about);
    this.#accounts.delete(about.accountId);
    this.#accounts.set(about.accountId, account);
    // Jobs that paused for a refused key continue with a new engine, even where the key is the same.
    const isSameKey = account.key === key && !account.hadRefusal;
    account.key = key;
    account.dataKey = dataKey;
    account.makeEngine = makeEngine;
    account.known = { ...account.known, ...about, refused: false };
    if (account.engine !== null) {
      if (isSameKey) this.#onChange();
      else this.#start(account);
      return;
    }
    if (this.#accountLock === null) this.#start(account);
    else if (account.claim === null) await this.#claim(account, this.#accountLock);
  }

  changeRetention(accountId: string, retention: KeyRetention): void {
    const account = this.#accounts.get(accountId);
    if (account !== undefined) this.#update(account, { retention });
  }

  /** A tab shows it now. */
  use(accountId: string): void {
    const account = this.#accounts.get(accountId);
    if (account === undefined) return;
    this.#accounts.delete(accountId);
    this.#accounts.set(accountId, account);
  }

  /** Drops keys and engines; what is known of the accounts stays. */
  lock(): void {
    for (const account of this.#accounts.values()) this.#close(account, 'locked', 'lock');
    this.#onChange();
  }

  forget(accountId: string): void {
    const account = this.#accounts.get(accountId);
    if (account === undefined) return;
    this.#close(account, 'locked');
    this.#accounts.delete(accountId);
    this.#onChange();
  }

  /**
   * Opens the account as soon as no other version of Linkdeck has it. Resolves when it is open, or
   * is not wanted any more.
   */
  #claim(account: HostedAccount, lock: AccountLock): Promise<void> {
    return new Promise((resolve) => {
      account.settle = resolve;
      account.claim = lock.claim(account.known.accountId, {
        held: () => {
          this.#start(account);
          resolve();
        },
        lost: () => {
          this.#close(account, 'retired');
          this.#onChange();
        },
      });
    });
  }

  #update(account: HostedAccount, part: Partial<KnownAccount>): void {
    account.known = { ...account.known, ...part };
    this.#onChange();
  }

  #close(account: HostedAccount, state: KnownAccount['state'], why?: 'lock'): void {
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
    if (engine !== null) this.#onEngine(account.known.accountId);
  }

  #start(account: HostedAccount): void {
    const { makeEngine, engine: before } = account;
    if (makeEngine === null) return;
    before?.close();
    account.hadRefusal = false;
    const engine = makeEngine({
      onKeyStatus: (refused) => {
        if (account.engine !== engine) return;
        account.hadRefusal ||= refused;
        if (account.known.refused !== refused) this.#update(account, { refused });
      },
      onEmail: (email) => {
        if (account.engine !== engine || account.known.email === email) return;
        this.#update(account, { email });
        this.#onEmail(account.known.accountId, email);
      },
    });
    account.engine = engine;
    account.known = { ...account.known, state: 'open' };
    this.#onChange();
    this.#onEngine(account.known.accountId);
  }
}

function locked(about: Omit<KnownAccount, 'state' | 'refused'>): HostedAccount {
  const known = { ...about, state: 'locked', refused: false } as const;
  return {
    known,
    key: null,
    dataKey: undefined,
    makeEngine: null,
    engine: null,
    claim: null,
    hadRefusal: false,
    settle: null,
  };
}
