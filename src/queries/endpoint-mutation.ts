/** Endpoint mutation: calls an endpoint that changes something, and makes the replies it affects stale. */
import { partialMatchKey, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { EndpointName, InputOf } from '#contract/api.ts';
import type { Engine } from '#engine/engine.ts';
import { useEngine } from './EngineContext.tsx';
import { replyKey } from './endpoint-query.ts';

/** What lies in the cache: replies of endpoints, and single records that were found in lists. */
type CachedName = EndpointName | RecordName;

/** One record, which no endpoint returns on its own. */
export type RecordName = 'channels.record' | 'campaigns.record';

/** All of that name, or those to an input with these parts. */
type Cached = CachedName | readonly [name: CachedName, input: Readonly<Record<string, unknown>>];

interface Effects<Name extends EndpointName> {
  /** What is no longer true: asked for again at once where it is on the screen, else when it is shown next. */
  stale: (input: InputOf<Name>) => readonly Cached[];
  /** What is about a record that was deleted: not believed, and not asked for again by a screen that is being left. */
  gone?: (input: InputOf<Name>) => readonly Cached[];
}

/**
 * Makes a change by one endpoint, and names what that makes stale.
 *
 * A change that failed may have been carried out all the same, unless the service itself refused it: then nothing
 * is asked for again, and a slip in a form costs no second request. Nothing is ever repeated.
 */
export function useEndpointMutation<Name extends EndpointName>(name: Name, { stale, gone }: Effects<Name>) {
  const engine = useEngine();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: InputOf<Name>) => engine.call(name, input, { lane: 'write' }),
    onSettled: (_, error, input) => {
      if (error !== null && wasNotCarriedOut(error)) return;
      // First the replies that are not refetched, so that the others find them stale.
      if (gone !== undefined) makeStale(client, engine, gone(input), 'none');
      makeStale(client, engine, stale(input));
    },
  });
}

/** Marks replies as stale: all of them first, and only then are those on the screen asked for again. */
export function makeStale(
  client: QueryClient,
  engine: Engine,
  cached: readonly Cached[],
  refetchType: 'active' | 'none' = 'active',
): void {
  const keys = cached.map((each) => (typeof each === 'string' ? replyKey(engine, each) : replyKey(engine, each[0], each[1])));
  void client.invalidateQueries({
    predicate: ({ queryKey }) => keys.some((key) => partialMatchKey(queryKey, key)),
    refetchType,
  });
}

/** The kinds of failure in which the service itself refused; an offline device may have lost a positive reply. */
const harmless: readonly unknown[] = ['invalid', 'key', 'limit'];

function wasNotCarriedOut(error: Error): boolean {
  return 'kind' in error && harmless.includes(error.kind);
}
