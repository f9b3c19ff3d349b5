/** Dashboard URL: the folder that the page belongs to, below which a service of the same server has its API. */

/** Without a slash at its end: `https://deck.example`, or `https://tools.example/deck` below a path. */
export function dashboardUrlOf({ baseURI }: Pick<Document, 'baseURI'>): string {
  return new URL('.', baseURI).href.replace(/\/$/, '');
}
