/** App: shows the sign-in form or the dashboard, by the state of the session. */
import { MantineProvider } from '@mantine/core';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { HeldPage } from '#app/account/HeldPage.tsx';
import { type HostOptions, HostOptionsProvider, wholePage } from '#app/boot/HostOptions.tsx';
import type { ReadSettings } from '#app/boot/read-settings.ts';
import { CrashPage } from '#app/routing/CrashPage.tsx';
import type { Clock } from '#client/time/clock.ts';
import { isUnfinished } from '#engine/jobs/jobs.ts';
import type { Session, SessionState } from '#engine/tab/session.ts';
import { DeviceProvider } from '#features/device/DeviceContext.tsx';
import { paths } from '#features/routes/paths.ts';
import { SettingsProvider } from '#features/settings/SettingsContext.tsx';
import { ConnectPage } from '#pages/connect/ConnectPage.tsx';
import { SignInPage } from '#pages/connect/SignInPage.tsx';
import { theme } from '#ui/theme.ts';
import { Starting } from './Starting.tsx';
import { useOwnDevice } from './use-own-device.ts';
import { usePresence } from './use-presence.ts';

// Loaded apart: the first screen does without everything that needs an account.
const loadDashboard = () => import('./Dashboard.tsx');

const Dashboard = lazy(async () => ({ default: (await loadDashboard()).Dashboard }));

interface AppProps {
  session: Session;
  clock: Clock;
  settings: ReadSettings;
  /** The origin that the service address '' stands for. */
  origin: string;
  /** The nonce that styles need under the page's content policy, where there is one. */
  nonce?: string | undefined;
  /** Navigation, bar and looks; those of a whole page where it is missing. */
  surroundings?: HostOptions;
}

/** Needs a router around it, so that an embedding page may bring its own. */
export function App({ session, clock, settings, origin, nonce, surroundings = wholePage }: AppProps) {
  const { scheme, signIn } = surroundings;
  const state = useSyncExternalStore(session.subscribe, () => session.state);
  // The user had an account forgotten, so the next sign-in does not lead back to the same screen.
  const [left, setLeft] = useState(false);
  const [adding, setAdding] = useState(false);
  const [askingToLock, setAskingToLock] = useState(false);
  usePresence(session);
  // Locked from another tab: what was asked is answered, and not to be asked again after the next sign-in.
  if (askingToLock && state.status !== 'signed-in') setAskingToLock(false);

  const lock = () => {
    setAskingToLock(false);
    void session.lock();
  };
  const own = useOwnDevice(
    settings.settings,
    { session, state, reader: surroundings },
    {
      lock: () => {
        // A lock pauses work that runs, so the user is asked.
        if (isWorking(state)) setAskingToLock(true);
        else lock();
      },
      addAccount: () => setAdding(true),
      left: () => setLeft(true),
    },
  );

  /** Loads the first screens while the user looks for the key. A file that fails now is loaded when it is needed. */
  const loadInAdvance = () => {
    session.prepare();
    void Promise.allSettled([loadDashboard(), import('#pages/links/list/LinksPage.tsx')]);
  };
  const signedIn = () => {
    setAdding(false);
    setLeft(false);
  };

  const connect = (
    <ConnectPage
      origin={origin}
      embedded={surroundings.embedded}
      settingsProblem={settings.problem}
      onConnect={async (credentials) => {
        await session.connect(credentials);
        signedIn();
      }}
      onUnlock={async (accountId, passphrase) => {
        await session.unlock(accountId, passphrase);
        signedIn();
      }}
      {...(state.status === 'signed-in' ? { onBack: () => setAdding(false) } : {})}
      onUsable={loadInAdvance}
    />
  );

  const signInPage = (signIn: () => Promise<void>) => (
    <SignInPage
      left={left || state.lockedBy !== null}
      onSignIn={async () => {
        await signIn();
        signedIn();
      }}
    />
  );

  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={surroundings.variables}
      defaultColorScheme="auto"
      {...(scheme === 'auto' ? {} : { forceColorScheme: scheme })}
      {...(nonce === undefined ? {} : { getStyleNonce: () => nonce })}
    >
      <HostOptionsProvider value={surroundings}>
        <SettingsProvider settings={own.settings}>
          <DeviceProvider device={own.device}>
            <CrashPage>
              <Screens
                clock={clock}
                state={state}
                left={left}
                adding={adding}
                askingToLock={askingToLock}
                connect={signIn === undefined ? connect : signInPage(signIn)}
                onTakeOver={(accountId) => session.takeOver(accountId)}
                onLock={lock}
                onStay={() => setAskingToLock(false)}
              />
            </CrashPage>
          </DeviceProvider>
        </SettingsProvider>
      </HostOptionsProvider>
    </MantineProvider>
  );
}

interface ScreensProps {
  clock: Clock;
  state: SessionState;
  left: boolean;
  /** A user who is signed in wants to give one more key. */
  adding: boolean;
  askingToLock: boolean;
  connect: React.ReactNode;
  onTakeOver: (accountId: string) => void;
  onLock: () => void;
  onStay: () => void;
}

function Screens({ clock, state, left, adding, askingToLock, connect, onTakeOver, onLock, onStay }: ScreensProps) {
  const location = useLocation();
  switch (state.status) {
    case 'restoring':
      return <Starting />;
    case 'failed':
    case 'elsewhere':
    case 'retired':
      return <HeldPage state={state} onTakeOver={onTakeOver} onLock={onLock} />;
    case 'signed-in':
      if (adding) return connect;
      return (
        <Suspense fallback={<Starting />}>
          <Dashboard
            key={state.engine.accountId}
            clock={clock}
            signedIn={state}
            askingToLock={askingToLock}
            onLock={onLock}
            onStay={onStay}
          />
        </Suspense>
      );
    case 'signed-out': {
      const wanted = left ? null : { wanted: location.pathname + location.search };
      return (
        <Routes>
          <Route path={paths.connect.pattern} element={connect} />
          <Route path="*" element={<Navigate to={paths.connect.href()} replace state={wanted} />} />
        </Routes>
      );
    }
  }
}

/** Whether bulk work is under way, which a lock would pause; a link of the wizard takes a moment and is not asked about. */
function isWorking({ engine }: SessionState): boolean {
  return engine?.jobs.get().some((job) => job.source !== 'wizard' && isUnfinished(job)) === true;
}
