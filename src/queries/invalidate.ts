/**
 * Invalidation: marks replies in the cache as stale after a change, and reads those on the screen
 * again.
 */
import { partialMatchKey, type QueryClient } from '@tanstack/react-query';
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

/** Marks replies as stale: all of them first, and only then are those on the screen read again. */
export function invalidate(
  client: QueryClient,
  engine: Engine,
  cached: readonly CachedReplies[],
  refetchType: 'active' | 'none' = 'active',
): void {
  const keys = cached.map((each) =>
    typeof each === 'string' ? replyKey(engine, each) : replyKey(engine, each[0], each[1]),
  );
  void client.invalidateQueries({
    predicate: ({ queryKey }) => keys.some((key) => partialMatchKey(queryKey, key)),
    refetchType,
  });
}
