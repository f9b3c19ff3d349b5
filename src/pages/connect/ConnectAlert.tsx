/** Sign-in alert: shows why signing in failed, unless the error is shown at its field. */
import { Alert } from '@mantine/core';
import classes from './ConnectPage.module.css';
import type { ConnectError } from './connect-error.ts';

export function ConnectAlert({ error }: { error: ConnectError | undefined }) {
  if (error === undefined || error.field !== undefined) return null;
  return (
    <Alert color="red" role="alert" title={error.title}>
      <span className={classes.words} dir="auto">
        {error.text}
      </span>
    </Alert>
  );
}
