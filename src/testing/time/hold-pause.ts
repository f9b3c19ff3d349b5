/** Hold pause: a search field waits after typing until the test says that its pause is over. */
import { onTestFinished, vi } from 'vitest';

/** The pause of `use-search-param-text.ts`, in milliseconds. */
const pause = 300;

/**
 * Holds each pause after typing from here to the end of the test: on a busy machine one would end before the next step.
 *
 * @returns ends the last one
 */
export function holdPause(): () => void {
  let endPause: (() => void) | undefined;
  const { setTimeout } = globalThis;
  const timers = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation((callback: () => void, delay?: number) => {
      if (delay !== pause) return setTimeout(callback, delay);
      endPause = callback;
      return setTimeout(() => undefined);
    });
  onTestFinished(() => {
    timers.mockRestore();
    // Nothing was held where the field waits for another time.
    if (endPause === undefined) throw new Error('No pause began');
  });
  return () => endPause?.();
}
