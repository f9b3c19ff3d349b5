/** Unlock form: opens a remembered account with its passphrase. */
import { Button, Stack } from '@mantine/core';
import { lazy, type SubmitEvent, Suspense, useId, useRef, useState } from 'react';
import { useSessionActions } from '#features/session/SessionContext.tsx';
import type { KnownAccount } from '#queries/session.ts';
import { fill, timeIn, useStart } from '#texts/start-texts.ts';
import { ErrorBoundary } from '#ui/dialogs/ErrorBoundary.tsx';
import { ConnectAlert } from './ConnectAlert.tsx';
import { type ConnectError, connectError } from './connect-error.ts';
import { KeyField } from './KeyField.tsx';
import classes from './UnlockForm.module.css';

// With the texts of the dashboard, in which it is written.
const ForgetDialog = lazy(async () => ({
  default: (await import('./ForgetDialog.tsx')).ForgetDialog,
}));

interface UnlockFormProps {
  /** At least one. */
  accounts: readonly KnownAccount[];
  onUnlock: (accountId: string, passphrase: string) => Promise<void>;
}

export function UnlockForm({ accounts, onUnlock }: UnlockFormProps) {
  const { security } = useSessionActions();
  const start = useStart();
  const { unlock: texts, passphrase: secret } = start.texts;
  const legend = useId();
  const [chosen, setChosen] = useState(accounts[0]?.accountId);
  const [error, setError] = useState<ConnectError>();
  const [busy, setBusy] = useState(false);
  const [forgetting, setForgetting] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const account = accounts.find(({ accountId }) => accountId === chosen) ?? accounts[0];

  const unlock = async (accountId: string) => {
    setBusy(true);
    setError(undefined);
    const input = field.current;
    try {
      await onUnlock(accountId, input?.value ?? '');
    } catch (failure) {
      setError(connectError(failure, { passphrase: input?.value ?? '' }, start, Date.now()));
      setBusy(false);
      input?.focus();
    }
    if (input !== null) input.value = '';
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy && account !== undefined) void unlock(account.accountId);
  };

  return (
    <form onSubmit={submit} noValidate autoComplete="off">
      <Stack gap="md">
        {/* No fieldset, see RememberChoice. */}
        <div role="radiogroup" aria-labelledby={legend}>
          <div id={legend} className={classes.legend}>
            {texts.account}
          </div>
          {accounts.map(({ accountId, email, serviceAddress }) => (
            <label key={accountId} className={classes.account}>
              <input
                type="radio"
                name="account"
                value={accountId}
                checked={accountId === account?.accountId}
                onChange={() => setChosen(accountId)}
              />
              <bdi className={classes.email}>{email}</bdi>
              <span className={classes.service}>{serviceAddress}</span>
            </label>
          ))}
        </div>
        <KeyField
          inputRef={field}
          label={secret.label}
          error={error?.field === 'passphrase' ? error.text : undefined}
          autoFocus
        />
        <ConnectAlert error={error} />
        <Button type="submit" loading={busy} fullWidth>
          {texts.submit}
        </Button>
        <Button variant="subtle" size="xs" onClick={() => setForgetting(true)}>
          {texts.forget}
        </Button>
      </Stack>
      {forgetting && account !== undefined ? (
        <ErrorBoundary fallback={() => <ConnectAlert error={start.texts.crash.unloaded} />}>
          <Suspense>
            <ForgetDialog tag={start.tag} account={account} onClose={() => setForgetting(false)} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
      <p className={classes.note}>
        {security.idleMinutes === 0
          ? texts.locksLate
          : fill(texts.locks, { time: timeIn(start.tag, security.idleMinutes, 'minute') })}
      </p>
    </form>
  );
}
