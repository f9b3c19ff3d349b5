/** Logo: the mark of Linkdeck. */
import classes from './Logo.module.css';

export function Logo() {
  return (
    <svg viewBox="0 0 24 24" className={classes.mark} aria-hidden="true" focusable="false">
      <path d="M4 17c5 0 4-10 9-10" />
      <path d="M10 17h4c4 0 4-10 6-10" opacity="0.45" />
    </svg>
  );
}
