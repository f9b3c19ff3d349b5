/** Settings section: a heading, and beside it a card with the settings that belong together. */
import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './SettingsSection.module.css';

interface SettingsSectionProps {
  title: string;
  /** Where the settings hold, in a few words. */
  covers?: string;
  children: ReactNode;
}

export function SettingsSection({ title, covers, children }: SettingsSectionProps) {
  const heading = useId();
  return (
    <section className={classes.section} aria-labelledby={heading}>
      <div className={classes.head}>
        <Title order={2} className={classes.title} id={heading}>
          {title}
        </Title>
        {covers === undefined ? null : <p className={classes.covers}>{covers}</p>}
      </div>
      <div className={classes.card}>{children}</div>
    </section>
  );
}
