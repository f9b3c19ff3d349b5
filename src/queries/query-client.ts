/** Query client: how long replies count as fresh, without automatic retries or refetches. */
import { QueryClient } from '@tanstack/react-query';

/** For how long a reply counts as fresh, in milliseconds; a user can refresh at any time. */
export const staleAfter = 60_000;

/**
 * For how long a reply is cached that no screen shows, in milliseconds: going back paints at once.
 */
const cacheTime = 30 * 60_000;

/**
 * The cache of one account. The engine alone decides when a request leaves and whether it is
 * repeated.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: staleAfter,
        gcTime: cacheTime,
        // The engine knows better than the browser's flag whether a service on this machine can be reached.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
