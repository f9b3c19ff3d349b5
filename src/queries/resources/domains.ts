/** Domain queries: pages of branded domains; adding, changing and deleting one. */
import type { Engine } from '#engine/engine.ts';
import { useEndpointMutation } from '#queries/endpoint-mutation.ts';
import { type AskedPage, endpointQuery, pageOf } from '#queries/endpoint-query.ts';

/** A page of domains. */
export function domainsQuery(engine: Engine, asked: AskedPage) {
  return pageOf(endpointQuery(engine, 'domains.list', asked));
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
