/** Session error page: replaces the dashboard where its engine cannot start, or runs in a tab of another version. */
import { Alert, Button, Group } from '@mantine/core';
import type { SessionState } from '#engine/tab/session.ts';
import { useStart } from '#texts/start-texts.ts';
import classes from './SessionErrorPage.module.css';

interface SessionErrorPageProps {
  state: Extract<SessionState, { status: 'failed' | 'elsewhere' | 'retired' }>;
  onTakeOver: (accountId: string) => void;
  onLock: () => void;
}

export function SessionErrorPage({ state, onTakeOver, onLock }: SessionErrorPageProps) {
  const { crash } = useStart().texts;
  const { current } = state;
  const reason = reasonOf(state);
  const [before, after] = crash[reason].text.split('{account}');
  return (
    <main className={classes.page}>
      <Alert
        color={reason === 'stopped' ? 'red' : 'amber'}
        role="alert"
        title={crash[reason].title}
        maw={560}
      >
        <p>
          {before}
          {current === undefined ? null : <bdi>{current.email}</bdi>}
          {after}
        </p>
        {current === undefined || reason !== 'elsewhere' ? (
          <Button size="xs" onClick={() => location.reload()}>
            {crash.reload}
          </Button>
        ) : (
          <Group gap="xs">
            <Button size="xs" onClick={() => onTakeOver(current.accountId)}>
              {crash.elsewhere.takeOver}
            </Button>
            <Button size="xs" variant="default" onClick={onLock}>
              {crash.elsewhere.lock}
            </Button>
          </Group>
        )}
      </Alert>
    </main>
  );
}

/** The key of the texts that say why there is no dashboard. */
function reasonOf({ status }: SessionErrorPageProps['state']): 'stopped' | 'updated' | 'elsewhere' {
  switch (status) {
    case 'failed':
      return 'stopped';
    case 'retired':
      return 'updated';
    case 'elsewhere':
      return 'elsewhere';
  }
}
