/** Unlocked session: from the first key to the lock; keeps keys over a reload, and knows when the session is over. */
import type { Clock } from '#client/time/clock.ts';
import { type SessionTimes, withKeyDatabase } from '#local/keys/key-database.ts';
import { createSessionVault, type KeptAccount, type VaultPlaces } from '#local/keys/session-vault.ts';
import type { OpenAccount } from './account-registry.ts';
import { defaultIdleMinutes, dueLock, notAfter } from './auto-lock.ts';

const idleChoice = 'idle minutes';
const lockEntry = 'locked by';

/** Why everything was locked; stored as the place in this list, which new reasons are added to at its end. */
const lockReasons = ['idle', 'time', 'hand'] as const;
type LockReason = (typeof lockReasons)[number];

// To store each key press would be more work than the key press itself; in milliseconds.
const seenEvery = 10_000;

/** @param keepsKeys false where keys may be in memory alone, as inside another page */
export function createUnlockedSession(places: VaultPlaces & { clock: Clock; keepsKeys: boolean }) {
  const { clock, indexedDB, keepsKeys } = places;
  const vault = createSessionVault(places);
  let keeps = false;
  let idleMinutes = defaultIdleMinutes;
  let times: SessionTimes | null = null;
  let notedAt = 0;
  let lockedBy: LockReason | null = null;
  let isLockedHere = false;

  /** What is chosen or known of this browser; it holds no secret. */
  const note = async (name: string, value: number | null): Promise<void> => {
    if (!keeps) return;
    await withKeyDatabase<unknown>(indexedDB, (database) =>
      value === null ? database.delete('choices', name) : database.put('choices', value, name),
    ).catch(() => undefined);
  };
  const noted = (name: string) => withKeyDatabase(indexedDB, (database) => database.get('choices', name)).catch(() => undefined);

  return {
    get keeps(): boolean {
      return keeps;
    },
    get idleMinutes(): number {
      return idleMinutes;
    },
    /** Why everything was locked last, here or before a reload, until the next sign-in; null for no lock. */
    get lockedBy(): LockReason | null {
      return lockedBy;
    },
    /** This host was locked: it opens nothing by itself. */
    get isLockedHere(): boolean {
      return isLockedHere;
    },
    /** Reads the chosen idle time, why this browser was locked, and whether it can keep keys. */
    start: async (): Promise<void> => {
      if (!keepsKeys) return;
      keeps = await vault.available();
      idleMinutes = (await noted(idleChoice)) ?? idleMinutes;
      lockedBy = lockReasons[(await noted(lockEntry)) ?? -1] ?? null;
    },
    chooseIdle: async (minutes: number): Promise<void> => {
      idleMinutes = minutes;
      await note(idleChoice, minutes);
    },
    /** Remembers that everything is locked, from this moment and over a reload. */
    lock: (why: LockReason): Promise<void> => {
      lockedBy = why;
      isLockedHere = true;
      return note(lockEntry, lockReasons.indexOf(why));
    },
    /** A user signs in, or no account is left. */
    clearLock: async (): Promise<void> => {
      if (lockedBy === null) return;
      lockedBy = null;
      isLockedHere = false;
      await note(lockEntry, null);
    },
    /** The user acts, or has given a key. */
    touch: (): void => {
      const now = clock.now();
      times = { openedAt: times?.openedAt ?? now, activeAt: now };
      if (now - notedAt < seenEvery && now >= notedAt) return;
      notedAt = now;
      void vault.seen(now);
    },
    /** Why everything has to be locked now, or null. */
    due: (busy: boolean): 'idle' | 'time' | null => {
      if (times === null) return null;
      times = notAfter(times, clock.now());
      return dueLock(times, clock.now(), { idleMinutes, busy });
    },
    /** The ciphertext that tabs hold for these accounts; null for none. */
    seal: async (accounts: readonly OpenAccount[]): Promise<string | null> => {
      // Without the fields that only the host needs.
      const wanted = accounts.flatMap(({ accountId, serviceAddress, email, key, dataKey, kept }): KeptAccount[] =>
        kept === 'memory' ? [] : [{ accountId, serviceAddress, email, key, dataKey, kept }],
      );
      if (wanted.length === 0) {
        await vault.destroy();
        return null;
      }
      const now = clock.now();
      times ??= { openedAt: now, activeAt: now };
      return vault.seal(wanted, times);
    },
    /** Opens the ciphertext that a tab holds; `over` says why the session is over, or is null where it goes on. */
    open: async (sealed: string) => {
      const opened = await vault.open(sealed);
      if (opened === undefined) return undefined;
      const then = notAfter(opened, clock.now());
      const over = dueLock(then, clock.now(), { idleMinutes, busy: false });
      if (over === null) times = then;
      return { accounts: opened.accounts, over };
    },
    /** Ends it: no ciphertext that a tab holds can be opened any more. */
    end: async (): Promise<void> => {
      times = null;
      await vault.destroy();
    },
  };
}
