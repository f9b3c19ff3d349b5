/**
 * Invalidation: marks replies in the cache as stale after a change, and reads those on the screen
 * again.
 */
import { partialMatchKey, type Query, type QueryClient } from '@tanstack/react-query';
import type { EndpointName } from '#contract/api.ts';
import type { Engine } from '#engine/engine.ts';
import { replyKey } from './endpoint-query.ts';

/** What is in the cache: replies of endpoints, and single records that were found in lists. */
type CachedName = EndpointName | RecordName;

/** One record, which no endpoint returns on its own. */
export type RecordName = 'channels.record' | 'campaigns.record';

/** All of that name, or those to an input with these parts. */
export type CachedReplies =
  | CachedName
  | readonly [name: CachedName, input: Readonly<Record<string, unknown>>];

/**
 * Marks replies as stale: all of them first, and only then are those on the screen read again. A
 * reply that is still under way may be from before the change: it is stale as soon as it comes.
 */
export function invalidate(
  client: QueryClient,
  engine: Engine,
  cached: readonly CachedReplies[],
  refetchType: 'active' | 'none' = 'active',
): void {
  const keys = cached.map((each) =>
    typeof each === 'string' ? replyKey(engine, each) : replyKey(engine, each[0], each[1]),
  );
  const predicate = ({ queryKey }: Query) => keys.some((key) => partialMatchKey(queryKey, key));
  const underWay = client.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' });
  for (const query of underWay.filter(runsToItsEnd)) {
    const { queryKey } = query;
    const again = () => client.invalidateQueries({ queryKey, exact: true, refetchType });
    void query
      .fetch()
      .then(again)
      .catch(() => undefined);
  }
  void client.invalidateQueries({ predicate, refetchType });
}

/** React Query itself begins anew only what is on the screen and was read before. */
function runsToItsEnd(query: Query): boolean {
  return query.state.data === undefined || !query.isActive();
}
