/** Newest links hook: reads the newest links of the account once for all parts of a page, and not again within a minute. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Clock } from '#base/clock.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { replyKey } from '#queries/endpoint-query.ts';
import { everyLink } from '#queries/library.ts';

/** In milliseconds. */
const freshTime = 60_000;

/** As many as a picker has rows for, and more than the service sends unasked. */
const rows = 50;

/**
 * Costs a request unless another part has read them within the last minute. The links are in the library then.
 * Its state is announced later than it changes, so that the library itself is asked.
 */
export function useNewestLinks(clock: Clock) {
  const engine = useEngine();
  const viewer = `${engine.tab} newest ${useId()}`;
  const query = queryOptions({
    queryKey: [...replyKey(engine, 'library.newest'), rows],
    queryFn: async ({ signal }) => {
      const { rows: known } = await engine.library.query(viewer, everyLink, 0, 1);
      const readAt = known[0]?.readAt ?? -Infinity;
      if (clock.now() - readAt < freshTime) return null;
      await engine.call(
        'links.list',
        { page: 1, limit: rows, order: 'date' },
        { lane: 'read', signal },
      );
      return null;
    },
    staleTime: freshTime,
  });
  return useQuery(query);
}
