/** Link lookup cache: finds the link of a visit, and remembers it for a second because hot links repeat at once. */
import { LRUCache } from 'lru-cache';
import type { VisitedLink, VisitStore } from '#service/store/store.ts';

/** The age of a remembered link in milliseconds after which the store is asked again. */
const maxAge = 1000;
const mostLinks = 10_000;
/** Links with more text than this are looked up each time, which keeps the memory within some 40 MB. */
const mostText = 2000;

interface LinkFinderOptions {
  store: VisitStore;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Called once when look-ups begin to fail. */
  onError: (message: string, cause: unknown) => void;
}

/** Makes the look-up by host ('' for the service's own) and alias; 'failed' where the store does not answer. */
export function createLinkFinder({ store, now, onError }: LinkFinderOptions) {
  const found = new LRUCache<string, { link: VisitedLink; at: number }>({ max: mostLinks });
  let failing = false;
  return (host: string, alias: string): VisitedLink | undefined | 'failed' => {
    // A host never has a line break, so no two pairs share a key. A link that does not exist is not remembered: one that
    // was just created must open at once.
    const key = `${host}\n${alias}`;
    const time = now();
    const known = found.get(key);
    // The cache's own ttl would keep a link for good where the clock was set back.
    if (known !== undefined && Math.abs(time - known.at) < maxAge) return known.link;
    try {
      const link = store.find(host, alias);
      failing = false;
      if (link === undefined) found.delete(key);
      else if (textLength(link) <= mostText) found.set(key, { link, at: time });
      return link;
    } catch (cause) {
      if (!failing) onError('Links cannot be looked up at the moment.', cause);
      failing = true;
      return 'failed';
    }
  };
}

function textLength({ url, geotarget, devicetarget, languagetarget, parameters, pixels, deeplink }: VisitedLink): number {
  const rules = geotarget.length + devicetarget.length + languagetarget.length;
  return url.length + rules + parameters.length + pixels.length + deeplink.length;
}
