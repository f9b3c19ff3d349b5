/**
 * Wall-clock timer: calls back at a moment of the wall clock, and tells how late (the machine
 * slept, the clock was set).
 */
import type { Clock } from './clock.ts';

/** @param onTime called when the moment has come, or may have */
export function createWallClockTimer(clock: Clock, onTime: () => void) {
  let set: { readonly at: number; readonly ending: AbortController; called: boolean } | null = null;
  return {
    /**
     * Calls back at this moment and no other (milliseconds since 1970); never, where it is
     * Infinity.
     */
    set: (at: number) => {
      if (set !== null && !set.called && set.at === at) return;
      // With a reason as a string, no exception with a stack is made each time.
      set?.ending.abort('later');
      set = null;
      if (at === Infinity) return;
      const mine = { at, ending: new AbortController(), called: false };
      set = mine;
      void clock.wait(Math.max(1, at - clock.now()), mine.ending.signal).then(() => {
        mine.called = true;
        if (!mine.ending.signal.aborted) onTime();
      });
    },
    /** By how many milliseconds the moment it was set for has passed. */
    lateness: (now: number) => (set === null ? 0 : now - set.at),
    /**
     * Forgets that moment. Its wait still ends with one callback too many, so that no request waits
     * for ever.
     */
    forget: () => void (set = null),
  };
}
