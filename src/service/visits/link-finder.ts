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

type Found = VisitedLink | undefined | 'failed';

/**
 * Makes the look-up by host ('' for the service's own) and alias; 'failed' where the store does not answer. It returns a
 * promise only where the store has to be asked and does not answer at once.
 */
export function createLinkFinder({ store, now, onError }: LinkFinderOptions) {
  const found = new LRUCache<string, { link: VisitedLink; at: number }>({ max: mostLinks });
  /** The look-ups that have no answer yet, so that many visits to one link ask once. */
  const asking = new Map<string, Promise<Found>>();
  let failing = false;

  function keep(key: string, at: number, link: VisitedLink | undefined): VisitedLink | undefined {
    failing = false;
    if (link === undefined) found.delete(key);
    else if (textLength(link) <= mostText) found.set(key, { link, at });
    return link;
  }

  function fail(cause: unknown): 'failed' {
    if (!failing) onError('Links cannot be looked up at the moment.', cause);
    failing = true;
    return 'failed';
  }

  function ask(host: string, alias: string, key: string, time: number): Found | Promise<Found> {
    try {
      const link = store.find(host, alias);
      return link instanceof Promise ? link.then((later) => keep(key, time, later), fail) : keep(key, time, link);
    } catch (cause) {
      return fail(cause);
    }
  }

  return (host: string, alias: string): Found | Promise<Found> => {
    // A host never has a line break, so no two pairs share a key. A link that does not exist is not remembered: one that
    // was just created must open at once.
    const key = `${host}\n${alias}`;
    const time = now();
    const known = found.get(key);
    // The cache's own ttl would keep a link for good where the clock was set back.
    if (known !== undefined && Math.abs(time - known.at) < maxAge) return known.link;
    const asked = asking.get(key);
    // A link that was created since then must open at once, so an answer without one is not shared.
    if (asked !== undefined) return asked.then((link) => link ?? ask(host, alias, key, time));
    const answer = ask(host, alias, key, time);
    if (answer instanceof Promise) {
      asking.set(key, answer);
      void answer.then(() => asking.delete(key));
    }
    return answer;
  };
}

function textLength({ url, geotarget, devicetarget, languagetarget, parameters, pixels, deeplink }: VisitedLink): number {
  const rules = geotarget.length + devicetarget.length + languagetarget.length;
  return url.length + rules + parameters.length + pixels.length + deeplink.length;
}
