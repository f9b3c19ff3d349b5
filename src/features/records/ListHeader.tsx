/** List header: title, number of records, time of the last update, and the button that creates a record. */
import { Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Page } from '#contract/protocol/envelope.ts';
import { formatNumber } from '#ui/format/format.ts';
import { LastUpdated } from '#ui/layout/LastUpdated.tsx';
import type { Loadable } from '#ui/layout/QueryState.tsx';
import classes from './ListHeader.module.css';

/** A page of a list as a query has it. */
export interface PageQuery<Row> extends Loadable<Page<Row>> {
  isPlaceholderData: boolean;
}

interface ListHeaderProps {
  title: string;
  query: PageQuery<unknown>;
  /** The button that creates a record, where the interface can. */
  action?: ReactNode;
}

export function ListHeader({ title, query, action }: ListHeaderProps) {
  const total = query.data?.result;
  return (
    <div className={classes['head']}>
      <Group gap="sm" align="baseline" wrap="nowrap">
        <Title order={1}>{title}</Title>
        <span className={classes['total']}>{total === undefined ? '' : formatNumber(total)}</span>
      </Group>
      <Group gap="xs" justify="flex-end" ms="auto">
        <LastUpdated query={query} />
        {action}
      </Group>
    </div>
  );
}
