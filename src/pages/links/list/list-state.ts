/** What the list of links shows, as it stands in the address: search, order, page, or one short URL looked up. */

export interface ListState {
  /** Keywords, or ''. */
  q: string;
  /** A short URL to look up, or ''; then the rest does not matter. */
  short: string;
  order: 'date' | 'click';
  /** From 1. */
  page: number;
}

/** Reads the query of an address; what makes no sense there reads as the beginning of the list. */
export function readListState(query: URLSearchParams): ListState {
  const page = query.get('page') ?? '';
  return {
    q: query.get('q') ?? '',
    short: query.get('short') ?? '',
    order: query.get('order') === 'click' ? 'click' : 'date',
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
  };
}

/** The inverse; what is as it is at the beginning is left out. */
export function writeListState({ q, short, order, page }: ListState): URLSearchParams {
  const query = new URLSearchParams();
  if (q !== '') query.set('q', q);
  if (short !== '') query.set('short', short);
  if (order !== 'date') query.set('order', order);
  if (page !== 1) query.set('page', String(page));
  return query;
}

const shortUrl = /^(https?:\/\/)?(localhost|\[[\da-f:]+\]|[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+)(:\d{1,5})?\/[^\s/]\S*$/iu;

/** Whether a text can be a short URL, with or without its scheme: a host and something after it. */
export function isAddressLike(text: string): boolean {
  return shortUrl.test(text.trim());
}
