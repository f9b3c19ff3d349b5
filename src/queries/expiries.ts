/**
 * Expiry hooks: the links that are known to expire, from details that were read and links sent from
 * this browser.
 */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { KnownExpiry } from '#engine/links/known-expiries.ts';
import { useEngine } from './EngineContext.tsx';
import { replyKey } from './endpoint-query.ts';

/** In no order; undefined until they are known. Costs no request. */
export function useKnownExpiries(): readonly KnownExpiry[] | undefined {
  const engine = useEngine();
  const { expiries } = engine;
  const version = useSyncExternalStore(expiries.subscribe, expiries.get);
  return useQuery({
    queryKey: [...replyKey(engine, 'expiries.list'), version],
    // Without the arguments of the query, which cannot be cloned into the worker.
    queryFn: () => expiries.list(),
    placeholderData: keepPreviousData,
    // The engine keeps what it is made of; each version would be one more copy.
    gcTime: 0,
    staleTime: Infinity,
  }).data;
}
