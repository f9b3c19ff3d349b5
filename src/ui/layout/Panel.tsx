/** A part of a page with its heading, raised with a hairline around it; and the grid that such parts stand in. */
import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
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
