/** Match count: how many links a search has found, announced after a pause, so that typing is not talked over. */
import { Group, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { ReactNode } from 'react';

/** In milliseconds. */
const pause = 500;

interface MatchCountProps {
  /** What was counted and searched, as text. */
  about: string;
  children: ReactNode;
  /** A button after the sentence. */
  action?: ReactNode;
}

/** A status that is busy is announced when it no longer is. */
export function MatchCount({ about, children, action }: MatchCountProps) {
  const [settled] = useDebouncedValue(about, pause);
  return (
    <Group gap="xs">
      <Text role="status" size="sm" c="var(--deck-text-dim)" aria-busy={settled !== about}>
        {children}
      </Text>
      {action}
    </Group>
  );
}
