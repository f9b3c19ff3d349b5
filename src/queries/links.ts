/** What the screen knows of links: pages of them, one of them, and making one. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '#contract/api.ts';
import type { NewLink } from '#contract/links.ts';
import type { Engine } from '#engine/engine.ts';
import { useEngine } from './EngineContext.tsx';
import { endpointQuery } from './endpoint-query.ts';

/** A page of links; the page before stays until it is there. */
export function linksQuery(engine: Engine, input: InputOf<'links.list'>) {
  return queryOptions({
    ...endpointQuery(engine, 'links.list', input, { keepPrevious: true }),
    select: (reply) => reply.data,
  });
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
 * Makes a link. Makes stale: every page of links, and every look-up by a short URL, as one may succeed now.
 *
 * After a failure nobody knows whether the link exists, so the same is made stale, and nothing is repeated.
 */
export function useCreateLink() {
  const engine = useEngine();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (link: NewLink) => engine.call('links.create', link, { lane: 'write' }),
    onSettled: () => {
      for (const verb of ['list', 'find']) {
        void client.invalidateQueries({ queryKey: [engine.accountId, 'links', verb] });
      }
    },
  });
}
