/** Record not found: the empty state for the address of a record that does not exist. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '#ui/layout/EmptyState.tsx';

interface RecordNotFoundProps {
  /** Such as "channel". */
  kind: string;
  to: string;
  /** The name of the list. */
  list: string;
  /** Another reason, for what is not a record of the service. */
  children?: ReactNode;
}

export function RecordNotFound({ kind, to, list, children }: RecordNotFoundProps) {
  return (
    <EmptyState
      title={`No such ${kind}`}
      action={
        <Button component={Link} to={to}>
          Back to {list}
        </Button>
      }
    >
      {children ??
        `The service knows no ${kind} with this number. It may belong to another account, or be deleted, or the address may be mistyped.`}
    </EmptyState>
  );
}
