/** Empty state: a drawing, a sentence and a button in place of an empty list. */
import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';

interface EmptyStateProps {
  title: ReactNode;
  children: ReactNode;
  action?: ReactNode;
  /** `none` has no drawing, for a search without a match. */
  kind?: 'first' | 'none';
}

export function EmptyState({ title, children, action, kind = 'first' }: EmptyStateProps) {
  return (
    <Stack align="center" gap="xs" className={classes.empty}>
      {kind === 'first' ? <Drawing /> : null}
      <Title order={2}>{title}</Title>
      <Text c="var(--deck-text-dim)" maw={440} ta="center">
        {children}
      </Text>
      {action === undefined ? null : <div className={classes.action}>{action}</div>}
    </Stack>
  );
}

function Drawing() {
  return (
    <svg className={classes.drawing} viewBox="0 0 160 72" aria-hidden="true" focusable="false">
      <path d="M8 56c18 0 14-40 34-40s14 40 34 40 14-22 28-22" opacity="0.35" />
      <path d="M8 56h20m104-22h20m-8-7 8 7-8 7" />
      <circle cx="104" cy="34" r="5" />
      <path d="M109 34h23" strokeDasharray="2 5" />
    </svg>
  );
}
