/** Newest links hook: reads the newest links of the account once for all parts of a page, and not again within a minute. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Clock } from '#base/clock.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { useLibraryState } from '#queries/library.ts';
import { linksQuery } from '#queries/resources/links.ts';

/** In milliseconds. */
const freshTime = 60_000;

/** Costs a request unless another part has read them within the last minute. The links are in the library then. */
export function useNewestLinks(clock: Clock, rows = 50) {
  const engine = useEngine();
  const { newestRead } = useLibraryState();
  const [isWanted] = useState(() => newestRead === null || clock.now() - newestRead > freshTime);
  return useQuery({
    ...linksQuery(engine, { page: 1, limit: rows, order: 'date' }),
    enabled: isWanted,
    staleTime: freshTime,
  });
}
