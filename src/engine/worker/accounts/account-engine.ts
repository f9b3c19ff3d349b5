/**
 * Account engine: how the engine of an account is made in this host, once the account may be
 * opened.
 */
import type { Clock } from '#base/clock.ts';
import type { Sent } from '#engine/check-key.ts';
import type { HistoryPlace } from '#engine/storage/history-database.ts';
import type { LibraryPlace } from '#engine/storage/library-database.ts';
import type { StoredValues } from '#engine/storage/stored-values.ts';
import type { HostCounter } from '#engine/worker/host-counter.ts';
import type { MakeEngine, OpenAccount } from './account-registry.ts';
import type { SignInDeps } from './sign-in.ts';

export interface EngineMakerDeps extends SignInDeps {
  readonly clock: Clock;
  /** False where nothing is stored, as inside another page. */
  readonly keepsKeys: boolean;
  /** How many bytes this browser would still store; null where it does not tell. */
  readonly room?: () => Promise<number | null>;
  /**
   * Counts the hosts that share nothing else, to share the limit with them; undefined where there
   * can be none.
   */
  readonly hostCounter?: HostCounter;
}

interface Given {
  /** The limiter that counted the check of the key; a new one where there was none. */
  readonly sent: Sent | undefined;
  /** Where its links may be stored; in memory alone where none is given. */
  readonly libraryPlace: () => Promise<LibraryPlace | undefined>;
  /** Where its readings are stored; in memory alone where none is given. */
  readonly historyPlace: HistoryPlace | undefined;
  /** Where everything else is stored; in memory alone where none is given. */
  readonly values: StoredValues | undefined;
  /** Opens what is stored only as long as the API key; undefined where that is not stored. */
  readonly sessionKey: (() => Promise<CryptoKey>) | undefined;
}

/** Loads the engine with its limiter and library; what is returned makes it at once. */
export async function engineMaker(
  deps: EngineMakerDeps,
  account: OpenAccount,
  given: Given,
): Promise<MakeEngine> {
  const { clock, indexedDB, fetch, online, origin, room } = deps;
  const { createEngine, openKeyUsage } = await import('#engine/check-key.ts');
  const { limiter, log } = given.sent ?? (await openKeyUsage(deps, account));
  const libraryPlace = await given.libraryPlace();
  const { accountId, serviceAddress, key } = account;
  const about = {
    accountId,
    serviceAddress,
    key,
    fetch,
    online,
    clock,
    limiter,
    log,
    pageOrigin: origin,
  };
  const { historyPlace, values, sessionKey } = given;
  const stored = deps.keepsKeys
    ? { indexedDB, libraryPlace, historyPlace, values, sessionKey, room }
    : {};
  return (events) => {
    const engine = createEngine({ ...about, ...events, ...stored });
    const accountName = JSON.stringify([serviceAddress, account.email]);
    const leave = deps.hostCounter?.join(accountName, (hosts) => limiter.share(hosts));
    const close = (why?: 'lock') => {
      leave?.();
      engine.close(why);
    };
    return { ...engine, close };
  };
}
