/** Hold ring: a circle that runs out with the time in which something can be undone, without words. */
import { useState } from 'react';
import type { Clock } from '#base/clock.ts';
import classes from './HoldRing.module.css';

interface HoldRingProps {
  /** When the hold ends, in milliseconds since 1970. */
  until: number;
  /** How long a hold takes at most: a clock that was set back must not show more. */
  maxMs: number;
  clock: Clock;
}

/** After a reload it begins with the rest of the hold. */
export function HoldRing({ until, maxMs, clock }: HoldRingProps) {
  const [left] = useState(() => Math.min(maxMs, Math.max(0, until - clock.now())));
  return (
    <svg viewBox="0 0 20 20" className={classes.ring} aria-hidden>
      <circle cx="10" cy="10" r="8" pathLength="1" />
      <circle
        cx="10"
        cy="10"
        r="8"
        pathLength="1"
        className={classes.left}
        style={{ animationDuration: `${left}ms` }}
      />
    </svg>
  );
}
