/** Frame: the embedded dashboard, with its routes in memory and the options of the parent page. */
import { useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { App } from '#app/App.tsx';
import type { ReadSettings } from '#app/boot/read-settings.ts';
import type { Clock } from '#base/clock.ts';
import type { Session } from '#engine/tab/session.ts';
import { paths } from '#features/paths.ts';
import { applyAppearance, resolveOptions } from './apply-appearance.ts';
import { FrameRouter } from './FrameRouter.tsx';
import { useHeightReports } from './height/use-height-reports.ts';
import type { ParentPage } from './parent-page.ts';
import { isHidden, resolveScreens } from './resolve-screens.ts';
import type { FrameSession } from './session.ts';

interface FrameProps {
  clock: Clock;
  page: ParentPage;
  frameSession: FrameSession;
  settings: ReadSettings;
  /** Where the dashboard is, without a slash at its end. */
  dashboardUrl: string;
  nonce: string | undefined;
}

export function Frame({
  clock,
  page,
  frameSession: { session, signIn, usesTransport, allowed },
  settings,
  dashboardUrl,
  nonce,
}: FrameProps) {
  const options = useSyncExternalStore(page.options.subscribe, page.options.get);
  const { hostOptions, appearance, refused } = useMemo(() => resolveOptions(options), [options]);
  const { height, naming, features } = options;
  const requests = useSyncExternalStore(allowed.subscribe, allowed.get);
  const { hidden, first, problems } = useMemo(
    () => resolveScreens(features.screens, requests),
    [features.screens, requests],
  );
  const withNaming = useMemo(
    () => (naming === null ? settings : withRulesOfPage(settings, naming)),
    [settings, naming],
  );
  const host = useMemo(
    () => ({
      ...hostOptions,
      leadsTo: (path: string) => !isHidden(path, hidden),
      changesAccount: !usesTransport,
      signIn,
    }),
    [hostOptions, hidden, usesTransport, signIn],
  );

  useEffect(() => {
    applyAppearance(document.documentElement, appearance, hostOptions.direction, height);
  }, [appearance, hostOptions.direction, height]);
  useEffect(() => {
    for (const reason of refused)
      page.send('error', {
        code: 'refused',
        message: `Not followed: ${reason}.`,
        recoverable: true,
      });
  }, [page, refused]);
  useEffect(() => {
    for (const problem of problems) {
      // oxlint-disable-next-line no-console -- for engineers of a page that does not listen to errors
      console.warn(`Linkdeck: ${problem}.`);
      page.send('error', { code: 'screens', message: `${problem}.`, recoverable: true });
    }
  }, [page, problems]);
  useHeightReports(page, height);

  return (
    <FrameRouter first={page.route() ?? paths.links.href()}>
      <RouteBridge page={page} session={session} hidden={hidden} first={first} />
      <App
        session={session}
        clock={clock}
        settings={withNaming}
        dashboardUrl={dashboardUrl}
        nonce={nonce}
        hostOptions={host}
      />
    </FrameRouter>
  );
}

/** Its naming rules hold in place of those of `config.json`. */
function withRulesOfPage({ settings, problem }: ReadSettings, rules: unknown): ReadSettings {
  return { settings: { ...settings, naming: { by: 'page', rules } }, problem };
}

interface RouteBridgeProps {
  page: ParentPage;
  session: Session;
  hidden: ReadonlySet<string>;
  /** The path of the first screen that is shown. */
  first: string | undefined;
}

/** Keeps the route of the frame and the parent page in sync. */
function RouteBridge({ page, session, hidden, first }: RouteBridgeProps) {
  const isSignedIn = useSyncExternalStore(
    session.subscribe,
    () => session.state.status === 'signed-in',
  );
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  useLayoutEffect(() => {
    const leaves = isSignedIn && isHidden(pathname, hidden);
    if (leaves && first !== undefined) void navigate(first, { replace: true });
  }, [isSignedIn, pathname, hidden, first, navigate]);
  useEffect(
    () => page.onRoute(({ path, replace = false }) => void navigate(path, { replace })),
    [page, navigate],
  );
  useEffect(() => {
    // Screens before signing in are no place to come back to.
    if (!isSignedIn || pathname === paths.connect.href() || pathname === '/') return undefined;
    const path = pathname + search;
    const report = () =>
      page.send('route.changed', {
        path: path.length > 512 ? pathname : path,
        title: document.title.slice(0, 300),
      });
    // After the effect of the screen that sets the title.
    const timer = setTimeout(report);
    return () => clearTimeout(timer);
  }, [page, isSignedIn, pathname, search]);
  return null;
}
