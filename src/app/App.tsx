/** App: shows Connect or the dashboard, depending on the state of the session. */
import { MantineProvider } from '@mantine/core';
import {
  type ComponentType,
  createElement,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
  useState,
  useSyncExternalStore,
} from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { type HostOptions, HostOptionsContext, standalone } from '#app/boot/host-options.ts';
import type { ReadSettings } from '#app/boot/read-settings.ts';
import { CrashPage } from '#app/routing/CrashPage.tsx';
import type { Clock } from '#client/time/clock.ts';
import { isUnfinished } from '#engine/jobs/job-summary.ts';
import type { Session, SessionState } from '#engine/tab/session.ts';
import { DeviceContext } from '#features/device/DeviceContext.tsx';
import { paths } from '#features/routes/paths.ts';
import { SettingsProvider } from '#features/settings/SettingsContext.tsx';
import { ConnectPage } from '#pages/connect/ConnectPage.tsx';
import { chooseLanguage, type Languages, languages } from '#texts/languages.ts';
import { StartProvider } from '#texts/StartProvider.tsx';
import { englishStart, type Start } from '#texts/start-texts.ts';
import { theme } from '#ui/theme.ts';
import type { DashboardProps } from './Dashboard.tsx';
import { SessionErrorPage } from './SessionErrorPage.tsx';
import { useBrowserDevice } from './use-browser-device.ts';
import { usePageLifecycle } from './use-page-lifecycle.ts';

type SpokenProps = Omit<DashboardProps, 'texts'>;

/** Everything behind Connect, which loads without it, with the texts of a language. */
async function loadDashboard(tag: string): Promise<{ default: ComponentType<SpokenProps> }> {
  const among: Languages = languages;
  const [{ Dashboard: Loaded }, catalog] = await Promise.all([import('./Dashboard.tsx'), (among[tag] ?? languages.en).load()]);
  const texts = { tag, catalog };
  return { default: (props) => <Loaded {...props} texts={texts} /> };
}

const dashboards = new Map<string, LazyExoticComponent<ComponentType<SpokenProps>>>();

/** The same component each time, because another one would begin with empty screens. */
function dashboardIn(tag: string) {
  const made = dashboards.get(tag) ?? lazy(() => loadDashboard(tag));
  dashboards.set(tag, made);
  return made;
}

/** The dashboard in the language that is wanted when it is mounted; it changes to another one by itself. */
function Dashboard(props: SpokenProps) {
  const [tag] = useState(() => chooseLanguage(props.wanted));
  return createElement(dashboardIn(tag), props);
}

// Only where a parent page signs in.
const SignInPage = lazy(async () => ({ default: (await import('#pages/connect/SignInPage.tsx')).SignInPage }));

interface AppProps {
  session: Session;
  /** Handed down to everything below: tests wind their own. */
  clock: Clock;
  settings: ReadSettings;
  /** The origin that the service address '' means. */
  origin: string;
  /** The nonce that styles need under the page's content policy, where there is one. */
  nonce?: string | undefined;
  hostOptions?: HostOptions;
  /** The texts of the first screen, in the language of the browser or the parent page. */
  start?: Start;
}

/** Needs a router around it, because the embedded dashboard brings its own. */
export function App({ session, clock, settings, origin, nonce, hostOptions = standalone, start = englishStart }: AppProps) {
  const { scheme, signIn } = hostOptions;
  const state = useSyncExternalStore(session.subscribe, () => session.state);
  // The person had an account forgotten, so the next sign-in does not lead back to the last screen.
  const [left, setLeft] = useState(false);
  const [adding, setAdding] = useState(false);
  const [askingToLock, setAskingToLock] = useState(false);
  usePageLifecycle(session);
  // Another tab has locked meanwhile, so there is nothing to ask any more.
  if (askingToLock && state.status !== 'signed-in') setAskingToLock(false);

  const lock = () => {
    setAskingToLock(false);
    void session.lock();
  };
  const { device, settings: ownSettings } = useBrowserDevice(
    settings.settings,
    { session, state, defaults: hostOptions },
    {
      lock: () => {
        // A lock pauses running work, so the person decides.
        if (isWorking(state)) setAskingToLock(true);
        else lock();
      },
      addAccount: () => setAdding(true),
      left: () => setLeft(true),
    },
  );

  const chosen = [device.preferences.locale, hostOptions.locale].filter((tag) => tag !== '');
  const wanted = chosen.length > 0 ? chosen : navigator.languages;

  /** Loads the next screen while the person looks for the key. What fails now is loaded again when it is needed. */
  const loadInAdvance = () => {
    session.prepare();
    void Promise.allSettled([loadDashboard(chooseLanguage(wanted)), import('#pages/links/list/LinksPage.tsx')]);
  };
  const signedIn = () => {
    setAdding(false);
    setLeft(false);
  };

  const connect =
    signIn === undefined ? (
      <ConnectPage
        origin={origin}
        embedded={hostOptions.embedded}
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
    ) : (
      <Suspense fallback={<Starting />}>
        <SignInPage
          left={left || state.lockedBy !== null}
          onSignIn={async () => {
            await signIn();
            signedIn();
          }}
        />
      </Suspense>
    );

  const screen = (): ReactNode => {
    switch (state.status) {
      case 'restoring':
        return <Starting />;
      case 'failed':
      case 'elsewhere':
      case 'retired':
        return <SessionErrorPage state={state} onTakeOver={(accountId) => session.takeOver(accountId)} onLock={lock} />;
      case 'signed-in':
        if (adding) return connect;
        return (
          <Suspense fallback={<Starting />}>
            <Dashboard
              key={state.engine.accountId}
              wanted={wanted}
              clock={clock}
              signedIn={state}
              askingToLock={askingToLock}
              onLock={lock}
              onStay={() => setAskingToLock(false)}
            />
          </Suspense>
        );
      case 'signed-out':
        return <SignedOut connect={connect} left={left} />;
    }
  };

  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={hostOptions.variables}
      defaultColorScheme="auto"
      {...(scheme === 'auto' ? {} : { forceColorScheme: scheme })}
      {...(nonce === undefined ? {} : { getStyleNonce: () => nonce })}
    >
      <HostOptionsContext value={hostOptions}>
        <SettingsProvider settings={ownSettings}>
          <DeviceContext value={device}>
            <StartProvider
              first={start}
              wanted={wanted}
              isShown={state.status !== 'signed-in' || adding}
              direction={hostOptions.direction}
            >
              <CrashPage>{screen()}</CrashPage>
            </StartProvider>
          </DeviceContext>
        </SettingsProvider>
      </HostOptionsContext>
    </MantineProvider>
  );
}

/** By itself, so that nothing else is rendered when the address changes. */
function SignedOut({ connect, left }: { connect: ReactNode; left: boolean }) {
  const { pathname, search } = useLocation();
  return (
    <Routes>
      <Route path={paths.connect.pattern} element={connect} />
      <Route
        path="*"
        element={<Navigate to={paths.connect.href()} replace state={left ? null : { wanted: pathname + search }} />}
      />
    </Routes>
  );
}

function isWorking({ engine }: SessionState): boolean {
  return engine?.jobs.get().some(isUnfinished) === true;
}

/** The page until the app is loaded; index.html has the same, until any script runs. */
function Starting() {
  return (
    <main className="starting" aria-busy="true">
      <h1>Linkdeck</h1>
    </main>
  );
}
