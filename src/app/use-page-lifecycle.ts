/** Page lifecycle: tells the session when the page becomes visible or hidden, is left, or is restored by the Back button. */
import { useWindowEvent } from '@mantine/hooks';
import type { Session } from '#engine/tab/session.ts';

const options = { passive: true, capture: true };

export function usePageLifecycle(session: Session): void {
  useWindowEvent(
    'visibilitychange',
    () => (document.visibilityState === 'visible' ? session.onVisible() : session.onHidden()),
    options,
  );
  useWindowEvent('pagehide', () => session.leave(), options);
  // Only a page from the back-forward cache has left before.
  useWindowEvent('pageshow', ({ persisted }) => persisted && void session.restore(), options);
}
