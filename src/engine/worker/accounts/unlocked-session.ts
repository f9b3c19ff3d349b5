/**
 * Unlocked session: from the first key to the lock; stores keys over a reload, and says when the
 * session is over.
 */
import type { Clock } from '#base/clock.ts';
import { type SessionTimes, withKeyDatabase } from '#local/keys/key-database.ts';
import {
  type KeyStorage,
  SessionVault,
  type StoredAccount,
  type VaultPlaces,
} from '#local/keys/session-vault.ts';
import type { OpenAccount } from './account-registry.ts';
import { clampTimes, defaultIdleMinutes, dueLock } from './auto-lock.ts';

const idleChoice = 'idle minutes';
const lockEntry = 'locked by';

/**
 * Why everything was locked; stored as the place in this list, which new reasons are added to at
 * its end.
 */
const lockReasons = ['idle', 'time', 'hand'] as const;
type LockReason = (typeof lockReasons)[number];

// To store each key press would be more work than the key press itself; in milliseconds.
const activityStoreInterval = 10_000;

interface SessionPlaces extends VaultPlaces {
  readonly clock: Clock;
  /** False where keys may be in memory alone, as inside another page. */
  readonly keepsKeys: boolean;
}

export class UnlockedSession {
  readonly #clock: Clock;
  readonly #indexedDB: () => IDBFactory;
  readonly #keepsKeys: boolean;
  readonly #vault: SessionVault;
  #storage: KeyStorage = 'blocked';
  #idleMinutes = defaultIdleMinutes;
  #times: SessionTimes | null = null;
  #activityStoredAt = 0;
  #lockedBy: LockReason | null = null;
  #isLockedHere = false;

  constructor({ clock, keepsKeys, ...places }: SessionPlaces) {
    this.#clock = clock;
    this.#keepsKeys = keepsKeys;
    this.#indexedDB = places.indexedDB;
    this.#vault = new SessionVault(places);
  }

  get canStoreKeys(): boolean {
    return this.#storage === 'usable';
  }

  /** Whether a newer version of Linkdeck has stored keys here, which this one cannot read. */
  get isStorageNewer(): boolean {
    return this.#storage === 'newer';
  }

  get idleMinutes(): number {
    return this.#idleMinutes;
  }

  /**
   * Why everything was locked last, here or before a reload, until the next sign-in; null for no
   * lock.
   */
  get lockedBy(): LockReason | null {
    return this.#lockedBy;
  }

  /** This host was locked: it opens nothing by itself. */
  get isLockedHere(): boolean {
    return this.#isLockedHere;
  }

  /** Reads the chosen idle time, why this browser was locked, and whether it can keep keys. */
  async start(): Promise<void> {
    if (!this.#keepsKeys) return;
    this.#storage = await this.#vault.check();
    this.#idleMinutes = (await this.#readChoice(idleChoice)) ?? this.#idleMinutes;
    this.#lockedBy = lockReasons[(await this.#readChoice(lockEntry)) ?? -1] ?? null;
  }

  async chooseIdle(minutes: number): Promise<void> {
    this.#idleMinutes = minutes;
    await this.#storeChoice(idleChoice, minutes);
  }

  /** Remembers that everything is locked, from this moment and over a reload. */
  lock(why: LockReason): Promise<void> {
    this.#lockedBy = why;
    this.#isLockedHere = true;
    return this.#storeChoice(lockEntry, lockReasons.indexOf(why));
  }

  /** A user signs in, or no account is left. */
  async clearLock(): Promise<void> {
    if (this.#lockedBy === null) return;
    this.#lockedBy = null;
    this.#isLockedHere = false;
    await this.#storeChoice(lockEntry, null);
  }

  /** The user acts, or has given a key. */
  touch(): void {
    const now = this.#clock.now();
    this.#times = { openedAt: this.#times?.openedAt ?? now, activeAt: now };
    if (now - this.#activityStoredAt < activityStoreInterval && now >= this.#activityStoredAt)
      return;
    this.#activityStoredAt = now;
    void this.#vault.seen(now);
  }

  /** Why everything has to be locked now, or null. */
  due(busy: boolean): 'idle' | 'time' | null {
    if (this.#times === null) return null;
    this.#times = clampTimes(this.#times, this.#clock.now());
    return dueLock(this.#times, this.#clock.now(), { idleMinutes: this.#idleMinutes, busy });
  }

  /** The ciphertext of these accounts, which tabs have over a reload; null for none. */
  async seal(accounts: readonly OpenAccount[]): Promise<string | null> {
    // Without the fields that only the host needs.
    const wanted = accounts.flatMap(
      ({ accountId, serviceAddress, email, key, dataKey, retention }): StoredAccount[] =>
        retention === 'memory'
          ? []
          : [{ accountId, serviceAddress, email, key, dataKey, retention }],
    );
    if (wanted.length === 0) {
      await this.#vault.destroy();
      return null;
    }
    const now = this.#clock.now();
    this.#times ??= { openedAt: now, activeAt: now };
    return this.#vault.seal(wanted, this.#times);
  }

  /** Opens the ciphertext of a tab; `over` is why the session is over, or null where it goes on. */
  async open(sealed: string) {
    const opened = await this.#vault.open(sealed);
    if (opened === undefined) return undefined;
    const then = clampTimes(opened, this.#clock.now());
    const over = dueLock(then, this.#clock.now(), { idleMinutes: this.#idleMinutes, busy: false });
    if (over === null) this.#times = then;
    return { accounts: opened.accounts, over };
  }

  /** Ends it: no ciphertext of a tab can be opened any more. */
  async end(): Promise<void> {
    this.#times = null;
    await this.#vault.destroy();
  }

  /** Stores a choice or fact of this browser, which is no secret. */
  async #storeChoice(name: string, value: number | null): Promise<void> {
    if (this.#storage !== 'usable') return;
    await withKeyDatabase<unknown>(this.#indexedDB, (database) =>
      value === null ? database.delete('choices', name) : database.put('choices', value, name),
    ).catch(() => undefined);
  }

  #readChoice(name: string) {
    return withKeyDatabase(this.#indexedDB, (database) => database.get('choices', name)).catch(
      () => undefined,
    );
  }
}
