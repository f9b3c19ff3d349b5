/** A part of a page with its heading, raised with a hairline around it; and the grid that such parts stand in. */
import { Skeleton, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { rowHeight } from './bars.ts';
import classes from './Panel.module.css';

interface PanelProps {
  title: string;
  /** What the figures of this part cover, in a few words. */
  covers?: ReactNode;
  /** A control at the end of the heading. */
  control?: ReactNode;
  children: ReactNode;
}

/** A region of the page that screen readers name by its title. */
export function Panel({ title, covers, control, children }: PanelProps) {
  const heading = useId();
  return (
    <section className={classes.panel} aria-labelledby={heading}>
      <div className={classes.head}>
        <Title order={2} size="h3" id={heading}>
          {title}
        </Title>
        {control}
      </div>
      {covers === undefined ? null : <p className={classes.covers}>{covers}</p>}
      {children}
    </section>
  );
}

/** Panels in one column, or in two where there is room for two. */
export function PanelGrid({ children }: { children: ReactNode }) {
  return (
    <div className={classes.room}>
      <div className={classes.grid}>{children}</div>
    </div>
  );
}

/** The room of a panel with so many bars, before they are there. */
export function PanelSkeleton({ rows }: { rows: number }) {
  return (
    <div className={classes.panel} aria-hidden>
      <Skeleton h={14} w={110} mb={36} mt={7} />
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} h={10} w={`${90 - row * 9}%`} mb={rowHeight - 10} />
      ))}
    </div>
  );
}
