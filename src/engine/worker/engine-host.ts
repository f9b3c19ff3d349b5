/** Engine host: holds the engines of all accounts, for all tabs of a browser or for one page. Keys never leave it. */
import { cancelledError } from '#client/errors/error-messages.ts';
import { type Clock, systemClock } from '#client/time/clock.ts';
import type { Sent } from '#engine/check-key.ts';
import type { HostApi, HostState, TabApi } from '#engine/rpc/protocol.ts';
import { resultOf } from '#engine/rpc/result.ts';
import { type EngineMakerDeps, engineMaker } from '#engine/worker/accounts/account-engine.ts';
import type { AccountLock } from '#engine/worker/accounts/account-lock.ts';
import { createAccountRegistry, type OpenAccount } from '#engine/worker/accounts/account-registry.ts';
import { createWatch } from '#engine/worker/accounts/auto-lock.ts';
import { createKeptLibraries } from '#engine/worker/accounts/kept-libraries.ts';
import { createSignIn } from '#engine/worker/accounts/sign-in.ts';
import { createUnlockedSession } from '#engine/worker/accounts/unlocked-session.ts';
import { createWaitingWork } from '#engine/worker/accounts/waiting-work.ts';
import { deleteAccountDatabases } from '#local/account-data.ts';
import { type Attempt, createLatestWins } from './latest-wins.ts';
import { createTabConnection, type TabConnection } from './tab-connection.ts';

export interface HostDeps extends Omit<EngineMakerDeps, 'clock' | 'alone'> {
  /** The machine's clock where none is given. */
  readonly clock?: Clock;
  /** Keeps hosts of other versions from sending too; null where no other host can exist. */
  readonly accountLock: AccountLock | null;
  /** The Web Lock by which tabs learn that this host has ended; null where it goes with its tab. */
  readonly lock: string | null;
  /** Calls back when the tab with that lock is gone; null where the host goes with its tab. */
  readonly whenGone: ((lock: string, callback: () => void) => () => void) | null;
}

export function createEngineHost(deps: HostDeps) {
  const { clock = systemClock, crypto, indexedDB } = deps;
  const tabs = new Set<TabConnection>();
  const unlocked = createUnlockedSession({ indexedDB, crypto, clock, keepsKeys: deps.keepsKeys });
  const libraries = createKeptLibraries({ indexedDB, crypto }, deps.accountLock);
  let sealed: string | null = null;
  const latest = createLatestWins();
  const { inTurn } = latest;

  const accounts = createAccountRegistry({
    accountLock: deps.accountLock,
    onChange: () => publish(),
    onEngine: (accountId) => {
      for (const tab of tabs) tab.engineChanged(accountId);
    },
    onEmail: (accountId, email) => void inTurn(() => rename(accountId, email)),
  });
  const waiting = createWaitingWork(deps.keepsKeys ? indexedDB : undefined, () => publish());
  const signIn = createSignIn({ ...deps, clock }, (address, key) => accounts.withKey(address, key)?.engine);

  const state = (): HostState => ({
    accounts: accounts.known(),
    keeps: unlocked.keeps,
    idleMinutes: unlocked.idleMinutes,
    lockedBy: unlocked.lockedBy,
    waiting: waiting.get(),
  });
  const publish = () => {
    const now = state();
    for (const tab of tabs) tab.end.state(now);
  };

  const started = inTurn(async () => {
    await unlocked.start();
    void waiting.read();
    if (!deps.keepsKeys) return;
    accounts.addLocked((await signIn.device.list()).map((account) => ({ ...account, kept: 'device' as const })));
  });

  const reseal = async () => {
    const open = accounts.open();
    sealed = unlocked.keeps ? await unlocked.seal(open) : null;
    for (const tab of tabs) tab.end.hold(sealed);
    if (sealed !== null) return;
    for (const { accountId, kept } of open) if (kept === 'session') accounts.changeKept(accountId, 'memory');
  };

  /** The account has another e-mail address at the service: what is kept of it says so after a reload too. */
  const rename = async (accountId: string, email: string) => {
    await signIn.device.rename(accountId, email).catch(() => undefined);
    if (accounts.engineOf(accountId) !== null) await reseal();
  };

  const openAccount = async (account: OpenAccount, sent?: Sent) => {
    const attempt = latest.begin();
    const makeEngine = await engineMaker({ ...deps, clock, alone: deps.accountLock !== null }, account, {
      sent,
      // Links are kept only as long as the key that opens them.
      libraryPlace: async () => (unlocked.keeps && account.kept !== 'memory' ? libraries.placeOf(account) : undefined),
    });
    attempt.check();
    await accounts.bring(account, makeEngine);
    watch();
  };

  const lock = (why: NonNullable<HostState['lockedBy']>): Promise<void> => {
    latest.overtakeAll();
    const ending = unlocked.lock(why);
    sealed = null;
    for (const tab of tabs) tab.lockUp();
    const open = accounts.open();
    accounts.lock();
    return inTurn(async () => {
      await ending;
      await unlocked.end();
      await libraries.locked(open);
      void waiting.read();
    });
  };
  const lockIfDue = (): boolean => {
    const why = accounts.open().length === 0 ? null : unlocked.due(accounts.atWork());
    if (why !== null) void lock(why);
    return why !== null;
  };
  const watch = createWatch(clock, { isNeeded: () => accounts.open().length > 0, look: lockIfDue });

  const forget = async (accountId: string) => {
    accounts.forget(accountId);
    await signIn.device.forget(accountId).catch(() => undefined);
    await deleteAccountDatabases(indexedDB, accountId);
    void waiting.read();
    await reseal();
    if (accounts.open().length === 0) await unlocked.end();
  };

  const takeUp = async (held: string) => {
    // Locked accounts are opened by a user alone, even where a tab still holds ciphertext of an earlier session.
    if (!deps.keepsKeys || held === sealed || unlocked.isLockedHere || accounts.open().length > 0) return;
    const opened = await unlocked.open(held);
    if (opened === undefined) return;
    const { accounts: kept, over } = opened;
    if (over === null) {
      const attempt = latest.begin();
      void unlocked.clearLock();
      for (const account of kept) {
        if (attempt.isOvertaken()) return;
        await openAccount(account).catch((problem: unknown) => {
          if (!attempt.isOvertaken()) throw problem;
        });
      }
      await reseal();
    } else {
      await unlocked.lock(over);
      accounts.addLocked(kept.map(({ key: _, dataKey: __, ...account }) => account));
      await unlocked.end();
    }
  };

  return {
    /** Connects a tab; `onEnd` is called when it has gone. */
    admit: (end: TabApi, onEnd = () => {}): HostApi => {
      const attempts = latest.attemptsOfTab();
      let isThere = true;
      const tab = createTabConnection(end, (accountId) => accounts.engineOf(accountId));
      const go = () => {
        isThere = false;
        tabs.delete(tab);
        tab.leave();
        onEnd();
      };
      const opened = async (account: OpenAccount, sent: Sent | undefined, attempt: Attempt) => {
        attempt.check();
        void unlocked.clearLock();
        unlocked.touch();
        await openAccount(account, sent);
        await reseal();
      };
      return {
        hello: () => Promise.resolve(deps.lock),
        enter: async (lockName, held) => {
          tab.enter(lockName);
          if (lockName !== null) deps.whenGone?.(lockName, go);
          await started;
          await inTurn(async () => {
            if (held !== null) await takeUp(held);
            if (deps.keepsKeys) await libraries.sweep(accounts.known().map(({ accountId }) => accountId));
          });
          lockIfDue();
          if (isThere) tabs.add(tab);
          end.hold(sealed);
          return state();
        },
        connect: (credentials) =>
          resultOf(async () => {
            const attempt = attempts.begin();
            const { account, reply, sent } = await signIn.check(credentials, accounts.dataKeyOf);
            const at = clock.now();
            attempt.check();
            if (unlocked.keeps || account.kept === 'device') await signIn.keep(account, credentials.passphrase);
            await inTurn(() => opened(account, sent, attempt));
            return { accountId: account.accountId, checked: { reply, at } };
          }),
        unlock: (accountId, passphrase) =>
          resultOf(async () => {
            const attempt = attempts.begin();
            const account = await signIn.unlock(accountId, passphrase);
            await inTurn(() => opened(account, undefined, attempt));
            return { accountId };
          }),
        attach: async (accountId) => {
          if (lockIfDue()) return null;
          accounts.use(accountId);
          return tab.attach(accountId);
        },
        call: (number, wanted) => {
          if (lockIfDue()) return resultOf(() => Promise.reject(cancelledError()));
          return tab.call(number, wanted);
        },
        cancel: tab.cancel,
        invoke: tab.invoke,
        touch: () => {
          // A user who comes back too late does not unlock anything by moving the mouse.
          if (lockIfDue() || accounts.open().length === 0) return;
          unlocked.touch();
          tab.touch();
        },
        look: () => void lockIfDue(),
        lock: () => {
          attempts.overtake();
          return lock('hand');
        },
        forget: (accountId) => {
          attempts.overtake();
          return inTurn(() => forget(accountId));
        },
        forgetAll: () => {
          latest.overtakeAll();
          return inTurn(async () => {
            for (const { accountId } of accounts.known()) await forget(accountId);
            await unlocked.clearLock();
            await unlocked.end();
            publish();
          });
        },
        chooseIdle: async (minutes) => {
          await unlocked.chooseIdle(minutes);
          publish();
        },
        takeOver: (accountId) => accounts.takeOver(accountId),
        prepare: () => void import('#engine/check-key.ts').catch(() => undefined),
        leave: go,
      };
    },
  };
}
