/**
 * Link lookup cache: finds the link of a visit, and remembers it: for a second, and for minutes
 * while the store is down.
 */
import { LRUCache } from 'lru-cache';
import type { VisitedLink, VisitStore } from '#service/store/store.ts';
import type { VisitCounters } from './counters.ts';

/** The age of a remembered link in milliseconds after which the store is asked again. */
const maxAge = 1000;
/** The age in milliseconds up to which a remembered link opens while the store does not answer. */
export const maxAgeInOutage = 5 * 60_000;
/** A store that failed so many milliseconds ago is taken to fail still. */
const recently = 10_000;
const maxLinks = 10_000;
/**
 * Characters of all remembered links together, each with what its object takes: some 40 MB with
 * their parsed rules.
 */
const maxText = 10_000_000;
const ofObject = 500;

interface LinkFinderOptions {
  store: VisitStore;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Called once when look-ups begin to fail. */
  onError: (message: string, cause: unknown) => void;
  counters: VisitCounters;
}

type Found = VisitedLink | undefined | 'failed';

/**
 * Makes the look-up by host ('' for the service's own) and alias; 'failed' where the store does not
 * answer and the link is not remembered. It returns a promise only where the store has to be asked
 * and does not answer at once.
 */
export function createLinkFinder({ store, now, onError, counters }: LinkFinderOptions) {
  const found = new LRUCache<string, { link: VisitedLink; at: number }>({
    max: maxLinks,
    maxSize: maxText,
    sizeCalculation: ({ link }) => ofObject + textLength(link),
  });
  /** The look-ups that have no answer yet, so that many visits to one link ask once. */
  const asking = new Map<string, Promise<Found>>();
  /** When the store failed last; undefined where it answers. */
  let failedAt: number | undefined;

  function keep(key: string, at: number, link: VisitedLink | undefined): VisitedLink | undefined {
    failedAt = undefined;
    if (link === undefined) found.delete(key);
    else found.set(key, { link, at });
    return link;
  }

  /**
   * What is remembered of a link, at most so old. The cache's own ttl would keep it for good where
   * the clock was set back.
   */
  function remembered(key: string, age: number): VisitedLink | undefined {
    const known = found.get(key);
    return known !== undefined && Math.abs(now() - known.at) < age ? known.link : undefined;
  }

  function fail(key: string, cause: unknown): VisitedLink | 'failed' {
    if (failedAt === undefined) onError('Links cannot be looked up at the moment.', cause);
    failedAt = now();
    counters.lookUpFailed();
    return remembered(key, maxAgeInOutage) ?? 'failed';
  }

  function ask(host: string, alias: string, key: string, time: number): Found | Promise<Found> {
    const began = counters.seconds();
    const answered = (link: VisitedLink | undefined) => {
      counters.linkRead(counters.seconds() - began);
      return keep(key, time, link);
    };
    try {
      const link = store.find(host, alias);
      return link instanceof Promise
        ? link.then(answered, (cause: unknown) => fail(key, cause))
        : answered(link);
    } catch (cause) {
      return fail(key, cause);
    }
  }

  return (host: string, alias: string): Found | Promise<Found> => {
    // A host never has a line break, so no two pairs share a key. A link that does not exist is not
    // remembered: one that was just created must open at once.
    const key = `${host}\n${alias}`;
    const time = now();
    const known = remembered(key, maxAge);
    if (known !== undefined) {
      counters.remembered();
      return known;
    }
    const asked = asking.get(key);
    // A store that is failing may take seconds to say so again: the link opens, and the answer is for
    // those who come later.
    const isFailing = failedAt !== undefined && Math.abs(time - failedAt) < recently;
    const outdated = isFailing ? remembered(key, maxAgeInOutage) : undefined;
    if (outdated !== undefined && asked !== undefined) return outdated;
    // A link that was created since then must open at once, so an answer without one is not shared.
    if (asked !== undefined) return asked.then((link) => link ?? ask(host, alias, key, time));
    const answer = ask(host, alias, key, time);
    if (answer instanceof Promise) {
      asking.set(key, answer);
      void answer.then(() => asking.delete(key));
      return outdated ?? answer;
    }
    return answer;
  };
}

function textLength({
  url,
  geotarget,
  devicetarget,
  languagetarget,
  parameters,
  pixels,
  deeplink,
}: VisitedLink): number {
  const rules = geotarget.length + devicetarget.length + languagetarget.length;
  return url.length + rules + parameters.length + pixels.length + deeplink.length;
}
