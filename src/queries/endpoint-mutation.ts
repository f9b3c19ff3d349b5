/**
 * Endpoint mutation: calls an endpoint that changes something, and invalidates the replies it
 * affects.
 */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { EndpointName, InputOf } from '#contract/api.ts';
import { useEngine } from './EngineContext.tsx';
import { type CachedReplies, invalidate } from './invalidate.ts';

interface Effects<Name extends EndpointName> {
  /**
   * What is no longer true: asked for again at once where it is on the screen, else when it is
   * shown next.
   */
  stale: (input: InputOf<Name>) => readonly CachedReplies[];
  /**
   * What is about a record that was deleted: not believed, and not asked for again by a screen that
   * is being left.
   */
  gone?: (input: InputOf<Name>) => readonly CachedReplies[];
}

/**
 * Makes a change by one endpoint, and names what that makes stale.
 *
 * A change that failed may have been carried out all the same, unless the service itself refused
 * it: then nothing is asked for again, and a slip in a form costs no second request. Nothing is
 * ever repeated.
 */
export function useEndpointMutation<Name extends EndpointName>(
  name: Name,
  { stale, gone }: Effects<Name>,
) {
  const engine = useEngine();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: InputOf<Name>) => engine.call(name, input, { lane: 'write' }),
    onSettled: (_, error, input) => {
      if (error !== null && wasNotCarriedOut(error)) return;
      // First the replies that are not refetched, so that the others find them stale.
      if (gone !== undefined) invalidate(client, engine, gone(input), 'none');
      invalidate(client, engine, stale(input));
    },
  });
}

/**
 * The kinds of failure in which the service itself refused; an offline device may have lost a
 * positive reply.
 */
const harmless: readonly unknown[] = ['invalid', 'key', 'limit'];

function wasNotCarriedOut(error: Error): boolean {
  return 'kind' in error && harmless.includes(error.kind);
}
