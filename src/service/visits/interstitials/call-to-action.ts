/** What an overlay or a splash page offers beside the destination: the words of a button, and where it leads. */
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';
import { oneLine } from '#service/visits/html/sanitize-text.ts';

interface Offer {
  button: string;
  link: string;
}

/** Where a button may lead; the last two begin a mail or a call. */
const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * @param preset the words of a button that has none
 * @returns undefined where the link is none that a button may have
 */
export function offerOf({ button, link }: Offer, preset: string): Offer | undefined {
  if (!canParseUrl(link)) return undefined;
  const { protocol, href } = new URL(link);
  return schemes.has(protocol) ? { button: oneLine(button, 100) || preset, link: href } : undefined;
}
