/** Domain queries: pages of branded domains; adding, changing and deleting one. */
import { useCallback } from 'react';
import type { Engine } from '#engine/engine.ts';
import { useEndpointMutation } from '#queries/endpoint-mutation.ts';
import { endpointQuery, type PageInput, pageOf } from '#queries/endpoint-query.ts';
import { uniqueRows, useCachedReplies } from '#queries/records/cached-replies.ts';

/** A page of domains. */
export function domainsQuery(engine: Engine, asked: PageInput) {
  return pageOf(endpointQuery(engine, 'domains.list', asked));
}

/** Gives the domains that lists in the cache tell of, without a request. */
export function useCachedDomains() {
  const replies = useCachedReplies('domains.list');
  return useCallback(() => uniqueRows(replies().flatMap(({ data }) => data.rows)), [replies]);
}

/** Adds a domain. Makes stale: every page of domains. */
export function useCreateDomain() {
  return useEndpointMutation('domains.create', { stale: () => ['domains.list'] });
}

/** Changes where a domain redirects. Makes stale: every page of domains. */
export function useUpdateDomain() {
  return useEndpointMutation('domains.update', { stale: () => ['domains.list'] });
}

/** Deletes a domain. Makes stale: every page of domains. */
export function useDeleteDomain() {
  return useEndpointMutation('domains.delete', { stale: () => ['domains.list'] });
}
