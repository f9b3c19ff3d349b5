/** List skeleton: the space of a list while it loads, as table rows or as cards on a phone. */
import { Skeleton, Stack } from '@mantine/core';
import { scaledRow } from '#ui/layout/scaled-row.ts';
import { useIsPhone } from '#ui/layout/use-is-phone.ts';
import classes from './ListSkeleton.module.css';

interface ListSkeletonProps {
  rows: number;
  /** The height of a card on a phone, in pixels. */
  cardHeight: number;
}

/** Widths of the bars in percent of their column, varied so that the rows do not look like a wall. */
const widths = [72, 54, 88, 63, 79, 47];

export function ListSkeleton({ rows, cardHeight }: ListSkeletonProps) {
  const phone = useIsPhone();
  return (
    <div className={phone ? classes.cards : classes.table}>
      {Array.from({ length: rows }, (_, row) => (
        <div
          key={row}
          className={phone ? classes.card : classes.row}
          style={phone ? { height: scaledRow(cardHeight) } : undefined}
        >
          {[0, 1, 2, 3].map((column) => (
            <Skeleton
              key={column}
              height={12}
              width={`${widths[(row + column) % widths.length]}%`}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** The space of a list of links in a panel or dialog. */
export function RowsSkeleton({ rows, pt = 0 }: { rows: number; pt?: number }) {
  return (
    <Stack gap={4} pt={pt}>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} height={44} />
      ))}
    </Stack>
  );
}
