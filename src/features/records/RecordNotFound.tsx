/** What stands where an address names a record that is not there. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '#ui/layout/EmptyState.tsx';

interface RecordNotFoundProps {
  /** What it would have been: "channel". */
  kind: string;
  to: string;
  /** The name of the list that one goes back to. */
  list: string;
  /** Why it may not be there, where it is no record of the service. */
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
