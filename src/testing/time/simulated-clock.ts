/** Simulated clock: jumps from one event to the next, so that hours of waiting take seconds. */
import type { Clock } from '#base/clock.ts';
import { settled } from './manual-clock.ts';

interface SimulatedClock extends Clock {
  /** Lets time pass until a moment (milliseconds since 1970). */
  runUntil(moment: number): Promise<void>;
}

interface Event {
  readonly at: number;
  end: (() => void) | null;
}

/** @param start milliseconds since 1970 */
export function createSimulatedClock(start: number): SimulatedClock {
  let now = start;
  // A heap: the earliest event is the first, and each is earlier than the two below it.
  const heap: Event[] = [];
  const earlier = (one: number, other: number) =>
    (heap[one]?.at ?? Infinity) < (heap[other]?.at ?? Infinity);
  const swap = (one: number, other: number) => {
    const first = heap[one];
    const second = heap[other];
    if (first === undefined || second === undefined) return;
    heap[one] = second;
    heap[other] = first;
  };
  const add = (event: Event) => {
    heap.push(event);
    for (let at = heap.length - 1; at > 0; ) {
      const above = (at - 1) >> 1;
      if (!earlier(at, above)) return;
      swap(at, above);
      at = above;
    }
  };
  const takeFirst = () => {
    const first = heap[0];
    swap(0, heap.length - 1);
    heap.pop();
    for (let at = 0; ; ) {
      const left = 2 * at + 1;
      const right = 2 * at + 2;
      const least = earlier(right, left) ? right : left;
      if (!earlier(least, at)) return first;
      swap(least, at);
      at = least;
    }
  };

  return {
    now: () => now,
    wait: (milliseconds, signal) =>
      new Promise((resolve) => {
        if (signal.aborted) {
          resolve();
          return;
        }
        const event: Event = {
          at: now + milliseconds,
          end: () => {
            event.end = null;
            signal.removeEventListener('abort', stop);
            resolve();
          },
        };
        const stop = () => event.end?.();
        signal.addEventListener('abort', stop);
        add(event);
      }),
    runUntil: async (moment) => {
      await settled();
      while ((heap[0]?.at ?? Infinity) <= moment) {
        const event = takeFirst();
        if (event?.end == null) continue;
        now = Math.max(now, event.at);
        event.end();
        await settled();
      }
      now = moment;
    },
  };
}
