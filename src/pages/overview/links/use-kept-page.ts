/** Kept links page: the first links of an order from those that are here, where the service cannot be read and all of them are. */
import type { UseQueryResult } from '@tanstack/react-query';
import type { Page } from '#contract/protocol/envelope.ts';
import type { Link } from '#contract/resources/links.ts';
import { linksOnPage } from '#features/records/use-page-param.ts';
import { everyLink, type LibrarySort, useLibraryState, useLinkWindow } from '#queries/library.ts';
import type { Loadable } from '#ui/layout/QueryState.tsx';

/** The query as it is, or with the kept links where it has failed and has no data; its error says that these are of an earlier time. */
export function useKeptPage(query: UseQueryResult<Page<Link>>, sort: LibrarySort): Loadable<Page<Link>> {
  const { phase } = useLibraryState();
  // Also while it is asked again, so that nothing disappears.
  const isWanted = query.data === undefined && query.errorUpdateCount > 0 && phase === 'whole';
  const { data } = useLinkWindow(isWanted ? { view: { ...everyLink, sort }, from: 0, count: linksOnPage } : undefined);
  if (!isWanted || data === undefined) return query;
  const { rows, total } = data;
  const maxpage = Math.ceil(total / linksOnPage);
  const place = { result: total, perpage: linksOnPage, currentpage: 1, nextpage: Math.min(2, maxpage), maxpage };
  return { ...query, data: { ...place, rows: [...rows], counted: true, more: maxpage > 1 ? 'yes' : 'no', unreadable: [] } };
}
