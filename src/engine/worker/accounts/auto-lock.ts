/** When everything locks by itself: by the clock on the wall, as timers stand still while a computer sleeps. */

import type { Clock } from '#client/time/clock.ts';

/** From the first key of a sitting on, whatever happens, in milliseconds. */
const longestSession = 12 * 3_600_000;

/** How often it is looked at whether everything has to be locked, in milliseconds. */
const lookEvery = 15_000;

export const defaultIdleMinutes = 15;

export interface SessionTimes {
  readonly openedAt: number;
  readonly activeAt: number;
}

/** The times as they are by a clock that may have been set back since, which puts no lock off. */
export function notAfter({ openedAt, activeAt }: SessionTimes, now: number): SessionTimes {
  return { openedAt: Math.min(openedAt, now), activeAt: Math.min(activeAt, now) };
}

/**
 * Why a sitting is over, or null.
 *
 * @param now milliseconds since 1970
 * @param idleMinutes 0 for never
 * @param busy whether work is under way that nobody needs to watch: that is no absence
 */
export function dueLock(
  times: SessionTimes,
  now: number,
  { idleMinutes, busy }: { idleMinutes: number; busy: boolean },
): 'idle' | 'time' | null {
  if (now - times.openedAt >= longestSession) return 'time';
  if (busy || idleMinutes === 0) return null;
  return now - times.activeAt >= idleMinutes * 60_000 ? 'idle' : null;
}

/** Begins to look again and again, which ends where it is no longer needed; begun twice, it looks once all the same. */
export function createWatch(clock: Clock, { isNeeded, look }: { isNeeded: () => boolean; look: () => void }): () => void {
  let watching = false;
  const watch = async () => {
    const never = new AbortController();
    while (isNeeded()) {
      await clock.wait(lookEvery, never.signal);
      look();
    }
    watching = false;
  };
  return () => {
    if (watching) return;
    watching = true;
    void watch();
  };
}
