/** Match count: how many links a search has found, announced after a pause, so that typing is not talked over. */
import { Group, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { memo, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';

/** In milliseconds. */
const pause = 500;

interface MatchCountProps {
  /** What was counted and searched, as text. */
  about: string;
  /** False where the rows are there before their number. */
  isCounted?: boolean;
  /** The sum of clicks of what was found; null where it is not known. */
  clicks?: number | null;
  children: ReactNode;
  /** A button after the sentence. */
  action?: ReactNode;
}

/** Stays as it is until what is shown is counted, so that it does not blink with each key. */
export const MatchCount = memo(Found, (_, { isCounted = true }) => !isCounted);

/** A status that is busy is announced when it no longer is. */
function Found({ about, isCounted = true, clicks = null, children, action }: MatchCountProps) {
  const t = useTranslations('links.found');
  const [settled] = useDebouncedValue(about, pause);
  return (
    <Group gap="xs">
      <Text role="status" size="sm" c="var(--deck-text-dim)" aria-busy={settled !== about}>
        <span>{isCounted ? children : '\u00a0'}</span>
        {isCounted && clicks !== null ? <span> {t('clicks', { clicks })}</span> : null}
      </Text>
      {action}
    </Group>
  );
}
