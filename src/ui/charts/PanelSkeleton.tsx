/** Panel skeleton: the space of a panel with bars while they load. */
import { Skeleton } from '@mantine/core';
import panelClasses from '#ui/layout/Panel.module.css';
import { rowHeight } from './bars.ts';

export function PanelSkeleton({ rows }: { rows: number }) {
  return (
    <div className={panelClasses.panel} aria-hidden>
      <Skeleton h={14} w={110} mb={36} mt={7} />
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} h={10} w={`${90 - row * 9}%`} mb={rowHeight - 10} />
      ))}
    </div>
  );
}
