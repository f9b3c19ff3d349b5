/** Automatic sign-in screen: replaces Connect where the parent page signs the user in, and shows why that failed. */
import { Alert, Button, Loader, Stack, Text, Title } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '#client/errors/api-error.ts';
import type { Message } from '#contract/message.ts';
import { useStart } from '#texts/start-texts.ts';
import classes from './ConnectPage.module.css';
import { ReasonText } from './ReasonText.tsx';

interface SignInPageProps {
  /** Rejects with an error whose message is shown. */
  onSignIn: () => Promise<void>;
  /** The user signed out, so only the button signs in again. */
  left: boolean;
}

export function SignInPage({ onSignIn, left }: SignInPageProps) {
  const { signIn: texts } = useStart().texts;
  const [busy, setBusy] = useState(!left);
  const [problem, setProblem] = useState<Message>();

  const failed = (error: unknown) => {
    setProblem(problemOf(error) ?? texts.unknown);
    setBusy(false);
  };
  const begin = () => {
    setBusy(true);
    setProblem(undefined);
    onSignIn().catch(failed);
  };
  const beginAtOnce = useEffectEvent(() => {
    if (!left) onSignIn().catch(failed);
  });
  useEffect(() => beginAtOnce(), []);
  useEffect(() => {
    document.title = texts.page;
  }, [texts.page]);

  const title = () => {
    if (busy) return texts.busy;
    return problem === undefined ? texts.out : texts.failed;
  };

  return (
    // Its height says nothing of the screen that comes next.
    <main className={classes.page} data-passing={busy || undefined}>
      <Stack className={classes.card} align="flex-start" aria-busy={busy}>
        <Title order={1}>{title()}</Title>
        {busy ? <Loader aria-label={texts.busy} /> : null}
        {problem === undefined ? null : (
          <Alert color="red" role="alert" w="100%">
            <span className={classes.words} dir="auto">
              <ReasonText reason={problem} />
            </span>
          </Alert>
        )}
        {busy ? null : (
          <>
            <Text c="var(--deck-text-dim)">
              {problem === undefined ? texts.outNote : texts.failedNote}
            </Text>
            <Button onClick={begin}>{problem === undefined ? texts.submit : texts.retry}</Button>
          </>
        )}
      </Stack>
    </main>
  );
}

/** What is known of an error; undefined where it is none. */
function problemOf(error: unknown): Message | undefined {
  if (error instanceof ApiError) return error.reason;
  return error instanceof Error ? error.message : undefined;
}
