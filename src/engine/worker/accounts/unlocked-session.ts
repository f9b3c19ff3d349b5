/** One sitting: from the first key to the lock. Keeps what survives a reload, and knows when it is over. */
import type { Clock } from '#client/time/clock.ts';
import { withKeyDatabase } from '#local/keys/key-database.ts';
import { createSessionVault, type KeptAccount, type VaultPlaces } from '#local/keys/session-vault.ts';
import type { OpenAccount } from './account-registry.ts';
import { defaultIdleMinutes, dueLock, notAfter, type SessionTimes } from './auto-lock.ts';

interface Sitting {
  /** Reads what was chosen before, and whether anything can be kept. */
  start(): Promise<void>;
  readonly keeps: boolean;
  readonly idleMinutes: number;
  chooseIdle(minutes: number): Promise<void>;
  /** Somebody acts, or a key was given. */
  touch(): void;
  /** Why everything has to be locked now, or null. */
  due(busy: boolean): 'idle' | 'time' | null;
  /** What tabs are to hold for these accounts; null for nothing. */
  seal(accounts: readonly OpenAccount[]): Promise<string | null>;
  /** What a tab holds from before: the accounts, unless the time for that is over. */
  open(sealed: string): Promise<{ accounts: readonly KeptAccount[]; over: 'idle' | 'time' | null } | undefined>;
  /** Ends it: nothing that any tab holds opens any more. */
  end(): Promise<void>;
}

const idleChoice = 'idle minutes';

// Writing down each key press would be more work than the press itself.
const seenEvery = 10_000;

/** @param keepsKeys false where nothing may be kept beyond memory, as inside another page */
export function createUnlockedSession(places: VaultPlaces & { clock: Clock; keepsKeys: boolean }): Sitting {
  const { clock, indexedDB, keepsKeys } = places;
  const vault = createSessionVault(places);
  let keeps = false;
  let idleMinutes = defaultIdleMinutes;
  let times: SessionTimes | null = null;
  let notedAt = 0;

  return {
    get keeps() {
      return keeps;
    },
    get idleMinutes() {
      return idleMinutes;
    },
    start: async () => {
      if (!keepsKeys) return;
      keeps = await vault.available();
      const chosen = await withKeyDatabase(indexedDB, (database) => database.get('choices', idleChoice)).catch(() => undefined);
      idleMinutes = chosen ?? idleMinutes;
    },
    chooseIdle: async (minutes) => {
      idleMinutes = minutes;
      if (keeps)
        await withKeyDatabase(indexedDB, (database) => database.put('choices', minutes, idleChoice)).catch(() => undefined);
    },
    touch: () => {
      const now = clock.now();
      times = { openedAt: times?.openedAt ?? now, activeAt: now };
      if (now - notedAt < seenEvery && now >= notedAt) return;
      notedAt = now;
      void vault.seen(now);
    },
    due: (busy) => {
      if (times === null) return null;
      times = notAfter(times, clock.now());
      return dueLock(times, clock.now(), { idleMinutes, busy });
    },
    seal: async (accounts) => {
      const wanted = accounts.flatMap(({ kept, ...account }) => (kept === 'memory' ? [] : [{ ...account, kept }]));
      if (wanted.length === 0) {
        await vault.destroy();
        return null;
      }
      const now = clock.now();
      times ??= { openedAt: now, activeAt: now };
      return vault.seal(wanted.map(onlyKept), times);
    },
    open: async (sealed) => {
      const opened = await vault.open(sealed);
      if (opened === undefined) return undefined;
      const then = notAfter(opened, clock.now());
      const over = dueLock(then, clock.now(), { idleMinutes, busy: false });
      if (over === null) times = then;
      return { accounts: opened.accounts, over };
    },
    end: async () => {
      times = null;
      await vault.destroy();
    },
  };
}

/** Without what only the host knows of an account. */
function onlyKept({ accountId, serviceAddress, email, key, kept }: KeptAccount): KeptAccount {
  return { accountId, serviceAddress, email, key, kept };
}
