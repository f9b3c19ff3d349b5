/** Page numbers: worked out from the numbers of a reply, the page that was requested and the rows that came. */
import { defaultLimit, type Page } from '#contract/protocol/envelope.ts';
import { count } from '#contract/protocol/values.ts';

type PageNumbers = Omit<Page<never>, 'rows' | 'unreadable'>;

/** The page and limit of a request, where it had them. */
export interface RequestedPage {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
}

/**
 * Impossible numbers count as missing: a `result` below the rows that came, a `maxpage` below this page, a `nextpage`
 * that is not above it. `more` is `no` only where `result` and `maxpage` agree. A full page with its own number or its
 * own rows as `result` stays `open`, because some services send those in place of the count.
 *
 * @param given the number under this name as it came, or undefined
 * @param rows how many rows came, unreadable ones included
 */
export function pageNumbers(given: (name: string) => unknown, rows: number, requested: RequestedPage): PageNumbers {
  const number = (name: string, least: number) => {
    const read = count.safeParse(given(name));
    return read.success && read.data >= least ? read.data : null;
  };
  const currentpage = requested.page ?? number('currentpage', 1) ?? 1;
  const { limit = Infinity } = requested;
  const said = number('perpage', Math.max(1, rows));
  // More than was requested is believed only of a service that gave more.
  const size = said !== null && said > limit && rows <= limit ? null : said;
  const perpage = size ?? Math.max(rows, limit === Infinity ? defaultLimit : limit);
  // A service that does not say how many rows it gives may give fewer than were requested, but one at least.
  const before = (currentpage - 1) * (size ?? 1);
  const end = rows === 0 ? 0 : before + rows;
  const result = number('result', end);
  const last = number('maxpage', rows === 0 ? 1 : currentpage);
  const next = number('nextpage', currentpage + 1);

  const isMore = next !== null || (last ?? 0) > currentpage || (result ?? 0) > end;
  const isFull = size === null || rows >= size;
  const isOddCount = isFull && (result === rows || result === currentpage);
  const isLast = result === end && last === currentpage && !isOddCount;
  const more = rows === 0 || (isLast && !isMore) ? 'no' : isMore ? 'yes' : 'open';

  const possible = more === 'open' && last === null && result === null ? currentpage + 1 : 1;
  const shown = rows === 0 ? 1 : currentpage;
  const maxpage = Math.max(last ?? 1, next ?? 1, Math.ceil((result ?? 0) / perpage), shown, possible);
  return {
    result: result ?? end,
    perpage,
    currentpage,
    nextpage: Math.min(currentpage + 1, maxpage),
    maxpage,
    counted: result !== null,
    more,
  };
}
