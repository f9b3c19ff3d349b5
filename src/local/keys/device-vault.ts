/**
 * Keys that are stored "on this device": each encrypted with a passphrase, which is stored nowhere.
 */
import {
  type AccountSummary,
  type KeyDatabase,
  type LockedAccount,
  withKeyDatabase,
} from './key-database.ts';
import { subtleOf, type VaultPlaces } from './session-vault.ts';

/** Rounds of PBKDF2-SHA-256, as OWASP asks for at least. */
const passphraseRounds = 600_000;

/** What the passphrase protects of an account. */
interface Secrets {
  readonly key: string;
  /**
   * Opens what is stored of its links; undefined where the account was remembered before links
   * could be stored.
   */
  readonly dataKey?: string;
}

/** What came of a passphrase; `until` is when the next may be tried, in milliseconds since 1970. */
type Unlocking =
  | ({ readonly outcome: 'open'; readonly account: AccountSummary } & Secrets)
  | { readonly outcome: 'wrong' | 'too-soon'; readonly until: number }
  /** Nothing is stored, or what is stored is damaged. */
  | { readonly outcome: 'gone' };

// The first slips cost nothing; then each try has to wait twice as long as the one before.
const freeFailures = 3;
const firstWait = 2000;
const maxWait = 5 * 60_000;

/** @param rounds fewer than the default are for tests alone */
export function createDeviceVault({ indexedDB, crypto }: VaultPlaces, rounds = passphraseRounds) {
  const keyFrom = async (passphrase: string, salt: Uint8Array<ArrayBuffer>, iterations: number) => {
    // Two keyboards may spell one letter in two ways.
    const bytes = new TextEncoder().encode(passphrase.normalize('NFKC'));
    const base = await subtleOf(crypto).importKey('raw', bytes, 'PBKDF2', false, ['deriveKey']);
    const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
    return subtleOf(crypto).deriveKey(algorithm, base, { name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]);
  };

  return {
    /** What is stored here; nothing where storage is blocked. */
    list: (): Promise<readonly AccountSummary[]> =>
      withKeyDatabase(indexedDB, (database) => database.getAll('accounts')).then(
        (all) =>
          all.map(({ accountId, serviceAddress, email }) => ({ accountId, serviceAddress, email })),
        () => [],
      ),
    /**
     * Keeps a key in place of what was stored for the account. Rejects where nothing can be stored.
     */
    keep: async (
      { accountId, serviceAddress, email }: AccountSummary,
      secrets: Secrets,
      passphrase: string,
    ): Promise<void> => {
      const salt = crypto.getRandomValues(new Uint8Array(16));
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const wrapping = await keyFrom(passphrase, salt, rounds);
      const plain = new TextEncoder().encode(textOf(secrets));
      const additionalData = boundTo({ accountId, serviceAddress });
      const sealed = await subtleOf(crypto).encrypt(
        { name: 'AES-GCM', iv, additionalData },
        wrapping,
        plain,
      );
      const account = {
        accountId,
        serviceAddress,
        email,
        salt,
        rounds,
        iv,
        sealed,
        failures: 0,
        closedUntil: 0,
      };
      await withKeyDatabase(indexedDB, (database) => database.put('accounts', account));
    },
    /** @param now milliseconds since 1970 */
    unlock: async (accountId: string, passphrase: string, now: number): Promise<Unlocking> => {
      const counted = await withKeyDatabase(indexedDB, (database) =>
        countTry(database, accountId, now),
      ).catch(() => undefined);
      if (counted === undefined) return { outcome: 'gone' };
      if (counted.tooSoon) return { outcome: 'too-soon', until: counted.account.closedUntil };
      const { account } = counted;
      const wrapping = await keyFrom(passphrase, account.salt, account.rounds);
      const algorithm = { name: 'AES-GCM', iv: account.iv, additionalData: boundTo(account) };
      try {
        const text = new TextDecoder().decode(
          await subtleOf(crypto).decrypt(algorithm, wrapping, account.sealed),
        );
        await withKeyDatabase(indexedDB, (database) =>
          changeAccount(database, accountId, { failures: 0, closedUntil: 0 }),
        );
        return { outcome: 'open', account, ...secretsIn(text) };
      } catch {
        return { outcome: 'wrong', until: account.closedUntil };
      }
    },
    /**
     * Notes another e-mail address of an account that is stored here; its key stays behind the same
     * passphrase.
     */
    rename: (accountId: string, email: string): Promise<void> =>
      withKeyDatabase(indexedDB, (database) => changeAccount(database, accountId, { email })),
    forget: (accountId: string) =>
      withKeyDatabase(indexedDB, (database) => database.delete('accounts', accountId)),
  };
}

/** An API key has no line break. */
function textOf({ key, dataKey }: Secrets): string {
  return dataKey === undefined ? key : `${key}\n${dataKey}`;
}

function secretsIn(text: string): Secrets {
  const [key = '', dataKey] = text.split('\n');
  return { key, dataKey };
}

/** The key is bound to its account and service: put beside another address, it opens no more. */
function boundTo({
  accountId,
  serviceAddress,
}: Pick<LockedAccount, 'accountId' | 'serviceAddress'>): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(['linkdeck device 1', accountId, serviceAddress]));
}

async function changeAccount(
  database: KeyDatabase,
  accountId: string,
  part: Partial<LockedAccount>,
): Promise<void> {
  const { store } = database.transaction('accounts', 'readwrite');
  const found = await store.get(accountId);
  // One that was forgotten meanwhile stays forgotten.
  if (found !== undefined) await store.put({ ...found, ...part });
}

/**
 * Counts a try as a failure before its outcome is known, so that closing the page avoids no wait.
 */
async function countTry(database: KeyDatabase, accountId: string, now: number) {
  const { store } = database.transaction('accounts', 'readwrite');
  const found = await store.get(accountId);
  if (found === undefined) return undefined;
  // A clock that was set back must not close it for days.
  if (found.closedUntil > now && found.closedUntil <= now + maxWait)
    return { tooSoon: true, account: found };
  const failures = found.failures + 1;
  const wait =
    failures < freeFailures ? 0 : Math.min(maxWait, firstWait * 2 ** (failures - freeFailures));
  const account: LockedAccount = { ...found, failures, closedUntil: now + wait };
  await store.put(account);
  return { tooSoon: false, account };
}
