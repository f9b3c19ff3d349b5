/**
 * Query parameters of a link: appends them to a destination, for the service that redirects and the
 * screen that previews.
 */

/**
 * Appends parameters to the query of a URL, which stays as it was written: `searchParams.append`
 * would respell all of it, and a server that compares it byte by byte (signed URLs) would refuse.
 */
export function appendParameters(
  url: URL,
  parameters: readonly { name: string; value: string }[],
): URL {
  if (parameters.length === 0) return url;
  const added = new URLSearchParams(parameters.map(({ name, value }) => [name, value])).toString();
  const query = url.search.slice(1);
  url.search = query === '' ? added : `${query}${query.endsWith('&') ? '' : '&'}${added}`;
  return url;
}
