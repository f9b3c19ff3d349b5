/** Connect: unlock what this device remembers, or give a key; and why it did not work. */
import { Anchor, Text, Title } from '@mantine/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useDevice } from '#features/device/DeviceContext.tsx';
import { KeyForm, type KeyFormProps } from '#pages/connect/key-form/KeyForm.tsx';
import classes from './ConnectPage.module.css';
import { lockedWords } from './lock-messages.ts';
import { whenIdle } from './on-idle.ts';

// Only where an account is remembered on this device.
const UnlockForm = lazy(async () => ({ default: (await import('./UnlockForm.tsx')).UnlockForm }));

interface ConnectPageProps extends KeyFormProps {
  /** What is wrong with the settings, or null. */
  settingsProblem: string | null;
  /** Opens an account that is remembered on this device; rejects with an ApiError. */
  onUnlock: (accountId: string, passphrase: string) => Promise<void>;
  /** Back to the account that is open, where there is one. */
  onBack?: () => void;
  /** The screen can be used and nothing else is going on: what comes next may be loaded. */
  onUsable: () => void;
}

export function ConnectPage({ settingsProblem, onUnlock, onBack, onUsable, ...form }: ConnectPageProps) {
  const { security } = useDevice();
  const [withKey, setWithKey] = useState(false);
  const remembered = security.accounts.filter(({ kept, state }) => kept === 'device' && state === 'locked');
  const unlocking = remembered.length > 0 && !withKey;
  const locked = onBack === undefined ? lockedWords(security) : '';

  useEffect(() => {
    document.title = 'Connect · Linkdeck';
    return whenIdle(onUsable);
    // Once, when the screen has appeared: what is loaded then does not change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <main className={classes['page']}>
      <div className={classes['card']}>
        <p className={classes['brand']}>Linkdeck</p>
        <Title order={1}>{unlocking ? 'Unlock' : 'Connect'}</Title>
        <Text c="var(--deck-text-dim)" mb="lg">
          {unlocking
            ? 'Your passphrase opens the key that this device remembers.'
            : 'Paste the API key of your account at the service.'}
        </Text>
        {locked === '' ? null : (
          <p className={classes['locked']} role="status">
            {locked}
          </p>
        )}
        {unlocking ? (
          <Suspense>
            <UnlockForm accounts={remembered} onUnlock={onUnlock} />
          </Suspense>
        ) : (
          <KeyForm {...form} />
        )}
        <div className={classes['ways']}>
          {remembered.length === 0 ? null : (
            <Anchor component="button" type="button" size="sm" onClick={() => setWithKey(!withKey)}>
              {unlocking ? 'Use an API key instead' : 'Unlock a remembered account'}
            </Anchor>
          )}
          {onBack === undefined ? null : (
            <Anchor component="button" type="button" size="sm" onClick={onBack}>
              Back to the account that is open
            </Anchor>
          )}
        </div>
        {settingsProblem === null ? null : (
          <Text size="xs" c="var(--deck-waiting)" mt="xs">
            {settingsProblem}
          </Text>
        )}
      </div>
    </main>
  );
}
