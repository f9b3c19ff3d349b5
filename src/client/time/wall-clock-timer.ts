/** Rings at a moment of the wall clock, and knows when it rang late: the machine slept, or its clock was set. */
import type { Clock } from './clock.ts';

interface Alarm {
  /** Rings then and at no other moment (milliseconds since 1970); never, where that is Infinity. */
  set(at: number): void;
  /** By how many milliseconds the moment it was set for is over. */
  lateness(now: number): number;
  /** Forgets the moment it was set for. */
  forget(): void;
}

/** @param ring called when the moment has come, or may have */
export function createAlarm(clock: Clock, ring: () => void): Alarm {
  let set: { readonly at: number; readonly ending: AbortController; rang: boolean } | null = null;
  return {
    set: (at) => {
      if (set !== null && !set.rang && set.at === at) return;
      // A reason costs nothing; without one each time makes an exception with its stack.
      set?.ending.abort('later');
      set = null;
      if (at === Infinity) return;
      const mine = { at, ending: new AbortController(), rang: false };
      set = mine;
      void clock.wait(Math.max(1, at - clock.now()), mine.ending.signal).then(() => {
        mine.rang = true;
        if (!mine.ending.signal.aborted) ring();
      });
    },
    lateness: (now) => (set === null ? 0 : now - set.at),
    // What rings all the same rings once too often, and nobody waits for ever.
    forget: () => void (set = null),
  };
}
