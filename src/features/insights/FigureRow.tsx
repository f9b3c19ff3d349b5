/** Figure row: figures side by side with a hairline between them, two in a line where there is little room. */
import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './FigureRow.module.css';

export function FigureRow({ children }: { children: ReactNode }) {
  return (
    <div className={classes.room}>
      <div className={classes.figures}>{children}</div>
    </div>
  );
}

/** In place of a figure or its note, as high as the line that comes. */
export function FigureWait({ width, small = false }: { width: number; small?: boolean }) {
  return (
    <Skeleton component="span" className={classes.wait} data-small={small || undefined} w={width} />
  );
}
