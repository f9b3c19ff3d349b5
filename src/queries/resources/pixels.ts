/** Pixel queries: pages of pixels, and adding one. */
import type { Engine } from '#engine/engine.ts';
import { useEndpointMutation } from '#queries/endpoint-mutation.ts';
import { type AskedPage, endpointQuery, pageOf } from '#queries/endpoint-query.ts';

/** A page of pixels. */
export function pixelsQuery(engine: Engine, asked: AskedPage) {
  return pageOf(endpointQuery(engine, 'pixels.list', asked));
}

/** Adds a pixel. Makes stale: every page of pixels. */
export function useCreatePixel() {
  return useEndpointMutation('pixels.create', { stale: () => ['pixels.list'] });
}
