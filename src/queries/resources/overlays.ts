/** Overlay queries: pages of overlays, which the interface only lists. */
import type { Engine } from '#engine/engine.ts';
import { endpointQuery, type PageInput, pageOf } from '#queries/endpoint-query.ts';

/** A page of overlays. */
export function overlaysQuery(engine: Engine, asked: PageInput) {
  return pageOf(endpointQuery(engine, 'overlays.list', asked));
}
