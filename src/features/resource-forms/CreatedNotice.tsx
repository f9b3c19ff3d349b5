/** Created notice: tells, also to screen readers, what became of a new record that was made beside a picker. */
import { Text } from '@mantine/core';
import classes from './CreatedNotice.module.css';

/** Nothing to see where the text is ''. */
export function CreatedNotice({ children }: { children: string }) {
  return (
    <Text size="xs" c="var(--deck-text-dim)" role="status" className={classes.notice}>
      {children}
    </Text>
  );
}
