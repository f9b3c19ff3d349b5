/** Sign-in form: service, API key, how long to remember it, and why signing in failed. */
import { Button, NativeSelect, Stack, Text } from '@mantine/core';
import { type SubmitEvent, useRef, useState } from 'react';
import { useSessionActions } from '#features/session/SessionContext.tsx';
import { useSettings } from '#features/settings/SettingsContext.tsx';
import { useStart } from '#texts/start-texts.ts';
import { ConnectAlert } from './ConnectAlert.tsx';
import classes from './ConnectPage.module.css';
import { type ConnectError, connectError } from './connect-error.ts';
import { hostOf } from './host-of.ts';
import { KeyField } from './KeyField.tsx';
import { RememberChoice } from './RememberChoice.tsx';

interface GivenKey {
  serviceAddress: string;
  key: string;
  keep: 'session' | 'device';
  passphrase?: string;
}

export interface KeyFormProps {
  /** What the service address '' means: where the dashboard is. */
  dashboardUrl: string;
  /** In a parent page, where nothing is remembered. */
  embedded?: boolean;
  /** Signs in; rejects with an ApiError. */
  onConnect: (given: GivenKey) => Promise<void>;
}

export function KeyForm({ dashboardUrl, embedded = false, onConnect }: KeyFormProps) {
  const start = useStart();
  const { connect: texts, passphrase: secret, fields } = start.texts;
  const { serviceAddresses } = useSettings();
  const { security } = useSessionActions();
  const [serviceAddress, setServiceAddress] = useState(serviceAddresses[0] ?? '');
  const [keep, setKeep] = useState<GivenKey['keep']>('session');
  const [error, setError] = useState<ConnectError>();
  const [busy, setBusy] = useState(false);
  // Secrets are never part of React's state, which developer tools and error reports can show.
  const keyField = useRef<HTMLInputElement>(null);
  const passphraseField = useRef<HTMLInputElement>(null);
  const repeatedField = useRef<HTMLInputElement>(null);

  const connect = async () => {
    setError(undefined);
    // By the time of success this screen may be gone, and the elements with it.
    const key = keyField.current;
    const passphrase = passphraseField.current;
    const repeated = repeatedField.current;
    if (keep === 'device' && passphrase?.value !== repeated?.value) {
      setError({ title: '', text: fields.differ, field: 'passphrase' });
      passphrase?.focus();
      return;
    }
    setBusy(true);
    try {
      const given = { serviceAddress, key: key?.value ?? '', keep };
      await onConnect(
        keep === 'device' ? { ...given, passphrase: passphrase?.value ?? '' } : given,
      );
      for (const field of [key, passphrase, repeated]) if (field !== null) field.value = '';
    } catch (failure) {
      const typed = { key: key?.value ?? '', passphrase: passphrase?.value ?? '' };
      const found = connectError(failure, typed, start, Date.now());
      setError(found);
      setBusy(false);
      if (found?.field === 'key') key?.focus();
      if (found?.field === 'passphrase') passphrase?.focus();
    }
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) void connect();
  };

  const isRefused = error?.about === 'key';
  const errorAt = (field: ConnectError['field']) =>
    error?.field === field ? error?.text : undefined;
  return (
    <form onSubmit={submit} noValidate autoComplete="off" data-busy={busy || undefined}>
      <Stack gap="md">
        <ServiceChoice
          serviceAddresses={serviceAddresses}
          shown={(value) => hostOf(value, dashboardUrl)}
          value={serviceAddress}
          onChange={setServiceAddress}
          error={errorAt('serviceAddress')}
        />
        <div className={classes.key}>
          <KeyField
            inputRef={keyField}
            label={texts.key}
            placeholder={texts.paste}
            error={errorAt('key') ?? isRefused}
            autoFocus
          />
          {isRefused ? <ConnectAlert error={error} /> : null}
          <KeyHelp />
        </div>
        <RememberChoice
          keeps={security.canStoreKeys}
          isStorageNewer={security.isStorageNewer}
          shared={security.shared}
          embedded={embedded}
          value={keep}
          onChange={setKeep}
        />
        {keep === 'device' ? (
          <>
            <KeyField
              inputRef={passphraseField}
              label={secret.label}
              description={secret.note}
              error={errorAt('passphrase')}
            />
            <KeyField inputRef={repeatedField} label={secret.again} error={undefined} />
          </>
        ) : null}
        <Button type="submit" loading={busy} fullWidth>
          {texts.submit}
        </Button>
        {isRefused ? null : <ConnectAlert error={error} />}
      </Stack>
    </form>
  );
}

interface ServiceChoiceProps {
  serviceAddresses: readonly string[];
  /** What is shown of an address. */
  shown: (serviceAddress: string) => string;
  value: string;
  onChange: (serviceAddress: string) => void;
  error: string | undefined;
}

/** A text where there is only one service. */
function ServiceChoice({ serviceAddresses, shown, value, onChange, error }: ServiceChoiceProps) {
  const { connect: texts } = useStart().texts;
  if (serviceAddresses.length > 1)
    return (
      <NativeSelect
        label={texts.service}
        data={serviceAddresses.map((each) => ({ value: each, label: shown(each) }))}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={error}
      />
    );
  return (
    <div className={classes.service}>
      <bdi dir="ltr">{shown(value)}</bdi>
      {error === undefined ? null : (
        <Text role="alert" size="sm" c="var(--mantine-color-error)">
          {error}
        </Text>
      )}
    </div>
  );
}

/** Where services of this kind usually show the key. */
function KeyHelp() {
  const { help } = useStart().texts;
  return (
    <details className={classes.keyHelp}>
      <summary>{help.question}</summary>
      <p>{help.answer}</p>
    </details>
  );
}
