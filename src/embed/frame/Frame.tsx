/** Frame: the embedded dashboard, with its routes in memory and the options of the parent page. */
import { useEffect, useMemo, useSyncExternalStore } from 'react';
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
  frameSession: { session, signIn, usesTransport },
  settings,
  dashboardUrl,
  nonce,
}: FrameProps) {
  const options = useSyncExternalStore(page.options.subscribe, page.options.get);
  const { hostOptions, appearance, refused } = useMemo(() => resolveOptions(options), [options]);
  const { height, naming } = options;
  const withNaming = useMemo(
    () => (naming === null ? settings : withRulesOfPage(settings, naming)),
    [settings, naming],
  );
  const host = useMemo(
    () => ({
      ...hostOptions,
      changesAccount: !usesTransport,
      signIn,
    }),
    [hostOptions, usesTransport, signIn],
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
  useHeightReports(page, height);

  return (
    <FrameRouter first={page.route() ?? paths.links.href()}>
      <RouteBridge page={page} session={session} />
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

/** Keeps the route of the frame and the parent page in sync. */
function RouteBridge({ page, session }: { page: ParentPage; session: Session }) {
  const isSignedIn = useSyncExternalStore(
    session.subscribe,
    () => session.state.status === 'signed-in',
  );
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

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
