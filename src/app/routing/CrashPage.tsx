/** Crash page: replaces a screen that threw an error or could not be loaded, with the way to go on. */
import { Alert, Button, Group } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { useStart } from '#texts/start-texts.ts';
import { ErrorBoundary } from '#ui/dialogs/ErrorBoundary.tsx';
import { keyCatcher } from '#ui/dialogs/key-catcher.ts';

export function CrashPage({ children }: { children: ReactNode }) {
  const fallback = (retry: () => void, error: unknown) => <Crash error={error} retry={retry} />;
  return <ErrorBoundary fallback={fallback}>{children}</ErrorBoundary>;
}

function Crash({ error, retry }: { error: unknown; retry: () => void }) {
  const { crash } = useStart().texts;
  // What was typed for this screen has no field to go to.
  useEffect(() => keyCatcher.cancel(), []);
  const isUnloaded = isLoadFailure(error);
  const { title, text } = isUnloaded ? crash.unloaded : crash.failed;
  return (
    <Alert color={isUnloaded ? 'amber' : 'red'} role="alert" title={title} m="md" maw={560}>
      <p>{text}</p>
      <Group gap="xs">
        {/* A browser remembers that a file could not be loaded, until the page is loaded again. */}
        {isUnloaded ? null : (
          <Button size="xs" onClick={retry}>
            {crash.retry}
          </Button>
        )}
        <Button
          size="xs"
          variant={isUnloaded ? 'filled' : 'default'}
          onClick={() => location.reload()}
        >
          {crash.reload}
        </Button>
      </Group>
    </Alert>
  );
}

/** The words of Chromium, Firefox and WebKit for a module that did not come, and of the bundler for a style sheet. */
function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && /imported module|module script|preload CSS/.test(error.message);
}
