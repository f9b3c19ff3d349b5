/** When everything locks by itself: by the clock on the wall, as timers stand still while a computer sleeps. */

/** From the first key of a sitting on, whatever happens, in milliseconds. */
const longestSitting = 12 * 3_600_000;

export const defaultIdleMinutes = 15;

export interface SittingTimes {
  readonly openedAt: number;
  readonly activeAt: number;
}

/**
 * Why a sitting is over, or null.
 *
 * @param now milliseconds since 1970
 * @param idleMinutes 0 for never
 * @param busy whether work is under way that nobody needs to watch: that is no absence
 */
export function dueLock(times: SittingTimes, now: number, { idleMinutes, busy }: { idleMinutes: number; busy: boolean }): 'idle' | 'time' | null {
  if (now - times.openedAt >= longestSitting) return 'time';
  if (busy || idleMinutes === 0) return null;
  return now - times.activeAt >= idleMinutes * 60_000 ? 'idle' : null;
}
