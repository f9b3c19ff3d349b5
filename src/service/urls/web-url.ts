/** Web URLs: parses http and https URLs, and nothing else. */
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';

/**
 * Undefined for what is no http or https URL. `href` of the result never holds a control character.
 */
export function parseWebUrl(value: unknown): URL | undefined {
  if (typeof value !== 'string' || !canParseUrl(value)) return undefined;
  const url = new URL(value);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : undefined;
}
