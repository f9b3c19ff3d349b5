/** As many rows, as high, as come. */
import { Skeleton, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';

export function LinksSkeleton({ rows }: { rows: number }) {
  const phone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  return (
    <Stack gap={phone ? 8 : 1} pt={phone ? 0 : 36}>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} height={phone ? 126 : 44} radius="sm" />
      ))}
    </Stack>
  );
}
