/** Spoken text: what screen readers say when it changes, in a plain element, because each row of a list has one. */
import classes from './ScreenReaderText.module.css';

export function ScreenReaderText({ children }: { children: string }) {
  return (
    <span role="status" className={classes.spoken}>
      {children}
    </span>
  );
}
