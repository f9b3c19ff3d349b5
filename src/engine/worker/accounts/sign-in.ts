/** Sign-in: turns a key or a passphrase of the user into an account that can be opened. */

import { ApiError } from '#client/errors/api-error.ts';
import type { SendRequest } from '#client/http/request.ts';
import type { OutputOf } from '#contract/api.ts';
import { sentence } from '#contract/message.ts';
import type { LimiterPlaces, Sent } from '#engine/check-key.ts';
import type { Engine } from '#engine/engine.ts';
import type { Credentials } from '#engine/rpc/protocol.ts';
import { newDataKey } from '#engine/storage/block-cipher.ts';
import { createDeviceVault } from '#local/keys/device-vault.ts';
import type { OpenAccount } from './account-registry.ts';
import { cleanBaseUrl, cleanKey } from './parse-credentials.ts';

export interface SignInDeps extends LimiterPlaces {
  /** The origin of the dashboard, for which CORS does not matter. */
  readonly origin: string;
  readonly fetch: SendRequest;
  readonly online: () => boolean;
  /** Fewer rounds of key derivation, for tests. */
  readonly passphraseRounds?: number;
}

type AccountReply = OutputOf<'account.get'>;

/**
 * A key whose account is known. `sent` has the limiter that counted the check, unless an engine
 * made it.
 */
interface CheckedKey {
  readonly account: OpenAccount;
  readonly reply: AccountReply;
  readonly sent?: Sent;
}

/** The shortest passphrase that is accepted, in characters. */
const shortestPassphrase = 10;

const field = 'passphrase';

/**
 * @param openWith finds an engine that has this key already, whose limiter then counts the check
 */
export class SignIn {
  readonly #deps: SignInDeps;
  readonly #openWith: (serviceAddress: string, key: string) => Engine | undefined;
  /** Keys that are remembered behind a passphrase. */
  readonly device: ReturnType<typeof createDeviceVault>;
  // Two tabs that are given one key at the same time ask once.
  readonly #checks = new Map<string, Promise<{ reply: AccountReply; sent?: Sent }>>();

  constructor(
    deps: SignInDeps,
    openWith: (serviceAddress: string, key: string) => Engine | undefined,
  ) {
    this.#deps = deps;
    this.#openWith = openWith;
    this.device = createDeviceVault(deps, deps.passphraseRounds);
  }

  /**
   * @param dataKeyOf the data key of an account that is open
   * @throws ApiError; then nothing is stored
   */
  async check(
    credentials: Credentials,
    dataKeyOf: (accountId: string) => string | undefined,
  ): Promise<CheckedKey> {
    const key = cleanKey(credentials.key);
    const serviceAddress = cleanBaseUrl(credentials.serviceAddress);
    const { keep: retention = 'session', passphrase = '' } = credentials;
    if (retention === 'device' && passphrase.length < shortestPassphrase) {
      throw new ApiError('invalid', [sentence('passphraseShort', { min: shortestPassphrase })], {
        field,
      });
    }
    const { reply, sent } = await this.#check(serviceAddress, key);
    const { id, email } = reply.data;
    if (id === null) throw new ApiError('malformed', [sentence('noAccountId')]);
    const accountId = await accountIdOf({ serviceAddress, id }, this.#deps.crypto);
    // What is stored of an open account stays readable with another API key of it.
    const dataKey = dataKeyOf(accountId) ?? newDataKey(this.#deps.crypto);
    return {
      account: { accountId, serviceAddress, email: email ?? '', key, dataKey, retention },
      reply,
      sent,
    };
  }

  /** Remembers the key behind the passphrase, or forgets it, as chosen at this sign-in. */
  async keep({ key, dataKey, ...account }: OpenAccount, passphrase = ''): Promise<void> {
    if (account.retention !== 'device') {
      await this.device.forget(account.accountId).catch(() => undefined);
      return;
    }
    await this.device.keep(account, { key, dataKey }, passphrase).catch(() => {
      throw new ApiError('invalid', [sentence('deviceRefused')], { field });
    });
  }

  /** @throws ApiError with the same words for every wrong passphrase */
  async unlock(accountId: string, passphrase: string): Promise<OpenAccount> {
    const now = this.#deps.clock.now();
    const unlocking = await this.device.unlock(accountId, passphrase, now);
    if (unlocking.outcome === 'open') {
      const { account, key, dataKey: known } = unlocking;
      const dataKey = known ?? newDataKey(this.#deps.crypto);
      if (known === undefined) await this.device.keep(account, { key, dataKey }, passphrase);
      return { ...account, key, dataKey, retention: 'device' };
    }
    if (unlocking.outcome === 'gone') {
      throw new ApiError('missing', [sentence('accountGone')], { field });
    }
    const seconds = Math.ceil((unlocking.until - now) / 1000);
    const why = sentence(unlocking.outcome === 'wrong' ? 'passphraseWrong' : 'passphraseTries');
    const wait = seconds > 0 ? sentence('waitSeconds', { seconds }) : sentence('tryAgain');
    throw new ApiError('invalid', [why, wait], {
      retryAt: unlocking.until > now ? unlocking.until : null,
      field,
    });
  }

  #check(serviceAddress: string, key: string): Promise<{ reply: AccountReply; sent?: Sent }> {
    const name = JSON.stringify([serviceAddress, key]);
    const running = this.#checks.get(name);
    if (running !== undefined) return running;
    const checking = this.#ask(serviceAddress, key);
    this.#checks.set(name, checking);
    const forget = () => this.#checks.delete(name);
    checking.then(forget, forget);
    return checking;
  }

  async #ask(serviceAddress: string, key: string): Promise<{ reply: AccountReply; sent?: Sent }> {
    const engine = this.#openWith(serviceAddress, key);
    if (engine !== undefined)
      return { reply: await engine.call('account.get', {}, { whenOverLimit: 'fail' }) };
    const { checkKey } = await import('#engine/check-key.ts');
    return checkKey({ ...this.#deps, serviceAddress, key, pageOrigin: this.#deps.origin });
  }
}

/**
 * The account id of this device: a hash of service address and account, the same for each of its
 * keys, so that its jobs and drafts are found again. Random where there is no cryptography, and so
 * nothing is stored.
 *
 * @param id the service's own, of `GET /api/account`
 */
async function accountIdOf(
  { serviceAddress, id }: { serviceAddress: string; id: number },
  crypto: SignInDeps['crypto'],
): Promise<string> {
  const bytes =
    crypto.subtle === undefined
      ? crypto.getRandomValues(new Uint8Array(16))
      : new Uint8Array(
          await crypto.subtle.digest(
            'SHA-256',
            new TextEncoder().encode(JSON.stringify([serviceAddress, id])),
          ),
        );
  return [...bytes.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
