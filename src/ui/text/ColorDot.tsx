/** Colour dot: a record's colour as a dot with an outline, hollow where it has none that can be drawn. */
import { toSafeColor } from '#ui/safety/safe-color.ts';
import classes from './ColorDot.module.css';

/** Hidden from screen readers, because the record's name is beside it. */
export function ColorDot({ color }: { color: string | null }) {
  const shown = toSafeColor(color);
  return (
    <span
      aria-hidden
      className={classes.dot}
      data-none={shown === undefined || undefined}
      style={shown === undefined ? undefined : { backgroundColor: shown }}
    />
  );
}
