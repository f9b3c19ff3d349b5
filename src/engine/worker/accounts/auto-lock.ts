/**
 * Auto-lock: when everything locks, by the wall clock, because timers do not run while a computer
 * sleeps.
 */
import type { Clock } from '#base/clock.ts';
import type { SessionTimes } from '#local/keys/key-database.ts';

/** From the first key of a session to its lock, in milliseconds. */
const maxSessionTime = 12 * 3_600_000;

/** How often to check whether everything has to be locked, in milliseconds. */
const checkInterval = 15_000;

export const defaultIdleMinutes = 15;

/** The times, none of them later than now: a clock that was set back must not delay a lock. */
export function clampTimes({ openedAt, activeAt }: SessionTimes, now: number): SessionTimes {
  return { openedAt: Math.min(openedAt, now), activeAt: Math.min(activeAt, now) };
}

/**
 * Why a session is over, or null.
 *
 * @param now milliseconds since 1970
 * @param idleMinutes 0 for never
 * @param busy whether jobs run, which need no user: then nothing locks for lack of a user action
 */
export function dueLock(
  times: SessionTimes,
  now: number,
  { idleMinutes, busy }: { idleMinutes: number; busy: boolean },
): 'idle' | 'time' | null {
  if (now - times.openedAt >= maxSessionTime) return 'time';
  if (busy || idleMinutes === 0) return null;
  return now - times.activeAt >= idleMinutes * 60_000 ? 'idle' : null;
}

/**
 * Returns a function that starts regular checks, which end when none is needed. Started twice, they
 * run once.
 */
export function createWatch(
  clock: Clock,
  { isNeeded, check }: { isNeeded: () => boolean; check: () => void },
): () => void {
  let watching = false;
  const watch = async () => {
    const never = new AbortController();
    while (isNeeded()) {
      await clock.wait(checkInterval, never.signal);
      check();
    }
    watching = false;
  };
  return () => {
    if (watching) return;
    watching = true;
    void watch();
  };
}
