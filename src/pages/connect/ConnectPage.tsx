/** Connect: which service, which key, and why it did not work. */
import { Alert, Button, Stack, Text, TextInput, Title } from '@mantine/core';
import { lazy, type SubmitEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useSettings } from '#pages/pieces/SettingsContext.tsx';
import classes from './ConnectPage.module.css';
import { connectProblem, type ConnectProblem } from './connect-problem.ts';
import { KeyField } from './KeyField.tsx';
import { whenIdle } from './when-idle.ts';

// A list to choose from costs a quarter of this screen, and most dashboards have one service only.
const ServiceChoice = lazy(async () => ({ default: (await import('./ServiceChoice.tsx')).ServiceChoice }));

interface ConnectPageProps {
  /** What the service address '' stands for. */
  origin: string;
  /** How long the key will be kept: over a reload of this tab, or not even that. */
  remembered: 'tab' | 'memory';
  /** What is wrong with the settings, or null. */
  settingsProblem: string | null;
  /** Signs in; rejects with an ApiError. */
  onConnect: (credentials: { serviceAddress: string; key: string }) => Promise<void>;
  /** The screen can be used and nothing else is going on: what comes next may be loaded. */
  onUsable: () => void;
}

export function ConnectPage({ origin, remembered, settingsProblem, onConnect, onUsable }: ConnectPageProps) {
  const { serviceAddresses } = useSettings();
  const [address, setAddress] = useState(serviceAddresses[0] ?? '');
  const [problem, setProblem] = useState<ConnectProblem>();
  const [busy, setBusy] = useState(false);
  // The key is never part of React's state, which developer tools and error reports can show.
  const keyField = useRef<HTMLInputElement>(null);

  useEffect(() => {
    document.title = 'Connect · Linkdeck';
    return whenIdle(onUsable);
    // Once, when the screen has appeared: what is loaded then does not change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const connect = async () => {
    setBusy(true);
    setProblem(undefined);
    const field = keyField.current; // by the time of success this screen may be gone, and the element with it
    try {
      await onConnect({ serviceAddress: address, key: field?.value ?? '' });
      if (field !== null) field.value = '';
    } catch (error) {
      const found = connectProblem(error, Date.now());
      setProblem(found);
      setBusy(false);
      if (found?.field === 'key') field?.focus();
    }
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) void connect();
  };

  const shown = (value: string) => (value === '' ? origin : value);
  const addressError = problem?.field === 'address' ? problem.text : undefined;
  return (
    <main className={classes['page']}>
      <div className={classes['card']}>
        <p className={classes['brand']}>Linkdeck</p>
        <Title order={1}>Connect</Title>
        <Text c="var(--deck-text-dim)" mb="lg">
          Paste the API key of your account at the service.
        </Text>
        <form onSubmit={submit} noValidate autoComplete="off">
          <Stack gap="md">
            {serviceAddresses.length > 1 ? (
              <Suspense fallback={<TextInput label="Service address" value={shown(address)} readOnly />}>
                <ServiceChoice
                  value={address}
                  choices={serviceAddresses.map((value) => ({ value, label: shown(value) }))}
                  onChange={setAddress}
                  error={addressError}
                />
              </Suspense>
            ) : (
              <TextInput label="Service address" value={shown(address)} error={addressError} readOnly variant="filled" />
            )}
            <KeyField inputRef={keyField} error={problem?.field === 'key' ? problem.text : undefined} />
            {problem === undefined || problem.field !== undefined ? null : (
              <Alert color="red" role="alert" title={problem.title}>
                <span className={classes['words']} dir="auto">
                  {problem.text}
                </span>
              </Alert>
            )}
            <Button type="submit" loading={busy} fullWidth>
              Connect
            </Button>
          </Stack>
        </form>
        <Text size="xs" c="var(--deck-text-dim)" mt="md">
          {remembered === 'tab'
            ? 'A reload keeps you signed in, in this tab only: the key is stored encrypted, and forgotten when you close the tab or choose Disconnect. Whoever can use this browser while the tab is open can use your account.'
            : 'The key stays in memory only: a reload asks again. To stay signed in over a reload, open Linkdeck over https, or on this machine itself.'}
        </Text>
        {settingsProblem === null ? null : (
          <Text size="xs" c="var(--deck-waiting)" mt="xs">
            {settingsProblem}
          </Text>
        )}
      </div>
    </main>
  );
}
