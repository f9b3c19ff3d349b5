/** Campaign queries: pages of campaigns, one of them; creating, changing and deleting one. */
import { useCallback } from 'react';
import type { Engine } from '#engine/engine.ts';
import { useEndpointMutation } from '#queries/endpoint-mutation.ts';
import { endpointQuery, type PageInput, pageOf } from '#queries/endpoint-query.ts';
import { uniqueRows, useCachedReplies } from '#queries/records/cached-replies.ts';
import { useRecord } from '#queries/records/use-record.ts';

/** A page of campaigns. */
export function campaignsQuery(engine: Engine, asked: PageInput) {
  return pageOf(endpointQuery(engine, 'campaigns.list', asked));
}

/** Gives the campaigns that lists in the cache tell of, without a request. */
export function useCachedCampaigns() {
  const replies = useCachedReplies('campaigns.list');
  return useCallback(() => uniqueRows(replies().flatMap(({ data }) => data.rows)), [replies]);
}

/** One campaign as lists show it, or null where no list that was read has it: see `useRecord`. */
export function useCampaign(id: number) {
  return useRecord('campaigns.record', campaignsQuery, id);
}

/** Makes a campaign. Makes stale: every page of campaigns. */
export function useCreateCampaign() {
  return useEndpointMutation('campaigns.create', { stale: () => ['campaigns.list'] });
}

/** Changes a campaign. Makes stale: every page of campaigns, and the campaign. */
export function useUpdateCampaign() {
  return useEndpointMutation('campaigns.update', {
    stale: ({ id }) => ['campaigns.list', ['campaigns.record', { id }]],
  });
}

/**
 * Deletes a campaign. Makes stale: every page of campaigns; the campaign itself is not asked for
 * again.
 */
export function useDeleteCampaign() {
  return useEndpointMutation('campaigns.delete', {
    stale: () => ['campaigns.list'],
    gone: ({ id }) => [['campaigns.record', { id }]],
  });
}
