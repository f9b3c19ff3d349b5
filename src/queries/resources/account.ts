/** Account queries: the signed-in account, and changing it. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { OutputOf } from '#contract/api.ts';
import type { Engine } from '#engine/engine.ts';
import { useEndpointMutation } from '#queries/endpoint-mutation.ts';
import { endpointQuery } from '#queries/endpoint-query.ts';

/** The account that the key belongs to. */
export function accountQuery(engine: Engine) {
  return queryOptions({
    ...endpointQuery(engine, 'account.get', {}),
    select: (reply) => ({ ...reply.data, notes: reply.notes }),
  });
}

/**
 * Keeps the reply that checked the key, so that no screen asks for the same again.
 *
 * @param at when it was read, in milliseconds since 1970
 */
export function rememberAccount(
  client: QueryClient,
  engine: Engine,
  reply: OutputOf<'account.get'>,
  at: number,
): void {
  client.setQueryData(accountQuery(engine).queryKey, reply, { updatedAt: at });
}

/** Changes the e-mail address, the password, or both. Makes stale: the account. */
export function useUpdateAccount() {
  return useEndpointMutation('account.update', { stale: () => ['account.get'] });
}
