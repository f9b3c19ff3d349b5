/** How often a visitor may try the password of a link: a bounded memory of the latest tries. */
import { Recent } from '#service/addresses/lru-map.ts';

const allowed = 10;
const span = 10 * 60_000;
const remembered = 20_000;

interface Window {
  end: number;
  taken: number;
}

interface Tries {
  /** Takes one try. 0 if there was one left, else the milliseconds until there is. */
  take(key: string): number;
  /** Forgets a visitor's tries, as the password was right. */
  forgive(key: string): void;
}

/** @param now milliseconds since 1970 */
export function createTries(now: () => number): Tries {
  const windows = new Recent<string, Window>(remembered);
  return {
    take(key) {
      const time = now();
      const known = windows.get(key);
      // The comparison with the longest wait is for a clock that was set back: it must lock nobody out for a year.
      const current = known !== undefined && known.end > time && known.end - time <= span;
      const window = current ? known : { end: time + span, taken: 0 };
      if (window.taken >= allowed) return window.end - time;
      windows.set(key, { end: window.end, taken: window.taken + 1 });
      return 0;
    },
    forgive(key) {
      windows.delete(key);
    },
  };
}

/**
 * What of an address counts as one visitor where tries are limited: an IPv4 address, or the first half of an IPv6
 * address, as whoever has one of those has the whole half to pick others from.
 */
export function addressBlock(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::', 2);
  const groups = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : Math.max(0, 8 - groups.length - last.length);
  const all = [...groups, ...Array<string>(gap).fill('0'), ...last];
  return all
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
}
