/** How old the data on the screen is, and the button that asks for it anew. */
import { ActionIcon, Group, Text, Tooltip } from '@mantine/core';
import { RotateCw } from 'lucide-react';
import { formatClock, formatInstant } from '#ui/format/format.ts';
import classes from './LastUpdated.module.css';

interface LastUpdatedProps {
  /** When it was heard, in milliseconds since 1970; 0 where it has not been yet. */
  at: number;
  refreshing: boolean;
  onRefresh: () => void;
}

/** Stays clickable while it refreshes: a button that goes dead under the pointer loses the focus. */
export function LastUpdated({ at, refreshing, onRefresh }: LastUpdatedProps) {
  return (
    <Group gap={4} wrap="nowrap">
      <Text size="xs" c="var(--deck-text-dim)" className={classes['when'] ?? ''} title={at === 0 ? undefined : formatInstant(at)}>
        {at === 0 ? '' : `as of ${formatClock(at)}`}
      </Text>
      <Tooltip label="Refresh">
        <ActionIcon aria-label="Refresh" aria-busy={refreshing} onClick={onRefresh}>
          <RotateCw size={16} className={refreshing ? classes['turning'] : undefined} />
        </ActionIcon>
      </Tooltip>
    </Group>
  );
}
