/** State publisher: calls listeners at most four times a second, however often a value changes. */

import type { Clock } from '#base/clock.ts';
import { createListeners } from '#base/listeners.ts';

/** Milliseconds between two calls. */
const distance = 250;

export type StatePublisher = ReturnType<typeof createStatePublisher>;

export function createStatePublisher(clock: Clock) {
  const { subscribe, notify } = createListeners();
  const closing = new AbortController();
  let isResting = false;
  let isDue = false;

  async function publish(): Promise<void> {
    isDue = true;
    if (isResting) return;
    isResting = true;
    // Loops until nothing changed during a rest; aborting ends the rest at once.
    while (isDue && !closing.signal.aborted) {
      isDue = false;
      notify();
      await clock.wait(distance, closing.signal);
    }
    isResting = false;
  }

  return { subscribe, changed: (): void => void publish(), close: () => closing.abort() };
}
