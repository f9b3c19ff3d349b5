/** Manual clock: time stands still until a test advances it. */
import type { Clock } from '#base/clock.ts';
import { leftoverWork } from './leftover-work.ts';
import { nextTurn } from './next-turn.ts';

export interface ManualClock extends Clock {
  /** Moves on by so many milliseconds, ending every wait that falls into them, in order. */
  advance(milliseconds: number): Promise<void>;
  /** Moves on without ending any wait, as it is when a computer sleeps: the waits end with the next `advance`. */
  sleep(milliseconds: number): void;
}

interface Wait {
  readonly at: number;
  readonly end: () => void;
}

/** Lets everything happen that is only waiting for its turn, or for a reply of the service. */
export async function settled(): Promise<void> {
  await nextTurn();
  while (leftoverWork.awaitsReplies) {
    await leftoverWork.replies();
    await nextTurn();
  }
}

/**
 * @param start milliseconds since 1970
 * @param longestReal waits of up to so many milliseconds end after them too, though the clock stands still
 */
export function createManualClock(start = Date.UTC(2026, 2, 1, 12), longestReal = 0): ManualClock {
  let now = start;
  const waits = new Set<Wait>();
  return {
    now: () => now,
    wait: (milliseconds, signal) =>
      new Promise((resolve) => {
        const end = () => {
          waits.delete(wait);
          signal.removeEventListener('abort', end);
          resolve();
        };
        const wait = { at: now + milliseconds, end };
        if (signal.aborted) {
          resolve();
          return;
        }
        waits.add(wait);
        if (milliseconds <= longestReal) setTimeout(end, milliseconds);
        signal.addEventListener('abort', end);
      }),
    sleep: (milliseconds) => {
      now += milliseconds;
    },
    advance: async (milliseconds) => {
      const until = now + milliseconds;
      await settled();
      for (;;) {
        const [next] = [...waits].sort((one, other) => one.at - other.at);
        if (next === undefined || next.at > until) break;
        now = Math.max(now, next.at);
        next.end();
        await settled();
      }
      now = until;
      await settled();
    },
  };
}
