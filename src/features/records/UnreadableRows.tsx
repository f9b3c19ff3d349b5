/** Unreadable rows: a warning with the raw JSON of rows that could not be decoded. */
import { Alert, Code } from '@mantine/core';
import type { Unreadable } from '#contract/protocol/envelope.ts';
import classes from './UnreadableRows.module.css';

export function UnreadableRows({ rows }: { rows: readonly Unreadable[] }) {
  if (rows.length === 0) return null;
  return (
    <Alert color="amber" title={rows.length === 1 ? '1 row is unreadable' : `${rows.length} rows are unreadable`}>
      The service sent {rows.length === 1 ? 'a row' : 'rows'} of this page in a form that Linkdeck does not know. All other rows
      are complete.
      {rows.map((row) => (
        <details key={row.index} className={classes['row']}>
          <summary>Row {row.index + 1}: what came, and what is wrong with it</summary>
          <p className={classes['problem']} dir="auto">
            {row.problem.slice(0, 500)}
          </p>
          <Code block className={classes['raw'] ?? ''}>
            {row.raw}
          </Code>
        </details>
      ))}
    </Alert>
  );
}
