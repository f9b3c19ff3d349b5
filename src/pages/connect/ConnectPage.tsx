/** Connect screen: unlocks a remembered account or signs in with an API key. */
import { Anchor, Text, Title } from '@mantine/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useDevice } from '#features/device/DeviceContext.tsx';
import type { SessionInfo } from '#queries/session.ts';
import classes from './ConnectPage.module.css';
import { KeyForm, type KeyFormProps } from './KeyForm.tsx';
import { onIdle } from './on-idle.ts';

// Needed only where an account is remembered on this device.
const UnlockForm = lazy(async () => ({ default: (await import('./UnlockForm.tsx')).UnlockForm }));

interface ConnectPageProps extends KeyFormProps {
  /** What is wrong with the settings, or null. */
  settingsProblem: string | null;
  /** Opens a remembered account; rejects with an ApiError. */
  onUnlock: (accountId: string, passphrase: string) => Promise<void>;
  onBack?: () => void;
  /** The screen is usable and idle, so the next one may be loaded. */
  onUsable: () => void;
}

export function ConnectPage({ settingsProblem, onUnlock, onBack, onUsable, ...form }: ConnectPageProps) {
  const { security } = useDevice();
  const [withKey, setWithKey] = useState(false);
  const remembered = security.accounts.filter(({ kept, state }) => kept === 'device' && state === 'locked');
  const unlocking = remembered.length > 0 && !withKey;
  const locked = onBack === undefined ? lockMessage(security) : '';
  const waiting = waitingMessages(security);

  useEffect(() => {
    document.title = 'Connect · Linkdeck';
    return onIdle(onUsable);
    // Once: what is loaded does not change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return (
    <main className={classes.page}>
      <div className={classes.card}>
        <p className={classes.brand}>Linkdeck</p>
        <Title order={1}>{unlocking ? 'Unlock' : 'Connect'}</Title>
        <Text c="var(--deck-text-dim)" mb="lg">
          {unlocking
            ? 'Your passphrase opens the key that this device remembers.'
            : 'Paste the API key of your account at the service.'}
        </Text>
        {locked === '' ? null : (
          <p className={classes.locked} role="status">
            {locked}
          </p>
        )}
        {waiting.length === 0 ? null : (
          <div className={classes.locked} role="status" aria-label="Unfinished work">
            {waiting.map((each) => (
              <div key={each}>{each}</div>
            ))}
          </div>
        )}
        {unlocking ? (
          <Suspense>
            <UnlockForm accounts={remembered} onUnlock={onUnlock} />
          </Suspense>
        ) : (
          <KeyForm {...form} />
        )}
        <div className={classes.ways}>
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

/** Why the person has to sign in again; '' where nothing was locked. */
function lockMessage({ lockedBy, accounts, idleMinutes }: SessionInfo): string {
  if (lockedBy === null) return '';
  const why = {
    idle: `Locked, as nobody did anything for ${idleMinutes} minutes.`,
    time: 'Locked, as twelve hours have passed.',
    hand: 'Locked, in all tabs.',
  }[lockedBy];
  const toPaste = accounts.filter(({ kept, state }) => kept !== 'device' && state === 'locked').map(({ email }) => email);
  if (toPaste.length === 0) return why;
  return `${why} The key of ${toPaste.join(' and ')} was not kept beyond that: paste it again.`;
}

/** What bulk work waits for a sign-in, by account where this browser may name it: never what the work is about. */
function waitingMessages({ waiting, accounts }: SessionInfo): string[] {
  const messages = waiting.flatMap(({ accountId, imports }) => {
    const account = accounts.find((each) => each.accountId === accountId);
    if (account !== undefined && account.state !== 'locked') return [];
    const work = imports > 0 ? 'An unfinished import' : 'Unfinished bulk work';
    if (account === undefined) return [`${work} is waiting in this browser. Sign in with its account to continue.`];
    return [`${work} is waiting for ${account.email}. Sign in to continue.`];
  });
  return [...new Set(messages)];
}
