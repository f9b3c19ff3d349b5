/**
 * Engine host: holds the engines of all accounts, for all tabs of a browser or for one page. Keys
 * never leave it.
 */

import { type Clock, systemClock } from '#base/clock.ts';
import { cancelledError } from '#client/errors/error-messages.ts';
import type { Sent } from '#engine/check-key.ts';
import type { Credentials, HostApi, HostState, TabApi } from '#engine/rpc/protocol.ts';
import { resultOf } from '#engine/rpc/result.ts';
import { importDataKey } from '#engine/storage/block-cipher.ts';
import { type HistoryPlace, historyPlaceOf } from '#engine/storage/history-database.ts';
import { StoredValues } from '#engine/storage/stored-values.ts';
import { type EngineMakerDeps, engineMaker } from '#engine/worker/accounts/account-engine.ts';
import type { AccountLock } from '#engine/worker/accounts/account-lock.ts';
import { AccountRegistry, type OpenAccount } from '#engine/worker/accounts/account-registry.ts';
import { createWatch } from '#engine/worker/accounts/auto-lock.ts';
import { SignIn } from '#engine/worker/accounts/sign-in.ts';
import { createStoredLibraries } from '#engine/worker/accounts/stored-libraries.ts';
import { UnlockedSession } from '#engine/worker/accounts/unlocked-session.ts';
import { createWaitingWork } from '#engine/worker/accounts/waiting-work.ts';
import { deleteAccountDatabases } from '#local/account-data.ts';
import { type Attempt, createLatestWins } from './latest-wins.ts';
import { TabConnection } from './tab-connection.ts';

export interface HostDeps extends Omit<EngineMakerDeps, 'clock'> {
  /** The machine's clock where none is given. */
  readonly clock?: Clock;
  /** Keeps hosts of other versions from sending too; null where no other host can exist. */
  readonly accountLock: AccountLock | null;
  /** The Web Lock by which tabs learn that this host has ended; null where it goes with its tab. */
  readonly lock: string | null;
  /** Calls back when the tab with that lock is gone; null where the host goes with its tab. */
  readonly whenGone: ((lock: string, callback: () => void) => () => void) | null;
}

/** One connected tab, until it is gone. */
interface HostTab {
  readonly connection: TabConnection;
  readonly attempts: ReturnType<ReturnType<typeof createLatestWins>['attemptsOfTab']>;
  readonly onEnd: () => void;
  isThere: boolean;
}

export class EngineHost {
  readonly #deps: HostDeps;
  readonly #clock: Clock;
  readonly #tabs = new Set<TabConnection>();
  readonly #session: UnlockedSession;
  readonly #libraries: ReturnType<typeof createStoredLibraries>;
  readonly #accounts: AccountRegistry;
  readonly #waiting: ReturnType<typeof createWaitingWork>;
  readonly #signIn: SignIn;
  readonly #attempts = createLatestWins();
  /** Starts regular checks for the automatic lock, while an account is open. */
  readonly #watch: () => void;
  /** Resolves when the stored accounts were read. */
  readonly #started: Promise<void>;
  /**
   * The open accounts as ciphertext, which tabs have over a reload; null where keys stay in memory.
   */
  #sealed: string | null = null;

  constructor(deps: HostDeps) {
    const { clock = systemClock, crypto, indexedDB, keepsKeys, accountLock } = deps;
    this.#deps = deps;
    this.#clock = clock;
    this.#session = new UnlockedSession({ indexedDB, crypto, clock, keepsKeys });
    this.#libraries = createStoredLibraries({ indexedDB, crypto }, accountLock);
    this.#accounts = new AccountRegistry({
      accountLock,
      onChange: () => this.#publish(),
      onEngine: (accountId) => {
        for (const tab of this.#tabs) tab.engineChanged(accountId);
      },
      onEmail: (accountId, email) =>
        void this.#attempts.enqueue(() => this.#rename(accountId, email)),
    });
    this.#waiting = createWaitingWork(keepsKeys ? indexedDB : undefined, () => this.#publish());
    this.#signIn = new SignIn(
      { ...deps, clock },
      (serviceAddress, key) => this.#accounts.withKey(serviceAddress, key)?.engine,
    );
    this.#started = this.#attempts.enqueue(() => this.#start());
    this.#watch = createWatch(clock, {
      isNeeded: () => this.#accounts.open().length > 0,
      check: () => this.#lockIfDue(),
    });
  }

  /** Connects a tab; `onEnd` is called when it has gone. */
  connectTab(tabApi: TabApi, onEnd = () => {}): HostApi {
    const connection = new TabConnection(tabApi, (accountId) => this.#accounts.engineOf(accountId));
    const attempts = this.#attempts.attemptsOfTab();
    const tab: HostTab = { connection, attempts, onEnd, isThere: true };
    return {
      hello: () => Promise.resolve(this.#deps.lock),
      join: (lockName, sealed) => this.#join(tab, lockName, sealed),
      connect: (credentials) => resultOf(() => this.#connect(tab, credentials)),
      unlock: (accountId, passphrase) => resultOf(() => this.#unlock(tab, accountId, passphrase)),
      attach: async (accountId) => {
        if (this.#lockIfDue()) return null;
        this.#accounts.use(accountId);
        return connection.attach(accountId);
      },
      call: (number, wanted) => {
        if (this.#lockIfDue()) return resultOf(() => Promise.reject(cancelledError()));
        return connection.call(number, wanted);
      },
      cancel: (number) => connection.cancel(number),
      invoke: (member, verb, args) => connection.invoke(member, verb, args),
      touch: () => this.#touch(tab),
      onVisible: () => void this.#lockIfDue(),
      onHidden: () => this.#flush(),
      lock: () => {
        attempts.supersede();
        return this.#lock('hand');
      },
      forget: (accountId) => {
        attempts.supersede();
        return this.#attempts.enqueue(() => this.#forget(accountId));
      },
      forgetAll: () => this.#forgetAll(),
      chooseIdle: async (minutes) => {
        await this.#session.chooseIdle(minutes);
        this.#publish();
      },
      prepare: () => void import('#engine/check-key.ts').catch(() => undefined),
      leave: () => this.#disconnect(tab),
    };
  }

  async #start(): Promise<void> {
    await this.#session.start();
    void this.#waiting.read();
    if (!this.#deps.keepsKeys) return;
    const stored = await this.#signIn.device.list();
    this.#accounts.addLocked(
      stored.map((account) => ({ ...account, retention: 'device' as const })),
    );
  }

  async #join(tab: HostTab, lockName: string | null, sealed: string | null): Promise<HostState> {
    tab.connection.enter(lockName);
    if (lockName !== null) this.#deps.whenGone?.(lockName, () => this.#disconnect(tab));
    await this.#started;
    await this.#attempts.enqueue(async () => {
      if (sealed !== null) await this.#restoreSession(sealed);
      // Where no keys can be read, it is not known whose links are still wanted.
      if (this.#session.canStoreKeys)
        await this.#libraries.sweep(this.#accounts.known().map(({ accountId }) => accountId));
    });
    this.#lockIfDue();
    if (tab.isThere) this.#tabs.add(tab.connection);
    // Where storage does not answer, a later host may still open what the tab holds.
    const isUnread = !this.#session.canStoreKeys && !this.#session.isLockedHere;
    if (this.#sealed !== null || !isUnread) tab.connection.tabApi.storeSealed(this.#sealed);
    return this.#state();
  }

  async #connect({ attempts }: HostTab, credentials: Credentials) {
    const attempt = attempts.begin();
    const { account, reply, sent } = await this.#signIn.check(credentials, (accountId) =>
      this.#accounts.dataKeyOf(accountId),
    );
    const at = this.#clock.now();
    attempt.check();
    if (this.#session.canStoreKeys || account.retention === 'device')
      await this.#signIn.keep(account, credentials.passphrase);
    await this.#attempts.enqueue(() => this.#openAfterSignIn(account, sent, attempt));
    return { accountId: account.accountId, checked: { reply, at } };
  }

  async #unlock({ attempts }: HostTab, accountId: string, passphrase: string) {
    const attempt = attempts.begin();
    const account = await this.#signIn.unlock(accountId, passphrase);
    await this.#attempts.enqueue(() => this.#openAfterSignIn(account, undefined, attempt));
    return { accountId };
  }

  #touch({ connection }: HostTab): void {
    // After the time is up, moving the mouse does not extend the session.
    if (this.#lockIfDue() || this.#accounts.open().length === 0) return;
    this.#session.touch();
    connection.touch();
  }

  /** Readings outlive the key: they hold no text, and cannot be had again. */
  #historyPlaceOf(accountId: string): HistoryPlace | undefined {
    const { indexedDB, crypto } = this.#deps;
    if (!this.#canSeal()) return undefined;
    return historyPlaceOf({ indexedDB, crypto }, accountId);
  }

  #valuesOf(accountId: string): StoredValues | undefined {
    const { indexedDB, crypto } = this.#deps;
    if (!this.#canSeal()) return undefined;
    return new StoredValues({ indexedDB, crypto, accountId, clock: this.#clock });
  }

  #canSeal(): boolean {
    return this.#session.canStoreKeys && this.#deps.crypto.subtle !== undefined;
  }

  /** Writes what engines have not written yet. */
  #flush(): void {
    for (const { accountId } of this.#accounts.open()) this.#accounts.engineOf(accountId)?.flush();
  }

  #disconnect(tab: HostTab): void {
    tab.isThere = false;
    this.#flush();
    this.#tabs.delete(tab.connection);
    tab.connection.leave();
    tab.onEnd();
  }

  #state(): HostState {
    return {
      accounts: this.#accounts.known(),
      canStoreKeys: this.#session.canStoreKeys,
      isStorageNewer: this.#session.isStorageNewer,
      idleMinutes: this.#session.idleMinutes,
      lockedBy: this.#session.lockedBy,
      waiting: this.#waiting.get(),
    };
  }

  #publish(): void {
    const now = this.#state();
    for (const { tabApi } of this.#tabs) tabApi.state(now);
  }

  async #storeSession(): Promise<void> {
    const open = this.#accounts.open();
    this.#sealed = this.#session.canStoreKeys ? await this.#session.seal(open) : null;
    for (const { tabApi } of this.#tabs) tabApi.storeSealed(this.#sealed);
    if (this.#sealed !== null) return;
    for (const { accountId, retention } of open)
      if (retention === 'session') this.#accounts.changeRetention(accountId, 'memory');
  }

  /**
   * The account has another e-mail address at the service: stored keys have it too, so that a
   * reload shows it.
   */
  async #rename(accountId: string, email: string): Promise<void> {
    await this.#signIn.device.rename(accountId, email).catch(() => undefined);
    if (this.#accounts.engineOf(accountId) !== null) await this.#storeSession();
  }

  async #openAfterSignIn(
    account: OpenAccount,
    sent: Sent | undefined,
    attempt: Attempt,
  ): Promise<void> {
    attempt.check();
    void this.#session.clearLock();
    this.#session.touch();
    await this.#openAccount(account, sent);
    await this.#storeSession();
  }

  async #openAccount(account: OpenAccount, sent?: Sent): Promise<void> {
    const attempt = this.#attempts.begin();
    const makeEngine = await engineMaker({ ...this.#deps, clock: this.#clock }, account, {
      sent,
      // Links are stored only as long as the key that opens them.
      libraryPlace: async () =>
        this.#session.canStoreKeys && account.retention !== 'memory'
          ? this.#libraries.placeOf(account)
          : undefined,
      historyPlace: this.#historyPlaceOf(account.accountId),
      values: this.#valuesOf(account.accountId),
      sessionKey:
        account.retention === 'memory'
          ? undefined
          : () => importDataKey(this.#deps.crypto, account.dataKey),
    });
    attempt.check();
    await this.#accounts.activate(account, makeEngine);
    this.#watch();
  }

  #lock(why: NonNullable<HostState['lockedBy']>): Promise<void> {
    this.#attempts.supersedeAll();
    const ending = this.#session.lock(why);
    this.#sealed = null;
    for (const tab of this.#tabs) tab.lock();
    const open = this.#accounts.open();
    this.#accounts.lock();
    return this.#attempts.enqueue(async () => {
      await ending;
      await this.#session.end();
      await this.#libraries.locked(open);
      void this.#waiting.read();
    });
  }

  #lockIfDue(): boolean {
    const isOpen = this.#accounts.open().length > 0;
    const why = isOpen ? this.#session.due(this.#accounts.isBusy()) : null;
    if (why !== null) void this.#lock(why);
    return why !== null;
  }

  async #forget(accountId: string): Promise<void> {
    this.#accounts.forget(accountId);
    await this.#signIn.device.forget(accountId).catch(() => undefined);
    await deleteAccountDatabases(this.#deps.indexedDB, accountId);
    void this.#waiting.read();
    await this.#storeSession();
    if (this.#accounts.open().length === 0) await this.#session.end();
  }

  #forgetAll(): Promise<void> {
    this.#attempts.supersedeAll();
    return this.#attempts.enqueue(async () => {
      for (const { accountId } of this.#accounts.known()) await this.#forget(accountId);
      await this.#session.clearLock();
      await this.#session.end();
      this.#publish();
    });
  }

  async #restoreSession(sealed: string): Promise<void> {
    // Locked accounts are opened by a user alone, even where a tab still holds ciphertext of an earlier
    // session.
    if (!this.#deps.keepsKeys || sealed === this.#sealed || this.#session.isLockedHere) return;
    if (this.#accounts.open().length > 0) return;
    const opened = await this.#session.open(sealed);
    if (opened === undefined) return;
    const { accounts, over } = opened;
    if (over === null) {
      await this.#reopen(accounts);
      return;
    }
    await this.#session.lock(over);
    this.#accounts.addLocked(accounts.map(({ key: _, dataKey: __, ...account }) => account));
    await this.#session.end();
  }

  async #reopen(accounts: readonly OpenAccount[]): Promise<void> {
    const attempt = this.#attempts.begin();
    void this.#session.clearLock();
    for (const account of accounts) {
      if (attempt.isSuperseded()) return;
      await this.#openAccount(account).catch((problem: unknown) => {
        if (!attempt.isSuperseded()) throw problem;
      });
    }
    await this.#storeSession();
  }
}
