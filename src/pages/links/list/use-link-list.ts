/** Links query: loads a page of links, or looks up a short URL and falls back to a search. */
import { useQuery } from '@tanstack/react-query';
import type { Link, LinkDetail } from '#contract/resources/links.ts';
import { aliasIn } from '#features/new-link/alias-differs.ts';
import { isMissing } from '#features/records/record-state.ts';
import { linksOnPage } from '#features/records/use-page-param.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import type { ReadPage } from '#queries/endpoint-query.ts';
import { linkByShortUrlQuery, linksQuery } from '#queries/resources/links.ts';
import type { Refreshable } from '#ui/layout/LastUpdated.tsx';
import type { Loadable } from '#ui/layout/QueryState.tsx';
import type { ListState } from './list-state.ts';

export interface LinkList {
  /** The link that was looked up, or `missing`; undefined while it loads and where none is looked up. */
  found: Link | 'missing' | undefined;
  page: Loadable<ReadPage<Link>> & { isPlaceholderData: boolean };
  lookUp: Loadable<LinkDetail>;
  /** The rows on the screen. */
  rows: readonly Link[];
  /** Matches over all pages, where known. */
  total: number | undefined;
  refreshable: Refreshable;
}

/** Costs one request; a look-up without a match costs one more, for a search with the same text. */
export function useLinkList({ q, short, order, page }: ListState): LinkList {
  const engine = useEngine();
  const lookUp = useQuery({ ...linkByShortUrlQuery(engine, short), enabled: short !== '' });
  const missing = isMissing(lookUp.error);
  const text = short === '' ? q : short;
  const rows = useQuery({
    ...linksQuery(engine, { page, limit: linksOnPage, order, ...(text === '' ? {} : { q: text }) }),
    enabled: short === '' || missing,
  });

  const shown = short === '' || missing ? rows : lookUp;
  const found = short === '' ? undefined : missing ? 'missing' : lookUp.data && rowOf(lookUp.data);
  return {
    found,
    rows: found === undefined || found === 'missing' ? (rows.data?.rows ?? []) : [found],
    page: rows,
    lookUp,
    total: rows.isPlaceholderData ? undefined : rows.data?.result,
    refreshable: {
      dataUpdatedAt: shown.dataUpdatedAt,
      isFetching: rows.isFetching || lookUp.isFetching,
      refetch: (short === '' ? rows : lookUp).refetch,
    },
  };
}

function rowOf({ id, details, data, unread }: LinkDetail): Link {
  const { shorturl, longurl, title, description, date } = details;
  // A look-up does not return the alias.
  const alias = shorturl === null ? null : aliasIn(shorturl);
  const row = { id, alias, shorturl, longurl, title, description, date, clicks: data.clicks };
  return { ...row, unread: { ...details.unread, ...data.unread, ...unread } };
}
