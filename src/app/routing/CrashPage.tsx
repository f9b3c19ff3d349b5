/** Crash page: replaces a screen that threw an error, with a way to try again. */
import { Alert, Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '#ui/dialogs/ErrorBoundary.tsx';

export function CrashPage({ children }: { children: ReactNode }) {
  const fallback = (retry: () => void) => (
    <Alert color="red" role="alert" title="This screen has failed" m="md" maw={560}>
      <p>
        It is a fault of Linkdeck, or a part of it could not be loaded, as after an update of the server. Nothing at the service
        was changed by it. Try again; if that does not help, reload the page.
      </p>
      <Group gap="xs">
        <Button size="xs" onClick={retry}>
          Try again
        </Button>
        <Button size="xs" variant="default" onClick={() => location.reload()}>
          Reload the page
        </Button>
      </Group>
    </Alert>
  );
  return <ErrorBoundary fallback={fallback}>{children}</ErrorBoundary>;
}
