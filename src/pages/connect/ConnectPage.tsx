/** Connect screen: unlocks a remembered account or signs in with an API key. */
import { Anchor, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useSessionActions } from '#features/session/SessionContext.tsx';
import { useSettings } from '#features/settings/SettingsContext.tsx';
import type { SessionInfo } from '#queries/session.ts';
import { chooseLanguage, languages } from '#texts/languages.ts';
import { fill, type Start, timeIn, useStart } from '#texts/start-texts.ts';
import { Logo } from '#ui/pictures/Logo.tsx';
import classes from './ConnectPage.module.css';
import { hostOf } from './host-of.ts';
import { KeyForm, type KeyFormProps } from './KeyForm.tsx';
import { UnlockForm } from './UnlockForm.tsx';

interface ConnectPageProps extends KeyFormProps {
  /** What is wrong with the settings, or null. */
  settingsProblem: string | null;
  /** Opens a remembered account; rejects with an ApiError. */
  onUnlock: (accountId: string, passphrase: string) => Promise<void>;
  onBack?: () => void;
  /** The screen is usable and idle, so the next one may be loaded. */
  onUsable: () => void;
}

export function ConnectPage({
  settingsProblem,
  onUnlock,
  onBack,
  onUsable,
  ...form
}: ConnectPageProps) {
  const { security } = useSessionActions();
  const start = useStart();
  const { connect, unlock, waiting: unfinished } = start.texts;
  const { serviceAddresses } = useSettings();
  // With several services the form says which one it is.
  const only = serviceAddresses.length > 1 ? undefined : (serviceAddresses[0] ?? '');
  const [withKey, setWithKey] = useState(false);
  const remembered = security.accounts.filter(
    ({ retention, state }) => retention === 'device' && state === 'locked',
  );
  const unlocking = remembered.length > 0 && !withKey;
  const locked = onBack === undefined ? lockMessage(security, start) : '';
  const waiting = waitingMessages(security, unfinished);

  useEffect(() => {
    document.title = connect.page;
  }, [connect.page]);
  // Once: what is loaded does not change.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => onIdle(onUsable), []);

  return (
    <main className={classes.page}>
      <div className={classes.card}>
        <p className={classes.brand}>
          <Logo />
          {connect.brand}
        </p>
        <Title order={1}>{unlocking ? unlock.title : connect.title}</Title>
        {unlocking ? (
          <Text c="var(--deck-text-dim)" mb="lg">
            {unlock.intro}
          </Text>
        ) : null}
        {locked === '' ? null : (
          <p className={classes.locked} role="status">
            {locked}
          </p>
        )}
        {waiting.length === 0 ? null : (
          <div className={classes.locked} role="status" aria-label={unfinished.label}>
            {waiting.map((each) => (
              <div key={each}>{each}</div>
            ))}
          </div>
        )}
        {unlocking ? (
          <UnlockForm accounts={remembered} onUnlock={onUnlock} />
        ) : (
          <KeyForm {...form} />
        )}
        <div className={classes.ways}>
          {remembered.length === 0 ? null : (
            <Anchor component="button" type="button" size="sm" onClick={() => setWithKey(!withKey)}>
              {unlocking ? unlock.useKey : connect.unlock}
            </Anchor>
          )}
          {onBack === undefined ? null : (
            <Anchor component="button" type="button" size="sm" onClick={onBack}>
              {connect.back}
            </Anchor>
          )}
        </div>
        <footer className={classes.foot}>
          {form.embedded ? null : <LanguageChoice />}
          {only === undefined ? null : (
            <p>{fill(connect.sendsTo, { service: hostOf(only, form.dashboardUrl) })}</p>
          )}
        </footer>
        {settingsProblem === null ? null : (
          <Text size="xs" c="var(--deck-waiting)" mt="xs">
            {settingsProblem}
          </Text>
        )}
      </div>
    </main>
  );
}

/** Why the user has to sign in again; '' where nothing was locked. */
function lockMessage(
  { lockedBy, accounts, idleMinutes }: SessionInfo,
  { tag, texts: { locked } }: Start,
): string {
  if (lockedBy === null) return '';
  const why =
    lockedBy === 'idle'
      ? fill(locked.idle, { time: timeIn(tag, idleMinutes, 'minute') })
      : locked[lockedBy];
  const toPaste = accounts
    .filter(({ retention, state }) => retention !== 'device' && state === 'locked')
    .map(({ email }) => email);
  if (toPaste.length === 0) return why;
  return `${why} ${fill(locked.paste, { accounts: new Intl.ListFormat(tag).format(toPaste) })}`;
}

/** What bulk work waits for a sign-in, by account where this browser may name it: never what the work is about. */
function waitingMessages(
  { waiting, accounts }: SessionInfo,
  texts: Start['texts']['waiting'],
): string[] {
  const messages = waiting.flatMap(({ accountId, imports }) => {
    const account = accounts.find((each) => each.accountId === accountId);
    if (account !== undefined && account.state !== 'locked') return [];
    if (account === undefined) return [imports > 0 ? texts.import : texts.work];
    return [fill(imports > 0 ? texts.importOf : texts.workOf, { email: account.email })];
  });
  return [...new Set(messages)];
}

/** Account has the regions too; what was chosen there is shown as its language. */
function LanguageChoice() {
  const { connect } = useStart().texts;
  const { preferences, setPreferences: prefer } = useSessionActions();
  const chosen = preferences.locale === '' ? '' : chooseLanguage([preferences.locale]);
  return (
    <label className={classes.choice}>
      {connect.language}
      <select
        className={classes.select}
        value={chosen}
        onChange={(event) => prefer({ locale: event.currentTarget.value })}
      >
        <option value="">{connect.browser}</option>
        {Object.entries(languages).map(([tag, { name }]) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Idle callback: runs work once when the page is idle, and not while the first screen is still loading. */

/** Milliseconds that the first screen has the network to itself. */
const notBefore = 600;

/** Returns a function that cancels the callback. */
function onIdle(callback: () => void): () => void {
  let idle: number | undefined;
  const timer = setTimeout(() => {
    // Not every browser has it.
    if ('requestIdleCallback' in window) idle = requestIdleCallback(callback, { timeout: 4000 });
    else callback();
  }, notBefore);
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
