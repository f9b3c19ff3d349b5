/** Visit times: when the user was here last, and when the visit before this one ended. */

/** A visit ends when the user did nothing for so long, in milliseconds. */
const pause = 30 * 60_000;

/** Plain data; in milliseconds since 1970, null for none. */
export interface PresenceTimes {
  /** The last act of the user. */
  readonly last: number | null;
  /** The end of the visit before this one. */
  readonly before: number | null;
}

/** @param onEnd a visit has ended, before anything of the next one is known */
export function createPresenceTimes(onEnd: () => void) {
  let times: PresenceTimes = { last: null, before: null };
  let isEnded = false;

  return {
    get: (): PresenceTimes => times,
    restore: (stored: PresenceTimes): void => {
      // Acts since then belong to the visit of now.
      const { last } = times;
      times = stored;
      isEnded = false;
      if (last !== null) act(last);
    },
    act,
    /** Time passes: what comes from now on was not seen in the visit that has ended. */
    pass,
  };

  function pass(now: number): void {
    const { last } = times;
    if (last === null || isEnded || now - last <= pause) return;
    isEnded = true;
    onEnd();
  }

  function act(now: number): void {
    pass(now);
    const { last, before } = times;
    times = { last: Math.max(now, last ?? 0), before: isEnded ? last : before };
    isEnded = false;
  }
}
