/** Panel: a raised part of a page with its heading; the grid for several of them, and their skeleton. */
import { Skeleton, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './Panel.module.css';

interface PanelProps {
  title: ReactNode;
  /** What the figures cover, in a few words. */
  covers?: ReactNode;
  /** At the end of the heading. */
  control?: ReactNode;
  /** Whether it takes the whole width of a PanelGrid. */
  wide?: boolean;
  children: ReactNode;
}

export function Panel({ title, covers, control, wide = false, children }: PanelProps) {
  const id = useId();
  const heading = (
    <Title order={2} size="h3" id={id}>
      {title}
    </Title>
  );
  return (
    <section className={classes.panel} data-wide={wide || undefined} aria-labelledby={id}>
      <div className={classes.head}>
        {covers == null ? (
          heading
        ) : (
          <div className={classes.titles}>
            {heading}
            <p className={classes.covers}>{covers}</p>
          </div>
        )}
        {control}
      </div>
      {children}
    </section>
  );
}

/** Panels in one or two columns. */
export function PanelGrid({ children }: { children: ReactNode }) {
  return (
    <div className={classes.room}>
      <div className={classes.grid}>{children}</div>
    </div>
  );
}

/** The space of a panel with bars while they load; a row is as high as one of BarList. */
export function PanelSkeleton({ rows }: { rows: number }) {
  return (
    <div className={classes.panel} aria-hidden>
      <Skeleton h={14} w={110} mb={36} mt={7} />
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} h={10} w={`${90 - row * 9}%`} mb={28} />
      ))}
    </div>
  );
}
