/** What the screen knows of links: pages of them, one of them, and making one. */
import { useCallback } from 'react';
import type { InputOf } from '#contract/api.ts';
import type { Page } from '#contract/envelope.ts';
import type { Link } from '#contract/links.ts';
import type { Engine } from '#engine/engine.ts';
import { useEngine } from './EngineContext.tsx';
import { useEndpointMutation } from './endpoint-mutation.ts';
import { endpointQuery, pageOf } from './endpoint-query.ts';

/** A page of links. */
export function linksQuery(engine: Engine, input: InputOf<'links.list'>) {
  return pageOf(endpointQuery(engine, 'links.list', input));
}

/** Reads a page of links behind what people wait for, past the cache: whole lists are read once, and not kept. */
export function useLinksInBulk(): (input: InputOf<'links.list'>, signal: AbortSignal) => Promise<Page<Link>> {
  const engine = useEngine();
  return useCallback(async (input, signal) => (await engine.call('links.list', input, { lane: 'bulk', signal })).data, [engine]);
}

/** One link with its statistics. */
export function linkQuery(engine: Engine, id: number) {
  return endpointQuery(engine, 'links.get', { id });
}

/** The link with a short URL; fails with the kind `missing` where there is none. */
export function linkByShortUrlQuery(engine: Engine, short: string) {
  return endpointQuery(engine, 'links.find', { short });
}

/**
 * Makes a link. Makes stale: every page of links, every look-up by a short URL, as one may succeed now, and the items
 * of the channel that the link was put in.
 */
export function useCreateLink() {
  return useEndpointMutation('links.create', {
    stale: ({ channel }) => [
      'links.list',
      'links.find',
      ...(channel === undefined ? [] : [['channels.get', { id: channel }] as const]),
    ],
  });
}
