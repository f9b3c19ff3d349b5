/** What the list asks the service for: a page of links, or the link with a short URL and, without one, a search. */
import { useQuery } from '@tanstack/react-query';
import type { Page } from '#contract/protocol/envelope.ts';
import type { Link, LinkDetail } from '#contract/resources/links.ts';
import { isMissing } from '#features/records/record-state.ts';
import { linksOnPage } from '#features/records/use-page-param.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { linkByShortUrlQuery, linksQuery } from '#queries/resources/links.ts';
import type { Loadable } from '#ui/layout/QueryState.tsx';
import type { LinkRow } from './LinkTable.tsx';
import type { ListState } from './list-state.ts';

export interface LinkList {
  /** The link that was looked up: its row, `missing`, or undefined where none is looked up or the answer is not there. */
  found: LinkRow | 'missing' | undefined;
  /** The look-up where one decides what is shown, else the page. */
  query: Loadable<LinkDetail> | Loadable<Page<Link>>;
  page: Loadable<Page<Link>> & { isPlaceholderData: boolean };
  lookUp: Loadable<LinkDetail>;
  /** The rows that are shown. */
  rows: readonly LinkRow[];
  /** Matches over all pages, where known. */
  total: number | undefined;
  /** When what is shown was heard, in milliseconds since 1970; 0 before. */
  at: number;
  refreshing: boolean;
  refresh: () => void;
}

const none: readonly LinkRow[] = [];

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
    rows: found === undefined || found === 'missing' ? (rows.data?.rows ?? none) : [found],
    query: shown,
    page: rows,
    lookUp,
    total: rows.isPlaceholderData ? undefined : rows.data?.result,
    at: shown.dataUpdatedAt,
    refreshing: rows.isFetching || lookUp.isFetching,
    // A refresh that is under way answers the impatient too: asking again would spend another request.
    refresh: () => void (short === '' ? rows : lookUp).refetch({ cancelRefetch: false }),
  };
}

function rowOf({ id, details, data }: LinkDetail): LinkRow {
  const { shorturl, longurl, title, description, date } = details;
  return { id, alias: aliasIn(shorturl), shorturl, longurl, title, description, date, clicks: data.clicks };
}

/** A look-up does not name the alias; it is the end of the short URL. */
function aliasIn(shorturl: string): string {
  const end = shorturl.slice(shorturl.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(end);
  } catch {
    return end;
  }
}
