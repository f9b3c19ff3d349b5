/** What the screen knows of links: pages of them, and one of them. */
import type { InputOf } from '#contract/api.ts';
import type { Engine } from '#engine/engine.ts';
import { endpointQuery, pageOf } from './endpoint-query.ts';

/** A page of links. */
export function linksQuery(engine: Engine, input: InputOf<'links.list'>) {
  return pageOf(endpointQuery(engine, 'links.list', input));
}

/** One link with its statistics. */
export function linkQuery(engine: Engine, id: number) {
  return endpointQuery(engine, 'links.get', { id });
}

/** The link with a short URL; fails with the kind `missing` where there is none. */
export function linkByShortUrlQuery(engine: Engine, short: string) {
  return endpointQuery(engine, 'links.find', { short });
}
