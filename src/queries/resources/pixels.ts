/** Pixel queries: pages of pixels, and adding one. */
import { useCallback } from 'react';
import type { Engine } from '#engine/engine.ts';
import { useEndpointMutation } from '#queries/endpoint-mutation.ts';
import { endpointQuery, type PageInput, pageOf } from '#queries/endpoint-query.ts';
import { uniqueRows, useCachedReplies } from '#queries/records/cached-replies.ts';

/** A page of pixels. */
export function pixelsQuery(engine: Engine, asked: PageInput) {
  return pageOf(endpointQuery(engine, 'pixels.list', asked));
}

/** Gives the pixels that lists in the cache tell of, without a request. */
export function useCachedPixels() {
  const replies = useCachedReplies('pixels.list');
  return useCallback(() => uniqueRows(replies().flatMap(({ data }) => data.rows)), [replies]);
}

/** Adds a pixel. Makes stale: every page of pixels. */
export function useCreatePixel() {
  return useEndpointMutation('pixels.create', { stale: () => ['pixels.list'] });
}
