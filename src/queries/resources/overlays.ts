/** Overlay queries: pages of overlays, which the interface only lists. */
import type { Engine } from '#engine/engine.ts';
import { type AskedPage, endpointQuery, pageOf } from '#queries/endpoint-query.ts';

/** A page of overlays. */
export function overlaysQuery(engine: Engine, asked: AskedPage) {
  return pageOf(endpointQuery(engine, 'overlays.list', asked));
}
