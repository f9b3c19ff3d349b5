/** Cached replies: what the cache holds of an endpoint, without a request. */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { EndpointName, OutputOf } from '#contract/api.ts';
import { hasId, type Identified } from '#contract/reading/readable.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { replyKey } from '#queries/endpoint-query.ts';

/** Gives the replies of an endpoint to all inputs that were asked for. */
export function useCachedReplies<Name extends EndpointName>(
  name: Name,
): () => readonly OutputOf<Name>[] {
  const client = useQueryClient();
  const engine = useEngine();
  return useCallback(() => {
    const replies = client.getQueriesData<OutputOf<Name>>({ queryKey: replyKey(engine, name) });
    return replies.flatMap(([, reply]) => (reply === undefined ? [] : [reply]));
  }, [client, engine, name]);
}

/** Each row once, without those that have no usable id. */
export function uniqueRows<Row extends { readonly id: number | null }>(
  rows: readonly Row[],
): readonly Identified<Row>[] {
  return [...new Map(rows.filter(hasId).map((row) => [row.id, row])).values()];
}
