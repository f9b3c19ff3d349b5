/** API key help: where services of this kind usually show the key. */
import { useStart } from '#texts/start-texts.ts';
import classes from './ConnectPage.module.css';

export function KeyHelp() {
  const { help } = useStart().texts;
  return (
    <details className={classes.keyHelp}>
      <summary>{help.question}</summary>
      <p>{help.answer}</p>
    </details>
  );
}
