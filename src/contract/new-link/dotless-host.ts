/** Dotless hosts: finds a host that only a network of one's own knows, such as `intranet`, or `om` with its end forgotten. */
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';

/** Most hosts have one, which no URL has to be parsed for. */
const hasDot = /^https?:\/\/[^/?#\\@]*\.[^/?#\\@.:]+(?::\d*)?(?:[/?#\\]|$)/i;

/** The host of an http or https URL that has no dot; '' for every other one, `localhost` and IP addresses. */
export function dotlessHost(url: string): string {
  if (!/^https?:\/\//i.test(url) || hasDot.test(url) || !canParseUrl(url)) return '';
  // A dot at the end is that of the root, above all names.
  const hostname = new URL(url).hostname.replace(/\.$/, '');
  return hostname === 'localhost' || /[.[]/.test(hostname) ? '' : hostname;
}
