/** Link queries: pages of links, one link, whole lists, and the links in the cache. */
import { useCallback } from 'react';
import type { InputOf } from '#contract/api.ts';
import { aliasIn } from '#contract/new-link/alias.ts';
import type { Page } from '#contract/protocol/envelope.ts';
import type { Identified } from '#contract/reading/readable.ts';
import type { Link, LinkDetail } from '#contract/resources/links.ts';
import type { Engine } from '#engine/engine.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { endpointQuery, pageOf } from '#queries/endpoint-query.ts';
import { uniqueRows, useCachedReplies } from '#queries/records/cached-replies.ts';

/** A page of links. */
export function linksQuery(engine: Engine, input: InputOf<'links.list'>) {
  return pageOf(endpointQuery(engine, 'links.list', input));
}

/**
 * Reads a page of links in the lane of bulk work and past the cache: whole lists are read once, and
 * not kept.
 */
export function useLinksInBulk(): (
  input: InputOf<'links.list'>,
  signal: AbortSignal,
) => Promise<Page<Link>> {
  const engine = useEngine();
  return useCallback(
    async (input, signal) =>
      (await engine.call('links.list', input, { lane: 'bulk', signal })).data,
    [engine],
  );
}

/** One link with its statistics. */
export function linkQuery(engine: Engine, id: number) {
  return endpointQuery(engine, 'links.get', { id });
}

/** A link that was read with its statistics, as lists have it; its alias is that of its short URL. */
export function linkOfDetail({ id, details, data, unparsed }: LinkDetail): Link {
  const { shorturl, longurl, title, description, date } = details;
  const alias = shorturl === null ? null : aliasIn(shorturl);
  const row = { id, alias, shorturl, longurl, title, description, date, clicks: data.clicks };
  return { ...row, unparsed: { ...details.unparsed, ...data.unparsed, ...unparsed } };
}

/** The link with a short URL; fails with the kind `missing` where there is none. */
export function linkByShortUrlQuery(engine: Engine, short: string) {
  return endpointQuery(engine, 'links.find', { short });
}

/**
 * Gives all links that lists in the cache tell of, without a request; a link in several lists comes
 * once.
 */
export function useCachedLinks(): () => readonly Identified<Link>[] {
  const replies = useCachedReplies('links.list');
  return useCallback(() => uniqueRows(replies().flatMap(({ data }) => data.rows)), [replies]);
}
