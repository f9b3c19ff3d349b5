/** App updates: registers the service worker, and tells when the server has a newer build than this page. */
import { createListeners } from '#base/listeners.ts';

/** In milliseconds. */
const checkInterval = 3_600_000;

export type AppUpdates = ReturnType<typeof createAppUpdates>;

export function createAppUpdates() {
  const { subscribe, notify } = createListeners();
  let isReady = false;

  return {
    subscribe,
    /** Whether a reload brings a newer build. */
    get: (): boolean => isReady,
    /** Registers the worker. Does nothing where the browser has none, as in insecure contexts. Never rejects. */
    start: async (page: Document): Promise<void> => {
      if (!('serviceWorker' in navigator)) return;
      try {
        const worker = await navigator.serviceWorker.register(
          new URL('service-worker.js', page.baseURI),
        );
        const check = async () => {
          if (isReady || !(await isOutdated(page))) return;
          isReady = true;
          notify();
        };
        worker.addEventListener('updatefound', () => {
          const { installing } = worker;
          installing?.addEventListener('statechange', () => {
            if (installing.state === 'activated') void check().catch(() => undefined);
          });
        });
        let newestReadAt = Date.now();
        // A tab that stays open for days looks for a new build when it is shown again.
        page.addEventListener('visibilitychange', () => {
          if (page.visibilityState !== 'visible' || Date.now() - newestReadAt < checkInterval)
            return;
          newestReadAt = Date.now();
          worker.update().catch(() => undefined);
        });
      } catch {
        // A server that has no such file, or a browser that allows none: the dashboard needs a network then.
      }
    },
  };
}

/** Whether the server's page starts another script than this one. */
async function isOutdated(page: Document): Promise<boolean> {
  const entry = page
    .querySelector<HTMLScriptElement>('script[type="module"][src]')
    ?.getAttribute('src');
  if (entry == null) return false;
  const reply = await fetch(page.baseURI, { cache: 'no-store', credentials: 'omit' });
  return reply.ok && !(await reply.text()).includes(entry);
}
