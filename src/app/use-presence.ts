/** Tells the session that the page is looked at again, and that it is left. */
import { useEffect, useEffectEvent } from 'react';
import type { Session } from '#engine/tab/session.ts';

export function usePresence(session: Session): void {
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') session.look();
  });
  const leave = useEffectEvent(() => session.leave());
  const comeBack = useEffectEvent((event: PageTransitionEvent) => {
    // Only a page that was put aside as a whole, to be shown again by the Back button, has left before.
    if (event.persisted) void session.restore();
  });

  useEffect(() => {
    const stopping = new AbortController();
    const options = { signal: stopping.signal, passive: true, capture: true };
    document.addEventListener('visibilitychange', () => look(), options);
    window.addEventListener('pagehide', () => leave(), options);
    window.addEventListener('pageshow', (event) => comeBack(event), options);
    return () => stopping.abort();
  }, []);
}
