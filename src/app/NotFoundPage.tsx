/** Not-found page: shown at an address without a screen. */
import { Button, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '#features/routes/paths.ts';
import { EmptyState } from '#ui/layout/EmptyState.tsx';

export function NotFoundPage() {
  return (
    <>
      <Title order={1}>No such screen</Title>
      <EmptyState
        kind="none"
        title="Nothing has this address"
        action={
          <Button component={Link} to={paths.links.href()}>
            Go to Links
          </Button>
        }
      >
        It may have been mistyped, or belong to a newer version of Linkdeck.
      </EmptyState>
    </>
  );
}
