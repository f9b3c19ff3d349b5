/** Link page hook: a page of links, newest first, from the links that are here where those are all, else from the service. */
import { useQuery } from '@tanstack/react-query';
import type { Link } from '#contract/resources/links.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import type { ReadPage } from '#queries/endpoint-query.ts';
import { everyLink, useLibraryState, useLinkWindow } from '#queries/library.ts';
import { linksQuery } from '#queries/resources/links.ts';
import type { Loadable } from '#ui/layout/QueryState.tsx';
import { hasEveryRow } from './has-every-row.ts';

/** Links on a page. The same number on each screen lets screens share one reply; large pages time out on some services. */
export const linksOnPage = 25;

interface LinkPage
  extends Loadable<Pick<ReadPage<Link>, 'rows' | 'unreadable' | 'result' | 'maxpage'>> {
  isPlaceholderData: boolean;
}

/**
 * A search without a match here asks the service, as another program can have made links since the last read.
 *
 * @param q keywords, or '' for all links
 * @param page from 1
 */
export function useLinkPage(q: string, page: number, limit: number): LinkPage {
  const engine = useEngine();
  const isAnsweredHere = hasEveryRow(useLibraryState(), q, limit);
  const here = useLinkWindow(
    isAnsweredHere
      ? { view: { ...everyLink, q }, from: (page - 1) * limit, count: limit }
      : undefined,
  );
  const isHere = isAnsweredHere && here.error === null && here.data?.total !== 0;
  const service = useQuery({
    ...linksQuery(engine, { page, limit, order: 'date', ...(q === '' ? {} : { q }) }),
    enabled: !isHere,
  });
  if (!isHere) return service;
  const { data } = here;
  return {
    ...here,
    data: data && {
      rows: [...data.rows],
      unreadable: [],
      result: data.total,
      maxpage: Math.ceil(data.total / limit),
    },
  };
}
