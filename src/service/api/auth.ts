/** Authentication: finds the account of the API key in a request. */
import { keyOf } from '#service/credentials/api-keys.ts';
import type { Store } from '#service/store/store.ts';
import { timestampOf } from '#service/store/stored-values.ts';
import { Refusal } from './reply.ts';

/**
 * The caller by the key in the header `Authorization`. Each request asks the store, so that a key
 * that another process revokes is refused from the next request on.
 *
 * @param now milliseconds since 1970
 * @param hashKey SHA-256 in hex
 * @throws Refusal 401, with the same message whatever is wrong with the key
 */
export async function authenticate(
  store: Store,
  authorization: string | null,
  now: number,
  hashKey: (key: string) => string | Promise<string>,
) {
  const key = keyOf(authorization);
  if (key === undefined) throw unauthorized();
  const row = await store.db
    .selectFrom('apiKey')
    .select(['id', 'accountId', 'hint', 'expires'])
    .where('hash', '=', await hashKey(key))
    .where('revoked', 'is', null)
    .executeTakeFirst();
  if (row === undefined || (row.expires !== null && row.expires <= timestampOf(now)))
    throw unauthorized();
  return { keyId: row.id, accountId: row.accountId, hint: row.hint };
}

/** The refusal of a request without a good key, with the same message whatever is wrong with it. */
export function unauthorized(): Refusal {
  return new Refusal(
    401,
    'The API key is missing, unknown, revoked or expired. Send a valid key in the header "Authorization: Bearer <API key>".',
    { 'WWW-Authenticate': 'Bearer' },
  );
}
