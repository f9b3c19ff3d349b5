/** The form for a key: which service, which key, how long to remember it, and why it did not work. */
import { Button, Stack, TextInput } from '@mantine/core';
import { lazy, type SubmitEvent, Suspense, useRef, useState } from 'react';
import { useDevice } from '#features/device/DeviceContext.tsx';
import { useSettings } from '#features/settings/SettingsContext.tsx';
import { ConnectAlert } from './ConnectAlert.tsx';
import { type ConnectProblem, connectProblem } from './connect-error.ts';
import { KeyField } from './KeyField.tsx';
import { RememberChoice } from './RememberChoice.tsx';

// A list to choose from costs a quarter of this screen, and most dashboards have one service only.
const ServiceChoice = lazy(async () => ({ default: (await import('./ServiceChoice.tsx')).ServiceChoice }));
const PassphraseFields = lazy(async () => ({ default: (await import('./PassphraseFields.tsx')).PassphraseFields }));

interface GivenKey {
  serviceAddress: string;
  key: string;
  keep: 'session' | 'device';
  passphrase?: string;
}

export interface KeyFormProps {
  /** What the service address '' stands for. */
  origin: string;
  /** Inside a page of somebody else, where nothing is remembered. */
  embedded?: boolean;
  /** Signs in; rejects with an ApiError. */
  onConnect: (given: GivenKey) => Promise<void>;
}

export function KeyForm({ origin, embedded = false, onConnect }: KeyFormProps) {
  const { serviceAddresses } = useSettings();
  const { security } = useDevice();
  const [address, setAddress] = useState(serviceAddresses[0] ?? '');
  const [keep, setKeep] = useState<GivenKey['keep']>('session');
  const [problem, setProblem] = useState<ConnectProblem>();
  const [busy, setBusy] = useState(false);
  // Secrets are never part of React's state, which developer tools and error reports can show.
  const keyField = useRef<HTMLInputElement>(null);
  const passphraseField = useRef<HTMLInputElement>(null);
  const repeatedField = useRef<HTMLInputElement>(null);

  const connect = async () => {
    setProblem(undefined);
    // By the time of success this screen may be gone, and the elements with it.
    const [key, passphrase, repeated] = [keyField.current, passphraseField.current, repeatedField.current];
    if (keep === 'device' && passphrase?.value !== repeated?.value) {
      setProblem({ title: '', text: 'The two passphrases are not the same. Type both again.', field: 'passphrase' });
      passphrase?.focus();
      return;
    }
    setBusy(true);
    try {
      const given = { serviceAddress: address, key: key?.value ?? '', keep };
      await onConnect(keep === 'device' ? { ...given, passphrase: passphrase?.value ?? '' } : given);
      for (const field of [key, passphrase, repeated]) if (field !== null) field.value = '';
    } catch (error) {
      const found = connectProblem(error, Date.now());
      setProblem(found);
      setBusy(false);
      if (found?.field === 'key') key?.focus();
      if (found?.field === 'passphrase') passphrase?.focus();
    }
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) void connect();
  };

  const shown = (value: string) => (value === '' ? origin : value);
  const errorAt = (field: ConnectProblem['field']) => (problem?.field === field ? problem?.text : undefined);
  return (
    <form onSubmit={submit} noValidate autoComplete="off">
      <Stack gap="md">
        {serviceAddresses.length > 1 ? (
          <Suspense fallback={<TextInput label="Service address" value={shown(address)} readOnly />}>
            <ServiceChoice
              value={address}
              choices={serviceAddresses.map((value) => ({ value, label: shown(value) }))}
              onChange={setAddress}
              error={errorAt('address')}
            />
          </Suspense>
        ) : (
          <TextInput label="Service address" value={shown(address)} error={errorAt('address')} readOnly variant="filled" />
        )}
        <KeyField inputRef={keyField} label="API key" error={errorAt('key')} autoFocus />
        <RememberChoice keeps={security.keeps} shared={security.shared} embedded={embedded} value={keep} onChange={setKeep} />
        {keep === 'device' ? (
          <Suspense>
            <PassphraseFields firstRef={passphraseField} secondRef={repeatedField} error={errorAt('passphrase')} />
          </Suspense>
        ) : null}
        <ConnectAlert problem={problem} />
        <Button type="submit" loading={busy} fullWidth>
          Connect
        </Button>
      </Stack>
    </form>
  );
}
