/** Newest links hook: reads the newest links of the account, once for all parts of a page. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEngine } from '#queries/EngineContext.tsx';
import { replyKey } from '#queries/endpoint-query.ts';

/** Costs a request unless a part has read them within the last minute. The links are in the library then. */
export function useNewestLinks() {
  const engine = useEngine();
  const query = queryOptions({
    queryKey: replyKey(engine, 'library.newest', {}),
    queryFn: async () => {
      await engine.library.readNewest();
      return null;
    },
    staleTime: 60_000,
  });
  return useQuery(query);
}
