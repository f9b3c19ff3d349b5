/** As many rows, as high, as come. */
import { Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import classes from './LinksSkeleton.module.css';

/** Widths of what stands in a row, in percent of their column: a pattern that does not look like a wall. */
const widths = [72, 54, 88, 63, 79, 47];

export function LinksSkeleton({ rows }: { rows: number }) {
  const phone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  return (
    <div className={phone ? classes['cards'] : classes['table']}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={phone ? classes['card'] : classes['row']}>
          {[0, 1, 2, 3].map((column) => (
            <Skeleton key={column} height={12} width={`${widths[(row + column) % widths.length]}%`} />
          ))}
        </div>
      ))}
    </div>
  );
}
