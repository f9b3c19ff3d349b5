/** As many rows, as high, as come: of a table on a desk, of cards on a phone. */
import { Skeleton, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';

interface ListSkeletonProps {
  rows: number;
  /** The height of a card on a phone, in pixels. */
  cardHeight: number;
}

export function ListSkeleton({ rows, cardHeight }: ListSkeletonProps) {
  const phone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  return (
    <Stack gap={phone ? 8 : 1} pt={phone ? 0 : 36}>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} height={phone ? cardHeight : 44} radius="sm" />
      ))}
    </Stack>
  );
}
