/** Session error page: replaces the dashboard where its engine cannot start, or runs in a tab of another version. */
import { Alert, Button } from '@mantine/core';
import type { SessionState } from '#engine/tab/session.ts';
import { useStart } from '#texts/start-texts.ts';
import classes from './SessionErrorPage.module.css';

interface SessionErrorPageProps {
  state: Extract<SessionState, { status: 'failed' | 'retired' }>;
}

export function SessionErrorPage({ state: { status, current } }: SessionErrorPageProps) {
  const { crash } = useStart().texts;
  const { title, text } = status === 'failed' ? crash.stopped : crash.updated;
  const [before, after] = text.split('{account}');
  return (
    <main className={classes.page}>
      <Alert color={status === 'failed' ? 'red' : 'amber'} role="alert" title={title} maw={560}>
        <p>
          {before}
          {current === undefined ? null : <bdi>{current.email}</bdi>}
          {after}
        </p>
        <Button size="xs" onClick={() => location.reload()}>
          {crash.reload}
        </Button>
      </Alert>
    </main>
  );
}
