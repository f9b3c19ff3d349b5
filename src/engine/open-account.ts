/** Everything that is loaded when somebody signs in: checking a key, and the engine of an account. */
import type { Clock } from '#client/clock.ts';
import { createClient } from '#client/client.ts';
import { createLedger, type Ledger } from '#client/ledger.ts';
import type { SendRequest } from '#client/request.ts';
import type { OutputOf } from '#contract/api.ts';

export { createEngine } from './engine.ts';

interface KeyInUse {
  readonly serviceAddress: string;
  readonly key: string;
}

interface CheckDeps extends KeyInUse {
  readonly fetch: SendRequest;
  readonly online: () => boolean;
  readonly pageOrigin: string;
  readonly clock: Clock;
}

/**
 * Asks whose key it is, by one request. Its ledger goes on with the account, so that this request is counted.
 *
 * @throws ApiError; `limit` at once, as whoever waits at the sign-in form is told now and not after a minute
 */
export async function checkKey(deps: CheckDeps): Promise<{ reply: OutputOf<'account.get'>; ledger: Ledger }> {
  const { serviceAddress: baseUrl, ...rest } = deps;
  const ledger = createLedger(deps.clock);
  const client = createClient({ baseUrl, ledger, ...rest });
  try {
    return { reply: await client.call('account.get', {}, { whenOverLimit: 'fail' }), ledger };
  } catch (problem) {
    ledger.close();
    throw problem;
  } finally {
    client.close();
  }
}
