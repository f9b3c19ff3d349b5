/** Last updated: the age of the data on the screen, and the button that refreshes it. */
import { ActionIcon, Group, Text, Tooltip } from '@mantine/core';
import { RotateCw } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { formatClock, formatInstant } from '#ui/format/format.ts';
import classes from './LastUpdated.module.css';

/** The part of a React Query result that is needed to refresh it. */
export interface Refreshable {
  /** Milliseconds since 1970; 0 before the first reply. */
  dataUpdatedAt: number;
  isFetching: boolean;
  refetch(options?: { cancelRefetch?: boolean }): unknown;
}

/** Not disabled while it refreshes, because a disabled button loses the focus. */
export function LastUpdated({
  query: { dataUpdatedAt: at, isFetching, refetch },
}: {
  query: Refreshable;
}) {
  const t = useTranslations('ui.updated');
  return (
    <Group gap={4} wrap="nowrap">
      <Text
        size="xs"
        c="var(--deck-text-dim)"
        className={classes.when}
        title={at === 0 ? undefined : formatInstant(at)}
      >
        {at === 0 ? '' : t('at', { time: formatClock(at) })}
      </Text>
      <Tooltip label={t('refresh')}>
        <ActionIcon
          aria-label={t('refresh')}
          aria-busy={isFetching}
          // A second click waits for the running refresh instead of spending another request.
          onClick={() => void refetch({ cancelRefetch: false })}
        >
          <RotateCw size={16} className={isFetching ? classes.turning : undefined} />
        </ActionIcon>
      </Tooltip>
    </Group>
  );
}
