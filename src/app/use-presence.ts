/** Tells the session that somebody acts, that the page is looked at again, and that it is left. */
import { useEffect, useEffectEvent } from 'react';
import type { Session } from '#engine/session.ts';

/** Acts in quick succession are one; milliseconds. */
const tellEvery = 5000;

export function usePresence(session: Session): void {
  const act = useEffectEvent(() => session.touch());
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
    let toldAt = Number.NEGATIVE_INFINITY;
    const told = (event: Event) => {
      if (event.timeStamp - toldAt < tellEvery) return;
      toldAt = event.timeStamp;
      act();
    };
    for (const name of ['pointerdown', 'keydown', 'wheel', 'touchmove']) document.addEventListener(name, told, options);
    document.addEventListener('visibilitychange', () => look(), options);
    window.addEventListener('pagehide', () => leave(), options);
    window.addEventListener('pageshow', (event) => comeBack(event), options);
    return () => stopping.abort();
  }, []);
}
