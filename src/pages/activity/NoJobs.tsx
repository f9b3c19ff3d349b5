/** What stands on Activity before there was any bulk work. */
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '#features/routes/paths.ts';
import { EmptyState } from '#ui/layout/EmptyState.tsx';

export function NoJobs() {
  return (
    <EmptyState
      title="No bulk work yet"
      action={
        <Button component={Link} to={paths.importLinks.href()}>
          Import links
        </Button>
      }
    >
      Many links made or assigned at once are done here one by one, as fast as the service allows, and survive a reload.
    </EmptyState>
  );
}
