/** What stands where there is nothing yet: one drawing, one sentence on what this is for, one button. */
import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';

interface EmptyStateProps {
  title: string;
  /** What this is for, or why nothing is found. */
  children: ReactNode;
  /** One button. */
  action?: ReactNode;
  /** `first` has the drawing; `none` is quiet, for a search without a match. */
  kind?: 'first' | 'none';
}

export function EmptyState({ title, children, action, kind = 'first' }: EmptyStateProps) {
  return (
    <Stack align="center" gap="xs" className={classes['empty'] ?? ''}>
      {kind === 'first' ? <Drawing /> : null}
      <Title order={2}>{title}</Title>
      <Text c="var(--deck-text-dim)" maw={440} ta="center">
        {children}
      </Text>
      {action === undefined ? null : <div className={classes['action']}>{action}</div>}
    </Stack>
  );
}

/** A long road made short: one line in the accent. */
function Drawing() {
  return (
    <svg className={classes['drawing']} viewBox="0 0 160 72" aria-hidden="true" focusable="false">
      <path d="M8 56c18 0 14-40 34-40s14 40 34 40 14-22 28-22" opacity="0.35" />
      <path d="M8 56h20m104-22h20m-8-7 8 7-8 7" />
      <circle cx="104" cy="34" r="5" />
      <path d="M109 34h23" strokeDasharray="2 5" />
    </svg>
  );
}
