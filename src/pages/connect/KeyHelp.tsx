/** API key help: where services of this kind usually show the key. */
import classes from './ConnectPage.module.css';

export function KeyHelp() {
  return (
    <details className={classes.help}>
      <summary>Where do I find my API key?</summary>
      <p>
        Sign in on your service’s website and open your account settings. Look for “API”, “Developers” or “Integrations”, and copy
        the whole key. If you can’t find it, ask the people who run the service.
      </p>
    </details>
  );
}
