/** Splash page queries: pages of custom splash pages, which the interface only lists. */
import type { Engine } from '#engine/engine.ts';
import { endpointQuery, type PageInput, pageOf } from '#queries/endpoint-query.ts';

/** A page of custom splash pages. */
export function splashQuery(engine: Engine, asked: PageInput) {
  return pageOf(endpointQuery(engine, 'splash.list', asked));
}
