/** The dashboard inside of another page: its routes in memory, its look and language as that page wishes. */
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { App } from '#app/App.tsx';
import type { ReadSettings } from '#app/boot/read-settings.ts';
import type { Clock } from '#client/time/clock.ts';
import type { Host } from '#embed/frame/connection/parent-page.ts';
import type { FrameSession } from '#embed/frame/session/session.ts';
import type { Session } from '#engine/tab/session.ts';
import { paths } from '#features/routes/paths.ts';
import { dressDocument, readWishes } from './apply-appearance.ts';
import { createHeightTeller, watchHeight, watchView } from './report-height.ts';

interface FrameProps {
  clock: Clock;
  host: Host;
  frameSession: FrameSession;
  settings: ReadSettings;
  /** Of the dashboard. */
  origin: string;
  nonce: string | undefined;
}

export function Frame({ clock, host, frameSession: { session, signIn }, settings, origin, nonce }: FrameProps) {
  const wishes = useSyncExternalStore(host.wishes.subscribe, host.wishes.get);
  const { surroundings, look, refused } = useMemo(() => readWishes(wishes), [wishes]);
  const { height } = wishes;

  useEffect(() => {
    dressDocument(document.documentElement, look, surroundings, height);
  }, [look, surroundings, height]);
  useEffect(() => {
    for (const reason of refused) host.tell('error', { code: 'refused', message: `Not followed: ${reason}.`, recoverable: true });
  }, [host, refused]);
  useHeight(host, height);

  return (
    <MemoryRouter initialEntries={[host.route() ?? paths.links.href()]}>
      <RouteBridge host={host} session={session} />
      <App
        session={session}
        clock={clock}
        settings={settings}
        origin={origin}
        nonce={nonce}
        surroundings={signIn === undefined ? surroundings : { ...surroundings, signIn }}
      />
    </MemoryRouter>
  );
}

/** Goes where the page around leads, and tells it where the person goes. */
function RouteBridge({ host, session }: { host: Host; session: Session }) {
  const isSignedIn = useSyncExternalStore(session.subscribe, () => session.state.status === 'signed-in');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  useEffect(() => host.onRoute(({ path, replace = false }) => void navigate(path, { replace })), [host, navigate]);
  useEffect(() => {
    // Where one is while nobody is signed in is no place to come back to.
    if (!isSignedIn || pathname === paths.connect.href() || pathname === '/') return undefined;
    const whole = pathname + search;
    const tell = () =>
      host.tell('route.changed', { path: whole.length > 512 ? pathname : whole, title: document.title.slice(0, 300) });
    // The screen sets its title when it is there.
    const timer = setTimeout(tell);
    return () => clearTimeout(timer);
  }, [host, isSignedIn, pathname, search]);
  return null;
}

function useHeight(host: Host, height: 'fill' | 'auto'): void {
  useEffect(() => {
    if (height !== 'auto') return undefined;
    const stopping = new AbortController();
    const teller = createHeightTeller(
      (content) => void host.tell('resize', { height: content }),
      () => {
        const message = 'The height kept growing, so it stays as it is and the frame scrolls inside.';
        host.tell('error', { code: 'resize_loop', message, recoverable: true });
      },
    );
    const content = document.getElementById('root');
    if (content !== null) watchHeight(content, stopping.signal, teller);
    watchView(document.documentElement, stopping.signal);
    return () => stopping.abort();
  }, [host, height]);
}
