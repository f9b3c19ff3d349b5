/** The head of a list: what it lists, how many there are, how old that is, and the button that makes one more. */
import { Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Page } from '#contract/envelope.ts';
import { AsOf } from '#ui/AsOf.tsx';
import { formatNumber } from '#ui/format.ts';
import type { Loadable } from '#ui/QueryState.tsx';
import classes from './ListHead.module.css';

/** A page of a list as a query has it. */
export interface PageQuery<Row> extends Omit<Loadable<Page<Row>>, 'refetch'> {
  isPlaceholderData: boolean;
  dataUpdatedAt: number;
  refetch: (options?: { cancelRefetch?: boolean }) => unknown;
}

interface ListHeadProps {
  title: string;
  query: PageQuery<unknown>;
  /** The button that makes one more, where the interface can. */
  action?: ReactNode;
}

export function ListHead({ title, query, action }: ListHeadProps) {
  const total = query.data?.result;
  return (
    <div className={classes['head']}>
      <Group gap="sm" align="baseline" wrap="nowrap">
        <Title order={1}>{title}</Title>
        <span className={classes['total']}>{total === undefined ? '' : formatNumber(total)}</span>
      </Group>
      <Group gap="xs" justify="flex-end" ms="auto">
        <AsOf
          at={query.dataUpdatedAt}
          refreshing={query.isFetching}
          // A refresh that is under way answers the impatient too: asking again would spend another request.
          onRefresh={() => void query.refetch({ cancelRefetch: false })}
        />
        {action}
      </Group>
    </div>
  );
}
