/** Automatic sign-in screen: replaces Connect where the parent page signs the person in, and shows why that failed. */
import { Alert, Button, Loader, Stack, Text, Title } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import classes from './ConnectPage.module.css';

interface SignInPageProps {
  /** Rejects with an error whose message is shown. */
  onSignIn: () => Promise<void>;
  /** The person signed out, so only the button signs in again. */
  left: boolean;
}

export function SignInPage({ onSignIn, left }: SignInPageProps) {
  const [busy, setBusy] = useState(!left);
  const [problem, setProblem] = useState<string>();

  const failed = (error: unknown) => {
    setProblem(error instanceof Error ? error.message : 'Something unforeseen went wrong.');
    setBusy(false);
  };
  const begin = () => {
    setBusy(true);
    setProblem(undefined);
    onSignIn().catch(failed);
  };
  const beginAtOnce = useEffectEvent(() => {
    document.title = 'Sign in · Linkdeck';
    if (!left) onSignIn().catch(failed);
  });
  useEffect(() => beginAtOnce(), []);

  return (
    <main className={classes.page}>
      <Stack className={classes.card ?? ''} align="flex-start" aria-busy={busy}>
        <Title order={1}>{busy ? 'Signing in…' : problem === undefined ? 'Signed out' : 'Not signed in'}</Title>
        {busy ? <Loader aria-label="Signing in" /> : null}
        {problem === undefined ? null : (
          <Alert color="red" role="alert" w="100%">
            <span className={classes.words} dir="auto">
              {problem}
            </span>
          </Alert>
        )}
        {busy ? null : (
          <>
            <Text c="var(--deck-text-dim)">
              {problem === undefined
                ? 'The page around Linkdeck can sign you in again.'
                : 'Try again; if that does not help, tell whoever runs this page.'}
            </Text>
            <Button onClick={begin}>{problem === undefined ? 'Sign in' : 'Try again'}</Button>
          </>
        )}
      </Stack>
    </main>
  );
}
