/** Session error page: replaces the dashboard where its engine cannot start, or runs in a tab of another version. */
import { Alert, Button, Group } from '@mantine/core';
import type { SessionState } from '#engine/tab/session.ts';
import classes from './SessionErrorPage.module.css';

interface SessionErrorPageProps {
  state: Extract<SessionState, { status: 'failed' | 'elsewhere' | 'retired' }>;
  onTakeOver: (accountId: string) => void;
  onLock: () => void;
}

export function SessionErrorPage({ state, onTakeOver, onLock }: SessionErrorPageProps) {
  const reload = (
    <Button size="xs" onClick={() => location.reload()}>
      Reload the page
    </Button>
  );
  const { current } = state;
  return (
    <main className={classes.page}>
      {current === undefined ? (
        <Alert color="red" role="alert" title="Linkdeck could not be started" maw={560}>
          <p>
            The part that keeps the key and sends requests could not be loaded, or does not answer. The server may be stopped, or
            a program that blocks scripts may have stopped it. Nothing was sent.
          </p>
          {reload}
        </Alert>
      ) : current.state === 'retired' ? (
        <Alert color="amber" role="alert" title="Linkdeck was updated" maw={560}>
          <p>
            Another tab of this browser runs a newer version and has taken over <bdi>{current.email}</bdi>, so that requests are
            counted in one place. Reload this page to go on with it.
          </p>
          {reload}
        </Alert>
      ) : (
        <Alert color="amber" role="alert" title="Another version of Linkdeck has this account" maw={560}>
          <p>
            A tab of this browser that was opened before an update holds <bdi>{current.email}</bdi> and does not let go of it.
            Close the other tabs of Linkdeck and this page goes on by itself; or take the account over, which ends what they are
            doing.
          </p>
          <Group gap="xs">
            <Button size="xs" onClick={() => onTakeOver(current.accountId)}>
              Take over
            </Button>
            <Button size="xs" variant="default" onClick={onLock}>
              Lock
            </Button>
          </Group>
        </Alert>
      )}
    </main>
  );
}
