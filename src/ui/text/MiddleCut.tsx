/** Middle cut: a line of text that gives way in its middle where it has no room, so that its end is always there. */
import { VisuallyHidden } from '@mantine/core';
import classes from './MiddleCut.module.css';

/** So many of the last characters are always there. */
const shownAtEnd = 10;

export function MiddleCut({ text }: { text: string }) {
  const letters = Array.from(text);
  if (letters.length <= shownAtEnd) return text;
  const end = letters.splice(-shownAtEnd).join('');
  return (
    <>
      {/* Both ends are boxes of their own, between which a screen reader would pause. */}
      <VisuallyHidden component="span" className={classes.whole}>
        {text}
      </VisuallyHidden>
      <span className={classes.text} data-cut aria-hidden>
        <span className={classes.start}>{letters.join('')}</span>
        <span className={classes.end}>{end}</span>
      </span>
    </>
  );
}
