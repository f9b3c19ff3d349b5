/** Group tabs: by what clicks are added up, in one line that scrolls where it is too long. */
import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Grouping } from '#queries/library.ts';
import classes from './GroupTabs.module.css';

interface GroupTabsProps<By extends Grouping> {
  by: By;
  among: readonly By[];
  onChange: (by: By) => void;
  /** The groups of the tab that is open. */
  children: ReactNode;
}

export function GroupTabs<By extends Grouping>(props: GroupTabsProps<By>) {
  const { by, among, onChange, children } = props;
  const t = useTranslations('overview.by');
  const nameOf = (each: Grouping) => t(`name.${each}`);
  const change = (value: string | null) => {
    const chosen = among.find((each) => each === value);
    if (chosen !== undefined) onChange(chosen);
  };
  return (
    <Tabs value={by} onChange={change} keepMounted={false}>
      <Tabs.List className={classes.tabs}>
        {among.map((each) => (
          <Tabs.Tab key={each} value={each} className={classes.tab}>
            {nameOf(each)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={by}>{children}</Tabs.Panel>
    </Tabs>
  );
}
