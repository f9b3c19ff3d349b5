/** Crash page: replaces a screen that threw an error or could not be loaded, with the way to go on. */
import { Alert, Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '#ui/dialogs/ErrorBoundary.tsx';

export function CrashPage({ children }: { children: ReactNode }) {
  const fallback = (retry: () => void, error: unknown) => {
    const isUnloaded = isLoadFailure(error);
    return (
      <Alert
        color={isUnloaded ? 'amber' : 'red'}
        role="alert"
        title={isUnloaded ? 'This screen could not be loaded' : 'This screen has failed'}
        m="md"
        maw={560}
      >
        <p>
          {isUnloaded
            ? 'The server did not answer, or Linkdeck was updated. Check your connection, then reload the page.'
            : 'It is a fault of Linkdeck. Nothing at the service was changed by it. Try again; if that does not help, reload the page.'}
        </p>
        <Group gap="xs">
          {/* A browser remembers that a file could not be loaded, until the page is loaded again. */}
          {isUnloaded ? null : (
            <Button size="xs" onClick={retry}>
              Try again
            </Button>
          )}
          <Button size="xs" variant={isUnloaded ? 'filled' : 'default'} onClick={() => location.reload()}>
            Reload the page
          </Button>
        </Group>
      </Alert>
    );
  };
  return <ErrorBoundary fallback={fallback}>{children}</ErrorBoundary>;
}

/** The words of Chromium, Firefox and WebKit for a module that did not come, and of the bundler for a style sheet. */
function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && /imported module|module script|preload CSS/.test(error.message);
}
