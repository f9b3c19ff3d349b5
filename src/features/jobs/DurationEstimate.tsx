/** What an expensive act costs, said before it starts: "240 links: about 12 minutes; you can keep working". */
import { Text } from '@mantine/core';
import { useBudget } from '#queries/budget.ts';
import { bulkCost } from './bulk-cost.ts';

interface DurationEstimateProps {
  /** What it is done to, counted: "240 links". */
  of: string;
  requests: number;
}

/** Nothing where nobody would notice: a few requests leave at once. */
export function DurationEstimate({ of, requests }: DurationEstimateProps) {
  const { bulkPerMinute } = useBudget();
  if (requests <= few) return null;
  return (
    <Text size="sm">
      {of}: {bulkCost(requests, bulkPerMinute)}.
    </Text>
  );
}

const few = 5;
