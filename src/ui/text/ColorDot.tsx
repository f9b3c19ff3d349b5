/** A colour that somebody chose, as a dot with an outline, so that it shows on any ground; hollow where there is none. */

import { toShownColor } from '#ui/safety/safe-color.ts';
import classes from './ColorDot.module.css';

/** Says nothing to screen readers: whoever has a colour has a name beside it. */
export function ColorDot({ color }: { color: string }) {
  const shown = toShownColor(color);
  return (
    <span
      aria-hidden
      className={classes['dot']}
      data-none={shown === undefined || undefined}
      style={shown === undefined ? undefined : { backgroundColor: shown }}
    />
  );
}
