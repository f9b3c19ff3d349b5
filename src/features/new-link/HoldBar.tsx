/** Hold bar: how much is left of the three seconds in which a new link can be undone, without words. */
import classes from './HoldBar.module.css';

export function HoldBar() {
  return <div className={classes.hold} aria-hidden />;
}
