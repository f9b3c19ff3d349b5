/** The whole app: who is signed in decides between Connect and the dashboard. */
import { MantineProvider } from '@mantine/core';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import type { Session, SessionState } from '#engine/session.ts';
import { ConnectPage } from '#pages/connect/ConnectPage.tsx';
import { paths } from '#pages/paths.ts';
import { DeviceProvider } from '#pages/pieces/DeviceContext.tsx';
import { SettingsProvider } from '#pages/pieces/SettingsContext.tsx';
import { cssVariablesResolver, theme } from '#ui/theme.ts';
import { CrashPage } from './CrashPage.tsx';
import type { ReadSettings } from './read-settings.ts';
import { Starting } from './Starting.tsx';
import { useOwnDevice } from './use-own-device.ts';

// Everything that needs an account, and all that it needs: the first screen goes without it.
const loadDashboard = () => import('./Dashboard.tsx');
/** What follows Connect, while the person looks for the key. What fails now is loaded when it is needed. */
function loadInAdvance(): void {
  const parts = [loadDashboard(), import('#engine/engine.ts'), import('#pages/links/LinksPage.tsx')];
  void Promise.allSettled(parts);
}

const Dashboard = lazy(async () => ({ default: (await loadDashboard()).Dashboard }));

interface AppProps {
  session: Session;
  settings: ReadSettings;
  /** The origin that the service address '' stands for. */
  origin: string;
  /** The nonce that styles need under the page's content policy, where there is one. */
  nonce?: string | undefined;
}

/** Needs a router around it, so that an embedding page may bring its own. */
export function App({ session, settings, origin, nonce }: AppProps) {
  const state = useSyncExternalStore(session.subscribe, () => session.state);
  const [left, setLeft] = useState(false);
  const disconnect = async () => {
    setLeft(true);
    await session.disconnect();
  };
  const own = useOwnDevice(settings.settings, disconnect);

  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
      {...(nonce === undefined ? {} : { getStyleNonce: () => nonce })}
    >
      <SettingsProvider settings={own.settings}>
        <DeviceProvider device={own.device}>
          <CrashPage>
            <Screens
              state={state}
              left={left}
              connect={
                <ConnectPage
                  origin={origin}
                  remembered={state.remembered}
                  settingsProblem={settings.problem}
                  onConnect={async (credentials) => {
                    await session.connect(credentials);
                    setLeft(false);
                  }}
                  onUsable={loadInAdvance}
                />
              }
              onDisconnect={own.device.disconnect}
            />
          </CrashPage>
        </DeviceProvider>
      </SettingsProvider>
    </MantineProvider>
  );
}

interface ScreensProps {
  state: SessionState;
  /** Somebody signed out here on purpose, so the next sign-in does not lead back to where they were. */
  left: boolean;
  connect: React.ReactNode;
  onDisconnect: () => void;
}

function Screens({ state, left, connect, onDisconnect }: ScreensProps) {
  const location = useLocation();
  if (state.status === 'restoring') return <Starting />;
  if (state.status === 'signed-in') {
    return (
      <Suspense fallback={<Starting />}>
        <Dashboard key={state.engine.accountId} signedIn={state} onDisconnect={onDisconnect} />
      </Suspense>
    );
  }
  const wanted = left ? null : { wanted: location.pathname + location.search };
  return (
    <Routes>
      <Route path={paths.connect.pattern} element={connect} />
      <Route path="*" element={<Navigate to={paths.connect.href()} replace state={wanted} />} />
    </Routes>
  );
}
