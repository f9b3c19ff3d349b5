/** App: shows Connect or the dashboard, depending on the state of the session. */
import { useWindowEvent } from '@mantine/hooks';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { type EmbedOptions, standalone } from '#app/boot/embed-options.ts';
import type { ReadSettings } from '#app/boot/read-settings.ts';
import { ConnectRoute } from '#app/routing/ConnectRoute.tsx';
import type { Clock } from '#base/clock.ts';
import { isUnfinished } from '#engine/jobs/is-unfinished.ts';
import type { Session, SessionState } from '#engine/tab/session.ts';
import { englishStart, type Start } from '#texts/start-texts.ts';
import type { SignedIn } from './AccountProvider.tsx';
import { AppProviders } from './AppProviders.tsx';
import { ConnectScreen } from './ConnectScreen.tsx';
import { LazyDashboard, loadDashboard } from './LazyDashboard.tsx';
import { SessionErrorPage } from './SessionErrorPage.tsx';
import { Starting } from './Starting.tsx';
import { useBrowserDevice } from './use-browser-device.ts';

interface AppProps {
  session: Session;
  /** Handed down to everything below: tests wind their own. */
  clock: Clock;
  settings: ReadSettings;
  /** What the service address '' means: where the dashboard is. */
  dashboardUrl: string;
  /** The nonce that styles need under the page's content policy, where there is one. */
  nonce?: string;
  hostOptions?: EmbedOptions;
  /** The texts of the first screen, in the language of the browser or the parent page. */
  start?: Start;
  /** What a signed-in user sees in place of the dashboard, in one of these languages. */
  screens?: ((signedIn: SignedIn, wanted: readonly string[]) => ReactNode) | undefined;
}

/** Needs a router around it, because the embedded dashboard brings its own. */
export function App({
  session,
  clock,
  settings,
  dashboardUrl,
  nonce,
  hostOptions = standalone,
  start = englishStart,
  screens,
}: AppProps) {
  const state = useSyncExternalStore(session.subscribe, () => session.state);
  // The user had an account forgotten, so the next sign-in does not lead back to the last screen.
  const [left, setLeft] = useState(false);
  const [adding, setAdding] = useState(false);
  const { isAsking, lock, lockOrAsk, stay } = useLocking(session, state);
  usePageLifecycle(session);
  const { device, settings: ownSettings } = useBrowserDevice(
    settings.settings,
    { session, state, defaults: hostOptions },
    {
      lock: lockOrAsk,
      addAccount: () => setAdding(true),
      left: () => setLeft(true),
    },
  );
  const wanted = wantedLanguages([device.preferences.locale, hostOptions.locale]);

  const connect = (
    <ConnectScreen
      session={session}
      dashboardUrl={dashboardUrl}
      settingsProblem={settings.problem}
      left={left || state.lockedBy !== null}
      onBack={state.status === 'signed-in' ? () => setAdding(false) : undefined}
      onSignedIn={() => {
        setAdding(false);
        setLeft(false);
      }}
      onPrepare={(path) => {
        session.prepare();
        return loadDashboard(wanted, path);
      }}
    />
  );

  const dashboard = (signedIn: SignedIn) =>
    screens?.(signedIn, wanted) ?? (
      <LazyDashboard
        wanted={wanted}
        clock={clock}
        signedIn={signedIn}
        askingToLock={isAsking}
        onLock={lock}
        onStay={stay}
      />
    );

  const screen = (): ReactNode => {
    switch (state.status) {
      case 'restoring':
        return <Starting />;
      case 'failed':
      case 'retired':
        return <SessionErrorPage state={state} />;
      case 'signed-in':
        if (adding) return connect;
        return <ConnectRoute connect={connect} dashboard={dashboard(state)} left={left} />;
      case 'signed-out':
        return <ConnectRoute connect={connect} left={left} />;
    }
  };

  return (
    <AppProviders
      hostOptions={hostOptions}
      settings={ownSettings}
      device={device}
      nonce={nonce}
      start={start}
      wanted={wanted}
      isStartShown={state.status !== 'signed-in' || adding}
    >
      {screen()}
    </AppProviders>
  );
}

/** A lock pauses running work, so the user decides. */
function useLocking(session: Session, state: SessionState) {
  const [isAsking, setAsking] = useState(false);
  // Another tab has locked meanwhile, so there is nothing to ask any more.
  if (isAsking && state.status !== 'signed-in') setAsking(false);
  const lock = () => {
    setAsking(false);
    void session.lock();
  };
  const lockOrAsk = () => {
    if (isWorking(state)) setAsking(true);
    else lock();
  };
  return { isAsking, lock, lockOrAsk, stay: () => setAsking(false) };
}

/** Those that were chosen, else those of the browser. */
function wantedLanguages(choices: readonly string[]): readonly string[] {
  const chosen = choices.filter((tag) => tag !== '');
  return chosen.length > 0 ? chosen : navigator.languages;
}

function isWorking({ engine }: SessionState): boolean {
  return engine?.jobs.get().some(isUnfinished) === true;
}

const options = { passive: true, capture: true };

/** Tells the session when the page becomes visible or hidden, is left, or is restored by the Back button. */
function usePageLifecycle(session: Session): void {
  useWindowEvent(
    'visibilitychange',
    () => (document.visibilityState === 'visible' ? session.onVisible() : session.onHidden()),
    options,
  );
  useWindowEvent('pagehide', () => session.leave(), options);
  // Only a page from the back-forward cache has left before.
  useWindowEvent('pageshow', ({ persisted }) => persisted && void session.restore(), options);
}
