/**
 * Channel queries: pages of channels, one of them, its items; creating, changing and deleting one.
 */
import { useCallback } from 'react';
import type { Engine } from '#engine/engine.ts';
import { useEndpointMutation } from '#queries/endpoint-mutation.ts';
import { endpointQuery, type PageInput, pageOf } from '#queries/endpoint-query.ts';
import { uniqueRows, useCachedReplies } from '#queries/records/cached-replies.ts';
import { usePagesWith, useRecord } from '#queries/records/use-record.ts';

/** A page of channels. */
export function channelsQuery(engine: Engine, asked: PageInput) {
  return pageOf(endpointQuery(engine, 'channels.list', asked));
}

/** Gives the channels that lists in the cache tell of, without a request. */
export function useCachedChannels() {
  const replies = useCachedReplies('channels.list');
  return useCallback(() => uniqueRows(replies().flatMap(({ data }) => data.rows)), [replies]);
}

/** One channel as lists show it, or null where no list that was read has it: see `useRecord`. */
export function useChannel(id: number) {
  return useRecord('channels.record', channelsQuery, id);
}

/** Items on a page. Hosts send 15 by default, and large pages time out on some. */
const itemsOnPage = 100;

/** A page of the items of a channel, from 1. */
export function channelItemsQuery(engine: Engine, id: number, page: number) {
  return pageOf(endpointQuery(engine, 'channels.get', { id, page, limit: itemsOnPage }));
}

/** Makes a channel. Makes stale: every page of channels. */
export function useCreateChannel() {
  return useEndpointMutation('channels.create', { stale: () => ['channels.list'] });
}

/**
 * Changes a channel. Makes stale: every page of channels, and the channel; its items stay as they
 * are.
 */
export function useUpdateChannel() {
  return useEndpointMutation('channels.update', {
    stale: ({ id }) => ['channels.list', ['channels.record', { id }]],
  });
}

/**
 * Stars a channel, or takes its star away. Makes stale: the channel, and the pages that it is on,
 * as it stays there.
 */
export function useStarChannel() {
  const pagesWith = usePagesWith(channelsQuery);
  return useEndpointMutation('channels.update', {
    stale: ({ id }) => [
      ...pagesWith(id).map((asked) => ['channels.list', { ...asked }] as const),
      ['channels.record', { id }],
    ],
  });
}

/**
 * Deletes a channel. Makes stale: every page of channels; neither it nor its items are asked for
 * again.
 */
export function useDeleteChannel() {
  return useEndpointMutation('channels.delete', {
    stale: () => ['channels.list'],
    gone: ({ id }) => [
      ['channels.record', { id }],
      ['channels.get', { id }],
    ],
  });
}
