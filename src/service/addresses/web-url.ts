/** Web URLs: parses http and https URLs, and appends the query parameters of a link. */
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';

/** Undefined for what is no http or https URL. `href` of the result never holds a control character. */
export function parseWebUrl(value: unknown): URL | undefined {
  if (typeof value !== 'string' || !canParseUrl(value)) return undefined;
  const url = new URL(value);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : undefined;
}

/**
 * Appends parameters to the query of a URL, which stays as it was written: `searchParams.append` would respell all of it,
 * and a server that compares it byte by byte (signed URLs) would refuse.
 */
export function appendParameters(url: URL, parameters: readonly { name: string; value: string }[]): URL {
  if (parameters.length === 0) return url;
  const added = new URLSearchParams(parameters.map(({ name, value }) => [name, value])).toString();
  const query = url.search.slice(1);
  url.search = query === '' ? added : `${query}${query.endsWith('&') ? '' : '&'}${added}`;
  return url;
}
