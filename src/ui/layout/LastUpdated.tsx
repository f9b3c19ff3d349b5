/** Last updated: the age of the data on the screen, in amber while the service is away, and the button that refreshes it. */
import { ActionIcon, Group, Text, Tooltip } from '@mantine/core';
import { RotateCw } from 'lucide-react';
import { use } from 'react';
import { useTranslations } from 'use-intl';
import { formatClock, formatInstant } from '#ui/format/format.ts';
import classes from './LastUpdated.module.css';
import { OutdatedContext } from './outdated.ts';
import { useIsPhone } from './use-is-phone.ts';

/** The part of a React Query result that is needed to refresh it. */
export interface Refreshable {
  /** Milliseconds since 1970; 0 before the first reply. */
  dataUpdatedAt: number;
  isFetching: boolean;
  refetch(options?: { cancelRefetch?: boolean }): unknown;
}

interface LastUpdatedProps {
  query: Refreshable;
  /** Whether other controls are beside it, which leave no room for the time on a phone. */
  isCrowded?: boolean;
}

/** Not disabled while it refreshes, because a disabled button loses the focus. */
export function LastUpdated({ query, isCrowded = false }: LastUpdatedProps) {
  const { dataUpdatedAt: at, isFetching, refetch } = query;
  const t = useTranslations('ui.updated');
  const isOutdated = use(OutdatedContext);
  const time = formatClock(at);
  const words = isOutdated ? t('from', { time }) : t('at', { time });
  // A phone has room for the time alone, which is widest from ten to noon.
  const isPhone = useIsPhone();
  return (
    <Group gap={4} wrap="nowrap">
      <Text
        size="xs"
        c={isOutdated ? 'var(--deck-waiting)' : 'var(--deck-text-dim)'}
        className={classes.when}
        data-crowded={isCrowded || undefined}
        title={at === 0 ? undefined : formatInstant(at)}
      >
        {at === 0 ? '' : isPhone ? time : words}
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
