/** Finds the link of a visit, and remembers for a second what it has found: hot links are followed again at once. */

import { Recent } from '#service/addresses/lru-map.ts';
import type { VisitedLink, VisitStore } from '#service/store/store.ts';

/** How old an answer may be, in milliseconds: a link that was changed elsewhere is seen as it is after that. */
const span = 1000;
const mostLinks = 10_000;
/** Links with more text than this are looked up each time, so that the memory stays within some 40 MB. */
const mostText = 2000;

interface LinkFinderOptions {
  store: VisitStore;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Told once when look-ups begin to fail. */
  onError: (message: string, cause: unknown) => void;
}

/** Finds a link by host ('' for the service's own) and alias; 'failed' where the store does not answer. */
type LinkFinder = (host: string, alias: string) => VisitedLink | undefined | 'failed';

export function createLinkFinder({ store, now, onError }: LinkFinderOptions): LinkFinder {
  const found = new Recent<string, { link: VisitedLink; at: number }>(mostLinks);
  let failing = false;
  return (host, alias) => {
    // A host never has a line break, so no two pairs share a key. Only what exists is remembered: a link that somebody
    // has just made must open at once.
    const key = `${host}\n${alias}`;
    const time = now();
    const known = found.get(key);
    if (known !== undefined && Math.abs(time - known.at) < span) return known.link;
    try {
      const link = store.find(host, alias);
      failing = false;
      if (link === undefined) found.delete(key);
      else if (textOf(link) <= mostText) found.set(key, { link, at: time });
      return link;
    } catch (cause) {
      if (!failing) onError('Links cannot be looked up at the moment.', cause);
      failing = true;
      return 'failed';
    }
  };
}

function textOf({ url, geotarget, devicetarget, languagetarget, parameters, pixels, deeplink }: VisitedLink): number {
  const rules = geotarget.length + devicetarget.length + languagetarget.length;
  return url.length + rules + parameters.length + pixels.length + deeplink.length;
}
