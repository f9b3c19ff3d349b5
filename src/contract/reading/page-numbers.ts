/**
 * Page numbers: where a page is in its list, from the numbers of a reply, the page that was
 * requested and the rows that came.
 */
import { defaultLimit, type Page } from '#contract/protocol/envelope.ts';
import { count } from '#contract/protocol/values.ts';

type PageNumbers = Omit<Page<never>, 'rows' | 'unreadable'>;

/** The page and limit of a request, where it had them. */
export interface RequestedPage {
  readonly page?: number;
  readonly limit?: number;
}

/**
 * Impossible numbers count as missing: a `result` below the rows that came, a `maxpage` below this
 * page, a `nextpage` that is not above it. `more` is `no` only where `result` and `maxpage` agree.
 * A full page with its own number or its own rows as `result` stays `open`, because some services
 * send those in place of the count.
 *
 * @param given the number under this name as it came, or undefined
 * @param rows how many rows came, unreadable ones included
 */
export function pageNumbers(
  given: (name: string) => unknown,
  rows: number,
  requested: RequestedPage,
): PageNumbers {
  const numberFrom = (name: string, min: number) => {
    const parsed = count.safeParse(given(name));
    return parsed.success && parsed.data >= min ? parsed.data : null;
  };
  const isEmpty = rows === 0;
  const currentpage = requested.page ?? numberFrom('currentpage', 1) ?? 1;
  const pageSize = believedSize(numberFrom('perpage', Math.max(1, rows)), rows, requested.limit);
  const perpage = pageSize ?? Math.max(rows, requested.limit ?? defaultLimit);
  // A service that does not say how many rows it gives may give fewer than were requested, but one at
  // least.
  const rowsBefore = (currentpage - 1) * (pageSize ?? 1);
  const rowsSoFar = isEmpty ? 0 : rowsBefore + rows;
  const result = numberFrom('result', rowsSoFar);
  const lastPage = numberFrom('maxpage', isEmpty ? 1 : currentpage);
  const nextPage = numberFrom('nextpage', currentpage + 1);

  const hasMore = nextPage !== null || (lastPage ?? 0) > currentpage || (result ?? 0) > rowsSoFar;
  const isFull = pageSize === null || rows >= pageSize;
  const isDoubtfulCount = isFull && (result === rows || result === currentpage);
  const isLastByBoth = result === rowsSoFar && lastPage === currentpage && !isDoubtfulCount;
  const isEnd = isEmpty || (isLastByBoth && !hasMore);
  const yesOrOpen = hasMore ? 'yes' : 'open';
  const more = isEnd ? 'no' : yesOrOpen;

  const isUncounted = lastPage === null && result === null;
  const maxpage = Math.max(
    lastPage ?? 1,
    nextPage ?? 1,
    Math.ceil((result ?? 0) / perpage),
    isEmpty ? 1 : currentpage,
    more === 'open' && isUncounted ? currentpage + 1 : 1,
  );
  return {
    result: result ?? rowsSoFar,
    perpage,
    currentpage,
    nextpage: Math.min(currentpage + 1, maxpage),
    maxpage,
    counted: result !== null,
    more,
  };
}

/**
 * The page size that a service states. More than was requested is believed only of a service that
 * gave more.
 */
function believedSize(stated: number | null, rows: number, limit = Infinity): number | null {
  if (stated === null) return null;
  const isOverLimit = stated > limit && rows <= limit;
  return isOverLimit ? null : stated;
}
