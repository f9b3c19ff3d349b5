/** Why it did not work, where that is not about one field alone. */
import { Alert } from '@mantine/core';
import classes from '#pages/connect/ConnectPage.module.css';
import type { ConnectProblem } from './connect-error.ts';

export function ConnectAlert({ problem }: { problem: ConnectProblem | undefined }) {
  if (problem === undefined || problem.field !== undefined) return null;
  return (
    <Alert color="red" role="alert" title={problem.title}>
      <span className={classes['words']} dir="auto">
        {problem.text}
      </span>
    </Alert>
  );
}
