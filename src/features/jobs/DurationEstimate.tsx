/** Duration estimate of bulk work before it starts: "240 links: about 12 minutes; you can keep working". */
import { Text } from '@mantine/core';
import { useBudget } from '#queries/budget.ts';
import { durationLabel } from './job-labels.ts';

/** So few requests leave at once, so an estimate would only distract. */
const few = 5;

interface DurationEstimateProps {
  /** The items, counted: "240 links". */
  of: string;
  requests: number;
}

export function DurationEstimate({ of, requests }: DurationEstimateProps) {
  const { bulkPerMinute } = useBudget();
  if (requests <= few) return null;
  return (
    <Text size="sm">
      {of}: {durationLabel(requests, bulkPerMinute)}.
    </Text>
  );
}
