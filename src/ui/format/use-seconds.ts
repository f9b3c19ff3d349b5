/** Second clock: the current time, read again each second while something on the screen counts. */
import { useState, useSyncExternalStore } from 'react';

/** The time in milliseconds since 1970. */
export function useSeconds(counting: boolean): number {
  const [clock] = useState(createSecondClock);
  return useSyncExternalStore(counting ? clock.subscribe : never, clock.get);
}

/** Its time changes by a tick alone: React reads it twice for one render, and both have to be the same. */
function createSecondClock() {
  let now = Date.now();
  return {
    get: () => now,
    subscribe: (tick: () => void) => {
      now = Date.now();
      const timer = setInterval(() => {
        now = Date.now();
        tick();
      }, 1000);
      return () => clearInterval(timer);
    },
  };
}

function never(): () => void {
  return () => undefined;
}
