/** Password attempts: limits how often a visitor may try the password of a link. */
import { LRUCache } from 'lru-cache';
import type { SharedWindows } from '#service/store/store.ts';

/** Of one link. */
const usuallyAllowed = 10;
const windowLength = 10 * 60_000;
const maxVisitors = 20_000;

interface Attempts {
  /** Takes one attempt. 0 if there was one left, else the milliseconds until there is. */
  take(key: string): number | Promise<number>;
  /** Forgets the attempts of a visitor, after the right password. */
  forget(key: string): void | Promise<void>;
}

/** Attempts that all instances of the service count together; a key is one-way, and no address. */
export function createSharedAttempts(
  windows: SharedWindows,
  allowed = usuallyAllowed,
  kind = 'attempts',
): Attempts {
  return {
    take: async (key) => {
      const { used, left } = await windows.take(`${kind} ${key}`, allowed, windowLength);
      return used > allowed ? Math.max(1, left) : 0;
    },
    forget: (key) => windows.forget(`${kind} ${key}`),
  };
}

/** @param now milliseconds since 1970 */
export function createAttempts(now: () => number, allowed = usuallyAllowed) {
  const windows = new LRUCache<string, { end: number; taken: number }>({ max: maxVisitors });
  return {
    take: (key: string): number => {
      const time = now();
      const known = windows.get(key);
      // The comparison with the longest wait is for a clock that was set back: it must lock no visitor
      // out for a year.
      const isCurrent = known !== undefined && known.end > time && known.end - time <= windowLength;
      const { end, taken } = isCurrent ? known : { end: time + windowLength, taken: 0 };
      if (taken >= allowed) return end - time;
      windows.set(key, { end, taken: taken + 1 });
      return 0;
    },
    forget: (key: string): void => void windows.delete(key),
  };
}
