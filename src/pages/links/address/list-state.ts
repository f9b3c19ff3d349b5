/** List state: the search, order and page of the link list in the query of the address. */

export interface ListState {
  /** Keywords, or ''. */
  q: string;
  /** A short URL to look up, or ''; takes precedence over the others. */
  short: string;
  order: 'date' | 'click';
  /** From 1. */
  page: number;
}

/** Invalid values read as the defaults. */
export function readListState(query: URLSearchParams): ListState {
  const page = query.get('page') ?? '';
  return {
    q: query.get('q') ?? '',
    short: query.get('short') ?? '',
    order: query.get('order') === 'click' ? 'click' : 'date',
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
  };
}

/** The inverse; defaults are left out. */
export function writeListState({ q, short, order, page }: ListState): URLSearchParams {
  const query = new URLSearchParams();
  if (q !== '') query.set('q', q);
  if (short !== '') query.set('short', short);
  if (order !== 'date') query.set('order', order);
  if (page !== 1) query.set('page', String(page));
  return query;
}

const shortUrl = /^(https?:\/\/)?(localhost|\[[\da-f:]+\]|[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+)(:\d{1,5})?\/[^\s/]\S*$/iu;

/** Whether a text can be a short URL, with or without its scheme: a hostname and a path. */
export function isAddressLike(text: string): boolean {
  return shortUrl.test(text.trim());
}
